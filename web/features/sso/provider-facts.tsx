import { ActionIcon } from '@mantine/core'
import { assertionAddress, entityId, metadataAddress, redirectAddress } from '#contract/sso-addresses.ts'
import type { SsoProvider } from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { IconCopy } from '#web/ui/layout/icons.tsx'
import { useCopy } from '#web/ui/data/use-copy.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './company-sso.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

interface Props {
  provider: Pick<SsoProvider, 'identifier' | 'protocol'>
  publicUrl: string
}

/** What the company's IT enters at the provider, known before anything is saved; and what the portal does not support. */
export function ProviderFacts({ provider: { identifier, protocol }, publicUrl }: Props) {
  const t = useTexts(ssoTexts)
  const addresses: [string, string][] =
    protocol === 'oidc'
      ? [[t('sso.redirect.oidc'), redirectAddress(publicUrl, identifier)]]
      : [
          [t('sso.redirect.saml'), assertionAddress(publicUrl, identifier)],
          [t('sso.entityId'), entityId(publicUrl, identifier)],
          [t('sso.metadataAddress'), metadataAddress(publicUrl, identifier)],
        ]
  return (
    <div>
      <Facts
        layout="stacked"
        facts={addresses.map(([name, value]) => [name, <Address key={name} name={name} value={value} />])}
      />
      <Hint mt={8}>{t(`sso.limits.${protocol}`)}</Hint>
    </div>
  )
}

function Address({ name, value }: { name: string; value: string }) {
  const t = useTexts(ssoTexts)
  const copy = useCopy()
  return (
    <span className={classes.copied}>
      <span className={classes.address}>{value}</span>
      <ActionIcon
        variant="subtle"
        aria-label={t('sso.copy', { name })}
        onClick={() => copy(value, t('sso.copied', { name }))}
      >
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </span>
  )
}
