import { Alert, Button, Group } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { hasFactor, readSecurity } from '#contract/security.ts'
import { securityTexts } from '#texts/security.ts'
import { SecuritySection } from '#web/features/accounts/security-section.tsx'
import { rereadMe, session } from '../../../api/session.ts'
import { formats } from '../../../ui/data/formats.ts'
import { Page } from '../../../ui/layout/page/page.tsx'
import { useRead } from '../../../ui/data/use-api.ts'
import { useSession } from '../../../ui/data/use-session.ts'
import { useTexts } from '../../../ui/data/use-texts.tsx'
import { landingOf, ownAddress } from '../landing.ts'
import { isFactorOverdue } from './required-factor.ts'
import { leave } from '../sign-out.ts'

/** Where a user whose role requires a second factor sets one up; after the grace period the only page there is. */
export function RequiredFactorPage() {
  const t = useTexts(securityTexts)
  const { me } = useSession()
  const { data } = useRead(readSecurity)
  const router = useRouter()
  const { to } = useSearch({ from: '/secondfactor' })
  const done = data !== undefined && hasFactor(data)
  const goOn = async () => {
    await rereadMe()
    // The server remembers for half a second what a session may.
    if (session.get()?.factorDue) await new Promise((wait) => setTimeout(wait, 600)).then(rereadMe)
    const now = session.get()
    if (now && !isFactorOverdue(now)) await router.navigate({ href: ownAddress(to) ?? landingOf(now) })
  }
  const due = me?.factorDue
  return (
    <Page narrow title={t('security.required')} context={t('security.requiredContext')}>
      {done ? (
        <Alert color="green">{t('security.requiredDone')}</Alert>
      ) : isFactorOverdue(me) ? (
        <Alert color="orange">{t('security.requiredOverdue')}</Alert>
      ) : (
        due && <Alert>{t('security.requiredUntil', { until: formats.instant(due) })}</Alert>
      )}
      <SecuritySection factorsOnly />
      <Group mt="md">
        {done && <Button onClick={() => void goOn()}>{t('security.requiredGoOn')}</Button>}
        <Button variant="default" onClick={() => void leave()}>
          {t('security.requiredLeave')}
        </Button>
      </Group>
    </Page>
  )
}
