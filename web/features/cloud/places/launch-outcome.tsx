import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import type { CloudLaunch, NoAccess } from '#contract/cloud-sessions.ts'
import { cloudSignInTexts } from '#texts/cloud-sign-in.ts'
import { Notice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

export interface LaunchRefusalProps {
  outcome: Exclude<CloudLaunch['outcome'], 'started' | 'choose' | 'factorDue' | 'full'>
  noAccess?: NoAccess | undefined
}

/** Why the cloud could not be opened, with the way on. */
export function LaunchRefusal({ outcome, noAccess }: LaunchRefusalProps) {
  const t = useTexts(cloudSignInTexts)
  const { vendorName } = usePortal()
  const reason = noAccess?.reason ?? 'off'
  const key =
    outcome === 'noAccess' && reason !== 'off'
      ? (`cloudLogin.no.${reason}` as const)
      : (`cloudLogin.outcome.${outcome}` as const)
  return (
    <Notice color={outcome === 'passwordFirst' ? 'blue' : 'red'}>
      {t(key, { vendor: vendorName, day: formats.date(noAccess?.day) })}{' '}
      {outcome === 'wrongPassword' && <TextLink to="/awsforgotpassword">{t('cloudLogin.forgot')}</TextLink>}
    </Notice>
  )
}

interface WaitingProps {
  seconds: number
  onNow: () => void
  onStop: () => void
}

/** No place is free: when it is tried again, and how to do so now or not at all. */
export function WaitingForPlace({ seconds, onNow, onStop }: WaitingProps) {
  const t = useTexts(cloudSignInTexts)
  return (
    <Stack gap="sm">
      <Notice color="orange">{t('cloudLogin.outcome.full')}</Notice>
      <Text component="output" aria-live="off">
        {t('cloudLogin.nextTry', { seconds })}
      </Text>
      <Group>
        <Button onClick={onNow}>{t('cloudLogin.tryNow')}</Button>
        <Button variant="default" onClick={onStop}>
          {t('cloudLogin.stopTrying')}
        </Button>
      </Group>
    </Stack>
  )
}

interface OwnProps {
  since: string | null
  onGoOn: () => void
  onEnd: () => void
}

/** A session of one's own still runs: go on there, or end it and begin anew. */
export function OwnSession({ since, onGoOn, onEnd }: OwnProps) {
  const t = useTexts(cloudSignInTexts)
  return (
    <Stack gap="sm">
      <Notice color="blue" title={t('cloudLogin.ownTitle')}>
        {t('cloudLogin.ownSince', { time: formats.instant(since) || '–' })}
      </Notice>
      <Group>
        <Button data-autofocus onClick={onGoOn}>
          {t('cloudLogin.goOn')}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {t('cloudLogin.endOwn')}
        </Button>
      </Group>
    </Stack>
  )
}

/** The stream opens in this tab; where it does not, a link. */
export function StreamRedirect({ url }: { url: string }) {
  const t = useTexts(cloudSignInTexts)
  return (
    <Stack gap="sm" align="center" aria-live="polite">
      <Loader />
      <Text fw={600}>{t('cloudLogin.starting')}</Text>
      <Text ta="center">{t('cloudLogin.startingText')}</Text>
      <Button component="a" href={url}>
        {t('cloudLogin.open')}
      </Button>
    </Stack>
  )
}
