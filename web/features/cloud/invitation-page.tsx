import { Button, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { cloudSignInTexts } from '#texts/cloud-sign-in.ts'
import { call } from '#web/api.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import type { Output } from '#web/api/request.ts'
import { Notice } from '#web/ui/error-notice.tsx'
import { formats } from '#web/ui/formats.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { usePortal } from '#web/ui/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

/** Opens an invitation to the cloud, then leads to the first password or to the sign-in. */
export function CloudInvitationPage() {
  const t = useTexts(cloudSignInTexts)
  const { language } = useLanguage()
  const { vendorName } = usePortal()
  const { token } = useSearch({ from: '/cloudinvitation' })
  const [opened, setOpened] = useState<Output<typeof openCloudInvitation> | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const problem = failure?.code === 'request.invalid' ? t('cloudInvitation.incomplete') : failure?.text(language)
  const outcome = ({ active, email, noAccess }: Output<typeof openCloudInvitation>) => {
    const { reason, day } = noAccess ?? {}
    const why =
      reason === 'off' || reason === 'full'
        ? t(`cloudInvitation.${reason}`, { email })
        : reason && t(`cloudLogin.no.${reason}`, { day: formats.date(day), vendor: vendorName })
    return [active && t('cloudInvitation.active', { email }), why].filter(Boolean).join(' ')
  }
  const begun = useRef(false)
  const open = async () => {
    try {
      setOpened(await call(openCloudInvitation, { body: { token } }))
    } catch (error) {
      setFailure(asApiError(error))
    }
  }
  const openAtOnce = useEffectEvent(open)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void openAtOnce()
  }, [])
  return (
    <Page slim title={t('cloudInvitation.title')}>
      <Stack gap="sm">
        <Notice>{problem}</Notice>
        {!problem && !opened && <Text component="output">{t('cloudInvitation.opening')}</Text>}
        {opened && <Notice color={opened.active && !opened.noAccess ? 'green' : 'orange'}>{outcome(opened)}</Notice>}
        {opened?.noAccess?.reason === 'full' && (
          <Button onClick={() => void open()}>{t('cloudInvitation.again')}</Button>
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
            <LinkButton to="/awslogin" {...(opened?.active ? {} : { variant: 'default' })}>
              {t('cloudInvitation.signIn')}
            </LinkButton>
          )
        )}
      </Stack>
    </Page>
  )
}
