import { type RawBuilder, sql } from 'kysely'
import type { claimColumns, CompanyClaim } from '#contract/registration.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { findPage, inOrder, type ListQuery, withIds } from '#platform/list.ts'
import { searchForm } from '#platform/search.ts'

export interface NewClaim {
  contactId: string
  companyName: string
  customerNumber: string
  street: string
  houseNumber: string
  zipCode: string
  city: string
  country: string
}

type State = CompanyClaim['state']

export const insertClaim = (db: Db, claim: NewClaim) =>
  db
    .insertInto('companyClaims')
    .values({ id: newId(), ...claim, searchText: searchForm(claim.companyName, claim.city, claim.customerNumber) })
    .onConflict((conflict) => conflict.column('contactId').doNothing())
    .execute()

const columns: Record<(typeof claimColumns)[number], RawBuilder<unknown>> = {
  companyName: sql`lower(company_name)`,
  city: sql`lower(city)`,
  created: sql`created_at`,
}

const fromClaims = (db: Db) =>
  db
    .selectFrom('companyClaims as l')
    .innerJoin('contacts', 'contacts.id', 'l.contactId')
    .leftJoin('companies', 'companies.id', 'l.companyId')
    .select(['l.id', 'l.contactId', 'contacts.firstName', 'contacts.lastName', 'contacts.email', 'l.companyName'])
    .select(['l.customerNumber', 'l.street', 'l.houseNumber', 'l.zipCode', 'l.city', 'l.country', 'l.companyId'])
    .select(['companies.name as assignedName', 'l.createdAt', sql<State>`l.state`.as('state')])

export async function claimPage(db: Db, query: ListQuery & { state: State }) {
  const visible = sql<boolean>`company_claims.state = ${query.state}`
  const source = { table: 'companyClaims' as const, columns, visible, defaultSort: 'created' }
  const { ids, ...count } = await findPage(db, source, query)
  const rows = await fromClaims(db).where(withIds('l.id', ids)).execute()
  return { items: inOrder(ids, rows), ...count }
}

export const claimById = (db: Db, id: string) => fromClaims(db).where('l.id', '=', id).executeTakeFirst()

export const claimOfContact = (db: Db, contactId: string) =>
  db
    .selectFrom('companyClaims')
    .select(['companyName', sql<State>`state`.as('state')])
    .where('contactId', '=', contactId)
    .executeTakeFirst()

/** Decides an open claim: of any number of tries at once, one gets the contact. */
export const decide = (
  db: Db,
  id: string,
  decision: { state: 'assigned' | 'declined'; companyId: string | null },
  by: string | null,
) =>
  db
    .updateTable('companyClaims')
    .set({ ...decision, decidedAt: new Date(), decidedBy: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('contactId')
    .executeTakeFirst()
