import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'

export const accountOfIdentity = (db: Db, configurationId: string, subject: string) =>
  db
    .selectFrom('ssoIdentities as i')
    .innerJoin('accounts', 'accounts.id', 'i.accountId')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .select(['accounts.id', 'accounts.email', 'accounts.disabled', 'roles.name as role', 'contacts.companyId'])
    .where('i.configurationId', '=', configurationId)
    .where('i.subject', '=', subject)
    .executeTakeFirst()

export const touchIdentity = (db: Db, configurationId: string, subject: string) =>
  db
    .updateTable('ssoIdentities')
    .set({ lastUsedAt: sql<string>`now()` })
    .where('configurationId', '=', configurationId)
    .where('subject', '=', subject)
    .execute()

/**
 * The company's contact with this address and the account it has, held so that two first sign-ins take turns. An account
 * of the same address that belongs to another contact does not count.
 */
export async function contactOfCompany(db: Db, companyId: string, email: string) {
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('companyId', '=', companyId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  if (!contact) return undefined
  const account = await db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select(['accounts.id as accountId', 'accounts.disabled', 'roles.name as role'])
    .where('contactId', '=', contact.id)
    .where('email', '=', email)
    .executeTakeFirst()
  return { id: contact.id, accountId: null, disabled: false, role: null, ...account }
}

/** Links an identity; false when the account is linked with another one. What fails here must not end the transaction. */
export async function insertIdentity(db: Db, configurationId: string, subject: string, accountId: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ssoIdentities')
    .values({ configurationId, subject, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Answers the role's name; refuses with sso.noContact when somebody else's account has the address or the contact. */
export async function insertLinkedAccount(
  db: Db,
  account: { id: string; email: string; contactId: string; passwordHash: string; roleId: string },
): Promise<string> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({ ...account, verifiedAt: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) fail('sso.noContact', { email: account.email })
  return (await db.selectFrom('roles').select('name').where('id', '=', account.roleId).executeTakeFirstOrThrow()).name
}

export const identityFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('ssoIdentities as i')
    .innerJoin('ssoConfigurations as c', 'c.id', 'i.configurationId')
    .innerJoin('ssoProviders as p', 'p.id', 'c.providerId')
    .select(['p.displayName as provider', 'i.subject', 'i.createdAt', 'i.lastUsedAt'])
    .where('i.accountId', '=', accountId)
    .execute()

export const linkedAccounts = (db: Db, companyId: string) =>
  db
    .selectFrom('ssoIdentities as i')
    .innerJoin('ssoConfigurations as c', 'c.id', 'i.configurationId')
    .innerJoin('accounts', 'accounts.id', 'i.accountId')
    .select(['accounts.id as accountId', 'accounts.email', 'i.subject', 'i.createdAt as linkedAt', 'i.lastUsedAt'])
    .where('c.companyId', '=', companyId)
    .orderBy('accounts.email')
    .execute()

export const deleteIdentity = (db: Db, companyId: string, accountId: string) =>
  db
    .deleteFrom('ssoIdentities')
    .where('accountId', '=', accountId)
    .where('configurationId', 'in', (from) =>
      from.selectFrom('ssoConfigurations').select('id').where('companyId', '=', companyId),
    )
    .returning('subject')
    .executeTakeFirst()
