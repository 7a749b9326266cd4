import { useMemo } from 'react'
import { type AuditRow, listAudit } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { formats } from '#web/ui/formats.ts'
import { Page } from '#web/ui/page.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { ChangesCell, useWords } from './changes-cell.tsx'
import { oneLine } from './changes.ts'
import { RecordCell, useKindName } from './record.tsx'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Who changed what: filtered, sorted and paged by the server; days are those of the reader. */
export function AuditPage() {
  const t = useTexts(auditTexts)
  const kindName = useKindName()
  const words = useWords()
  const address = useListState(listAudit, { sort: '-at' })
  const list = useMemo(
    () => ({ ...address, query: { ...address.query, timeZone: timeZone || 'Europe/Berlin' } }),
    [address],
  )
  const { account, operation, kind, record, from, to } = address.query
  const filter = { account, operation, kind, record, from, to }
  const columns: Column<AuditRow>[] = [
    {
      ...{ key: 'at', text: t('audit.at'), sortable: true, code: true },
      value: ({ at }) => formats.instant(at),
    },
    { key: 'account', text: t('audit.account'), value: ({ accountEmail }) => accountEmail || t('audit.nobody') },
    { key: 'operation', text: t('audit.operation'), value: ({ operation }) => operation },
    {
      ...{ key: 'record', text: t('audit.record') },
      value: ({ recordKind }) => kindName(recordKind),
      render: (row) => <RecordCell row={row} />,
    },
    {
      ...{ key: 'changes', text: t('audit.changes') },
      value: (row) => oneLine(row, words),
      render: (row) => <ChangesCell key={row.id} row={row} />,
    },
  ]
  return (
    <Page title={t('audit.title')} context={t('audit.context')}>
      <AuditFilters key={JSON.stringify(filter)} filter={filter} onFilter={(next) => address.set(next)} />
      <ListTable
        operation={listAudit}
        list={list}
        label={t('audit.title')}
        columns={columns}
        exportName="aenderungsprotokoll"
        empty={{ text: t('audit.empty') }}
        noSearch
      />
    </Page>
  )
}
