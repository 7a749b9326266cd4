import { useDebouncedValue } from '@mantine/hooks'
import type { z } from 'zod'
import { readCompany } from '#contract/companies.ts'
import { listCloudReports } from '#contract/cloud-reports.ts'
import { saveCostVariables } from '#contract/cloud-costs.ts'
import { listCloudUsage, listCloudUsageGroups, readCloudStatistics } from '#contract/cloud-usage.ts'
import { cloudUsageTexts } from '#texts/cloud-usage.ts'
import { euros } from '#texts/money.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { PendingContent } from '#web/ui/feedback/pending.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './cloud-usage.module.css'
import { MonthsChart } from './usage-chart.tsx'
import { UsageFilters } from './usage-filters.tsx'

const minute = 60_000
/** Pictures and sums follow what was typed a while after the table, whose field waits 300 ms. */
const recalculateAfter = 2500

/** Hours, logins and costs of the cloud: as pictures, as sums, and line by line. */
export function StatisticsPage() {
  const t = useTexts(cloudUsageTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const list = useListState(listCloudUsage)
  const { company, stack, version, from, to } = list.query
  const [search] = useDebouncedValue(list.query.search, recalculateAfter)
  const narrowed = { company, stack, version, from, to }
  const query = { search, ...narrowed }
  const { data, error } = useRead(readCloudStatistics, { query }, { keep: true, every: minute })
  // Its name: of the address alone the page knows which company is asked for, not what it is called.
  const { data: chosen } = useRead(readCompany, { params: { id: company ?? '' } }, { enabled: company !== undefined })
  const months = data?.months ?? []
  const turned = from !== undefined && to !== undefined && from > to
  const sum = (of: (bar: (typeof months)[number]) => number) => months.reduce((all, bar) => all + of(bar), 0)
  const action = (
    <>
      <LinkButton to="/cloudstatistics/needs" variant="default">
        {t('cloudUsage.toNeeds')}
      </LinkButton>
      {can(listCloudReports.access) && (
        <LinkButton to="/cloudstatistics/reports" variant="default">
          {t('cloudUsage.toReports')}
        </LinkButton>
      )}
      {can(saveCostVariables.access) && (
        <LinkButton to="/cloudstatistics/costs" variant="default">
          {t('cloudUsage.toCosts')}
        </LinkButton>
      )}
    </>
  )
  return (
    <Page title={t('cloudUsage.title')} context={t('cloudUsage.context')} action={action}>
      {error && <ErrorNotice error={error} failed={t('cloudUsage.usageFailed')} />}
      {!data && !error && <PendingContent lines={11} />}
      {data && months.length > 0 && (
        <>
          <div className={classes.charts}>
            <MonthsChart title={t('cloudUsage.hoursByMonth')} months={months} />
            <BarChart
              title={t('cloudUsage.costsByStack')}
              heads={[t('cloudUsage.stack'), t('cloudUsage.costs'), t('cloudUsage.hours')]}
              bars={data.stacks.map(({ stack, stackName, seconds, cents }) => ({
                key: stack,
                label: stackName,
                value: cents / 100,
                text: euros(cents),
                more: [formats.number(seconds / 3600, language, 1)],
              }))}
            />
          </div>
          <Facts
            layout="row"
            label={t('cloudUsage.sums')}
            facts={[
              [t('cloudUsage.hours'), formats.number(sum(({ seconds }) => seconds) / 3600, language, 1)],
              [
                t('cloudUsage.logins'),
                formats.number(
                  sum(({ sessions }) => sessions),
                  language,
                ),
              ],
              [t('cloudUsage.costs'), euros(sum(({ cents }) => cents ?? 0))],
              [t('cloudUsage.undividedOf'), data.undividedCents ? euros(data.undividedCents) : null],
            ]}
          />
        </>
      )}
      <Section title={t('cloudUsage.lines')}>
        <ListTable
          list={list}
          label={t('cloudUsage.lines')}
          texts={cloudUsageTexts}
          every={minute}
          cells={{
            month: ({ month }) => formats.month(month, language),
            costs: ({ totalCents }) => euros(totalCents),
          }}
          chips={{
            company: company && (chosen?.name ?? t('cloudUsage.company')),
            stack:
              stack && (data?.choices.stacks.find((one) => one.stack === stack)?.stackName ?? t('cloudUsage.stack')),
            version: version === undefined ? undefined : t('cloudUsage.productVersionOf', { version }),
            from: from && `${t('cloudUsage.from')}: ${formats.month(from, language)}`,
            to: to && `${t('cloudUsage.to')}: ${formats.month(to, language)}`,
          }}
          filters={<UsageFilters list={list} choices={data?.choices} company={company ? chosen : undefined} />}
          empty={{ text: t(turned ? 'cloudUsage.fromAfterTo' : 'cloudUsage.empty') }}
        />
      </Section>
      {can(listCloudUsageGroups.access) && <Groups narrowed={narrowed} />}
    </Page>
  )
}

type Narrowed = Pick<z.output<(typeof listCloudUsageGroups)['query']>, 'company' | 'stack' | 'version' | 'from' | 'to'>

/** The same by company, narrowed as the page is. */
function Groups({ narrowed }: { narrowed: Narrowed }) {
  const t = useTexts(cloudUsageTexts)
  const { language } = useLanguage()
  const list = useListState(listCloudUsageGroups, { name: 'groups' })
  return (
    <Section title={t('cloudUsage.groups')}>
      <ListTable
        list={{ ...list, query: { ...list.query, ...narrowed } }}
        texts={cloudUsageTexts}
        every={minute}
        cells={{
          month: ({ month }) => formats.month(month, language),
          costs: ({ totalCents }) => euros(totalCents),
        }}
        empty={{ text: t('cloudUsage.empty') }}
      />
    </Section>
  )
}
