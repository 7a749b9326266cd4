import { Button, Paper } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { requestNewPassword } from '#contract/accounts.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { errors } from '#texts/errors.ts'
import { sessionTexts } from '#texts/session.ts'
import { uiTexts } from '#texts/ui.ts'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useMailed } from '#web/shared/mails/use-mailed.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Has a link mailed; says the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const t = useTexts(accountsTexts)
  const session = useTexts(sessionTexts)
  const ui = useTexts(uiTexts)
  const navigate = useNavigate()
  const { language } = useLanguage()
  const mailed = useMailed()
  const [unknown, setUnknown] = useState(false)
  const entry = useEntry(requestNewPassword, {
    initial: { email: '' },
    done: async () => {
      notify.note(await mailed(t('accounts.forgotDone')))
      return navigate({ to: '/login' })
    },
    failed: ({ code }) => {
      if (code === 'accounts.userNotFound') setUnknown(true)
      return code === 'accounts.userNotFound'
    },
  })
  return (
    <Page slim title={t('accounts.forgotTitle')} context={t('accounts.forgotContext')}>
      <Paper withBorder p="md">
        <EntryForm
          mayLeave
          entry={entry}
          saveLabel={t('accounts.forgotSubmit')}
          cancel={
            <LinkButton variant="default" to="/login">
              {t('accounts.toLogin')}
            </LinkButton>
          }
        >
          <TextField {...entry.field('email', session('session.email'))} type="email" autoComplete="username" />
        </EntryForm>
      </Paper>
      {unknown && (
        <Dialog title={t('accounts.userNotFoundTitle')} onClose={() => setUnknown(false)}>
          <p>{errors['accounts.userNotFound'][language]}</p>
          <DialogButtons>
            <Button data-autofocus onClick={() => setUnknown(false)}>
              {ui('ui.close')}
            </Button>
          </DialogButtons>
        </Dialog>
      )}
    </Page>
  )
}
