import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { reasonsTexts } from '#texts/reasons.ts'
import { sessionTexts } from '#texts/session.ts'
import { uiTexts } from '#texts/ui.ts'
import { Notice } from '../../ui/feedback/error-notice.tsx'
import { DialogButtons } from '../../ui/dialog/dialog.tsx'
import { useMe } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'

interface PasswordFormProps {
  /** Why it is asked for. */
  text: string
  /** What went wrong; '' where nothing did. */
  notice: string
  submit: string
  pending: boolean
  onPassword: (password: string) => void
  /** Below the password, for a user who has none. */
  other?: ReactNode
  /** Buttons beside the one that sends. */
  children: ReactNode
}

/** The password of the signed-in account, asked for again; the hidden address lets password stores find it. */
export function PasswordForm({ text, notice, submit, pending, onPassword, other, children }: PasswordFormProps) {
  const t = useTexts(sessionTexts)
  const ui = useTexts(uiTexts)
  const why = useTexts(reasonsTexts)
  const { email } = useMe()
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(password === '')
        if (password === '') input.current?.focus()
        else onPassword(password)
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <Notice>{notice}</Notice>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          ref={input}
          label={t('session.passwordOf', { email })}
          autoComplete="current-password"
          data-autofocus
          value={password}
          error={missing && password === '' && why('reason.password')}
          visibilityToggleButtonProps={{ 'aria-label': ui('ui.showPassword') }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {other}
      </Stack>
      <DialogButtons>
        {children}
        <Button type="submit" loading={pending}>
          {submit}
        </Button>
      </DialogButtons>
    </form>
  )
}
