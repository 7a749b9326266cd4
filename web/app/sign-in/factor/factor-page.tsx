import { Paper, Text } from '@mantine/core'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { proveFactor, readFactor } from '#contract/second-factor.ts'
import { securityTexts } from '#texts/security.ts'
import { asApiError } from '../../../api/api-error.ts'
import { session } from '../../../api/session.ts'
import { call } from '../../../api.ts'
import { TextLink } from '../../../ui/layout/link.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { Page } from '../../../ui/layout/page/page.tsx'
import { useLanguage, useTexts } from '../../../ui/data/use-texts.tsx'
import { awaitedFactor } from '../admission.ts'
import { FactorForm } from './factor-form.tsx'
import classes from './factor-page.module.css'
import { factorLandingOf, ownAddress } from '../landing.ts'
import { useSignIn } from '../use-sign-in.ts'
import { useStored } from '../../../ui/data/use-stored.ts'

/** Where a sign-in goes on after the password. A reload, and the link in the mail, find it again by its cookie. */
export function FactorPage() {
  const t = useTexts(securityTexts)
  const { language } = useLanguage()
  const router = useRouter()
  const navigate = useNavigate()
  const { code } = useSearch({ from: '/entertfacode' })
  const [given] = useState(code)
  const waiting = useStored(awaitedFactor)
  const to = waiting?.to

  async function goOn() {
    const me = session.get()
    if (me) await router.navigate({ href: ownAddress(to) ?? (await factorLandingOf(me)), ignoreBlocker: true })
  }
  function over(text: string) {
    awaitedFactor.set(null)
    notify.error(text)
    void navigate({ to: '/login' })
  }
  const { run } = useSignIn({
    done: goOn,
    failed: (_, text) => {
      over(text)
      return true
    },
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const find = async () => {
      if (!awaitedFactor.get()) awaitedFactor.set({ factor: await call(readFactor), to: undefined })
      if (code === undefined) return
      // The code stays neither in the address bar nor in the history.
      await navigate({ to: '/entertfacode', search: {}, replace: true })
      await run(proveFactor, { body: { method: 'email', code } })
    }
    find().catch((error: unknown) => over(asApiError(error).text(language)))
  })
  return (
    <Page slim title={t('factor.title')} context={t('factor.context')}>
      <Paper withBorder p="md" className={classes.card ?? ''} aria-busy={!waiting}>
        {waiting ? (
          <FactorForm factor={waiting.factor} given={given} done={goOn} onOver={over} />
        ) : (
          <Text component="output">{t('factor.loading')}</Text>
        )}
        <TextLink to="/login" size="sm" ta="center" mt="sm" display="block">
          {t('factor.back')}
        </TextLink>
      </Paper>
    </Page>
  )
}
