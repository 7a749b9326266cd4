import { useMemo } from 'react'
import { listAudit } from '#contract/audit.ts'
import { portalTimeZone } from '#contract/time-zone.ts'
import { auditTexts } from '#texts/audit.ts'
import { auditSentences, deedOf } from '#texts/audit/sentences.ts'
import { formats } from '#web/ui/data/formats.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { AuditChain } from './audit-chain.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditSeals } from './audit-seals.tsx'
import { AuditSentence } from './audit-sentence.tsx'
import { ChangesCell } from './changes-cell.tsx'
import { useKindName } from './record.tsx'

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

/** Who changed what: filtered, sorted and paged by the server; days are those of the reader. */
export function AuditPage() {
  const t = useTexts(auditTexts)
  const address = useListState(listAudit)
  const list = useMemo(
    () => ({ ...address, query: { ...address.query, timeZone: timeZone || portalTimeZone() } }),
    [address],
  )
  const { account, operation, kind, record, from, to } = address.query
  const filter = { account, operation, kind, record, from, to }
  const { language } = useLanguage()
  const kindName = useKindName()
  const chips = {
    account,
    operation: operation && deedOf(operation, language, kindName(kind || auditSentences[operation]?.kind || '')),
    kind: kind && kindName(kind),
    record: record && `${t('audit.recordId')}: ${record}`,
    from: from && `${t('audit.from')}: ${formats.date(from)}`,
    to: to && `${t('audit.to')}: ${formats.date(to)}`,
  }
  return (
    <Page title={t('audit.title')} context={t('audit.context')}>
      <AuditChain />
      <AuditSeals />
      <AuditFilters filter={filter} onFilter={(next) => address.set(next)} />
      <ListTable
        list={list}
        texts={auditTexts}
        cells={{
          what: (row) => <AuditSentence row={row} />,
          changes: (row) => <ChangesCell key={row.id} row={row} />,
        }}
        chips={chips}
        empty={{ text: t('audit.empty') }}
      />
    </Page>
  )
}
