import { type RawBuilder, sql } from 'kysely'
import { historyKinds, listAudit, listCompanyHistory, listVisitorCounts } from '#contract/audit.ts'
import { setPreferences } from '#contract/session.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { searchWords } from '#platform/lists/search.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { auditTexts } from '#texts/audit.ts'
import { isAbout } from './history-queries.ts'
import { auditRows, isByAccounts } from './queries.ts'
import { visitorCountRows } from './visitor-queries.ts'

const entries = rowsBy('auditLog.id', auditRows)
const visitorCounts = rowsBy('visitorCounts.id', visitorCountRows)

/** The instant a day begins where the reader is. */
const startOf = (day: string, timeZone: string, daysLater = 0): RawBuilder<string> =>
  sql`((${day}::date + ${daysLater}::int)::timestamp AT TIME ZONE ${timeZone})`

export const auditLists: ListFile[] = [
  listFile(listAudit, auditTexts, async ({ db, query: { account, operation, kind, record, from, to, timeZone } }) => {
    const words = searchWords(account)
    const byAccount = words.length > 0 ? await isByAccounts(db, words) : null
    return {
      found: db
        .selectFrom('auditLog')
        .$call((rows) => (byAccount ? rows.where(byAccount) : rows))
        .$if(operation !== '', (rows) => rows.where('operation', '=', operation))
        .$if(kind !== '', (rows) => rows.where('recordKind', '=', kind))
        .$if(record !== '', (rows) => rows.where('recordId', '=', record))
        .$call((rows) => (from === undefined ? rows : rows.where('at', '>=', startOf(from, timeZone))))
        .$call((rows) => (to === undefined ? rows : rows.where('at', '<', startOf(to, timeZone, 1)))),
      ...entries,
      keyType: 'bigint',
      // Entries are numbered as they are written.
      sort: { at: sql`audit_log.id` },
    }
  }),
  listFile(listVisitorCounts, auditTexts, ({ db }) => ({
    found: db.selectFrom('visitorCounts'),
    ...visitorCounts,
    sort: { hour: sql`visitor_counts.hour`, count: sql`visitor_counts.count` },
  })),
  listFile(listCompanyHistory, auditTexts, async ({ db, actor, params: { id }, query: { kind } }) => {
    await requireVisibleCompany(db, actor, id)
    return {
      found: db
        .selectFrom('auditLog')
        .where(isAbout(id))
        // Language and colours of a contact's own pages say nothing of the company and would crowd out what does.
        .where('operation', '!=', setPreferences.name)
        .$call((rows) => (kind === '' ? rows : rows.where('recordKind', 'in', historyKinds[kind]))),
      ...entries,
      keyType: 'bigint',
      sort: { at: sql`audit_log.id` },
    }
  }),
]
