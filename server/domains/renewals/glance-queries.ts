import { shownEmail } from '#domains/contacts/public.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Contacts without a confirmed account, by name; at most 50. */
export const contactsWithoutAccount = (db: Db, companyId: string) =>
  db
    .selectFrom('contacts')
    .select(['id', shownEmail.as('email')])
    .select([sql<string>`trim(concat(first_name, ' ', last_name))`.as('name')])
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM accounts WHERE accounts.contact_id = contacts.id AND verified_at IS NOT NULL)`,
    )
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .limit(50)
    .execute()
