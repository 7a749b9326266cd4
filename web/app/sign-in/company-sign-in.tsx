import { Button } from '@mantine/core'
import { type RefObject, useEffect, useState } from 'react'
import { findSsoRealm, startSso } from '#contract/sso-sign-in.ts'
import { companySignInTexts } from '#texts/company-sign-in.ts'
import { call } from '../../api.ts'
import { Notice } from '../../ui/feedback/error-notice.tsx'
import { keepInTab, trialMarker } from '../../ui/data/tab-memory.ts'
import { useWrite } from '../../ui/data/use-api.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { keepReturn } from './return-to.ts'

interface Props {
  form: RefObject<HTMLFormElement | null>
  /** Where to go afterwards; left out: where the account starts. */
  to?: string
}

/**
 * Signing in with the account of one's company: once the address typed in the form belongs to a company that has a
 * provider, the button names it.
 */
export function CompanySignIn({ form, to }: Props) {
  const t = useTexts(companySignInTexts)
  const { language } = useLanguage()
  const [provider, setProvider] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const { run, pending, error } = useWrite(startSso, {
    silent: true,
    done: ({ address }) => {
      keepReturn(to)
      keepInTab(trialMarker, undefined)
      location.assign(address)
    },
  })
  const typed = () => (form.current?.elements.namedItem('email') as HTMLInputElement | null)?.value.trim() ?? ''

  useEffect(() => {
    const field = form.current?.elements.namedItem('email') as HTMLInputElement | null
    if (!field) return undefined
    const domainTyped = () => field.value.trim().split('@')[1] ?? ''
    const look = () => {
      const domain = domainTyped()
      if (!domain.includes('.')) return setProvider(null)
      // Nothing waits for it: without an answer the button keeps its plain words.
      call(findSsoRealm, { query: { domain } }).then(
        // Another address may have been typed since.
        (found) => domain === domainTyped() && setProvider(found.provider),
        () => undefined,
      )
    }
    field.addEventListener('change', look)
    return () => field.removeEventListener('change', look)
  }, [form])

  function start() {
    const email = typed()
    setMissing(!email)
    if (email) void run({ body: { email } })
  }
  const notice = missing ? t('sso.emailFirst') : error?.text(language)
  return (
    <>
      <Button variant="default" fullWidth loading={pending} onClick={start}>
        {provider ? t('sso.signInWith', { provider }) : t('sso.signIn')}
      </Button>
      <Notice color="orange">{notice}</Notice>
    </>
  )
}
