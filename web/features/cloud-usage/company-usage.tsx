import { listCloudSessions, listCloudUsageGroups, readCloudUsageChart } from '#contract/cloud-usage.ts'
import { cloudUsageTexts } from '#texts/cloud-usage.ts'
import { euros } from '#texts/money.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { UsageChart } from './usage-chart.tsx'

/** Twelve months of a company's usage, by stack and month, and its sessions day by day. */
export function CompanyUsage({ id }: { id: string }) {
  const t = useTexts(cloudUsageTexts)
  const { can } = useSession()
  const sessions = useListState(listCloudSessions, { name: 'sessions' })
  const { error } = useRead(readCloudUsageChart, { query: { company: id } })
  if (!can(listCloudSessions.access)) return null
  if (error?.code === 'companies.notFound')
    return (
      <Section title={t('cloudUsage.usage')}>
        <p>{t('cloudUsage.notSeen')}</p>
      </Section>
    )
  return (
    <>
      <UsageChart company={id} />
      {can(listCloudUsageGroups.access) && <Groups company={id} />}
      <Section title={t('cloudUsage.sessions')}>
        <ListTable
          params={{ id }}
          list={sessions}
          texts={cloudUsageTexts}
          cells={{ day: ({ day }) => formats.date(day) }}
          empty={{ text: t('cloudUsage.empty') }}
        />
      </Section>
    </>
  )
}

/** By stack and month; the company is the same throughout. */
function Groups({ company }: { company: string }) {
  const t = useTexts(cloudUsageTexts)
  const { language } = useLanguage()
  const list = useListState(listCloudUsageGroups, { name: 'groups' })
  const query = { ...list.query, company }
  return (
    <Section title={t('cloudUsage.byStack')}>
      <ListTable
        list={{ ...list, query }}
        label={t('cloudUsage.byStack')}
        texts={cloudUsageTexts}
        without={['company', 'customerNumber']}
        cells={{
          month: ({ month }) => formats.month(month, language),
          costs: ({ totalCents }) => euros(totalCents),
        }}
        empty={{ text: t('cloudUsage.empty') }}
      />
    </Section>
  )
}
