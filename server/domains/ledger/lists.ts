import { sql } from 'kysely'
import { listLedger, listLedgerHeads } from '#contract/ledger.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { searchWords } from '#platform/lists/search.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { entriesHolding, entryRows, headRows } from './queries.ts'

const entries = rowsBy('ledgerEntries.position', entryRows)
const heads = rowsBy('ledgerHeads.day', headRows)

export const ledgerLists: ListFile[] = [
  listFile(listLedger, ledgerTexts, async ({ db, query }) => {
    const words = searchWords(query.search)
    const holds = words.length > 0 ? await entriesHolding(db, words) : sql<boolean>`true`
    return {
      found: db.selectFrom('ledgerEntries'),
      ...entries,
      keyType: 'bigint',
      sort: { position: sql`ledger_entries.position` },
      search: searchForm('ledgerEntries.serial'),
      holding: () => holds,
      exact: true,
    }
  }),
  listFile(listLedgerHeads, ledgerTexts, ({ db }) => ({
    found: db.selectFrom('ledgerHeads'),
    ...heads,
    keyType: 'date',
    sort: { day: sql`ledger_heads.day` },
  })),
]
