import { contactName, shownEmail } from '#domains/contacts/public.ts'
import { transactionTime } from '#platform/database/times.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { searchForm } from '#platform/lists/search.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'

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

export const insertClaim = (db: Db, claim: NewClaim) =>
  db
    .insertInto('companyClaims')
    .values({ id: newId(), ...claim, searchText: searchForm(claim.companyName, claim.city, claim.customerNumber) })
    .onConflict((conflict) => conflict.column('contactId').doNothing())
    .execute()

export const fromClaims = (db: Db) =>
  db
    .selectFrom('companyClaims as l')
    .innerJoin('contacts', 'contacts.id', 'l.contactId')
    .leftJoin('companies', 'companies.id', 'l.companyId')
    .select(['l.id', 'l.contactId', 'contacts.firstName', 'contacts.lastName', 'l.companyName'])
    .select(shownEmail.as('email'))
    .select(['l.customerNumber', 'l.street', 'l.houseNumber', 'l.zipCode', 'l.city', 'l.country', 'l.companyId'])
    .select(['companies.name as assignedName', 'l.createdAt', 'l.state'])

/** People who say which company they belong to. */
export const waitingClaims: WaitingWork = {
  kind: 'registration',
  permission: 'companies.list',
  rows: (db) =>
    db
      .selectFrom('companyClaims')
      .innerJoin('contacts', 'contacts.id', 'companyClaims.contactId')
      .select(['companyClaims.id as id', 'companyClaims.createdAt as since'])
      .select(contactName.as('who'))
      .select(['companyName as aboutDe', 'companyName as aboutEn'])
      .where('companyClaims.state', '=', 'open'),
}

export const claimById = (db: Db, id: string) => fromClaims(db).where('l.id', '=', id).executeTakeFirst()

export const claimOfContact = (db: Db, contactId: string) =>
  db.selectFrom('companyClaims').select(['companyName', 'state']).where('contactId', '=', contactId).executeTakeFirst()

/** Decides an open claim: of any number of tries at once, one gets the contact. */
export const decide = (
  db: Db,
  id: string,
  decision: { state: 'assigned' | 'declined'; companyId: string | null },
  by: string | null,
) =>
  db
    .updateTable('companyClaims')
    .set({ ...decision, decidedAt: transactionTime, decidedBy: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('contactId')
    .executeTakeFirst()
