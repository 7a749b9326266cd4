import { Alert, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { confirmEmail } from '#contract/security.ts'
import { errors } from '#texts/errors.ts'
import { securityTexts } from '#texts/security.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

/** Where the link in the mail to a new address leads: takes the address over. */
export function ConfirmEmailPage() {
  const t = useTexts(securityTexts)
  const say = useTexts(errors)
  const { language } = useLanguage()
  const { token } = useSearch({ from: '/confirmemail' })
  const [done, setDone] = useState(false)
  const whole = /^[\w-]{43}$/.test(token)
  const { run, error } = useWrite(confirmEmail, { silent: true, done: () => setDone(true) })
  useEffect(() => {
    if (whole) void run({ body: { token } })
  }, [run, token, whole])
  const problem = whole ? error?.text(language) : say('accounts.linkInvalid')
  return (
    <Page slim title={t('security.emailConfirmTitle')}>
      <Stack gap="sm">
        {problem && !done ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : (
          <Text component="output">{t(done ? 'security.emailConfirmed' : 'security.emailConfirming')}</Text>
        )}
        {(done || problem) && <LinkButton to="/login">{t('security.goOn')}</LinkButton>}
      </Stack>
    </Page>
  )
}
