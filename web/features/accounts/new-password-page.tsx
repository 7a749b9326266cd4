import { Paper, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { setNewPassword } from '#contract/accounts.ts'
import { newPasswordForm } from '#contract/password.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { errors } from '#texts/errors.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { NewPasswordField } from '#web/ui/form/fields/new-password-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Where the link of the reset mail leads. */
export function NewPasswordPage() {
  const t = useTexts(accountsTexts)
  const say = useTexts(errors)
  const { id, cloud } = useSearch({ from: '/setNewPassword' })
  const [signIn, forgot] = cloud
    ? (['/awslogin', '/awsforgotpassword'] as const)
    : (['/login', '/forgotPassword'] as const)
  const [dead, setDead] = useState(false)
  const whole = isWholeToken(id)
  return (
    <Page slim title={t('accounts.newTitle')} context={t('accounts.newContext')}>
      {whole && !dead ? (
        <Form id={id} signIn={signIn} refused={() => setDead(true)} />
      ) : (
        <Stack gap="sm">
          <Notice color="orange">{dead ? say('accounts.linkInvalid') : t('accounts.linkIncomplete')}</Notice>
          <LinkButton to={forgot}>{t('accounts.newLink')}</LinkButton>
        </Stack>
      )}
    </Page>
  )
}

interface FormProps {
  id: string
  /** Where one signs in afterwards: to the portal or to the cloud. */
  signIn: '/login' | '/awslogin'
  refused: () => void
}

function Form({ id, signIn, refused }: FormProps) {
  const t = useTexts(accountsTexts)
  const navigate = useNavigate()
  const entry = useEntry(setNewPassword, {
    initial: { password: '' },
    input: ({ password }) => ({ body: { id, password } }),
    schema: newPasswordForm,
    done: () => {
      notify.note(t('accounts.newDone'))
      return navigate({ to: signIn })
    },
    failed: ({ code }) => {
      if (code !== 'accounts.linkInvalid') return false
      refused()
      return true
    },
  })
  return (
    <Paper withBorder p="md">
      <EntryForm mayLeave entry={entry} cancel={<CancelLink to={signIn} />}>
        <NewPasswordField {...entry.field('password', t('accounts.newPassword'))} />
      </EntryForm>
    </Paper>
  )
}
