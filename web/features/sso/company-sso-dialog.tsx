import { z } from 'zod'
import {
  type CompanySso,
  type CompanySsoInput,
  companySsoInput,
  domain,
  saveCompanySso,
  type SsoProvider,
  tenantPlace,
} from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { Facts } from '#web/ui/facts.tsx'
import { EntryFormDialog } from '#web/ui/form/entry-form-dialog.tsx'
import { SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { type Entry, useEntry } from '#web/ui/form/use-entry.ts'
import { notify } from '#web/ui/notify.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './company-sso.module.css'

const own = 'own'

// One problem for all domains: they share a field.
const formShape = companySsoInput.extend({
  providerId: z.string().min(1),
  domains: z
    .array(z.string())
    .max(50)
    .refine((domains) => domains.every((one) => domain.safeParse(one).success), 'sso.domainInvalid'),
})
/** The fields hold the domains as lines, and no new secret as an empty one. */
type Values = Omit<CompanySsoInput, 'domains' | 'clientSecret'> & { domains: string; clientSecret: string }

interface DialogProps {
  company: { id: string; name: string }
  configuration: CompanySso | null
  providers: readonly SsoProvider[]
  /** The portal's own sign-in was chosen. */
  onOwn: () => void
  onClose: () => void
}

/** Provider, tenant, client, secret, domains, and whether it is on. */
export function CompanySsoDialog({ company, configuration, providers, onOwn, onClose }: DialogProps) {
  const t = useTexts(ssoTexts)
  const { can } = useSession()
  const saved = valuesOf(configuration)
  const providerOf = ({ providerId }: Values) => providers.find(({ id }) => id === providerId)
  const entry = useEntry(saveCompanySso, {
    initial: saved,
    schema: formShape,
    input: (typed) => {
      const { clientSecret, domains, ...values } = { ...typed, ...hiddenAt(providerOf(typed), saved) }
      return {
        params: { id: company.id },
        body: {
          ...values,
          clientSecret: clientSecret || null,
          domains: domains.split(/[\s,;]+/).filter(Boolean),
          modifiedAt: configuration?.modifiedAt ?? null,
        },
      }
    },
    // Choosing the portal's own sign-in deletes what is configured, and there is nothing to create.
    ask: ({ providerId }) => {
      if (providerId === own) onOwn()
      return Promise.resolve(providerId !== own)
    },
    done: () => {
      notify.success(t('sso.savedCompany'))
      onClose()
    },
  })
  const provider = providerOf(entry.values)
  const hasSecret = configuration?.providerId === provider?.id && configuration?.hasSecret === true
  const choices = [
    { value: own, label: t('sso.own'), disabled: !configuration },
    ...providers.map(({ id, displayName }) => ({ value: id, label: displayName })),
  ]
  return (
    <EntryFormDialog onClose={onClose} size="lg" title={t('sso.formTitle', { name: company.name })} entry={entry}>
      <SelectField {...entry.field('providerId', t('sso.provider'))} choices={choices} />
      {provider && (
        <ProviderFields entry={entry} provider={provider} hasSecret={hasSecret} readOnly={!can('cloud.sso.ids')} />
      )}
      {provider && configuration?.providerId === provider.id && (
        <Addresses configuration={configuration} protocol={provider.protocol} />
      )}
    </EntryFormDialog>
  )
}

/** What has no field at this provider stays as it was saved: typed before another one was chosen, nobody sees it any more. */
function hiddenAt(provider: SsoProvider | undefined, saved: Values): Partial<Values> {
  const { tenantId, clientId, entryPoint, certificate } = saved
  if (!provider) return {}
  if (provider.protocol === 'saml') return { tenantId, clientId, clientSecret: '' }
  return { entryPoint, certificate, ...(provider.issuer.includes(tenantPlace) ? {} : { tenantId }) }
}

function ProviderFields({
  entry,
  provider,
  hasSecret,
  readOnly,
}: {
  entry: Entry<Values>
  provider: SsoProvider
  hasSecret: boolean
  readOnly: boolean
}) {
  const t = useTexts(ssoTexts)
  const why = useTexts(reasonsTexts)
  return (
    <>
      {readOnly && <p>{why('reason.ssoIds')}</p>}
      {provider.protocol === 'oidc' ? (
        <>
          {provider.issuer.includes(tenantPlace) && (
            <TextField {...entry.field('tenantId', t('sso.tenantId'))} disabled={readOnly} spellCheck={false} />
          )}
          <TextField {...entry.field('clientId', t('sso.clientId'))} disabled={readOnly} spellCheck={false} />
          <PasswordField
            {...entry.field('clientSecret', t('sso.clientSecret'))}
            autoComplete="new-password"
            {...(hasSecret && { hint: t('sso.secretKept') })}
            disabled={readOnly}
          />
        </>
      ) : (
        <>
          <TextField {...entry.field('entryPoint', t('sso.entryPoint'))} disabled={readOnly} spellCheck={false} />
          <TextareaField {...entry.field('certificate', t('sso.certificate'))} disabled={readOnly} rows={5} />
        </>
      )}
      <TextareaField
        {...entry.field('domains', t('sso.domains'))}
        hint={t('sso.domainsHint')}
        disabled={readOnly}
        rows={3}
      />
      <SwitchField {...entry.field('enabled', t('sso.enabled'))} disabled={readOnly} />
    </>
  )
}

function Addresses({ configuration, protocol }: { configuration: CompanySso; protocol: SsoProvider['protocol'] }) {
  const t = useTexts(ssoTexts)
  return (
    <section aria-label={t('sso.tellProvider')}>
      <h3 className={classes.heading}>{t('sso.tellProvider')}</h3>
      <Facts
        facts={[
          [t(`sso.redirect.${protocol}`), <Address key="redirect" value={configuration.redirectAddress} />],
          [t('sso.entityId'), configuration.entityId && <Address key="entity" value={configuration.entityId} />],
        ]}
      />
    </section>
  )
}

const Address = ({ value }: { value: string }) => <span className={classes.address}>{value}</span>

function valuesOf(configuration: CompanySso | null): Values {
  const { providerId = '', tenantId = '', clientId = '', entryPoint = '' } = configuration ?? {}
  const { certificate = '', domains = [], enabled = false } = configuration ?? {}
  return {
    providerId,
    tenantId,
    clientId,
    clientSecret: '',
    entryPoint,
    certificate,
    domains: domains.join('\n'),
    enabled,
  }
}
