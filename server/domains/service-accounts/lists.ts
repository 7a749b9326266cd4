import { sql } from 'kysely'
import { listServiceAccounts } from '#contract/service-accounts.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { serviceAccountsTexts } from '#texts/service-accounts.ts'
import { serviceAccounts } from './queries.ts'

export const serviceLists: ListFile[] = [
  listFile(listServiceAccounts, serviceAccountsTexts, ({ db }) => ({
    found: db.selectFrom('serviceAccounts'),
    key: 'serviceAccounts.id',
    sort: { name: sortKey('serviceAccounts.name'), created: sql`service_accounts.created_at` },
    search: searchForm('serviceAccounts.name', 'serviceAccounts.description'),
    rows: serviceAccounts(db),
  })),
]
