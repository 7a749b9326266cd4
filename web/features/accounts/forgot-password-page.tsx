import { Paper } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { requestNewPassword } from '#contract/accounts.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { sessionTexts } from '#texts/session.ts'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Has a link mailed; says the same whether or not there is an account. */
export function ForgotPasswordPage() {
  const t = useTexts(accountsTexts)
  const session = useTexts(sessionTexts)
  const navigate = useNavigate()
  const entry = useEntry(requestNewPassword, {
    initial: { email: '' },
    done: () => {
      notify.note(t('accounts.forgotDone'))
      return navigate({ to: '/login' })
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
    </Page>
  )
}
