import { type RawBuilder, sql } from 'kysely'
import { listCompanyContacts, listContacts } from '#contract/contacts.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import type { Db } from '#platform/database/database.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { contactRows, isCloudUser, visibleTo } from './queries.ts'

const contacts = rowsBy('contacts.id', contactRows)

const sorting = {
  lastName: sql`contacts.last_name_key`,
  email: sql`contacts.email_key`,
  department: sql`contacts.department_key`,
  position: sql`contacts.position_key`,
  companyName: sql`contacts.company_name_key`,
  created: sql`contacts.created_at`,
}
const search = sql<string>`contacts.search_text`

const contactsWhere = (db: Db, visible: RawBuilder<boolean>) => ({
  found: db.selectFrom('contacts').where(visible),
  ...contacts,
  sort: sorting,
  search,
  indexed: true as const,
})

const shows = { all: sql`true`, cloudUsers: isCloudUser, emailReview: sql`contacts.review_email IS NOT NULL` }

export const contactLists: ListFile[] = [
  listFile(listCompanyContacts, contactsTexts, ({ db, actor, params }) => ({
    ...contactsWhere(db, sql`${visibleTo(actor)} AND contacts.company_id = ${params.id}`),
    // An actor who sees one of its contacts sees the company.
    refuse: () => requireVisibleCompany(db, actor, params.id),
  })),
  listFile(listContacts, contactsTexts, ({ db, actor, query }) =>
    contactsWhere(db, sql`${visibleTo(actor)} AND ${shows[query.show]}`),
  ),
]
