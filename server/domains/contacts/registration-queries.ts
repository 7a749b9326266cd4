import type { Selectable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { clockTime } from '#platform/database/times.ts'
import type { ConsentKind } from '#contract/consents.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import { searchForm } from '#platform/lists/search.ts'
import { visibleTo } from './queries.ts'

export type NewContact = Pick<
  Selectable<DB['contacts']>,
  'email' | 'salutation' | 'firstName' | 'lastName' | 'country' | 'language'
> & { [address in 'street' | 'houseNumber' | 'zipCode' | 'city']?: string }

const person = [
  'contacts.id',
  'contacts.companyId',
  'firstName',
  'lastName',
  'contacts.email',
  'language',
  'erasedAt',
] as const

/** The contact of an address, locked until the transaction ends. */
export const lockContactOfEmail = (db: Tx, email: string) =>
  db.selectFrom('contacts').select(person).where('email', '=', email).forUpdate().executeTakeFirst()

const atId = (db: Db, id: string) => db.selectFrom('contacts').select(person).where('id', '=', id)

/** A contact by id, visible to the caller or not. */
export const contactAtId = (db: Db, id: string) => atId(db, id).executeTakeFirst()
export const lockContact = (tx: Tx, id: string) => atId(tx, id).forUpdate().executeTakeFirst()

/** A contact the actor sees. */
export const visibleContact = (db: Db, actor: Actor, id: string) =>
  db.selectFrom('contacts').select(person).where('id', '=', id).where(visibleTo(actor)).executeTakeFirst()

export async function insertRegisteredContact(db: Db, contact: NewContact): Promise<string> {
  const id = newId()
  const searchText = searchForm(contact.firstName, contact.lastName, contact.email)
  await db
    .insertInto('contacts')
    .values({ id, ...contact, searchText })
    .execute()
  return id
}

/** Gives a contact without a company one; undefined when it has one already. */
export const setCompany = (db: Db, id: string, companyId: string, by: string | null) =>
  db
    .updateTable('contacts')
    .set({ companyId, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .where('companyId', 'is', null)
    .returning('id')
    .executeTakeFirst()

export interface Consent {
  contactId: string
  kind: ConsentKind
  state: 'requested' | 'given' | 'withdrawn'
  /** Which wording the person agreed to. */
  textVersion: string
  /** Where: `registration`, `profile`. */
  source: string
  /** The purchase it belongs to, where it is about one. */
  orderId?: string
  at?: Date
}

export const insertConsent = (db: Db, consent: Consent) =>
  db
    .insertInto('consents')
    .values({ id: newId(), ...consent })
    .execute()

export const newestConsents = (db: Db, contactId: string) =>
  db
    .selectFrom('consents')
    .distinctOn('kind')
    .select(['kind', 'state', 'at', 'textVersion'])
    .select('kind')
    .where('contactId', '=', contactId)
    .orderBy('kind')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const consentFacts = (db: Db, contactId: string) =>
  db
    .selectFrom('consents')
    .select(['kind', 'state', 'textVersion', 'at', 'source'])
    .where('contactId', '=', contactId)
    .orderBy('at')
    .orderBy('id')
    .execute()
