import { Button, Stack, Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { cloudSignInTexts } from '#texts/cloud-sign-in.ts'
import { call } from '#web/api.ts'
import { type ApiError, asApiError } from '#web/api/api-error.ts'
import type { Output } from '#web/api/request.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { isWholeToken } from '#web/ui/feedback/link-token.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Accepts an invitation to the cloud at the press of a button, then leads to the first password or to the sign-in. */
export function CloudInvitationPage() {
  const t = useTexts(cloudSignInTexts)
  const { language } = useLanguage()
  const { vendorName } = usePortal()
  const { token } = useSearch({ from: '/cloudinvitation' })
  const [opened, setOpened] = useState<Output<typeof openCloudInvitation> | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const problem = isWholeToken(token) ? failure?.text(language) : t('cloudInvitation.incomplete')
  const outcome = ({ active, email, noAccess }: Output<typeof openCloudInvitation>) => {
    const { reason, day } = noAccess ?? {}
    const why =
      reason === 'off' || reason === 'full'
        ? t(`cloudInvitation.${reason}`, { email })
        : reason && t(`cloudLogin.no.${reason}`, { day: formats.date(day), vendor: vendorName })
    return [active && t('cloudInvitation.active', { email }), why].filter(Boolean).join(' ')
  }
  const [pending, setPending] = useState(false)
  const open = async () => {
    setPending(true)
    try {
      setOpened(await call(openCloudInvitation, { body: { token } }))
    } catch (error) {
      setFailure(asApiError(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Page slim title={t('cloudInvitation.title')}>
      <Stack gap="sm">
        <Notice>{problem}</Notice>
        {!problem && !opened && (
          <>
            <Text>{t('cloudInvitation.what', { vendor: vendorName })}</Text>
            <Button loading={pending} onClick={() => void open()}>
              {t('cloudInvitation.accept')}
            </Button>
          </>
        )}
        {opened && <Notice color={opened.active && !opened.noAccess ? 'green' : 'orange'}>{outcome(opened)}</Notice>}
        {opened?.noAccess?.reason === 'full' && (
          <Button loading={pending} onClick={() => void open()}>
            {t('cloudInvitation.again')}
          </Button>
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
