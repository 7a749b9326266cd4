import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { startSso } from '#contract/sso-sign-in.ts'
import { ssoTexts } from '#texts/sso.ts'
import { Notice } from '../../ui/feedback/error-notice.tsx'
import { TextLink } from '../../ui/layout/link.tsx'
import { Page } from '../../ui/layout/page/page.tsx'
import { useWrite } from '../../ui/data/use-api.ts'
import { useLanguage, useTexts } from '../../ui/data/use-texts.tsx'
import { beginningPage } from './return-to.ts'

interface Props {
  provider: string
  /** `address` where several companies have this provider: the address tells which. */
  asks: string | null
}

/**
 * A sign-in that was begun at the provider, by a tile of its own: what came with it is not believed, since any site could
 * have led here. One button begins it; where to go afterwards stays as it was kept.
 */
export function BeginHere({ provider, asks }: Props) {
  const t = useTexts(ssoTexts)
  const { language } = useLanguage()
  const [email, setEmail] = useState('')
  const [byAddress, setByAddress] = useState(asks === 'address')
  const { run, pending, error } = useWrite(startSso, {
    silent: true,
    done: ({ address }) => location.assign(address),
    // The provider alone does not tell whose company it is.
    failed: ({ code }) => {
      if (code !== 'sso.noProvider' || byAddress) return false
      setByAddress(true)
      return true
    },
  })
  function begin(event: FormEvent) {
    event.preventDefault()
    void run({ body: byAddress ? { email: email.trim() } : { provider } })
  }
  return (
    <Page slim title={t('sso.beginTitle')}>
      <Stack gap="sm" component="form" onSubmit={begin}>
        <Text>{t(byAddress ? 'sso.beginAddress' : 'sso.beginText')}</Text>
        {byAddress && (
          <TextInput
            type="email"
            name="email"
            autoComplete="username"
            required
            label={t('sso.beginEmail')}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
        <Notice color="orange">{error && !(error.code === 'sso.noProvider' && !email) && error.text(language)}</Notice>
        <Button type="submit" loading={pending}>
          {t('sso.begin')}
        </Button>
        <TextLink to={beginningPage()}>{t('sso.toLogin')}</TextLink>
      </Stack>
    </Page>
  )
}
