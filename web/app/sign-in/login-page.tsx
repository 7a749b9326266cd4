import { Button, Group, Paper, Stack } from '@mantine/core'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, useEffect, useRef, useState } from 'react'
import { isEmail } from '#contract/email.ts'
import { sessionTexts } from '#texts/session.ts'
import { shellTexts } from '#texts/shell.ts'
import { frameUiTexts } from '#texts/ui-frame.ts'
import { session } from '../../api/session.ts'
import { Notice } from '../../ui/feedback/error-notice.tsx'
import { LinkButton, TextLink } from '../../ui/layout/link.tsx'
import { Page } from '../../ui/layout/page/page.tsx'
import { usePortal } from '../../ui/data/use-portal.ts'
import { VendorLogo } from '../shell/vendor-logo.tsx'
import { useSession } from '../../ui/data/use-session.ts'
import { useTexts } from '../../ui/data/use-texts.tsx'
import { awaitedFactor } from './admission.ts'
import { CompanySignIn } from './company-sign-in.tsx'
import { freshLandingOf, landingOf, ownAddress } from './landing.ts'
import { moreStyles } from '../styles/more-styles.ts'
import { fetchWhenIdle } from '../shell/fetch-when-idle.ts'
import { signedInParts } from '../shell/signed-in-parts.ts'
import { PasskeySignIn } from './factor/passkey-sign-in.tsx'
import { credentialsIn, SignInFields } from './sign-in-fields.tsx'
import { endSession } from './sign-out.ts'
import { useSignIn } from './use-sign-in.ts'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'

export function LoginPage() {
  const t = useTexts(sessionTexts)
  const { vendorName } = usePortal()
  const { me } = useSession()
  const { denied } = useSearch({ from: '/login' })
  // During typing, what the next page needs comes along.
  useEffect(() => {
    const gone = new AbortController()
    void fetchWhenIdle([moreStyles, signedInParts], gone.signal)
    return () => gone.abort()
  }, [])
  return (
    <Page slim title={t('session.title')} context={t('session.context', { vendor: vendorName })}>
      <VendorLogo large />
      <Paper withBorder p="md">
        {me && denied ? <GoOn /> : <Form />}
      </Paper>
    </Page>
  )
}

const ResendConfirmation = lazy(async () => ({
  default: (await import('./resend-confirmation.tsx')).ResendConfirmation,
}))

const passwordMinimum = 8
const nothingWrong = { email: false, password: false }

function Form() {
  const t = useTexts(sessionTexts)
  const ui = useTexts(frameUiTexts)
  const router = useRouter()
  const { to } = useSearch({ from: '/login' })
  const [missing, setMissing] = useState(false)
  const [wrong, setWrong] = useState(nothingWrong)
  const form = useRef<HTMLFormElement>(null)
  const { companySignIn, cloud } = usePortal()
  const [passkeyProblem, setPasskeyProblem] = useState('')
  const { run, signIn, pending, problem, warning, unconfirmed } = useSignIn({
    done: async () => {
      const me = session.get()
      if (me) await router.navigate({ href: ownAddress(to) ?? (await freshLandingOf(me)), ignoreBlocker: true })
    },
    onFactor: (factor) => {
      awaitedFactor.set({ factor, to })
      return router.navigate({ to: '/entertfacode' })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email, password } = credentialsIn(event.currentTarget)
    setPasskeyProblem('')
    const entered = { email: isEmail(email), password: password.length >= passwordMinimum }
    setMissing(!email || !password)
    setWrong(email && password ? { email: !entered.email, password: !entered.password } : nothingWrong)
    // What cannot be right is no attempt.
    if (entered.email && entered.password) void signIn(email, password)
  }
  const notice = !isSecureContext ? t('session.insecure') : missing ? t('session.fillIn') : problem || passkeyProblem
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Notice color={warning && notice === problem ? 'orange' : 'red'}>{notice}</Notice>
        <LazyBoundary>{unconfirmed && <ResendConfirmation email={unconfirmed} />}</LazyBoundary>
        <SignInFields
          email={{ label: t('session.email'), wrong: wrong.email }}
          password={{
            label: t('session.password'),
            problem: wrong.password && ui('ui.problem.tooShort', { count: passwordMinimum }),
          }}
        />
        <Button type="submit" fullWidth loading={pending}>
          {t('session.submit')}
        </Button>
        <PasskeySignIn run={run} onProblem={setPasskeyProblem} />
        {companySignIn && <CompanySignIn form={form} {...(to && { to })} />}
        <TextLink to="/forgotPassword" size="sm" ta="center" py={4}>
          {t('session.forgot')}
        </TextLink>
        {cloud && (
          <TextLink to="/awslogin" size="sm" ta="center" py={4}>
            {t('session.toCloud')}
          </TextLink>
        )}
        <LinkButton to="/registration" variant="default" fullWidth>
          {t('session.register')}
        </LinkButton>
      </Stack>
    </form>
  )
}

/** The page wanted is not for this account, which stays signed in. */
function GoOn() {
  const t = useTexts(sessionTexts)
  const shell = useTexts(shellTexts)
  const navigate = useNavigate()
  const { me } = useSession()
  if (!me) return null
  return (
    <Stack gap="sm">
      <Notice color="orange" title={shell('shell.denied')}>
        {shell('shell.deniedText')} {t('session.signedInAs', { email: me.email })}
      </Notice>
      <Group>
        <Button onClick={() => void navigate({ to: landingOf(me) })}>{t('session.goOn', { name: me.name })}</Button>
        <Button variant="default" onClick={() => void endSession()}>
          {t('session.change')}
        </Button>
      </Group>
    </Stack>
  )
}
