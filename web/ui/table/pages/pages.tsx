import { ActionIcon, NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { pageSizes } from '#contract/shapes.ts'
import { uiTexts } from '#texts/ui.ts'
import { formats } from '../../data/formats.ts'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '../../layout/icons.tsx'
import { useLanguage, useTexts } from '../../data/use-texts.tsx'
import { pageNumbers } from './page-numbers.ts'
import classes from './pages.module.css'
import type { ListQuery } from '../use-list-state.ts'

interface PagesProps {
  /** Of the list, which tells several on one page apart. */
  label: string
  query: ListQuery
  total: number
  /** There are more than `total`: which page is the last is unknown. */
  capped: boolean
  /** Rows on this page; undefined while they load. */
  shown: number | undefined
  onChange: (patch: Partial<ListQuery>) => void
  sizes?: readonly number[] | undefined
}

/** Below a table: which entries are shown, how many per page, and at most five page numbers. */
export function Pages({ label, query, total, capped, shown, onChange, sizes = pageSizes }: PagesProps) {
  const { page, pageSize } = query
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  const select = useId()
  const beyond = page + (shown === pageSize ? 1 : 0)
  const last = Math.max(1, Math.ceil(total / pageSize), capped && !query.search ? beyond : 1)
  const number = (value: number) => formats.number(value, language)
  const before = (page - 1) * pageSize
  const from = shown === 0 ? 0 : before + 1
  const to = shown === 0 ? 0 : before + (shown ?? 0)
  const range = { from: number(from), to: number(to), total: number(total) }
  // Of a search no more than these are looked at: behind them there is no page.
  const more = query.search ? 'ui.rangeVague' : 'ui.rangeCapped'
  const inAll = capped && to >= total && !query.search ? t('ui.rangeOpen', range) : t(capped ? more : 'ui.range', range)
  const step = (text: string, icon: React.ReactNode, target: number) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={text}
      title={text}
      disabled={target < 1 || target > last || target === page}
      onClick={() => onChange({ page: target })}
    >
      {icon}
    </ActionIcon>
  )
  const summary = (
    <p className={classes.range} aria-live="polite">
      {shown === undefined ? t('ui.loading') : inAll}
    </p>
  )
  return (
    <div className={classes.pages}>
      {summary}
      <nav aria-label={`${t('ui.pages')}: ${label}`} className={classes.numbers}>
        {step(t('ui.pageFirst'), <IconChevronsLeft />, 1)}
        {step(t('ui.pagePrevious'), <IconChevronLeft />, page - 1)}
        {pageNumbers(page, last).map((one) => (
          <button
            key={one}
            type="button"
            className={classes.number}
            aria-label={t('ui.pageNumber', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onChange({ page: one })}
          >
            {number(one)}
          </button>
        ))}
        {step(t('ui.pageNext'), <IconChevronRight />, page + 1)}
        {!capped && step(t('ui.pageLast'), <IconChevronsRight />, last)}
      </nav>
      <div className={classes.size}>
        <label htmlFor={select}>{t('ui.pageSize')}</label>
        <NativeSelect
          id={select}
          size="xs"
          value={String(pageSize)}
          data={[...new Set([...sizes, pageSize])].toSorted((a, b) => a - b).map(String)}
          onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}
        />
      </div>
    </div>
  )
}
