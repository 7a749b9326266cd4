import { sql } from 'kysely'
import { clockTime } from '#platform/database/times.ts'
import type { Db, Tx } from '#platform/database/database.ts'

export const accountFacts = (db: Db, id: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select(['accounts.id', 'accounts.email', 'roles.name as role', 'accounts.verifiedAt', 'accounts.language'])
    .select(['accounts.theme', 'accounts.emailFactor', 'accounts.createdAt', 'accounts.modifiedAt'])
    .where('accounts.id', '=', id)
    .executeTakeFirst()

export const sessionFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('sessions')
    .select(['createdAt', 'rotatedAt as lastUsedAt', 'expiresAt', 'endedAt', 'address', 'userAgent'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(1000)
    .execute()

export const deviceFacts = (db: Db, accountId: string) =>
  db.selectFrom('devices').select(['lastUsedAt', 'userAgent']).where('accountId', '=', accountId).execute()

export const passkeyFacts = (db: Db, accountId: string) =>
  db.selectFrom('passkeys').select(['name', 'createdAt', 'lastUsedAt']).where('accountId', '=', accountId).execute()

export const totpFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('totpSecrets')
    .select(['createdAt', 'confirmedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()

/** Sets the contact of an account that has none. */
export const giveContact = (tx: Tx, accountId: string, contactId: string) =>
  tx
    .updateTable('accounts')
    .set({ contactId, modifiedAt: clockTime })
    .where('id', '=', accountId)
    .where('contactId', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Disables the account: no sign-in is possible any more. */
export const disableAccount = (tx: Tx, id: string) =>
  tx.updateTable('accounts').set({ disabled: true, modifiedAt: clockTime }).where('id', '=', id).execute()

export const deleteAccount = (tx: Tx, id: string) => tx.deleteFrom('accounts').where('id', '=', id).execute()

export const showsCustomerNumber = async (db: Db, accountId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('accounts')
      .innerJoin('roles', 'roles.id', 'accounts.roleId')
      .select('roles.showsCustomerNumber as shows')
      .where('accounts.id', '=', accountId)
      .executeTakeFirst()
  )?.shows ?? false

/** The account of an address with the names of its contact; `only`: if it is this one. */
export const accountRecord = (db: Db, email: string, only: string | null) =>
  db
    .selectFrom('accounts')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .select(['accounts.id', 'accounts.email', 'accounts.roleId', 'accounts.contactId', 'disabled', 'verifiedAt'])
    .select((row) => [
      row.fn.coalesce('contacts.salutation', sql.lit('NoSalutation' as const)).as('salutation'),
      row.fn.coalesce('contacts.firstName', sql.lit('')).as('firstName'),
      row.fn.coalesce('contacts.lastName', sql.lit('')).as('lastName'),
    ])
    .where('accounts.email', '=', email)
    .$if(only !== null, (query) => query.where('accounts.id', '=', only!))
    .executeTakeFirst()
