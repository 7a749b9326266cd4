import { Alert, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { confirmRegistration } from '#contract/registration.ts'
import { registrationTexts } from '#texts/registration.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

const pause = 2500

/** Where the link of the confirmation mail leads: makes the account, then goes to the sign-in by itself. */
export function ConfirmationPage() {
  const t = useTexts(registrationTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { id: token, isRoloffMatek } = useSearch({ from: '/confirmationRegistration' })
  const [done, setDone] = useState(false)
  const whole = /^[\w-]{43}$/.test(token)
  const { run, error } = useWrite(confirmRegistration, { silent: true, done: () => setDone(true) })
  useEffect(() => {
    if (whole) void run({ body: { token } })
  }, [run, token, whole])
  useEffect(() => {
    if (!done) return undefined
    const timer = setTimeout(() => void navigate({ to: '/login' }), pause)
    return () => clearTimeout(timer)
  }, [done, navigate])
  const problem = whole ? error?.text(language) : t('registration.linkIncomplete')
  const finished = isRoloffMatek ? 'registration.doneRoloffMatek' : 'registration.done'
  return (
    <Page slim title={t('registration.confirmTitle')}>
      <Stack gap="sm">
        {problem && !done ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : (
          <Text component="output">{t(done ? finished : 'registration.confirming')}</Text>
        )}
        {(done || problem) && <LinkButton to="/login">{t('registration.toLogin')}</LinkButton>}
        {problem && !done && (
          <LinkButton to="/registration" variant="default">
            {t('registration.again')}
          </LinkButton>
        )}
      </Stack>
    </Page>
  )
}
