import { readCloudConfiguration } from '#contract/cloud.ts'
import { cloudAccountTexts } from '#texts/cloud-account.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { StateBadge } from './state-badge.tsx'
import { searchOf } from './tabs.ts'
import { accountState, useEndWords } from './words.ts'

/** A cloud account as it is named elsewhere, with the way to it. */
export function CloudAccountCard({ id }: { id: string }) {
  const t = useTexts(cloudTexts)
  const a = useTexts(cloudAccountTexts)
  const { can } = useSession()
  const endWords = useEndWords()
  const { data } = useRead(readCloudConfiguration, { params: { id } }, { enabled: can(readCloudConfiguration.access) })
  if (!data) return null
  return (
    <Section
      title={a('cloudAccount.which')}
      action={
        <LinkButton size="xs" variant="default" to="/awsaccount" search={searchOf(id, 'account')}>
          {a('cloudAccount.open')}
        </LinkButton>
      }
    >
      <Facts
        layout="row"
        facts={[
          [t('cloud.stack'), data.stack.name],
          [t('cloud.state'), <StateBadge key="state" state={accountState(data)} start={data.startDate} />],
          [t('cloud.places'), t('cloud.usedOf', data)],
          [t('cloud.lastDay'), endWords(data.endDate)],
        ]}
      />
    </Section>
  )
}
