import { Button, Checkbox, Paper, Switch, TextInput } from '@mantine/core'
import { lazy, type ReactNode, useState } from 'react'
import { areaOf, permissionAreas } from '#contract/permissions.ts'
import { listRolePermissions, type Role, type RolePermission } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { IconChevronDown } from '#web/ui/layout/frame-icons.tsx'
import { IconChevronRight, IconPlus, IconSearch } from '#web/ui/layout/icons.tsx'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import classes from './access.module.css'
import { guardsOf } from './guards-of.ts'
import { PermissionLine } from './permission-line.tsx'
import { useDeletePermission } from './use-delete-permission.ts'
import { useGrants } from './use-grants.ts'
import { useGuardedPages } from './use-guarded-pages.ts'

const PermissionDialog = lazy(async () => ({ default: (await import('./permission-dialog.tsx')).PermissionDialog }))
const ChangePermissionDialog = lazy(async () => ({
  default: (await import('./permission-dialog.tsx')).ChangePermissionDialog,
}))

/** All permissions by area, with a box each and one for the area; the search finds name, sentence, key and id, in any case. */
export function PermissionsCard({ role }: { role: Role }) {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const [open, setOpen] = useState<RolePermission | 'new' | null>(null)
  const [search, setSearch] = useState('')
  const [ids, setIds] = useState(false)
  const [onlyGranted, setOnlyGranted] = useState(false)
  const { data, error, refetch } = useRead(listRolePermissions, { params: { id: role.id } })
  const grants = useGrants(role, refetch)
  const pagesOf = useGuardedPages()
  const remove = useDeletePermission()
  const words = search.trim().toLowerCase()
  const isShown = (one: RolePermission) =>
    (!onlyGranted || one.granted) &&
    [grants.nameOf(one), guardsOf(one, language), one.key, one.id].some((said) => said.toLowerCase().includes(words))
  const byName = (one: RolePermission, other: RolePermission) =>
    grants.nameOf(one).localeCompare(grants.nameOf(other), language)
  const shown = (data?.items ?? []).filter(isShown).toSorted(byName)
  const areas = permissionAreas.flatMap((area) => {
    const permissions = shown.filter(({ key }) => areaOf(key) === area)
    return permissions.length > 0 ? [{ area, permissions }] : []
  })
  return (
    <Section
      title={t('roles.permissions')}
      busy={!data}
      action={
        <Button variant="default" leftSection={<IconPlus />} onClick={() => setOpen('new')}>
          {t('roles.createPermission')}
        </Button>
      }
    >
      <Hint>{t('roles.permissionsHint')}</Hint>
      {error && <ErrorNotice error={error} retry={refetch} />}
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={t('roles.search')}
          placeholder={t('roles.search')}
          leftSection={<IconSearch />}
          value={search}
          maxLength={200}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Switch
          label={t('roles.onlyGranted')}
          checked={onlyGranted}
          onChange={(event) => setOnlyGranted(event.currentTarget.checked)}
        />
        <Switch label={t('roles.showIds')} checked={ids} onChange={(event) => setIds(event.currentTarget.checked)} />
      </div>
      {data && shown.length === 0 && <Hint>{t('roles.nothingFound', { search: search.trim() })}</Hint>}
      {areas.map(({ area, permissions }) => (
        <Area
          key={area}
          name={t(`roles.area.${area}`)}
          unfolded={words !== '' || onlyGranted}
          grants={grants}
          permissions={permissions}
        >
          {(one) => (
            <PermissionLine
              key={one.key}
              permission={one}
              name={grants.nameOf(one)}
              checked={one.granted !== grants.turning.has(one.key)}
              pages={pagesOf(one.key)}
              ids={ids}
              onTurn={() => void grants.turn(one)}
              onEdit={() => setOpen(one)}
              onRemove={() => remove(one)}
            />
          )}
        </Area>
      ))}
      <LazyBoundary>
        {open === 'new' && <PermissionDialog onClose={() => setOpen(null)} />}
        {open && open !== 'new' && <ChangePermissionDialog permission={open} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </Section>
  )
}

interface AreaProps {
  name: string
  /** Whatever was folded: what is looked for is seen. */
  unfolded: boolean
  permissions: readonly RolePermission[]
  grants: ReturnType<typeof useGrants>
  children: (permission: RolePermission) => ReactNode
}

/** The permissions of an area, folded until it is opened; how many of them the role has stands beside its name. */
function Area({ name, unfolded, permissions, grants, children }: AreaProps) {
  const t = useTexts(rolesTexts)
  const [opened, setOpened] = useState(false)
  const isOpen = opened || unfolded
  const held = permissions.filter(({ key, granted }) => granted !== grants.turning.has(key)).length
  const all = held === permissions.length
  return (
    <Paper withBorder component="section" className={classes.area ?? ''} aria-label={name}>
      <div className={classes.head}>
        <h3>
          <button type="button" className={classes.fold} aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
            {isOpen ? <IconChevronDown /> : <IconChevronRight />}
            {name}
          </button>
        </h3>
        <span className={classes.held}>{t('roles.ofCount', { held, total: permissions.length })}</span>
        <Checkbox
          className={classes.check ?? ''}
          label={t('roles.all')}
          aria-label={t('roles.allOf', { area: name })}
          checked={all}
          indeterminate={held > 0 && !all}
          onChange={() => void grants.turnAll(permissions, !all)}
        />
      </div>
      {isOpen && <PlainList gap={0}>{permissions.map(children)}</PlainList>}
    </Paper>
  )
}
