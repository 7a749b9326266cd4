import { Alert, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { unlockAccount } from '#contract/accounts.ts'
import { accountsTexts } from '#texts/accounts.ts'
import { errors } from '#texts/errors.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

const pause = 2500

/** Where the link of the unlock mail leads: unlocks, then goes to the sign-in by itself. */
export function UnlockPage() {
  const t = useTexts(accountsTexts)
  const say = useTexts(errors)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { token } = useSearch({ from: '/resetlockout' })
  const [done, setDone] = useState(false)
  const whole = /^[\w-]{43}$/.test(token)
  const { run, error } = useWrite(unlockAccount, { silent: true, done: () => setDone(true) })
  useEffect(() => {
    if (whole) void run({ body: { token } })
  }, [run, token, whole])
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => void navigate({ to: '/login' }), pause)
    return () => clearTimeout(timer)
  }, [done, navigate])
  const problem = whole ? error?.text(language) : say('accounts.errorUnlockAccount')
  return (
    <Page slim title={t('accounts.unlockTitle')}>
      <Stack gap="sm">
        {problem && !done ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : (
          <Text component="output">{t(done ? 'accounts.unlocked' : 'accounts.unlocking')}</Text>
        )}
        {(done || problem) && <LinkButton to="/login">{t('accounts.toLogin')}</LinkButton>}
      </Stack>
    </Page>
  )
}
