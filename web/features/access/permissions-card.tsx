import { Button, Checkbox } from '@mantine/core'
import { lazy, useState } from 'react'
import {
  grantPermission,
  listRolePermissions,
  revokePermission,
  type Role,
  type RolePermission,
} from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { rereadMe } from '#web/api/session.ts'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { IconEdit, IconPlus } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowActions } from '#web/ui/table/row-actions.tsx'
import { RemoveButton } from '#web/ui/table/remove-button.tsx'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './access.module.css'
import { guardsOf } from './guards-of.ts'
import { useDeletePermission } from './use-delete-permission.ts'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { Hint } from '#web/ui/layout/words.tsx'
import { Section } from '#web/ui/layout/section.tsx'

const PermissionDialog = lazy(async () => ({ default: (await import('./permission-dialog.tsx')).PermissionDialog }))
const ChangePermissionDialog = lazy(async () => ({
  default: (await import('./permission-dialog.tsx')).ChangePermissionDialog,
}))

/** All permissions with a checkbox each; the search finds name, description, key and id, in any case. */
export function PermissionsCard({ role }: { role: Role }) {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const [open, setOpen] = useState<RolePermission | 'new' | null>(null)
  const permissions = useRead(listRolePermissions, { params: { id: role.id } })
  const { turned, turn } = useTurn(role, permissions.refetch)
  const remove = useDeletePermission()
  const nameOf = (one: RolePermission) => (language === 'de' ? one.nameDe : one.nameEn)
  const columns: Column<RolePermission>[] = [
    {
      key: 'granted',
      text: t('roles.granted'),
      sortable: true,
      align: 'center',
      value: ({ granted }) => (granted ? t('roles.yes') : t('roles.no')),
      render: (one) => (
        <Checkbox
          className={classes.check ?? ''}
          aria-label={nameOf(one)}
          checked={one.granted !== (turned === one.key)}
          onChange={() => void turn(one, nameOf(one))}
        />
      ),
    },
    { key: 'name', text: t('roles.permission'), sortable: true, value: nameOf },
    {
      key: 'guards',
      text: t('roles.guards'),
      sortable: true,
      value: (one) =>
        one.guarding ? guardsOf(one, language) : `${guardsOf(one, language)} (${t('roles.guardsNothing')})`,
    },
    { key: 'key', text: t('roles.key'), sortable: true, code: true },
    { key: 'id', text: t('roles.id'), code: true },
  ]
  const rowActions = (one: RolePermission) =>
    one.guarding ? null : (
      <RowActions name={one.key}>
        <RowButton
          text={t('roles.changePermission', { key: one.key })}
          letter="e"
          icon={<IconEdit />}
          onClick={() => setOpen(one)}
        />
        <RemoveButton text={t('roles.deletePermission', { key: one.key })} onClick={() => remove(one)} />
      </RowActions>
    )
  return (
    <Section
      title={t('roles.permissions')}
      action={
        <Button variant="default" leftSection={<IconPlus />} onClick={() => setOpen('new')}>
          {t('roles.createPermission')}
        </Button>
      }
    >
      <Hint>{t('roles.permissionsHint')}</Hint>
      <DataTable
        label={t('roles.permissions')}
        read={permissions}
        columns={columns}
        actions={rowActions}
        pageSize={25}
        sort="name"
        exportName={`${t('roles.permissions')}-${role.name}`}
      />
      <LazyBoundary>
        {open === 'new' && <PermissionDialog onClose={() => setOpen(null)} />}
        {open && open !== 'new' && <ChangePermissionDialog permission={open} onClose={() => setOpen(null)} />}
      </LazyBoundary>
    </Section>
  )
}

/** Grants or revokes after a question. The box shows the wish meanwhile, and falls back when nothing came of it. */
function useTurn(role: Role, refetch: () => Promise<unknown>) {
  const t = useTexts(rolesTexts)
  const [turned, setTurned] = useState<string | null>(null)
  const fresh = async () => {
    await refetch()
    // It may have been a permission of one's own.
    await rereadMe().catch(() => undefined)
  }
  const grant = useWrite(grantPermission, { done: fresh })
  const revoke = useWrite(revokePermission, { done: fresh })
  const turn = async ({ key, granted }: RolePermission, permission: string) => {
    if (turned !== null) return
    setTurned(key)
    const does = granted ? 'revoke' : 'grant'
    const sure = await confirm({
      title: t(`roles.${does}Title`),
      question: t(`roles.${does}Question`, { permission, key, role: role.name }),
      confirmLabel: t(`roles.${does}`),
      danger: granted,
    })
    const done = sure && (await (granted ? revoke : grant).run({ params: { id: role.id, key } }))
    setTurned(null)
    if (done) notify.success(t(`roles.${does}Done`))
  }
  return { turned, turn }
}
