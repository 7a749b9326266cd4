import { Alert, Paper } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { createFirstAdministrator } from '#contract/session.ts'
import { sessionTexts } from '#texts/session.ts'
import { setupTexts } from '#texts/setup.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { NewPasswordField } from '#web/ui/form/fields/new-password-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** The first administrator of a new installation, or one who is let in again, with the one-time link the server prints. */
export function SetupPage() {
  const t = useTexts(setupTexts)
  const { token, again = false } = useSearch({ from: '/setup' })
  return (
    <Page
      slim
      title={t(again ? 'session.setupAgainTitle' : 'session.setupTitle')}
      context={t(again ? 'session.setupAgainContext' : 'session.setupContext')}
    >
      {token ? <Form token={token} again={again} /> : <Alert color="orange">{t('session.setupMissing')}</Alert>}
    </Page>
  )
}

function Form({ token, again }: { token: string; again: boolean }) {
  const t = useTexts(setupTexts)
  const signIn = useTexts(sessionTexts)
  const navigate = useNavigate()
  const entry = useEntry(createFirstAdministrator, {
    initial: { email: '', password: '' },
    input: ({ email, password }) => ({ body: { token, email, password } }),
    done: () => {
      notify.note(t(again ? 'session.setupAgainDone' : 'session.setupDone'))
      return navigate({ to: '/login' })
    },
  })
  return (
    <Paper withBorder p="md">
      <EntryForm entry={entry} saveLabel={t(again ? 'session.setupAgainSubmit' : 'session.setupSubmit')}>
        <TextField {...entry.field('email', signIn('session.email'))} type="email" autoComplete="username" />
        <NewPasswordField {...entry.field('password', signIn('session.password'))} />
      </EntryForm>
    </Paper>
  )
}
