import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { fail, onConstraint } from '#platform/failure.ts'

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

export const insertIdentity = (db: Db, configurationId: string, subject: string, accountId: string) =>
  db
    .insertInto('ssoIdentities')
    .values({ configurationId, subject, accountId })
    .execute()
    .catch(onConstraint({ sso_identities_configuration_id_account_id_key: () => fail('sso.otherIdentity') }))

/** Answers the role's name. */
export async function insertLinkedAccount(
  db: Db,
  account: { id: string; email: string; contactId: string; passwordHash: string; roleId: string },
): Promise<string> {
  await db
    .insertInto('accounts')
    .values({ ...account, verifiedAt: new Date() })
    .execute()
    .catch(
      onConstraint({
        accounts_email_key: () => fail('sso.noContact', { email: account.email }),
        accounts_contact_id_key: () => fail('sso.noContact', { email: account.email }),
      }),
    )
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
