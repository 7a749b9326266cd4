import type { ContactInput } from '#contract/contacts.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { searchForm } from '#platform/lists/search.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { anyOf } from '#platform/database/in-ids.ts'

/** Which of these addresses contacts have, and whose contacts they are. */
export const contactsWithEmails = (db: Db, emails: string[]) =>
  db.selectFrom('contacts').select(['id', 'email', 'companyId']).where('email', '=', anyOf(emails)).execute()

/** False when another contact has the address. */
export async function insertUnlessThere(
  tx: Tx,
  id: string,
  contact: ContactInput,
  by: string | null,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('contacts')
    .values({
      id,
      ...contact,
      searchText: searchForm(contact.firstName, contact.lastName, contact.email, contact.position),
      createdBy: by,
      modifiedBy: by,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const mainContactsOf = (db: Db, companyId: string): Promise<number> =>
  countRows(db.selectFrom('contacts').where('companyId', '=', companyId).where('mainContact', '=', true))
