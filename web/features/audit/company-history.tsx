import { type HistoryKind, historyKinds, listAudit, listCompanyHistory } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { IconHistory } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { FilterChips } from '#web/ui/table/toolbar/filter-chips.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AuditSentence } from './audit-sentence.tsx'
import { ChangesCell } from './changes-cell.tsx'

/** Who did what to a company and what belongs to it, in the sentences of the audit log. */
export function CompanyHistory({ company: { id } }: { company: { id: string } }) {
  const t = useTexts(auditTexts)
  const { can } = useSession()
  const log = can(listAudit.access) && (
    <LinkButton variant="default" to="/management/auditlog" search={{ record: id }} leftSection={<IconHistory />}>
      {t('audit.wholeLog')}
    </LinkButton>
  )
  return (
    <Section title={t('audit.companyHistory')} action={log}>
      {can(listCompanyHistory.access) ? <Entries id={id} /> : <p>{t('audit.historyHidden')}</p>}
    </Section>
  )
}

const kinds = Object.keys(historyKinds) as HistoryKind[]

function Entries({ id }: { id: string }) {
  const t = useTexts(auditTexts)
  const list = useListState(listCompanyHistory, { name: 'history' })
  return (
    <ListTable
      params={{ id }}
      list={list}
      texts={auditTexts}
      filters={
        <FilterChips<HistoryKind | ''>
          label={t('audit.kind')}
          value={list.query.kind}
          choices={[
            { value: '', label: t('audit.history.all') },
            ...kinds.map((value) => ({ value, label: t(`audit.history.${value}`) })),
          ]}
          onChange={(kind) => list.set({ kind })}
        />
      }
      cells={{
        what: (row) => <AuditSentence row={row} />,
        changes: (row) => <ChangesCell key={row.id} row={row} />,
      }}
      empty={{ text: t('audit.historyEmpty') }}
    />
  )
}
