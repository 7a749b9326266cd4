import { shownEmail } from './queries.ts'
import { clockTime, transactionTime } from '#platform/database/times.ts'
import type { ProfileInput } from '#contract/profile.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import { searchForm } from '#platform/lists/search.ts'

const fields = ['salutation', 'firstName', 'lastName', 'street', 'houseNumber', 'zipCode', 'city', 'country'] as const

export const ownContact = (db: Db, id: string) =>
  db
    .selectFrom('contacts')
    .leftJoin('companies', 'companies.id', 'contacts.companyId')
    .select(fields.map((field) => `contacts.${field}` as const))
    .select(['companies.customerNumber', 'companies.name as companyName', 'contacts.modifiedAt'])
    .where('contacts.id', '=', id)
    .executeTakeFirst()

const lockOwnContact = (tx: Tx, id: string) =>
  tx
    .selectFrom('contacts')
    .select([...fields, 'position', 'modifiedAt'])
    .select(shownEmail.as('email'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** Changes names and address unless they changed after `modifiedAt`; returns the earlier values. */
export async function changeOwnContact(
  tx: Tx,
  id: string,
  values: ProfileInput,
  { by, modifiedAt }: { by: string; modifiedAt: string | undefined },
) {
  const before = await lockOwnContact(tx, id)
  const { email, position, modifiedAt: last, ...rest } = before
  refuseChangedSince(modifiedAt, { modifiedAt: last })
  const searchText = searchForm(values.firstName, values.lastName, email, position)
  await tx
    .updateTable('contacts')
    .set({ ...values, searchText, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()
  return rest
}

/** A contact without company, for an account that has none yet. */
export const insertOwnContact = (tx: Tx, id: string, email: string, values: ProfileInput, by: string) =>
  tx
    .insertInto('contacts')
    .values({
      id,
      email,
      ...values,
      createdBy: by,
      modifiedBy: by,
      language: values.country === 'DE' ? 'de' : 'en',
      searchText: searchForm(values.firstName, values.lastName, email, ''),
    })
    .execute()
    .catch(onConstraint({ contacts_email_key: () => fail('contacts.emailTaken', { email }) }))

export const wholeContact = (db: Db, id: string) =>
  db
    .selectFrom('contacts')
    .leftJoin('companies', 'companies.id', 'contacts.companyId')
    .selectAll('contacts')
    .select(['companies.name as companyName', 'companies.customerNumber'])
    .where('contacts.id', '=', id)
    .executeTakeFirst()

/** Whether a contact is a user of the cloud. */
export const usesCloud = async (db: Db, contactId: string): Promise<boolean> =>
  (await db.selectFrom('cloudUsers').select('contactId').where('contactId', '=', contactId).executeTakeFirst()) !==
  undefined

/** Empties a contact; the row stays, because orders name it. */
export async function emptyContact(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({
      companyId: null,
      salutation: 'NoSalutation',
      title: '',
      firstName: '',
      lastName: '',
      gender: '',
      phone: '',
      email: `${id}@erased.invalid`,
      reviewEmail: null,
      department: '',
      position: '',
      mainContact: false,
      street: '',
      houseNumber: '',
      zipCode: '',
      city: '',
      country: 'DE',
      searchText: '',
      erasedAt: transactionTime,
      modifiedAt: clockTime,
      modifiedBy: null,
      createdBy: null,
    })
    .where('id', '=', id)
    .execute()
  // Afterwards: emptying the contact fires a trigger that needs these rows, for usage days not reported yet.
  await tx.deleteFrom('cloudUsers').where('contactId', '=', id).execute()
}
