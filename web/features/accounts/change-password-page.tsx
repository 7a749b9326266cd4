import { Paper } from '@mantine/core'
import { changePassword } from '#contract/accounts.ts'
import { passwordChangeForm } from '#contract/password.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { NewPasswordField } from '#web/ui/form/fields/new-password-field.tsx'
import { PasswordField } from '#web/ui/form/fields/password-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Changes one's own password. */
export function ChangePasswordPage() {
  const t = useTexts(accountsTexts)
  const { email } = useMe()
  const entry = useEntry(changePassword, {
    initial: { oldPassword: '', password: '' },
    schema: passwordChangeForm,
    resetAfterSave: true,
    done: () => notify.success(t('accounts.changed')),
  })
  return (
    <Page narrow title={t('accounts.changeTitle')} context={t('accounts.changeContext')}>
      <Paper withBorder p="md">
        <EntryForm mayLeave entry={entry} saveLabel={t('accounts.changeTitle')}>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...entry.field('oldPassword', t('accounts.oldPassword'))} autoComplete="current-password" />
          <NewPasswordField {...entry.field('password', t('accounts.newPassword'))} />
        </EntryForm>
      </Paper>
    </Page>
  )
}
