import { Button, Paper, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isEmail } from '#contract/email.ts'
import { followsPasswordRule } from '#contract/password-rule.ts'
import { cloudSignInTexts } from '#texts/cloud-sign-in.ts'
import { ChoosePlace } from '#web/features/cloud/places/own-places.tsx'
import {
  LaunchRefusal,
  StreamRedirect,
  OwnSession,
  WaitingForPlace,
} from '#web/features/cloud/places/launch-outcome.tsx'
import { Notice } from '../../ui/feedback/error-notice.tsx'
import { TextLink } from '../../ui/layout/link.tsx'
import { Page } from '../../ui/layout/page/page.tsx'
import { usePortal } from '../../ui/data/use-portal.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { awaitedFactor } from './admission.ts'
import { CompanySignIn } from './company-sign-in.tsx'
import { credentialsIn, SignInFields } from './sign-in-fields.tsx'
import { useCloudLaunch } from './use-cloud-launch.ts'

/** Where a sign-in that goes on elsewhere comes back to. */
const launchPage = '/awslogin?launch=1'

/** The way into the cloud: signs in with the portal's password and opens the stream in this tab. */
export function CloudLoginPage() {
  const t = useTexts(cloudSignInTexts)
  const { language } = useLanguage()
  const { vendorName } = usePortal()
  const navigate = useNavigate()
  const { me } = useSession()
  const { launch: comesBack } = useSearch({ from: '/awslogin' })
  const [another, setAnother] = useState(false)
  const launch = useCloudLaunch({
    endsPortal: comesBack === '1',
    onFactor: (factor) => {
      awaitedFactor.set({ factor, to: launchPage })
      return navigate({ to: '/entertfacode' })
    },
  })
  const { state } = launch
  // Back from the second factor or the company's sign-on: nothing is left to ask.
  const begun = useRef(false)
  const goOn = useEffectEvent(() => {
    begun.current = true
    void launch.start('signedIn')
  })
  useEffect(() => {
    if (comesBack === '1' && me && !begun.current) goOn()
  }, [comesBack, me])

  return (
    <Page slim title={t('cloudLogin.title')} context={t('cloudLogin.context', { vendor: vendorName })}>
      <Paper withBorder p="md" aria-busy={state.step === 'pending'}>
        {state.step === 'leaving' ? (
          <StreamRedirect url={state.url} />
        ) : state.step === 'own' ? (
          <OwnSession since={state.since} onGoOn={() => void launch.goOn()} onEnd={() => void launch.endOwn()} />
        ) : state.step === 'choose' ? (
          <ChoosePlace places={state.places} onChoose={(place) => void launch.choose(place)} />
        ) : state.step === 'waiting' ? (
          <WaitingForPlace
            seconds={state.seconds}
            onNow={() => void launch.again()}
            onStop={() => {
              launch.stop()
              if (comesBack === '1') void navigate({ to: '/awslogin', search: {}, replace: true })
            }}
          />
        ) : (
          <Stack gap="sm">
            {state.step === 'failed' && <Notice>{state.problem.text(language)}</Notice>}
            {state.step === 'refused' && <LaunchRefusal {...state.refusal} />}
            {me && !another ? (
              <>
                <Text>{t('cloudLogin.signedInAs', { email: me.email })}</Text>
                <Button loading={state.step === 'pending'} onClick={() => void launch.start('signedIn')}>
                  {t(state.step === 'refused' || state.step === 'failed' ? 'cloudLogin.tryAgain' : 'cloudLogin.start')}
                </Button>
                <Button variant="default" onClick={() => setAnother(true)}>
                  {t('cloudLogin.change')}
                </Button>
              </>
            ) : (
              <Form pending={state.step === 'pending'} onSignIn={(who) => void launch.start(who)} />
            )}
          </Stack>
        )}
      </Paper>
    </Page>
  )
}

const nothingWrong = { email: false, password: false }

interface FormProps {
  pending: boolean
  onSignIn: (who: { email: string; password: string }) => void
}

function Form({ pending, onSignIn }: FormProps) {
  const t = useTexts(cloudSignInTexts)
  const { companySignIn } = usePortal()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState(nothingWrong)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { email, password } = credentialsIn(event.currentTarget)
    const found = { email: !isEmail(email), password: !followsPasswordRule(password) }
    setWrong(found)
    // What cannot be right is no attempt.
    if (!found.email && !found.password) onSignIn({ email, password })
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <SignInFields
          email={{ label: t('cloudLogin.email'), wrong: wrong.email }}
          password={{ label: t('cloudLogin.password'), problem: wrong.password && t('cloudLogin.rule') }}
        />
        <Button type="submit" fullWidth loading={pending}>
          {t('cloudLogin.submit')}
        </Button>
        {companySignIn && <CompanySignIn form={form} to={launchPage} />}
        <TextLink to="/awsforgotpassword" size="sm" ta="center" py={4}>
          {t('cloudLogin.forgot')}
        </TextLink>
      </Stack>
    </form>
  )
}
