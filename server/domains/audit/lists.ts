import { type RawBuilder, sql } from 'kysely'
import { historyKinds, listAudit, listCompanyHistory, listVisitorCounts } from '#contract/audit.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { matchesWords, searchWords } from '#platform/lists/search.ts'
import { auditTexts } from '#texts/audit.ts'
import { isAbout } from './history-queries.ts'
import { auditRows } from './queries.ts'
import { visitorCountRows } from './visitor-queries.ts'

/** The instant a day begins where the reader is. */
const startOf = (day: string, timeZone: string, daysLater = 0): RawBuilder<string> =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE ${timeZone})`

// The log is long, and the accounts in it are few.
const ofAccounts = (words: string[]): RawBuilder<boolean> => sql`account_email IN (
  SELECT email FROM (SELECT DISTINCT account_email AS email FROM audit_log) AS known
  WHERE ${matchesWords(sql`search_form(email)`, words)})`

export const auditLists: ListFile[] = [
  listFile(listAudit, auditTexts, ({ db, query: { account, operation, kind, record, from, to, timeZone } }) => {
    const words = searchWords(account)
    return {
      found: db
        .selectFrom('auditLog')
        .$if(words.length > 0, (rows) => rows.where(ofAccounts(words)))
        .$if(operation !== '', (rows) => rows.where('operation', '=', operation))
        .$if(kind !== '', (rows) => rows.where('recordKind', '=', kind))
        .$if(record !== '', (rows) => rows.where('recordId', '=', record))
        .$call((rows) => (from === undefined ? rows : rows.where('at', '>=', startOf(from, timeZone))))
        .$call((rows) => (to === undefined ? rows : rows.where('at', '<', startOf(to, timeZone, 1)))),
      key: 'auditLog.id',
      keyType: 'bigint',
      // Entries are numbered as they are written.
      sort: { at: sql`audit_log.id` },
      rows: auditRows(db),
    }
  }),
  listFile(listVisitorCounts, auditTexts, ({ db }) => ({
    found: db.selectFrom('visitorCounts'),
    key: 'visitorCounts.id',
    sort: { hour: sql`visitor_counts.hour`, count: sql`visitor_counts.count` },
    rows: visitorCountRows(db),
  })),
  listFile(listCompanyHistory, auditTexts, async ({ db, actor, params: { id }, query: { kind } }) => {
    await requireVisibleCompany(db, actor, id)
    return {
      found: db
        .selectFrom('auditLog')
        .where(isAbout(id))
        .$call((rows) => (kind === '' ? rows : rows.where('recordKind', 'in', historyKinds[kind]))),
      key: 'auditLog.id',
      keyType: 'bigint',
      sort: { at: sql`audit_log.id` },
      rows: auditRows(db),
    }
  }),
]
