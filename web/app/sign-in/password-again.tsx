import { PasswordInput } from '@mantine/core'
import { sessionTexts } from '#texts/session.ts'
import { uiTexts } from '#texts/ui.ts'
import { useMe } from '../../ui/use-session.ts'
import { useTexts } from '../../ui/use-texts.tsx'

/** The password of whoever is signed in, asked for again; the hidden address lets password stores find it. */
export function PasswordAgain({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  const t = useTexts(sessionTexts)
  const ui = useTexts(uiTexts)
  const { email } = useMe()
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label={t('session.passwordOf', { email })}
        autoComplete="current-password"
        data-autofocus
        value={value}
        visibilityToggleButtonProps={{ 'aria-label': ui('ui.showPassword') }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
