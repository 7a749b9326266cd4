import { lazy, useState } from 'react'
import { countExpiring, type ExpiringLicence, expiringSpans, listExpiring } from '#contract/expiring.ts'
import { renewedAtMost, renewLicences } from '#contract/licence-renewals.ts'
import { readHolding } from '#contract/holdings.ts'
import { graceLeftOf } from '#contract/validity.ts'
import { expiringTexts } from '#texts/expiring.ts'
import { renewingTexts } from '#texts/renewing.ts'
import { productName } from '#texts/product-names.ts'
import { BulkButton } from '#web/ui/commands/bulk-button.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { HolderLink } from '#web/shared/holdings/holder-link.tsx'
import { IconRefresh } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { FilterChips } from '#web/ui/table/toolbar/filter-chips.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './expiring.module.css'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const RenewDialog = lazy(async () => ({ default: (await import('./renewing/renew-dialog.tsx')).RenewDialog }))
const BarChart = lazy(async () => ({ default: (await import('#web/ui/chart/bar-chart.tsx')).BarChart }))

/** What ends when, on every machine of every company: the months as a picture that filters, and the rows to act on. */
export function ExpiringPage() {
  const t = useTexts(expiringTexts)
  const say = useTexts(renewingTexts)
  // Beside the rows: what was renewed leaves the list while its new licences are still looked at.
  const [renewing, setRenewing] = useState<{ subjectIds: string[]; clear?: () => void } | null>(null)
  const { language } = useLanguage()
  const { productKey } = usePortal()
  const { can } = useSession()
  const list = useListState(listExpiring)
  const { within, month, reach } = list.query
  const counts = useRead(countExpiring)
  const monthWords = (one: string) => formats.month(one, language)
  const nameOf = ({ holder, product }: ExpiringLicence) =>
    t('expiring.rowNamed', { holder: holder.name, product: productName(product, language) })
  const bars = (counts.data?.items ?? []).map(({ month: key, ends }) => ({
    key,
    label: monthWords(key),
    value: ends,
    text: formats.number(ends, language),
  }))
  return (
    <Page title={t('expiring.title')} context={t('expiring.context')}>
      <div className={classes.chart}>
        {bars.length > 0 && (
          <LazyBoundary>
            <BarChart
              title={t('expiring.chart')}
              heads={[t('expiring.month'), t('expiring.ends')]}
              bars={bars}
              low
              chosen={month}
              onChoose={(key) => list.set({ month: key === month ? undefined : key })}
            />
          </LazyBoundary>
        )}
      </div>
      <ListTable
        list={list}
        texts={expiringTexts}
        cells={{
          holder: ({ holder }) => <HolderLink holder={holder} />,
          product: ({ holdingId: id, product }) =>
            can(readHolding.access) ? (
              <TextLink to="/{$product}configuration/overview/$id" params={{ product: productKey, id }}>
                {productName(product, language)}
              </TextLink>
            ) : (
              productName(product, language)
            ),
          end: ({ endDay, days, whole, graceDays }) => (
            <>
              <span className={classes.end} data-state={endStateOf(days, graceDays)}>
                {formats.date(endDay)}
              </span>
              {graceLeftOf(days, graceDays) > 0 && (
                <SecondText>{t('expiring.grace', { days: graceLeftOf(days, graceDays) })}</SecondText>
              )}
              {!whole && <SecondText>{t('expiring.modules')}</SecondText>}
            </>
          ),
        }}
        filters={
          <>
            <FilterChips
              label={t('expiring.within')}
              value={month ? '' : within}
              choices={expiringSpans.map((value) => ({ value, label: t(`expiring.within.${value}`) }))}
              onChange={(value) => list.set({ within: value || '60', month: undefined })}
            />
            <FilterChips
              label={t('expiring.reach')}
              value={reach ?? ''}
              choices={[{ value: 'nobody', label: t('expiring.reach.nobody') }]}
              onChange={() => list.set({ reach: reach ? undefined : 'nobody' })}
            />
          </>
        }
        chips={{ month: month && monthWords(month) }}
        empty={{ text: t('expiring.empty') }}
        actions={(row: ExpiringLicence) =>
          can(renewLicences.access) && (
            <RowButton
              text={say('renewing.row', { what: nameOf(row) })}
              letter="r"
              word={say('renewing.word')}
              icon={<IconRefresh />}
              onClick={() => setRenewing({ subjectIds: [row.id] })}
            />
          )
        }
        {...(can(renewLicences.access) && {
          bulk: {
            name: nameOf,
            actions: (rows, clear) => (
              <BulkButton
                main
                text={say('renewing.action')}
                letter="r"
                icon={<IconRefresh />}
                reason={rows.length > renewedAtMost && say('renewing.tooMany', { most: renewedAtMost })}
                onClick={() => setRenewing({ subjectIds: rows.map(({ id }) => id), clear })}
              />
            ),
          },
        })}
      />
      <LazyBoundary>
        {renewing && (
          <RenewDialog
            subjectIds={renewing.subjectIds}
            onClose={(renewed) => {
              if (renewed) renewing.clear?.()
              setRenewing(null)
            }}
          />
        )}
      </LazyBoundary>
    </Page>
  )
}

/** How the day of an end looks: what holds in its grace is not over. */
function endStateOf(days: number, graceDays: number): 'expired' | 'soon' | undefined {
  if (days < 0 && graceLeftOf(days, graceDays) === 0) return 'expired'
  return days <= 30 ? 'soon' : undefined
}
