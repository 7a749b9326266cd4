import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  changeSsoProvider,
  createSsoProvider,
  listSsoProviders,
  readSsoProvider,
  type SsoProvider,
  type SsoProviderInput,
  ssoProtocols,
  ssoProviderInput,
  tenantPlace,
} from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { reasonsTexts } from '#texts/reasons.ts'
import { CancelLink } from '#web/ui/form/cancel-link.tsx'
import { EntryForm, FieldGrid } from '#web/ui/form/entry/entry-form.tsx'
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields/fields.tsx'
import { type Entry, useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ProviderFacts } from './provider-facts.tsx'
import { providerAddress, providerIdOf } from './provider-address.ts'
import { type SavedNotes, SavedNotices } from './saved-notes.tsx'

const nothing: SsoProviderInput = { identifier: '', displayName: '', description: '', protocol: 'oidc', issuer: '' }

/** An issuer is OpenID Connect's: one that was entered before another protocol was chosen is not shown and not sent. */
const sentOf = (values: SsoProviderInput): SsoProviderInput =>
  values.protocol === 'oidc' ? values : { ...values, issuer: '' }

/** What saving a new provider found out, for the page it leads to. */
let notesOfNew: { id: string; notes: SavedNotes } | null = null

/** A new provider; once saved, the page is the one of the provider. */
export function CreateProviderPage() {
  const t = useTexts(ssoTexts)
  const navigate = useNavigate()
  const entry = useEntry(createSsoProvider, {
    initial: nothing,
    input: (values) => ({ body: sentOf(values) }),
    done: ({ id, displayName, notes }) => {
      notify.success(t('sso.saved', { name: displayName }))
      notesOfNew = { id, notes }
      return navigate({ to: '/management/ssoprovider/$id', params: { id: providerAddress(id) }, replace: true })
    },
  })
  return (
    <Page narrow title={t('sso.create')}>
      <ProviderForm entry={entry} />
    </Page>
  )
}

/** One provider. */
export function ProviderPage() {
  const { id } = useParams({ from: '/management/ssoprovider/$id' })
  const { data, error, refetchError } = useRead(readSsoProvider, { params: { id: providerIdOf(id) } })
  return (
    <Page narrow title={data?.displayName} error={error} refetchError={refetchError}>
      {data && <Editing key={data.id} provider={data} />}
    </Page>
  )
}

function Editing({ provider }: { provider: SsoProvider }) {
  const t = useTexts(ssoTexts)
  const { id, companies, createdAt, createdBy, modifiedAt, modifiedBy, ...values } = provider
  const [notes, setNotes] = useState(() => (notesOfNew?.id === id ? notesOfNew.notes : []))
  const entry = useEntry(changeSsoProvider, {
    initial: values,
    schema: ssoProviderInput,
    input: (body) => ({ params: { id }, body: { ...sentOf(body), modifiedAt } }),
    done: ({ displayName, notes: found }) => {
      notify.success(t('sso.saved', { name: displayName }))
      setNotes(found)
    },
  })
  const by = (day: string, name: string) => t('sso.onBy', { day, name: name || '–' })
  return (
    <ProviderForm
      entry={entry}
      used={companies > 0}
      notes={notes}
      changed={
        <Facts
          facts={[
            [t('sso.createdFact'), by(formats.date(createdAt), createdBy)],
            [t('sso.changedFact'), by(formats.instant(modifiedAt), modifiedBy)],
          ]}
        />
      }
    />
  )
}

interface FormProps {
  entry: Entry<SsoProviderInput>
  used?: boolean
  notes?: SavedNotes
  /** Who made and changed it. */
  changed?: ReactNode
}

function ProviderForm({ entry, used = false, notes = [], changed }: FormProps) {
  const t = useTexts(ssoTexts)
  // The addresses are known as soon as there is an identifier, before anything is saved.
  const { data } = useRead(listSsoProviders)
  const { identifier, protocol } = entry.values
  const why = useTexts(reasonsTexts)
  return (
    <EntryForm entry={entry} cancel={<CancelLink to="/management/ssoproviderlist" />}>
      <FieldGrid>
        <TextField {...entry.field('displayName', t('sso.displayName'))} />
        <TextField
          {...entry.field('identifier', t('sso.identifier'))}
          hint={t('sso.identifierHint')}
          spellCheck={false}
        />
        <SelectField
          {...entry.field('protocol', t('sso.protocol'))}
          disabled={used}
          {...(used && { hint: why('reason.protocolUsed') })}
          choices={ssoProtocols.map((value) => ({ value, label: t(`sso.protocol.${value}`) }))}
        />
      </FieldGrid>
      {entry.values.protocol === 'oidc' && (
        <TextField
          {...entry.field('issuer', t('sso.issuer'))}
          hint={`${t('sso.issuerHint', { place: tenantPlace })}${used ? ` ${t('sso.issuerUsed')}` : ''}`}
          spellCheck={false}
          required
        />
      )}
      <SavedNotices notes={notes} />
      <TextareaField {...entry.field('description', t('sso.description'))} rows={3} />
      <Section title={t('sso.tellProvider')}>
        {data && /^[a-z0-9](-?[a-z0-9]){0,39}$/.test(identifier) ? (
          <ProviderFacts provider={{ identifier, protocol }} publicUrl={data.publicUrl} />
        ) : (
          <Hint>{t('sso.addressesLater')}</Hint>
        )}
      </Section>
      <Hint mt="sm">{t('sso.nextCompany')}</Hint>
      {changed}
    </EntryForm>
  )
}
