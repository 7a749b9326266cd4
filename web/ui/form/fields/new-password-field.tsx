import { setupTexts } from '#texts/setup.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { PasswordField } from './password-field.tsx'
import type { FieldProps } from '../entry/use-entry.ts'

/** A password to be set, with the rule it follows. */
export function NewPasswordField(props: FieldProps) {
  const t = useTexts(setupTexts)
  return <PasswordField {...props} autoComplete="new-password" hint={t('session.passwordRule')} />
}
