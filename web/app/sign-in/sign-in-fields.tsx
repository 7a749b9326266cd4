import { PasswordInput, TextInput } from '@mantine/core'
import { frameUiTexts } from '#texts/ui-frame.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

interface SignInFieldsProps {
  email: { label: string; wrong: boolean }
  /** `problem` says why a password cannot be right. */
  password: { label: string; problem: string | false }
}

/** Address and password of an account, as password managers know them. */
export function SignInFields({ email, password }: SignInFieldsProps) {
  const ui = useTexts(frameUiTexts)
  return (
    <>
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        required
        label={email.label}
        error={email.wrong && ui('ui.problem.email')}
        maxLength={254}
        spellCheck={false}
        autoCapitalize="none"
      />
      <PasswordInput
        name="password"
        autoComplete="current-password"
        required
        label={password.label}
        error={password.problem}
        visibilityToggleButtonProps={{ 'aria-label': ui('ui.showPassword'), tabIndex: 0 }}
      />
    </>
  )
}

/** What was entered, read from the fields: password managers fill them without telling anybody. */
export function credentialsIn(form: HTMLFormElement): { email: string; password: string } {
  const valueOf = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value
  return { email: valueOf('email').trim(), password: valueOf('password') }
}
