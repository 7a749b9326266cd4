import { sql } from 'kysely'
import { contactName, isConfirmed, shownEmail } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'

/** Contacts without a confirmed account, by name; at most 50. */
export const contactsWithoutAccount = (db: Db, companyId: string) =>
  db
    .selectFrom('contacts')
    .select(['id', shownEmail.as('email'), contactName.as('name')])
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .where((row) => row.not(isConfirmed))
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .limit(50)
    .execute()
