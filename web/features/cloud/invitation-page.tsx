import { Alert, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { cloudSignInTexts } from '#texts/cloud-sign-in.ts'
import { call } from '#web/api.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import type { Output } from '#web/api/request.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

/** Opens an invitation to the cloud, then leads to the first password or to the sign-in. */
export function CloudInvitationPage() {
  const t = useTexts(cloudSignInTexts)
  const { language } = useLanguage()
  const { token } = useSearch({ from: '/cloudinvitation' })
  const [opened, setOpened] = useState<Output<typeof openCloudInvitation> | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const problem = failure?.text(language)
  const begun = useRef(false)
  const open = useEffectEvent(async () => {
    try {
      setOpened(await call(openCloudInvitation, { body: { token } }))
    } catch (error) {
      setFailure(asApiError(error))
    }
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void open()
  }, [])
  return (
    <Page slim title={t('cloudInvitation.title')}>
      <Stack gap="sm">
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {!problem && !opened && <Text component="output">{t('cloudInvitation.opening')}</Text>}
        {opened && (
          <Alert color={opened.active ? 'green' : 'orange'} role="alert">
            {opened.active ? t('cloudInvitation.active', { email: opened.email }) : t('cloudInvitation.full')}
          </Alert>
        )}
        {opened?.setPassword ? (
          <LinkButton
            to="/confirmcompanycontact"
            search={{ id: btoa(opened.setPassword.contactId), token: opened.setPassword.token }}
          >
            {t('cloudInvitation.setPassword')}
          </LinkButton>
        ) : (
          (opened ?? problem) && (
            <LinkButton to="/awslogin" {...(problem ? { variant: 'default' } : {})}>
              {t('cloudInvitation.signIn')}
            </LinkButton>
          )
        )}
      </Stack>
    </Page>
  )
}
