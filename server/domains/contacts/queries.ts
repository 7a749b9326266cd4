import { type RawBuilder, sql } from 'kysely'
import type { Contact, ContactInput } from '#contract/contacts.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'
import { fail, onConstraint } from '#platform/failure.ts'
import { searchForm } from '#platform/search.ts'

/** Staff see every contact that was not deleted, customers those of their company, everybody else their own. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.permissions.has('companies.list') || actor.permissions.has('students.list')
    ? sql`contacts.erased_at IS NULL`
    : actor.companyId
      ? sql`contacts.company_id = ${actor.companyId}`
      : sql`contacts.id = ${actor.contactId}`

const fields = [
  'contacts.id',
  'contacts.companyId',
  'contacts.salutation',
  'contacts.title',
  'contacts.firstName',
  'contacts.lastName',
  'contacts.gender',
  'contacts.phone',
  'contacts.email',
  'contacts.department',
  'contacts.position',
  'contacts.mainContact',
  'contacts.country',
  'contacts.language',
  'contacts.createdAt',
  'contacts.modifiedAt',
  'companies.name as companyName',
  'companies.customerNumber as companyNumber',
] as never

export const isCloudUser = sql<boolean>`EXISTS (SELECT FROM cloud_users WHERE contact_id = contacts.id)`

export const contactRows = (db: Db) =>
  db
    .selectFrom('contacts')
    .leftJoin('companies', 'companies.id', 'contacts.companyId')
    .select(fields)
    .select([
      sql<boolean>`EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id)`.as('hasAccount'),
      sql<boolean>`EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id AND verified_at IS NOT NULL)`.as(
        'confirmed',
      ),
      sql<boolean>`${isCloudUser}`.as('cloudUser'),
    ])

export const contactById = (db: Db, actor: Actor, id: string) =>
  contactRows(db).where('contacts.id', '=', id).where(visibleTo(actor)).executeTakeFirst() as unknown as Promise<
    Contact | undefined
  >

/** A visible contact, held until the transaction ends. */
export const holdVisibleContact = (db: Db, actor: Actor, id: string) =>
  db
    .selectFrom('contacts')
    .select(['id', 'companyId', 'email', 'modifiedAt'])
    .where('id', '=', id)
    .where(visibleTo(actor))
    .forUpdate()
    .executeTakeFirst()

const emailTaken = (email: string) =>
  onConstraint({ contacts_email_key: () => fail('contacts.emailTaken', { email }, 'email') })

const searchText = (contact: Pick<ContactInput, 'firstName' | 'lastName' | 'email' | 'position'>) =>
  searchForm(contact.firstName, contact.lastName, contact.email, contact.position)

const row = (contact: ContactInput, by: string | null) => ({
  ...contact,
  searchText: searchText(contact),
  modifiedBy: by,
})

/** Makes what a contact is found by fit its row again, after others wrote columns of it. */
export async function refreshSearch(db: Db, id: string): Promise<void> {
  const found = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName', 'email', 'position'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (found)
    await db
      .updateTable('contacts')
      .set({ searchText: searchText(found) })
      .where('id', '=', id)
      .execute()
}

export const insertContact = (db: Db, id: string, contact: ContactInput, by: string | null) =>
  db
    .insertInto('contacts')
    .values({ id, ...row(contact, by), createdBy: by })
    .execute()
    .catch(emailTaken(contact.email))

export const updateContact = (db: Db, id: string, contact: ContactInput, by: string | null) =>
  db
    .updateTable('contacts')
    .set({ ...row(contact, by), modifiedAt: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
    .catch(emailTaken(contact.email))

const hasLicences = () => fail('contacts.hasLicences')

export const deleteContactRow = (db: Db, id: string) =>
  db
    .deleteFrom('contacts')
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ licences_holding_id_fkey: hasLicences, licences_host_id_fkey: hasLicences }))

/** Main contacts of a company beside the one that is written. */
export const countMainContacts = async (db: Db, companyId: string, but: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('contacts')
        .select((count) => count.fn.countAll().as('contacts'))
        .where('companyId', '=', companyId)
        .where('mainContact', '=', true)
        .where('id', '!=', but)
        .executeTakeFirstOrThrow()
    ).contacts,
  )
