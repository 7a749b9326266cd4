import { PasswordInput } from '@mantine/core'
import { type RefObject, useRef, useState } from 'react'
import { reasonsTexts } from '#texts/reasons.ts'
import { sessionTexts } from '#texts/session.ts'
import { uiTexts } from '#texts/ui.ts'
import { useMe } from '../../ui/use-session.ts'
import { useTexts } from '../../ui/use-texts.tsx'

interface PasswordAgainProps {
  value: string
  onChange: (password: string) => void
  /** It was sent without one. */
  missing: boolean
  input: RefObject<HTMLInputElement | null>
}

/** What was typed so far. `given` says whether there is a password; where there is none, the field says so and has the focus. */
export function usePasswordAgain() {
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const given = () => {
    setMissing(password === '')
    if (password === '') input.current?.focus()
    return password !== ''
  }
  const field: PasswordAgainProps = {
    value: password,
    onChange: setPassword,
    missing: missing && password === '',
    input,
  }
  return { password, given, field }
}

/** The password of whoever is signed in, asked for again; the hidden address lets password stores find it. */
export function PasswordAgain({ value, onChange, missing, input }: PasswordAgainProps) {
  const t = useTexts(sessionTexts)
  const ui = useTexts(uiTexts)
  const why = useTexts(reasonsTexts)
  const { email } = useMe()
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        ref={input}
        label={t('session.passwordOf', { email })}
        autoComplete="current-password"
        data-autofocus
        value={value}
        error={missing && why('reason.password')}
        visibilityToggleButtonProps={{ 'aria-label': ui('ui.showPassword') }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  )
}
