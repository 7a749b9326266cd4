import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ContactInput } from '#contract/contacts.ts'
import { type Actor, seesAllContacts } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { accountName } from '#platform/database/account-name.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { searchForm } from '#platform/lists/search.ts'

/** Staff see every contact that was not deleted, customers those of their company, others their own. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  seesAllContacts(actor)
    ? sql`contacts.erased_at IS NULL`
    : actor.sight === 'company'
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
  'contacts.department',
  'contacts.position',
  'contacts.mainContact',
  'contacts.country',
  'contacts.language',
  'contacts.createdAt',
  'contacts.modifiedAt',
  'companies.name as companyName',
  'companies.customerNumber as companyNumber',
] as const

export const isCloudUser = sql<boolean>`EXISTS (SELECT FROM cloud_users WHERE contact_id = contacts.id)`

/** Whether a contact has a password of the portal, over `contacts`: under whatever address they sign in with. */
export const isConfirmed = sql<boolean>`EXISTS (SELECT FROM accounts
  WHERE accounts.contact_id = contacts.id AND verified_at IS NOT NULL)`

/** The address shown to people: the requested one while it is under review. */
export const shownEmail = sql<string>`coalesce(contacts.review_email, contacts.email)`

/** The same of a contact that may not be there; '' then. */
export const shownEmailOrNone = sql<string>`coalesce(contacts.review_email, contacts.email, '')`

/** What a contact is called; '' without a name. */
export const contactName = sql<string>`trim(concat(contacts.first_name, ' ', contacts.last_name))`

export const contactRows = (db: Db) =>
  db
    .selectFrom('contacts')
    .leftJoin('companies', 'companies.id', 'contacts.companyId')
    .select(fields)
    .select([
      shownEmail.as('email'),
      sql<boolean>`EXISTS (SELECT FROM accounts WHERE contact_id = contacts.id)`.as('hasAccount'),
      isConfirmed.as('confirmed'),
      isCloudUser.as('cloudUser'),
      accountName('contacts.created_by').as('createdBy'),
      accountName('contacts.modified_by').as('modifiedBy'),
    ])

export const contactById = (db: Db, actor: Actor, id: string) =>
  contactRows(db).where('contacts.id', '=', id).where(visibleTo(actor)).executeTakeFirst()

export const contactByEmail = (db: Db, actor: Actor, email: string) =>
  contactRows(db).where('contacts.email', '=', email).where(visibleTo(actor)).executeTakeFirst()

/** A visible contact, locked until the transaction ends. */
export const lockVisibleContact = (db: Tx, actor: Actor, id: string) =>
  db
    .selectFrom('contacts')
    .select(['id', 'companyId', 'modifiedAt', 'reviewEmail'])
    .select(shownEmail.as('email'))
    .where('id', '=', id)
    .where(visibleTo(actor))
    .forUpdate()
    .executeTakeFirst()

const emailTaken = (email: string) =>
  onConstraint({ contacts_email_key: () => fail('contacts.emailTaken', { email }, 'email') })

const searchText = (contact: Pick<ContactInput, 'firstName' | 'lastName' | 'position'>, email: string) =>
  searchForm(contact.firstName, contact.lastName, email, contact.position)

/**
 * The contact that has an address, other than the one being written. In the own company an address under review counts
 * too: a duplicate there is refused like any other.
 */
export const contactWithEmail = (
  db: Db,
  { email, companyId }: Pick<ContactInput, 'email' | 'companyId'>,
  but: string,
) =>
  contactRows(db)
    .where((where) =>
      where.or([
        where('contacts.email', '=', email),
        where.and([where('contacts.reviewEmail', '=', email), where('contacts.companyId', '=', companyId)]),
      ]),
    )
    .where('contacts.id', '!=', but)
    .orderBy(sql`contacts.company_id IS NOT DISTINCT FROM ${companyId}::uuid`, 'desc')
    .limit(1)
    .executeTakeFirst()

/** The address under review; undefined when there is none. */
export const reviewEmailOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('contacts').select('reviewEmail').where('id', '=', id).executeTakeFirst())?.reviewEmail ??
  undefined

const row = (contact: WrittenContact, by: string | null) => ({
  ...contact,
  searchText: searchText(contact, addressIn(contact)),
  modifiedBy: by,
})

/** Makes what a contact is found by fit its row again, after others wrote columns of it. */
export async function refreshSearch(db: Db, id: string): Promise<void> {
  const found = await db
    .selectFrom('contacts')
    .select(['firstName', 'lastName', 'position'])
    .select(shownEmail.as('email'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (found)
    await db
      .updateTable('contacts')
      .set({ searchText: searchText(found, found.email) })
      .where('id', '=', id)
      .execute()
}

/** A contact as it is written: while another contact has the address, it goes to review and the contact has none. */
export type WrittenContact = Omit<ContactInput, 'email'> &
  ({ email: string; reviewEmail: null } | { email: null; reviewEmail: string })

const addressIn = ({ email, reviewEmail }: WrittenContact): string => email ?? reviewEmail

export const insertContact = (db: Db, id: string, contact: WrittenContact, by: string | null) =>
  db
    .insertInto('contacts')
    .values({ id, ...row(contact, by), createdBy: by })
    .execute()
    .catch(emailTaken(addressIn(contact)))

export const updateContact = (db: Db, id: string, contact: WrittenContact, by: string | null) =>
  db
    .updateTable('contacts')
    .set({ ...row(contact, by), modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()
    .catch(emailTaken(addressIn(contact)))

const hasLicences = () => fail('contacts.hasLicences')

export const deleteContactRow = (db: Db, id: string) =>
  db
    .deleteFrom('contacts')
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ licences_holding_id_fkey: hasLicences, licences_host_id_fkey: hasLicences }))

/** Main contacts of a company other than the one being written. */
export const countMainContacts = (db: Db, companyId: string, but: string): Promise<number> =>
  countRows(
    db.selectFrom('contacts').where('companyId', '=', companyId).where('mainContact', '=', true).where('id', '!=', but),
  )
