import { Alert, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { confirmConsent } from '#contract/consents.ts'
import { errors } from '#texts/errors.ts'
import { profileTexts } from '#texts/profile.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useWrite } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

/** Where the link in the newsletter's mail leads: the consent counts from now on. */
export function ConfirmConsentPage() {
  const t = useTexts(profileTexts)
  const say = useTexts(errors)
  const { language } = useLanguage()
  const { token } = useSearch({ from: '/confirmconsent' })
  const [done, setDone] = useState(false)
  const whole = /^[\w-]{43}$/.test(token)
  const { run, error } = useWrite(confirmConsent, { silent: true, done: () => setDone(true) })
  useEffect(() => {
    if (whole) void run({ body: { token } })
  }, [run, token, whole])
  const problem = whole ? error?.text(language) : say('profile.consentLinkInvalid')
  return (
    <Page slim title={t('profile.confirmConsent')}>
      <Stack gap="sm">
        {problem && !done ? (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        ) : (
          <Text component="output">{t(done ? 'profile.confirmedConsent' : 'profile.confirmingConsent')}</Text>
        )}
        {(done || problem) && <LinkButton to="/user">{t('profile.toAccount')}</LinkButton>}
      </Stack>
    </Page>
  )
}
