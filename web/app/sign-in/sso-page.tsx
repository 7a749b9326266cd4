import { Stack, Text } from '@mantine/core'
import { useParams, useRouter } from '@tanstack/react-router'
import { lazy, useEffect, useEffectEvent, useRef, useState } from 'react'
import { finishSso } from '#contract/sso-sign-in.ts'
import { errors, type ErrorCode } from '#texts/errors.ts'
import { sessionTexts } from '#texts/session.ts'
import { ssoTexts } from '#texts/sso.ts'
import { type ApiError, asApiError } from '../../api/api-error.ts'
import { session } from '../../api/session.ts'
import { Notice } from '../../ui/feedback/error-notice.tsx'
import { LinkButton } from '../../ui/layout/link.tsx'
import { Page } from '../../ui/layout/page/page.tsx'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'
import { keptInTab, keepInTab, trialMarker } from '../../ui/data/tab-memory.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { awaitedFactor, enter } from './admission.ts'
import { BeginHere } from './begin-here.tsx'
import { freshLandingOf, ownAddress } from './landing.ts'
import { beginningPage, takeReturn } from './return-to.ts'

const TrialResult = lazy(async () => ({
  default: (await import('#web/features/sso/trial-result.tsx')).TrialResult,
}))

/** Where a provider sends people back to: ends a sign-in or a trial, or begins one that was begun at the provider. */
export function SsoPage() {
  const { provider } = useParams({ from: '/sso/$provider' })
  const [query] = useState(location.search.slice(1))
  const [onTrial] = useState(() => keptInTab(trialMarker) === provider)
  useEffect(() => {
    keepInTab(trialMarker, undefined)
    // The code stays neither in the address bar nor in the history.
    history.replaceState(history.state, '', location.pathname)
  }, [])
  const said = new URLSearchParams(query)
  const answers = ['code', 'error', 'saml', 'problem', 'state'].some((name) => said.has(name))
  if (onTrial && answers && !said.has('problem'))
    return (
      <LazyBoundary>
        <TrialResult provider={provider} query={query} />
      </LazyBoundary>
    )
  return answers ? (
    <Finish provider={provider} query={query} />
  ) : (
    <BeginHere provider={provider} asks={said.get('begin')} />
  )
}

/** Finishes a sign-in with what the provider sent back, then goes where the account starts. */
function Finish({ provider, query }: { provider: string; query: string }) {
  const t = useTexts(ssoTexts)
  const say = useTexts(sessionTexts)
  const { language } = useLanguage()
  const router = useRouter()
  const code = new URLSearchParams(query).get('problem')
  const [failure, setFailure] = useState<ApiError | 'notVerified' | null>(null)
  const failed = failure === 'notVerified' ? say('session.notVerified') : failure?.text(language)
  const problem = code ? errors[code in errors ? (code as ErrorCode) : 'sso.refused'][language] : failed
  // What came back works once: drawing twice must not send it twice.
  const begun = useRef(false)
  const finish = useEffectEvent(async () => {
    try {
      const admission = await enter(finishSso, { params: { provider }, body: { query } })
      const me = session.get()
      if (admission === null) return setFailure('notVerified')
      const to = takeReturn()
      if (admission !== 'in') awaitedFactor.set({ factor: admission, to })
      if (me) await router.navigate({ href: ownAddress(to) ?? (await freshLandingOf(me)), replace: true })
      else await router.navigate({ to: '/entertfacode', replace: true })
    } catch (error) {
      setFailure(asApiError(error))
    }
  })
  useEffect(() => {
    if (begun.current || code) return
    begun.current = true
    void finish()
  }, [code])
  return (
    <Page slim title={t('sso.finishTitle')}>
      <Stack gap="sm">
        {problem ? <Notice>{problem}</Notice> : <Text component="output">{t('sso.finishing')}</Text>}
        {problem && <LinkButton to={beginningPage()}>{t('sso.toLogin')}</LinkButton>}
      </Stack>
    </Page>
  )
}
