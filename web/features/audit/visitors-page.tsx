import { listVisitorCounts } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { auditSentences, deedOf } from '#texts/audit/sentences.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { useKindName } from './record.tsx'

/** What people who are not signed in asked for and were refused, by the hour. */
export function VisitorsPage() {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const kindName = useKindName()
  return (
    <Page title={t('audit.visitors')} context={t('audit.visitors.context')}>
      <ListTable
        list={useListState(listVisitorCounts)}
        texts={auditTexts}
        cells={{
          what: ({ operation, recordKind }) =>
            deedOf(operation, language, kindName(recordKind || auditSentences[operation]?.kind || '')),
        }}
        empty={{ text: t('audit.visitors.empty') }}
      />
    </Page>
  )
}
