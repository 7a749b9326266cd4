import { sql } from 'kysely'
import { listCloudConfigurations } from '#contract/cloud-records.ts'
import { listCloudCompanies } from '#contract/cloud.ts'
import { type CloudUser, listCloudCandidates, listCloudUsers } from '#contract/cloud-users.ts'
import { shownEmail } from '#domains/contacts/public.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { cloudTexts } from '#texts/cloud.ts'
import { cloudUserTexts } from '#texts/cloud-users.ts'
import { cloudCompanies, cloudCompanyRows, companySort } from './accounts/company-queries.ts'
import { configurationsInFull, fromConfigurations } from './accounts/configuration-queries.ts'
import { readConfiguration } from './accounts/configurations.ts'
import { candidateRows, candidates, userRows, usersOf } from './users/user-queries.ts'

const people = rowsBy('contacts.id', candidateRows)

const person = {
  lastName: sql`contacts.last_name_key`,
  firstName: sortKey('contacts.firstName'),
  email: shownEmail,
}
const personSearch = sql<string>`search_form(concat_ws(' ', contacts.first_name, contacts.last_name, ${shownEmail}))`

export const cloudLists: ListFile[] = [
  listFile(listCloudCompanies, cloudTexts, ({ db, actor, query: { show } }) => ({
    found: cloudCompanies(db, actor, show),
    key: 'companies.id',
    sort: {
      name: sql`companies.name_key`,
      customerNumber: sql`lpad(companies.customer_number, 20, '0')`,
      ...companySort(actor),
    },
    search: searchForm('companies.name', 'companies.customerNumber'),
    exact: true,
    rows: cloudCompanyRows(db, actor),
  })),
  listFile(listCloudConfigurations, cloudTexts, ({ db, actor }) => ({
    found: fromConfigurations(db, actor),
    key: 'cloudConfigurations.id',
    sort: { start: sql`cloud_configurations.start_date` },
    search: searchForm('companies.name', 'companies.customerNumber'),
    exact: true,
    rows: configurationsInFull(db, actor),
  })),
  listFile(listCloudUsers, cloudUserTexts, async (call) => {
    await readConfiguration(call, call.params.id)
    return {
      found: usersOf(call.db, call.params.id),
      key: 'contacts.id',
      sort: {
        ...person,
        active: sql`cloud_access.active`,
        lastActivated: sql`cloud_access.last_activated_at`,
      },
      search: personSearch,
      rows: userRows(call.db, call.params.id).$castTo<CloudUser>(),
    }
  }),
  listFile(listCloudCandidates, cloudUserTexts, async (call) => {
    const { company } = await readConfiguration(call, call.params.id)
    return {
      found: candidates(call.db, call.params.id, company.id),
      ...people,
      sort: person,
      search: personSearch,
    }
  }),
]
