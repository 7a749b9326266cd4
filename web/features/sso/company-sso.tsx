import { Button } from '@mantine/core'
import { useState } from 'react'
import { startSsoTrial } from '#contract/sso-refusals.ts'
import { deleteCompanySso, listSsoProviders, readCompanySso, saveCompanySso } from '#contract/sso.ts'
import { ssoTexts } from '#texts/sso.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Certificates, CertificateWarning } from './certificates.tsx'
import { CompanySsoDialog } from './company-sso-dialog.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { ProviderFacts } from './provider-facts.tsx'
import { Refusals } from './refusals.tsx'
import { type SavedNotes, SavedNotices } from './saved-notes.tsx'
import { TryButton } from './try-button.tsx'
import { Hint } from '#web/ui/layout/words.tsx'
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
  return (
    <Section
      title={t('sso.section')}
      busy={!data}
      action={
        <>
          {can(saveCompanySso.access) && data && providers.data && (
            <Button variant="default" onClick={() => setEditing(true)}>
              {t(configuration ? 'sso.change' : 'sso.setUp')}
            </Button>
          )}
          {can(startSsoTrial.access) && configuration && <TryButton company={company} />}
          {can(deleteCompanySso.access) && configuration && (
            <Button variant="default" loading={pending} onClick={() => remove()}>
              {t('sso.remove')}
            </Button>
          )}
        </>
      }
    >
      {data && !configuration && <Hint>{t('sso.ownText')}</Hint>}
      {configuration && (
        <Facts
          facts={[
            [t('sso.provider'), provider?.displayName ?? '…'],
            [t('sso.state'), t(configuration.enabled ? 'sso.on' : 'sso.off')],
            [t('sso.domains'), configuration.domains.join(', ') || '–'],
            [
              t('sso.certificates'),
              configuration.certificates.length > 0 && <Certificates certificates={configuration.certificates} />,
            ],
            [t('sso.linked'), configuration.accounts],
          ]}
        />
      )}
      {configuration && <CertificateWarning certificates={configuration.certificates} />}
      <SavedNotices notes={notes} />
      {provider && data && <ProviderFacts provider={provider} publicUrl={data.publicUrl} />}
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
