import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  changePermission,
  createPermission,
  type PermissionWords,
  permissionWords,
  type RolePermission,
} from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { type Entry, useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export function PermissionDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(rolesTexts)
  const entry = useEntry(createPermission, {
    initial: { key: '', nameDe: '', nameEn: '', guards: '' },
    done: ({ key }) => {
      notify.success(t('roles.permissionCreated', { key }))
      onClose()
    },
  })
  return (
    <PermissionForm title={t('roles.createPermission')} entry={entry} onClose={onClose}>
      <Alert variant="light">{t('roles.createPermissionHint')}</Alert>
      <TextField
        {...entry.field('key', t('roles.key'))}
        hint={t('roles.keyHint')}
        spellCheck={false}
        autoComplete="off"
      />
    </PermissionForm>
  )
}

/** What a permission of one's own is called; its key stays, because others may ask for it. */
export function ChangePermissionDialog({
  permission: { key, nameDe, nameEn, guards },
  onClose,
}: {
  permission: RolePermission
  onClose: () => void
}) {
  const t = useTexts(rolesTexts)
  const entry = useEntry<typeof changePermission, PermissionWords>(changePermission, {
    initial: { nameDe, nameEn, guards },
    schema: permissionWords,
    input: (body) => ({ params: { key }, body }),
    done: () => {
      notify.success(t('roles.permissionSaved', { key }))
      onClose()
    },
  })
  return <PermissionForm title={t('roles.changePermission', { key })} entry={entry} onClose={onClose} />
}

interface FormProps<V extends PermissionWords> {
  title: string
  entry: Entry<V>
  onClose: () => void
  children?: ReactNode
}

function PermissionForm<V extends PermissionWords>({ title, entry, onClose, children }: FormProps<V>) {
  const t = useTexts(rolesTexts)
  return (
    <EntryFormDialog title={title} onClose={onClose} size="lg" entry={entry}>
      {children}
      <TextField {...entry.field('nameDe', t('roles.nameDe'))} />
      <TextField {...entry.field('nameEn', t('roles.nameEn'))} />
      <TextareaField {...entry.field('guards', t('roles.guardsField'))} rows={2} />
    </EntryFormDialog>
  )
}
