import { readCloudUsageChart, type UsageBar } from '#contract/cloud-usage.ts'
import { cloudUsageTexts } from '#texts/cloud-usage.ts'
import { euros } from '#texts/money.ts'
import { BarChart, type ChartBar } from '#web/ui/chart/bar-chart.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { everyMonth } from './every-month.ts'

/** Months of usage as bars: hours, and in the table people and costs where they are told. */
export function MonthsChart({ title, months }: { title: string; months: readonly UsageBar[] }) {
  const t = useTexts(cloudUsageTexts)
  const { language } = useLanguage()
  const costs = months.some(({ cents }) => cents !== null)
  const bars = everyMonth(months).map(({ month, seconds, people, sessions, cents }): ChartBar => {
    const more = [String(people), String(sessions)]
    return {
      key: month,
      label: formats.month(month, language),
      value: seconds / 3600,
      text: formats.number(seconds / 3600, language, seconds < 360_000 ? 1 : 0),
      more: costs ? [...more, cents === null ? '' : euros(cents)] : more,
    }
  })
  const heads = [t('cloudUsage.month'), t('cloudUsage.hours'), t('cloudUsage.people'), t('cloudUsage.logins')] as const
  return <BarChart title={title} heads={costs ? [...heads, t('cloudUsage.costs')] : heads} bars={bars} />
}

/** The last twelve months of a company, of a cloud account, or – with neither – of one's own company. */
export function UsageChart({ company, configuration }: { company?: string; configuration?: string }) {
  const t = useTexts(cloudUsageTexts)
  const query = configuration ? { configuration } : company ? { company } : {}
  const { data, error } = useRead(readCloudUsageChart, { query })
  return (
    <Section title={t('cloudUsage.usage')} busy={!data && !error}>
      {error && <ErrorNotice error={error} failed={t('cloudUsage.usageFailed')} />}
      {data?.months.every(({ sessions }) => sessions === 0) && <p>{t('cloudUsage.noneInYear')}</p>}
      {data && <MonthsChart title={t('cloudUsage.hoursByMonth')} months={data.months} />}
    </Section>
  )
}
