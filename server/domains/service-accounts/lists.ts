import { sql } from 'kysely'
import { listServiceAccounts } from '#contract/service-accounts.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { serviceAccounts } from './queries.ts'

const accounts = rowsBy('serviceAccounts.id', serviceAccounts)

export const serviceLists: ListFile[] = [
  listFile(listServiceAccounts, serviceAccountsTexts, ({ db }) => ({
    found: db.selectFrom('serviceAccounts'),
    ...accounts,
    sort: { name: sortKey('serviceAccounts.name'), created: sql`service_accounts.created_at` },
    search: searchForm('serviceAccounts.name', 'serviceAccounts.description'),
  })),
]
