import { sql } from 'kysely'
import { type LegalNotice, listLegalNotices } from '#contract/legal.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { legalTexts } from '#texts/legal.ts'
import { notices } from './queries.ts'

const legalNotices = rowsBy('legalNotices.id', (db) => notices(db).$castTo<LegalNotice>())

export const legalLists: ListFile[] = [
  listFile(listLegalNotices, legalTexts, ({ db, query: { state } }) => ({
    found: db
      .selectFrom('legalNotices')
      .$call((rows) => (state === undefined ? rows : rows.where('state', '=', state))),
    ...legalNotices,
    sort: {
      received: sql`legal_notices.received_at`,
      name: sortKey('legalNotices.name'),
      state: sql`legal_notices.state`,
    },
    search: searchForm('legalNotices.name', 'legalNotices.email', 'legalNotices.reference'),
  })),
]
