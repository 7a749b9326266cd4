import { Alert, Button } from '@mantine/core'
import { createPermission } from '#contract/roles.ts'
import { rolesTexts } from '#texts/roles.ts'
import { uiTexts } from '#texts/ui.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { TextareaField, TextField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { notify } from '#web/ui/notify.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

export function PermissionDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(rolesTexts)
  const ui = useTexts(uiTexts)
  const entry = useEntry(createPermission, {
    initial: { key: '', nameDe: '', nameEn: '', guards: '' },
    done: ({ key }) => {
      notify.success(t('roles.permissionCreated', { key }))
      onClose()
    },
  })
  const cancel = (
    <Button variant="default" onClick={onClose}>
      {ui('ui.cancel')}
    </Button>
  )
  return (
    <Dialog title={t('roles.createPermission')} onClose={onClose} size="lg">
      <EntryForm entry={entry} cancel={cancel} mayLeave>
        <Alert variant="light">{t('roles.createPermissionHint')}</Alert>
        <TextField
          {...entry.field('key', t('roles.key'))}
          hint={t('roles.keyHint')}
          spellCheck={false}
          autoComplete="off"
        />
        <TextField {...entry.field('nameDe', t('roles.nameDe'))} />
        <TextField {...entry.field('nameEn', t('roles.nameEn'))} />
        <TextareaField {...entry.field('guards', t('roles.guardsField'))} rows={2} />
      </EntryForm>
    </Dialog>
  )
}
