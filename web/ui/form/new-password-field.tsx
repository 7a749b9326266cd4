import { sessionTexts } from '#texts/session.ts'
import { useTexts } from '../use-texts.tsx'
import { PasswordField } from './password-field.tsx'
import type { FieldProps } from './use-entry.ts'

/** A password to be set, with the rule it follows. */
export function NewPasswordField(props: FieldProps) {
  const t = useTexts(sessionTexts)
  return <PasswordField {...props} autoComplete="new-password" hint={t('session.passwordRule')} />
}
