import { requestEmailChange } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { DialogButton } from '#web/ui/dialog/dialog-button.tsx'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useMailed } from '#web/shared/mails/use-mailed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Part } from './part.tsx'

/** The address one signs in with; a new one counts once its mailbox proved itself. */
export function EmailAddress() {
  const t = useTexts(securityTexts)
  const { email } = useMe()
  return (
    <Part
      title={t('security.email')}
      text={email}
      actions={
        <DialogButton dialog={(close) => <ChangeDialog onClose={close} />}>{t('security.emailChange')}</DialogButton>
      }
    />
  )
}

function ChangeDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(securityTexts)
  const mailed = useMailed()
  const entry = useEntry(requestEmailChange, {
    initial: { email: '' },
    done: async (_, { email }) => {
      notify.note(await mailed(t('security.emailSent', { email })))
      onClose()
    },
  })
  return (
    <EntryFormDialog
      title={t('security.emailChange')}
      onClose={onClose}
      entry={entry}
      offered
      saveLabel={t('security.emailSend')}
    >
      <TextField
        {...entry.field('email', t('security.emailNew'))}
        hint={t('security.emailNewHint')}
        type="email"
        autoComplete="email"
      />
    </EntryFormDialog>
  )
}
