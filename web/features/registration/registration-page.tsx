import { Paper, SegmentedControl, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { registrationTexts } from '#texts/registration.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { CompanyRegistrationForm } from './company-form.tsx'
import { PrivateRegistrationForm } from './private-form.tsx'
import { SentNotice } from './sent-notice.tsx'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const ExistsDialog = lazy(async () => ({ default: (await import('./exists-dialog.tsx')).ExistsDialog }))

/** Registers private people and people of companies; the account comes with the link in the mail. */
export function RegistrationPage() {
  const t = useTexts(registrationTexts)
  const { vendorName } = usePortal()
  const navigate = useNavigate()
  const search = useSearch({ from: '/registration' })
  const [email, setEmail] = useState('')
  const [exists, setExists] = useState(false)
  if (email) return <SentNotice email={email} />
  const kind = search.companycontact ? 'company' : 'private'
  const outcome = { sent: setEmail, exists: () => setExists(true) }
  return (
    <Page narrow title={t('registration.title')} context={t('registration.context', { vendor: vendorName })}>
      <Paper withBorder p="md">
        <Stack gap="md">
          <SegmentedControl
            aria-label={t('registration.kind')}
            value={kind}
            data={[
              { value: 'private', label: t('registration.private') },
              { value: 'company', label: t('registration.company') },
            ]}
            onChange={(value) => {
              const { companycontact: _, ...rest } = search
              const next = value === 'company' ? { ...rest, companycontact: 'true' } : rest
              void navigate({ to: '/registration', search: next, replace: true, ignoreBlocker: true })
            }}
          />
          {kind === 'company' ? (
            <CompanyRegistrationForm {...outcome} />
          ) : (
            <PrivateRegistrationForm
              roloffMatek={search.isRoloffMatek !== undefined}
              partner={search.partner ?? ''}
              {...outcome}
            />
          )}
          <TextLink to="/login" size="sm" py={4}>
            {t('registration.haveAccount')}
          </TextLink>
        </Stack>
      </Paper>
      {exists && (
        <LazyBoundary>
          <ExistsDialog onClose={() => setExists(false)} />
        </LazyBoundary>
      )}
    </Page>
  )
}
