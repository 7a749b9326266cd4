import { useMemo } from 'react'
import { z } from 'zod'
import {
  type CompanySso,
  type CompanySsoInput,
  companySsoInput,
  domain,
  nameFormats,
  saveCompanySso,
  type SsoProvider,
  tenantPlace,
} from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { PasswordField } from '#web/ui/form/fields/password-field.tsx'
import { type Entry, useEntry } from '#web/ui/form/entry/use-entry.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { IdpMetadataField, isMetadata, useIdpMetadata } from './idp-metadata.tsx'
import { ProviderFacts } from './provider-facts.tsx'
import type { SavedNotes } from './saved-notes.tsx'
import { Step } from './step.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'

const own = 'own'

// One problem for all domains: they share a field.
const fields = companySsoInput.extend({
  providerId: z.string().min(1),
  domains: z
    .array(z.string())
    .max(50)
    .refine((domains) => domains.every((one) => domain.safeParse(one).success), 'sso.domainInvalid'),
})

/** Switched on, everything a sign-in needs has to be there; the same the server asks for. */
const shapeFor = (providers: readonly SsoProvider[]) =>
  fields.superRefine((input, problems) => {
    const provider = providers.find(({ id }) => id === input.providerId)
    if (!provider || !input.enabled) return
    for (const path of neededBy(provider))
      if (input[path].length === 0) problems.addIssue({ code: 'custom', message: 'sso.incomplete', path: [path] })
  })

function neededBy({
  protocol,
  issuer,
}: SsoProvider): ('clientId' | 'tenantId' | 'entryPoint' | 'certificate' | 'domains')[] {
  if (protocol === 'saml') return ['entryPoint', 'certificate', 'domains']
  return ['clientId', ...(issuer.includes(tenantPlace) ? (['tenantId'] as const) : []), 'domains']
}

/** The fields hold the domains as lines, and no new secret as an empty one. */
type Values = Required<Omit<CompanySsoInput, 'domains' | 'clientSecret'>> & { domains: string; clientSecret: string }

interface DialogProps {
  company: { id: string; name: string }
  configuration: CompanySso | null
  providers: readonly SsoProvider[]
  /** What providers have to be told begins with it. */
  publicUrl: string
  /** What asking the addresses found out while saving. */
  onNotes: (notes: SavedNotes) => void
  /** The portal's own sign-in was chosen. */
  onOwn: () => void
  onClose: () => void
}

/** Provider, tenant, client, secret, domains, and whether it is on. */
export function CompanySsoDialog({
  company,
  configuration,
  providers,
  publicUrl,
  onNotes,
  onOwn,
  onClose,
}: DialogProps) {
  const t = useTexts(ssoTexts)
  const { can } = useSession()
  const saved = valuesOf(configuration)
  const providerOf = ({ providerId }: Values) => providers.find(({ id }) => id === providerId)
  const schema = useMemo(() => shapeFor(providers), [providers])
  const entry = useEntry(saveCompanySso, {
    initial: saved,
    schema,
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
    done: ({ notes, enabled }) => {
      notify.success(t(enabled ? 'sso.savedCompany' : 'sso.savedOff'))
      onNotes(notes)
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
        <>
          <Step number={1} title={t('sso.tellProvider')}>
            <ProviderFacts provider={provider} publicUrl={publicUrl} />
          </Step>
          <ProviderFields entry={entry} provider={provider} hasSecret={hasSecret} readOnly={!can('cloud.sso.ids')} />
        </>
      )}
    </EntryFormDialog>
  )
}

/** What has no field at this provider stays as it was saved: typed before another one was chosen, it is not shown any more. */
function hiddenAt(provider: SsoProvider | undefined, saved: Values): Partial<Values> {
  const { tenantId, clientId, entryPoint, certificate, idpEntityId, nameFormat } = saved
  if (!provider) return {}
  if (provider.protocol === 'saml') return { tenantId, clientId, clientSecret: '' }
  return {
    entryPoint,
    certificate,
    idpEntityId,
    nameFormat,
    ...(provider.issuer.includes(tenantPlace) ? {} : { tenantId }),
  }
}

interface FieldsProps {
  entry: Entry<Values>
  readOnly: boolean
}

function ProviderFields({
  entry,
  provider,
  hasSecret,
  readOnly,
}: FieldsProps & { provider: SsoProvider; hasSecret: boolean }) {
  const t = useTexts(ssoTexts)
  const why = useTexts(reasonsTexts)
  return (
    <>
      <Step number={2} title={t('sso.fromProvider')}>
        {readOnly && <p>{why('reason.ssoIds')}</p>}
        {provider.protocol === 'oidc' ? (
          <OidcFields entry={entry} provider={provider} hasSecret={hasSecret} readOnly={readOnly} />
        ) : (
          <SamlFields entry={entry} readOnly={readOnly} />
        )}
        <TextareaField
          {...entry.field('domains', t('sso.domains'))}
          hint={t('sso.domainsHint')}
          disabled={readOnly}
          required={entry.values.enabled}
          rows={3}
        />
      </Step>
      <Step number={3} title={t('sso.tryAndSwitch')}>
        <Hint>{t('sso.tryFirst.hint')}</Hint>
        <SwitchField {...entry.field('enabled', t('sso.enabled'))} disabled={readOnly} />
      </Step>
    </>
  )
}

function OidcFields({
  entry,
  provider,
  hasSecret,
  readOnly,
}: FieldsProps & { provider: SsoProvider; hasSecret: boolean }) {
  const t = useTexts(ssoTexts)
  const required = entry.values.enabled
  return (
    <>
      {provider.issuer.includes(tenantPlace) && (
        <TextField
          {...entry.field('tenantId', t('sso.tenantId'))}
          required={required}
          disabled={readOnly}
          spellCheck={false}
        />
      )}
      <TextField
        {...entry.field('clientId', t('sso.clientId'))}
        required={required}
        disabled={readOnly}
        spellCheck={false}
      />
      <PasswordField
        {...entry.field('clientSecret', t('sso.clientSecret'))}
        autoComplete="new-password"
        hint={t(hasSecret ? 'sso.secretKept' : 'sso.secretHint')}
        disabled={readOnly}
      />
    </>
  )
}

function SamlFields({ entry, readOnly }: FieldsProps) {
  const t = useTexts(ssoTexts)
  const required = entry.values.enabled
  const metadata = useIdpMetadata(({ idpEntityId, entryPoint, certificate }) =>
    entry.set({ idpEntityId, certificate, ...(entryPoint && { entryPoint }) }),
  )
  const certificate = entry.field('certificate', t('sso.certificate'))
  return (
    <>
      <IdpMetadataField metadata={metadata} disabled={readOnly} />
      <TextField
        {...entry.field('entryPoint', t('sso.entryPoint'))}
        required={required}
        disabled={readOnly}
        spellCheck={false}
      />
      <TextareaField
        {...certificate}
        // Metadata that are pasted here are taken apart at once.
        onChange={(text: string) => {
          certificate.onChange(text)
          if (isMetadata(text)) metadata.read({ text })
        }}
        hint={t('sso.certificateHint')}
        required={required}
        disabled={readOnly}
        rows={5}
      />
      <TextField
        {...entry.field('idpEntityId', t('sso.idpEntityId'))}
        hint={t('sso.idpEntityIdHint')}
        disabled={readOnly}
        spellCheck={false}
      />
      <SelectField
        {...entry.field('nameFormat', t('sso.nameFormat'))}
        hint={t('sso.nameFormatHint')}
        required={false}
        disabled={readOnly}
        choices={nameFormats.map((value) => ({ value, label: t(`sso.nameFormat.${value}`) }))}
      />
    </>
  )
}

function valuesOf(configuration: CompanySso | null): Values {
  const { providerId = '', tenantId = '', clientId = '', entryPoint = '' } = configuration ?? {}
  const { certificate = '', domains = [], enabled = false } = configuration ?? {}
  const { idpEntityId = '', nameFormat = 'persistent' } = configuration ?? {}
  return {
    providerId,
    tenantId,
    clientId,
    clientSecret: '',
    entryPoint,
    certificate,
    idpEntityId,
    nameFormat,
    domains: domains.join('\n'),
    enabled,
  }
}
