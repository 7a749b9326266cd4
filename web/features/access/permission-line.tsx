import { Checkbox, Text } from '@mantine/core'
import { useId } from 'react'
import type { RolePermission } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { IconEdit } from '#web/ui/layout/icons.tsx'
import { RemoveButton } from '#web/ui/table/rows/remove-button.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import classes from './access.module.css'
import { guardsOf } from './guards-of.ts'
import type { GuardedPage } from './use-guarded-pages.ts'

interface PermissionLineProps {
  permission: RolePermission
  name: string
  checked: boolean
  pages: readonly GuardedPage[]
  /** With key and id. */
  ids: boolean
  onTurn: () => void
  onEdit: () => void
  onRemove: () => void
}

/** One permission: what it is called, what it guards in a sentence, and behind it which pages and operations. */
export function PermissionLine({
  permission,
  name,
  checked,
  pages,
  ids,
  onTurn,
  onEdit,
  onRemove,
}: PermissionLineProps) {
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const sentence = useId()
  const { id, key, guarding } = permission
  const guards = guardsOf(permission, language)
  // Some guard what they are called.
  const isNamed = guards.toLowerCase() === name.toLowerCase()
  const says = guarding ? !isNamed && guards : `${guards} (${t('roles.guardsNothing')})`
  return (
    <li className={classes.line}>
      <Checkbox
        className={classes.check ?? ''}
        label={name}
        {...(says && { 'aria-describedby': sentence })}
        checked={checked}
        onChange={onTurn}
      />
      <div className={classes.what}>
        {says && (
          <Text id={sentence} size="sm" c="dimmed" className={classes.sentence ?? ''}>
            {says}
          </Text>
        )}
        {ids && (
          <Text size="xs" className={classes.ids ?? ''}>
            <code>{key}</code> <code>{id}</code>
          </Text>
        )}
        {guarding && <Guarded pages={pages} operations={permission.operations} />}
      </div>
      {!guarding && (
        <div>
          <RowButton text={t('roles.changePermission', { key })} icon={<IconEdit />} onClick={onEdit} />
          <RemoveButton text={t('roles.deletePermission', { key })} onClick={onRemove} />
        </div>
      )}
    </li>
  )
}

interface GuardedProps {
  pages: readonly GuardedPage[]
  operations: readonly string[]
}

function Guarded({ pages, operations }: GuardedProps) {
  const t = useTexts(rolesTexts)
  return (
    <details className={classes.guarded}>
      <summary>{t('roles.guarded')}</summary>
      {pages.length === 0 && operations.length === 0 && <p>{t('roles.guardsParts')}</p>}
      {pages.length > 0 && (
        <p>
          {t('roles.guardedPages')}:{' '}
          {pages.map(({ path, name }, at) => (
            <span key={path}>
              {at > 0 && ', '}
              {name && `${name} `}
              <code>{path}</code>
            </span>
          ))}
        </p>
      )}
      {operations.length > 0 && (
        <p>
          {t('roles.guardedOperations')}:{' '}
          {operations.map((operation, at) => (
            <span key={operation}>
              {at > 0 && ', '}
              <code>{operation}</code>
            </span>
          ))}
        </p>
      )}
    </details>
  )
}
