import { Badge, NativeSelect } from '@mantine/core'
import { lazy, useState } from 'react'
import { type LegalNotice, legalNoticeStates, listLegalNotices } from '#contract/legal.ts'
import { legalTexts } from '#texts/legal.ts'
import { IconEye } from '#web/ui/layout/icons.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { LazyBoundary } from '#web/ui/layout/lazy-boundary.tsx'

const NoticeDialog = lazy(async () => ({ default: (await import('./notice-dialog.tsx')).NoticeDialog }))

/** What came in through the public forms; staff note here what became of it. */
export function NoticesPage() {
  const t = useTexts(legalTexts)
  const [open, setOpen] = useState<LegalNotice | null>(null)
  const list = useListState(listLegalNotices)
  const kindOf = ({ kind }: LegalNotice) => t(`legal.declares.${kind}`)
  const rowActions = (notice: LegalNotice) => (
    <RowButton
      text={t('legal.openNotice', { kind: kindOf(notice), name: notice.name })}
      letter="o"
      icon={<IconEye />}
      onClick={() => setOpen(notice)}
    />
  )
  const state = (
    <NativeSelect
      aria-label={t('legal.state')}
      value={list.query.state ?? ''}
      data={[
        { value: '', label: t('legal.stateAll') },
        ...legalNoticeStates.map((value) => ({ value, label: t(`legal.state.${value}`) })),
      ]}
      onChange={(event) => list.set({ state: (event.currentTarget.value || undefined) as LegalNotice['state'] })}
    />
  )
  return (
    <Page title={t('legal.notices.title')} context={t('legal.notices.context')}>
      <ListTable
        list={list}
        texts={legalTexts}
        cells={{
          state: ({ state: one }) => (
            <Badge color={one === 'open' ? 'orange' : 'green'}>{t(`legal.state.${one}`)}</Badge>
          ),
        }}
        filters={state}
        chips={{ state: list.query.state && t(`legal.state.${list.query.state}`) }}
        empty={{ text: t('legal.notices.empty') }}
        actions={rowActions}
      />
      <LazyBoundary>{open && <NoticeDialog notice={open} onClose={() => setOpen(null)} />}</LazyBoundary>
    </Page>
  )
}
