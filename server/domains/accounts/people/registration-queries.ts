import { storedAddress } from '#contract/email.ts'
import type { Language } from '#contract/shapes.ts'
import { clockTime, transactionTime } from '#platform/database/times.ts'
import type { Db, Tx } from '#platform/database/database.ts'

const ofEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .select(['accounts.id', 'accounts.email', 'accounts.passwordHash', 'accounts.disabled', 'accounts.verifiedAt'])
    .select(['accounts.contactId', 'accounts.language', 'roles.name as role', 'roles.purpose', 'contacts.companyId'])
    .where('accounts.email', '=', storedAddress(email))

/** The account of an address with what decides how it may be linked. */
export const accountForEmail = (db: Db, email: string) => ofEmail(db, email).executeTakeFirst()
export const lockAccountForEmail = (tx: Tx, email: string) =>
  ofEmail(tx, email).forUpdate('accounts').executeTakeFirst()

/** An account whose owner opened the link mailed to its address. */
export const insertConfirmedAccount = (
  db: Db,
  account: { id: string; email: string; passwordHash: string; roleId: string; contactId: string; language: Language },
) =>
  db
    .insertInto('accounts')
    .values({ ...account, verifiedAt: transactionTime })
    .execute()

/** Gives an account its contact, and a role where it gets another one. */
export const linkAccount = (db: Db, id: string, { contactId, roleId }: { contactId: string; roleId: string | null }) =>
  db
    .updateTable('accounts')
    .set({ contactId, modifiedAt: clockTime, ...(roleId && { roleId }) })
    .where('id', '=', id)
    .execute()

/** Confirms the address of an unconfirmed account and sets the password of the person who proved it. */
export const setConfirmed = (db: Db, id: string, passwordHash: string) =>
  db
    .updateTable('accounts')
    .set({ passwordHash, verifiedAt: transactionTime, modifiedAt: clockTime })
    .where('id', '=', id)
    .where('verifiedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
