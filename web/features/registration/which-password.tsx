import { Paper } from '@mantine/core'
import { chosenPassword, confirmRegistration } from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Asks which of several registrations of an address is whose: by the password. */
export function WhichPassword({ token, done }: { token: string; done: () => void }) {
  const t = useTexts(registrationTexts)
  const entry = useEntry(confirmRegistration, {
    initial: { password: '' },
    schema: chosenPassword,
    input: (body: { password: string }) => ({ body: { token, ...body } }),
    done,
  })
  return (
    <Paper withBorder p="md">
      <EntryForm mayLeave entry={entry} saveLabel={t('registration.confirmTitle')}>
        <PasswordField {...entry.field('password', t('registration.password'))} autoComplete="current-password" />
      </EntryForm>
    </Paper>
  )
}
