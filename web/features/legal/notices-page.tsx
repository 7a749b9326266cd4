import { Badge, NativeSelect } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { type LegalNotice, legalNoticeStates, listLegalNotices } from '#contract/legal.ts'
import { legalTexts } from '#texts/legal.ts'
import { formats } from '#web/ui/formats.ts'
import { IconEye } from '#web/ui/icons.tsx'
import { Page } from '#web/ui/page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowButton } from '#web/ui/table/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

const NoticeDialog = lazy(async () => ({ default: (await import('./notice-dialog.tsx')).NoticeDialog }))

/** What came in through the public forms; staff note here what became of it. */
export function NoticesPage() {
  const t = useTexts(legalTexts)
  const [open, setOpen] = useState<LegalNotice | null>(null)
  const list = useListState(listLegalNotices, { sort: '-received' })
  const kindOf = ({ kind }: LegalNotice) => t(`legal.declares.${kind}`)
  const columns: Column<LegalNotice>[] = [
    {
      ...{ key: 'received', text: t('legal.received'), sortable: true, code: true },
      value: ({ receivedAt }) => formats.instant(receivedAt),
    },
    { key: 'kind', text: t('legal.declaration'), value: kindOf },
    { key: 'name', text: t('legal.name'), sortable: true },
    { key: 'email', text: t('legal.email') },
    { key: 'reference', text: t('legal.reference') },
    {
      ...{ key: 'state', text: t('legal.state'), sortable: true, value: ({ state }) => t(`legal.state.${state}`) },
      render: ({ state }) => <Badge color={state === 'open' ? 'orange' : 'green'}>{t(`legal.state.${state}`)}</Badge>,
    },
    { key: 'note', text: t('legal.note') },
  ]
  const rowActions = (notice: LegalNotice) => (
    <RowButton
      text={t('legal.openNotice', { kind: kindOf(notice), name: notice.name })}
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
        operation={listLegalNotices}
        list={list}
        label={t('legal.notices.title')}
        columns={columns}
        exportName="kuendigungen-widerrufe"
        filters={state}
        empty={{ text: t('legal.notices.empty') }}
        actions={rowActions}
      />
      <Suspense>{open && <NoticeDialog notice={open} onClose={() => setOpen(null)} />}</Suspense>
    </Page>
  )
}
