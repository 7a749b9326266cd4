import { sql } from 'kysely'
import { listLedger, listLedgerHeads } from '#contract/ledger.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { searchWords } from '#platform/lists/search.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { entriesHolding, entryRows, headRows } from './queries.ts'

export const ledgerLists: ListFile[] = [
  listFile(listLedger, ledgerTexts, async ({ db, query }) => {
    const words = searchWords(query.search)
    const holds = words.length > 0 ? await entriesHolding(db, words) : sql<boolean>`true`
    return {
      found: db.selectFrom('ledgerEntries'),
      key: 'ledgerEntries.position',
      keyType: 'bigint',
      sort: { position: sql`ledger_entries.position` },
      search: searchForm('ledgerEntries.serial'),
      holding: () => holds,
      exact: true,
      rows: entryRows(db),
    }
  }),
  listFile(listLedgerHeads, ledgerTexts, ({ db }) => ({
    found: db.selectFrom('ledgerHeads'),
    key: 'ledgerHeads.day',
    keyType: 'date',
    sort: { day: sql`ledger_heads.day` },
    rows: headRows(db),
  })),
]
