import { Button } from '@mantine/core'
import { useState } from 'react'
import { startSsoTrial } from '#contract/sso-refusals.ts'
import {
  type CompanySso as Configured,
  deleteCompanySso,
  listSsoProviders,
  readCompanySso,
  saveCompanySso,
} from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { Buttons } from '#web/ui/layout/buttons.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Certificates, CertificateWarning } from './certificates.tsx'
import { CompanySsoDialog } from './company-sso-dialog.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { ProviderFacts } from './provider-facts.tsx'
import { Refusals } from './refusals.tsx'
import { type SavedNotes, SavedNotices } from './saved-notes.tsx'
import { Step } from './step.tsx'
import { SwitchButton } from './switch-button.tsx'
import { TryButton } from './try-button.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { Section } from '#web/ui/layout/section.tsx'

/** How a company signs in, as a panel of its page. */
export function CompanySso({ company }: { company: { id: string; name: string } }) {
  const { can } = useSession()
  return can(readCompanySso.access) ? <Panel company={company} /> : null
}

function Panel({ company }: { company: { id: string; name: string } }) {
  const t = useTexts(ssoTexts)
  const { can } = useSession()
  const [editing, setEditing] = useState(false)
  const [notes, setNotes] = useState<SavedNotes>([])
  const { data, error, refetch } = useRead(readCompanySso, { params: { id: company.id } })
  const providers = useRead(listSsoProviders)
  const { remove, pending } = useRemoval(deleteCompanySso, () => ({
    input: { params: { id: company.id } },
    title: t('sso.own'),
    question: t('sso.removeQuestion', { name: company.name }),
    confirmLabel: t('sso.remove'),
    removed: () => {
      notify.success(t('sso.removed'))
      setEditing(false)
    },
  }))
  if (error) return <ErrorNotice error={error} retry={refetch} />
  const configuration = data?.configuration ?? null
  const provider = providers.data?.items.find(({ id }) => id === configuration?.providerId)
  const known = configuration && data
  return (
    <Section
      title={t('sso.section')}
      busy={!data}
      action={
        <>
          {can(saveCompanySso.access) && data && providers.data && !configuration && (
            <Button variant="default" onClick={() => setEditing(true)}>
              {t('sso.setUp')}
            </Button>
          )}
          {can(deleteCompanySso.access) && configuration && (
            <Button variant="default" loading={pending} onClick={() => remove()}>
              {t('sso.remove')}
            </Button>
          )}
        </>
      }
    >
      {data && !configuration && <Hint>{t('sso.ownText')}</Hint>}
      {known && provider && (
        <Step number={1} title={t('sso.tellProvider')}>
          <ProviderFacts provider={provider} publicUrl={data.publicUrl} />
        </Step>
      )}
      {known && (
        <Step
          number={2}
          title={t('sso.fromProvider')}
          action={
            can(saveCompanySso.access) &&
            providers.data && (
              <Button variant="default" onClick={() => setEditing(true)}>
                {t('sso.change')}
              </Button>
            )
          }
        >
          <Details configuration={configuration} provider={provider?.displayName ?? '…'} />
          <CertificateWarning certificates={configuration.certificates} />
          <SavedNotices notes={notes} />
        </Step>
      )}
      {known && (
        <Step
          number={3}
          title={t('sso.tryAndSwitch')}
          action={
            <Buttons>
              {can(startSsoTrial.access) && <TryButton company={company} />}
              {can(saveCompanySso.access) && <SwitchButton company={company} configuration={configuration} />}
            </Buttons>
          }
        >
          <Facts facts={[[t('sso.state'), t(configuration.enabled ? 'sso.on' : 'sso.off')]]} />
          {!configuration.enabled && <Hint>{t('sso.tryNow')}</Hint>}
        </Step>
      )}
      {configuration && configuration.accounts > 0 && <LinkedAccounts company={company} />}
      {configuration && <Refusals company={company} />}
      {editing && data && providers.data && (
        <CompanySsoDialog
          company={company}
          configuration={configuration}
          providers={providers.data.items}
          publicUrl={data.publicUrl}
          onNotes={setNotes}
          onOwn={() => remove()}
          onClose={() => setEditing(false)}
        />
      )}
    </Section>
  )
}

function Details({ configuration, provider }: { configuration: Configured; provider: string }) {
  const t = useTexts(ssoTexts)
  const { domains, certificates, accounts, createdAt, createdBy, modifiedAt, modifiedBy } = configuration
  return (
    <Facts
      facts={[
        [t('sso.provider'), provider],
        [t('sso.domains'), domains.join(', ') || '–'],
        [t('sso.certificates'), certificates.length > 0 && <Certificates certificates={certificates} />],
        [t('sso.linked'), accounts],
        [t('sso.createdFact'), createdAt && t('sso.onBy', { day: formats.date(createdAt), name: createdBy || '–' })],
        [t('sso.changedFact'), t('sso.onBy', { day: formats.instant(modifiedAt), name: modifiedBy || '–' })],
      ]}
    />
  )
}
