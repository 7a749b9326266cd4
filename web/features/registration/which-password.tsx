import { Paper } from '@mantine/core'
import type { ReactNode } from 'react'
import { chosenPassword, confirmRegistration } from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { EntryForm } from '#web/ui/form/entry/entry-form.tsx'
import { PasswordField } from '#web/ui/form/fields/password-field.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

interface WhichPasswordProps {
  token: string
  done: () => void
  /** A way on for a user who knows none of the passwords. */
  otherwise: ReactNode
}

/** Asks which of several registrations of an address is whose: by the password. */
export function WhichPassword({ token, done, otherwise }: WhichPasswordProps) {
  const t = useTexts(registrationTexts)
  const entry = useEntry(confirmRegistration, {
    initial: { password: '' },
    schema: chosenPassword,
    input: (body: { password: string }) => ({ body: { token, ...body } }),
    done,
  })
  return (
    <Paper withBorder p="md">
      <EntryForm mayLeave offered="valid" entry={entry} saveLabel={t('registration.confirmTitle')} cancel={otherwise}>
        <PasswordField {...entry.field('password', t('registration.password'))} autoComplete="current-password" />
      </EntryForm>
    </Paper>
  )
}
