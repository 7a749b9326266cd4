import type { z } from 'zod'
import { savedCents, listCloudNeeds, readCloudRefusals } from '#contract/cloud-needs.ts'
import { portalTimeZone } from '#contract/time-zone.ts'
import { cloudNeedTexts } from '#texts/cloud-needs.ts'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { PendingContent } from '#web/ui/feedback/pending.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './cloud-usage.module.css'

type Refusals = z.output<(typeof readCloudRefusals)['output']>

/** Whether companies have the places they need, and when users found none. */
export function NeedsPage() {
  const t = useTexts(cloudNeedTexts)
  const list = useListState(listCloudNeeds)
  const { language } = useLanguage()
  const { data, error } = useRead(readCloudRefusals)
  const amount = (cents: number | null) => (cents === null ? '' : formats.number(cents / 100, language, 2))
  return (
    <Page title={t('cloudNeeds.title')} context={t('cloudNeeds.context')}>
      <Section title={t('cloudNeeds.refusals')} busy={!data && !error}>
        {error && <ErrorNotice error={error} failed={t('cloudNeeds.refusalsFailed')} />}
        {!data && !error && <PendingContent lines={2} />}
        {data && <Fleets refusals={data} />}
      </Section>
      <Section title={t('cloudNeeds.list')}>
        <Facts
          layout="stacked"
          facts={[
            [t('cloudNeeds.percentile'), t('cloudNeeds.percentileHelp')],
            [t('cloudNeeds.oneMore'), t('cloudNeeds.oneMoreHelp')],
            [t('cloudNeeds.oneFewer'), t('cloudNeeds.oneFewerHelp')],
          ]}
        />
        {data?.countedAt && <p>{t('cloudNeeds.countedAt', { time: formats.instant(data.countedAt) })}</p>}
        <ListTable
          list={list}
          texts={cloudNeedTexts}
          cells={{
            name: ({ id, name }) => (
              <TextLink to="/company/$id" params={{ id }}>
                {name}
              </TextLink>
            ),
            more: ({ placeCents }) => amount(placeCents),
            fewer: (row) => amount(savedCents(row, row.placeCents)),
          }}
          empty={{ text: t('cloudNeeds.empty') }}
        />
      </Section>
    </Page>
  )
}

/** Each fleet's hours by the time of day; the table behind the switch says why no user was let in. */
function Fleets({ refusals: { since, fleets } }: { refusals: Refusals }) {
  const t = useTexts(cloudNeedTexts)
  const { language } = useLanguage()
  const day = formats.date(since)
  if (fleets.length === 0) return <p>{t('cloudNeeds.noRefusals', { since: day })}</p>
  const number = (value: number) => formats.number(value, language)
  const heads = ['clock', 'hours', 'full', 'seatsTaken'] as const
  const [first, ...more] = heads.map((head) => t(`cloudNeeds.${head}`))
  return (
    <>
      <p>{t('cloudNeeds.refusalsHint', { since: day, zone: portalTimeZone() })}</p>
      <div className={classes.charts}>
        {fleets.map(({ name, hours, full, seats, lastAt, clock }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two fleets may be called alike
          <div key={index}>
            <BarChart
              title={name}
              heads={[first!, more[0]!, ...more.slice(1)]}
              bars={clock.map((at) => ({
                key: String(at.hour),
                label: t('cloudNeeds.clockOf', { hour: String(at.hour) }),
                value: at.hours,
                text: number(at.hours),
                more: [number(at.full), number(at.seats)],
              }))}
              low
            />
            <Facts
              layout="row"
              facts={[
                [t('cloudNeeds.hours'), number(hours)],
                [t('cloudNeeds.full'), number(full)],
                [t('cloudNeeds.seatsTaken'), number(seats)],
                [t('cloudNeeds.lastAt'), formats.instant(lastAt)],
              ]}
            />
          </div>
        ))}
      </div>
    </>
  )
}
