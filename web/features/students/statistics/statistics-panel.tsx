import { Button, Group, Switch } from '@mantine/core'
import { useState } from 'react'
import {
  countStudents,
  readStudentStatistics,
  studentMeasures,
  type StudentStatistics,
} from '#contract/student-statistics.ts'
import { studentStatisticsTexts } from '#texts/student-statistics.ts'
import { Bars } from '#web/ui/chart/bar-chart.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './statistics.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Registrations, verifications, payments and downloads: pictures first, the tables behind a switch. */
export function StatisticsPanel() {
  const t = useTexts(studentStatisticsTexts)
  const { data, error } = useRead(readStudentStatistics)
  const count = useWrite(countStudents)
  const [asTable, setAsTable] = useState(false)
  if (error) return <ErrorNotice error={error} />
  if (!data) return null
  const action = (
    <Group gap="sm">
      <Switch
        label={t('statistics.asTable')}
        checked={asTable}
        onChange={({ currentTarget: { checked } }) => setAsTable(checked)}
      />
      <Button size="xs" variant="default" loading={count.pending} onClick={() => void count.run()}>
        {t('statistics.count')}
      </Button>
    </Group>
  )
  return (
    <div className={classes.panel}>
      <Section title={t('statistics.months')} action={action}>
        <Hint mb={8}>{t('statistics.counted', { at: formats.instant(data.countedAt) })}</Hint>
        {asTable ? <MonthTable months={data.months} /> : <MonthCharts months={data.months} />}
      </Section>
      <Section title={t('statistics.funnel')}>
        <Hint mb={8}>{t('statistics.funnelHint')}</Hint>
        <Funnel funnel={data.funnel} asTable={asTable} />
      </Section>
      <Section title={t('statistics.universities')}>
        <Universities universities={data.universities} />
      </Section>
      <Section title={t('statistics.products')}>
        <Products products={data.products} />
      </Section>
    </div>
  )
}

function useMeasureColumns() {
  const t = useTexts(studentStatisticsTexts)
  return studentMeasures.map((key) => ({ key, text: t(`statistics.${key}`), align: 'right' as const, sortable: true }))
}

type Months = StudentStatistics['months']

function MonthCharts({ months }: { months: Months }) {
  const t = useTexts(studentStatisticsTexts)
  return (
    <div className={classes.charts}>
      {studentMeasures.map((measure) => (
        <figure key={measure}>
          <figcaption>{t(`statistics.${measure}`)}</figcaption>
          <Bars
            title={t(`statistics.${measure}`)}
            bars={months.map((row) => ({
              key: row.month,
              label: shortMonth(row.month),
              value: row[measure],
              text: String(row[measure]),
            }))}
          />
        </figure>
      ))}
    </div>
  )
}

/** `2026-07` as 07/26. */
const shortMonth = (month: string): string => `${month.slice(5)}/${month.slice(2, 4)}`

function MonthTable({ months }: { months: Months }) {
  const t = useTexts(studentStatisticsTexts)
  const columns: Column<Months[number]>[] = [
    { key: 'month', text: t('statistics.month'), sortable: true, code: true },
    ...useMeasureColumns(),
  ]
  return (
    <DataTable
      label={t('statistics.months')}
      rows={months}
      columns={columns}
      noSearch
      pageSize={25}
      sort="-month"
      exportName={t('statistics.file')}
    />
  )
}

function Funnel({ funnel, asTable }: { funnel: StudentStatistics['funnel']; asTable: boolean }) {
  const t = useTexts(studentStatisticsTexts)
  const share = (value: number) =>
    t('statistics.share', { share: funnel.registered === 0 ? 0 : Math.round((value / funnel.registered) * 100) })
  const bars = studentMeasures.map((key) => ({
    key,
    label: t(`statistics.${key}`),
    value: funnel[key],
    text: `${funnel[key]} (${share(funnel[key])})`,
  }))
  if (!asTable) return <Bars title={t('statistics.funnel')} bars={bars} />
  return (
    <DataTable
      plain
      label={t('statistics.funnel')}
      rows={[funnel]}
      columns={studentMeasures.map((key) => ({ key, text: t(`statistics.${key}`), align: 'right' }))}
    />
  )
}

type Universities = StudentStatistics['universities']

function Universities({ universities }: { universities: Universities }) {
  const t = useTexts(studentStatisticsTexts)
  const { language } = useLanguage()
  const columns: Column<Universities[number]>[] = [
    { key: 'name', text: t('statistics.university'), sortable: true, value: (row) => row[language] },
    ...useMeasureColumns().filter(({ key }) => key !== 'downloaded'),
  ]
  if (universities.length === 0) return <Hint mb={8}>{t('statistics.noUniversity')}</Hint>
  return (
    <DataTable
      label={t('statistics.universities')}
      rows={universities}
      columns={columns}
      noSearch
      pageSize={5}
      sort="-registered"
      exportName={t('statistics.file')}
    />
  )
}

type Products = StudentStatistics['products']

function Products({ products }: { products: Products }) {
  const t = useTexts(studentStatisticsTexts)
  const { language } = useLanguage()
  const title = ({ titleDe, titleEn, version }: Products[number]) =>
    `${language === 'de' ? titleDe : titleEn} ${version}`
  const columns: Column<Products[number]>[] = [
    { key: 'name', text: t('statistics.product'), sortable: true, value: title },
    ...useMeasureColumns().map((column) =>
      column.key === 'downloaded' ? { ...column, text: t('statistics.licensed') } : column,
    ),
  ]
  return (
    <DataTable
      label={t('statistics.products')}
      rows={products}
      columns={columns}
      noSearch
      pageSize={25}
      sort="-registered"
      exportName={t('statistics.file')}
    />
  )
}
