import { listCompanyHistory } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { AuditSentence } from './audit-sentence.tsx'
import { Hint, Quiet } from '#web/ui/layout/text/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

/** The last ten deeds in the history of a company, in its sentences. */
export function LatestHistory({ company: { id } }: { company: { id: string } }) {
  const t = useTexts(auditTexts)
  const { data, error, refetch } = useRead(listCompanyHistory, { params: { id }, query: { pageSize: 10 } })
  return (
    <>
      <h3>{t('audit.latest')}</h3>
      {error && <ErrorNotice error={error} retry={refetch} />}
      {data?.items.length === 0 && <Hint>{t('audit.historyEmpty')}</Hint>}
      <PlainList aria-busy={!data && !error}>
        {data?.items.map((row) => (
          <li key={row.id}>
            <AuditSentence row={row} /> <Quiet>{formats.instant(row.at)}</Quiet>
          </li>
        ))}
      </PlainList>
    </>
  )
}
