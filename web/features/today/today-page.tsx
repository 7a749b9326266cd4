import { Paper } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { countExpiring, listExpiring } from '#contract/expiring.ts'
import { countIssued } from '#contract/licences.ts'
import { countFailedMails } from '#contract/mails.ts'
import { readInbox } from '#contract/today.ts'
import { todayTexts } from '#texts/today.ts'
import { formats, today } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Pending } from '#web/ui/feedback/pending.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { FirstDay } from './first-day.tsx'
import classes from './today.module.css'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'
import { Hint } from '#web/ui/layout/text/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

const BarChart = lazy(async () => ({ default: (await import('#web/ui/chart/bar-chart.tsx')).BarChart }))

/** What staff find in the morning: what waits, what ends, what was issued, what failed, each a link to the list behind it. */
export function TodayPage() {
  const t = useTexts(todayTexts)
  const { can } = useSession()
  return (
    <Page title={t('today.title')} context={formats.date(today())}>
      <FirstDay of="staff" />
      <div className={classes.tiles}>
        <Waiting />
        {can(listExpiring.access) && <Ends />}
        {can(countIssued.access) && <Issued />}
        {can(countFailedMails.access) && <Failed />}
      </div>
      {can(countIssued.access) && <IssuedChart />}
      {can(countExpiring.access) && <EndsChart />}
    </Page>
  )
}

interface Line {
  text: string
  /** Undefined while it is being counted. */
  count: number | undefined
  /** There are more than are counted. */
  capped?: boolean | undefined
  /** Its words as a link into the list behind it. */
  link?: ReactNode
}

function Tile({ title, lines }: { title: string; lines: readonly Line[] }) {
  const t = useTexts(todayTexts)
  const { language } = useLanguage()
  const said = (count: number, capped = false) => {
    const number = formats.number(count, language)
    return capped ? t('today.moreThan', { count: number }) : number
  }
  return (
    <Paper component="section" withBorder p="0.75rem 1rem" aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {lines.length === 0 && <Hint>{t('today.none')}</Hint>}
      <PlainList className={classes.lines} gap={0}>
        {lines.map(({ text, count, capped, link }) => (
          <li key={text}>
            <span className={classes.count}>{count === undefined ? <Pending width="2ch" /> : said(count, capped)}</span>
            {link ?? text}
          </li>
        ))}
      </PlainList>
    </Paper>
  )
}

function Waiting() {
  const t = useTexts(todayTexts)
  const { data } = useRead(readInbox)
  const lines = data?.kinds
    .filter(({ open }) => open > 0)
    .map(({ kind, open }): Line => {
      const text = t(`today.kinds.${kind}`)
      const link = (
        <TextLink to="/inbox" search={{ kind }}>
          {text}
        </TextLink>
      )
      return { text, count: open, link }
    })
  const pending: Line[] = [{ text: t('today.inbox'), count: undefined }]
  return <Tile title={t('today.waiting')} lines={lines ?? pending} />
}

function Ends() {
  const t = useTexts(todayTexts)
  const few = { page: 1, pageSize: 5 } as const
  const soon = useRead(listExpiring, { query: { ...few, within: '30' } })
  const later = useRead(listExpiring, { query: { ...few, within: '90' } })
  const expired = useRead(listExpiring, { query: { ...few, within: 'expired' } })
  type Counted = { total: number; capped?: boolean | undefined }
  const line = (within: '30' | '90' | 'expired', text: string, counted: Counted | undefined): Line => ({
    text,
    count: counted?.total,
    capped: counted?.capped,
    link: (
      <TextLink to="/expiringlicences" search={{ within }}>
        {text}
      </TextLink>
    ),
  })
  const lines = [
    line('30', t('today.within30'), soon.data),
    line('90', t('today.within90'), later.data),
    line('expired', t('today.expired'), expired.data),
  ]
  return <Tile title={t('today.ends')} lines={lines} />
}

function Issued() {
  const t = useTexts(todayTexts)
  const { data } = useRead(countIssued)
  const lines = [
    { text: t('today.day'), count: data?.today },
    { text: t('today.week'), count: data?.week },
  ]
  return <Tile title={t('today.issued')} lines={lines} />
}

function Failed() {
  const t = useTexts(todayTexts)
  const { data } = useRead(countFailedMails)
  const text = t('today.mails')
  const line = { text, count: data?.failed, link: <TextLink to="/mails">{text}</TextLink> }
  return <Tile title={t('today.failed')} lines={[line]} />
}

function IssuedChart(): ReactNode {
  const t = useTexts(todayTexts)
  const { language } = useLanguage()
  const { data } = useRead(countIssued)
  const bars = data?.months.map(({ month, issued }) => barOf(month, issued, language))
  return (
    <LazyBoundary>
      {bars && (
        <BarChart title={t('today.issuedByMonth')} heads={[t('today.month'), t('today.licences')]} bars={bars} low />
      )}
    </LazyBoundary>
  )
}

function EndsChart(): ReactNode {
  const t = useTexts(todayTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { data } = useRead(countExpiring)
  const bars = data?.items.map(({ month, ends }) => barOf(month, ends, language))
  return (
    <LazyBoundary>
      {bars && (
        <BarChart
          title={t('today.endsByMonth')}
          heads={[t('today.month'), t('today.licences')]}
          bars={bars}
          low
          onChoose={(month) => void navigate({ to: '/expiringlicences', search: { month } })}
        />
      )}
    </LazyBoundary>
  )
}

const barOf = (month: string, value: number, language: 'de' | 'en') => ({
  key: month,
  label: formats.month(month, language),
  value,
  text: formats.number(value, language),
})
