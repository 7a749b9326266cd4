import { type RawBuilder, sql } from 'kysely'
import { listCompanyContacts, listContacts } from '#contract/contacts.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import type { Db } from '#platform/database/database.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { contactRows, isCloudUser, visibleTo } from './queries.ts'

const sorting = {
  lastName: sql`contacts.last_name_key`,
  email: sql`contacts.email_key`,
  department: sql`contacts.department_key`,
  position: sql`contacts.position_key`,
  companyName: sql`companies.name_key`,
  created: sql`contacts.created_at`,
}
const search = sql<string>`contacts.search_text`

const contactsWhere = (db: Db, visible: RawBuilder<boolean>, sort: string | undefined) => ({
  // Joined only where sorted by: with a join, even one it leaves out, PostgreSQL reads rows instead of the index alone.
  found: db
    .selectFrom('contacts')
    .$if(sort?.endsWith('companyName') ?? false, (rows) =>
      rows.leftJoin('companies', 'companies.id', 'contacts.companyId'),
    )
    .where(visible),
  key: 'contacts.id',
  sort: sorting,
  search,
  indexed: true as const,
  rows: contactRows(db),
})

// No index of contacts holds the names of companies: the index of those names leads to their contacts.
const byCompanyName = (db: Db, visible: RawBuilder<boolean>) => ({
  companyName: {
    found: db.selectFrom('companies').innerJoin('contacts', 'contacts.companyId', 'companies.id').where(visible),
    sort: sorting,
  },
  '-companyName': {
    found: db.selectFrom('contacts').where('contacts.companyId', 'is', null).where(visible),
    sort: { companyName: sql`NULL::text` },
  },
})

const shows = { all: sql`true`, cloudUsers: isCloudUser, emailReview: sql`contacts.review_email IS NOT NULL` }

export const contactLists: ListFile[] = [
  listFile(listCompanyContacts, contactsTexts, ({ db, actor, params, query }) => ({
    ...contactsWhere(db, sql`${visibleTo(actor)} AND contacts.company_id = ${params.id}`, query.sort),
    // An actor who sees one of its contacts sees the company.
    refuse: () => requireVisibleCompany(db, actor, params.id),
  })),
  listFile(listContacts, contactsTexts, ({ db, actor, query }) => {
    const visible = sql<boolean>`${visibleTo(actor)} AND ${shows[query.show]}`
    return { ...contactsWhere(db, visible, query.sort), front: byCompanyName(db, visible) }
  }),
]
