import { sql } from 'kysely'
import { listLedger, listLedgerHeads } from '#contract/ledger.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { ledgerTexts } from '#texts/ledger.ts'
import { entryRows, headRows } from './queries.ts'

export const ledgerLists: ListFile[] = [
  listFile(listLedger, ledgerTexts, ({ db }) => ({
    found: db.selectFrom('ledgerEntries').leftJoin('accounts', 'accounts.id', 'issuedBy'),
    key: 'ledgerEntries.position',
    keyType: 'bigint',
    sort: { position: sql`ledger_entries.position` },
    search: searchForm('ledgerEntries.serial', 'accounts.email'),
    rows: entryRows(db),
  })),
  listFile(listLedgerHeads, ledgerTexts, ({ db }) => ({
    found: db.selectFrom('ledgerHeads'),
    key: 'ledgerHeads.day',
    keyType: 'date',
    sort: { day: sql`ledger_heads.day` },
    rows: headRows(db),
  })),
]
