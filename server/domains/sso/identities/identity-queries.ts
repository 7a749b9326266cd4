import { transactionTime } from '#platform/database/times.ts'
import { type NotNull, sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { refuseSignIn } from '../refusals/reason.ts'
import { nameKinds, type Names } from './names.ts'

const columns = ['i.subject', 'i.objectId', 'i.pairwiseId', 'i.subjectId', 'i.principalName'] as const
const columnOf = {
  objectId: sql.ref('object_id'),
  pairwiseId: sql.ref('pairwise_id'),
  subjectId: sql.ref('subject_id'),
  subject: sql.ref('subject'),
  principalName: sql.ref('principal_name'),
} as const

const saidOf = (names: Names) => nameKinds.flatMap((kind) => (names[kind] ? [{ kind, name: names[kind] }] : []))

const hasAny = (names: Names) =>
  sql<boolean>`(${sql.join(
    saidOf(names).map(({ kind, name }) => sql`${columnOf[kind]} = ${name}`),
    sql` OR `,
  )})`

// What was linked before names were folded, where two differed by nothing but their letters.
const unfolded = ({ subject }: Names) =>
  sql<boolean>`${subject && /[@\\]/.test(subject) ? subject : null} = lower(subject)`

/** The accounts a provider's names lead to. */
export const accountsOfNames = (db: Db, configurationId: string, names: Names) =>
  db
    .selectFrom('ssoIdentities as i')
    .innerJoin('accounts', 'accounts.id', 'i.accountId')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .select(['accounts.id', 'accounts.email', 'accounts.disabled', 'roles.name as role', 'contacts.companyId'])
    .select(columns)
    .where('i.configurationId', '=', configurationId)
    .where((where) => where.or([hasAny(names), unfolded(names)]))
    .execute()

/** The names an account is linked by, locked. */
export const lockLink = (db: Tx, configurationId: string, accountId: string) =>
  db
    .selectFrom('ssoIdentities as i')
    .select(columns)
    .where('i.configurationId', '=', configurationId)
    .where('i.accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirst()

/**
 * Takes names away from those who had them before their owner; who has none left is linked no longer. Returns the
 * accounts that lost one.
 */
export async function takeNames(db: Db, configurationId: string, accountId: string, names: Names): Promise<string[]> {
  const lost = saidOf(names).map(
    ({ kind, name }) =>
      sql`${columnOf[kind]} = CASE WHEN ${columnOf[kind]} = ${name} THEN NULL ELSE ${columnOf[kind]} END`,
  )
  const { rows } = await sql<{ accountId: string }>`
    UPDATE sso_identities SET ${sql.join(lost)}
    WHERE configuration_id = ${configurationId} AND account_id <> ${accountId} AND ${hasAny(names)}
    RETURNING account_id`.execute(db)
  if (rows.length > 0)
    await db
      .deleteFrom('ssoIdentities')
      .where('configurationId', '=', configurationId)
      .where(sql<boolean>`num_nonnulls(subject, object_id, pairwise_id, subject_id, principal_name) = 0`)
      .execute()
  return rows.map(({ accountId: one }) => one)
}

/** Records a sign-in, and the names as they are now; those that did not come stay. */
export const touchIdentity = (db: Db, configurationId: string, accountId: string, names: Names) =>
  db
    .updateTable('ssoIdentities')
    .set({ ...names, lastUsedAt: transactionTime })
    .where('configurationId', '=', configurationId)
    .where('accountId', '=', accountId)
    .execute()

/**
 * The company's contact with the first of these addresses that has one, and its account. Locked, so that two first
 * sign-ins run one after the other. An account of the same address that belongs to another contact does not count.
 */
export async function lockContactOfCompany(db: Tx, companyId: string, emails: readonly string[]) {
  const contact = await db
    .selectFrom('contacts')
    .select(['id', 'email'])
    .where('companyId', '=', companyId)
    .where('email', 'in', [...emails])
    .$narrowType<{ email: NotNull }>()
    .orderBy(sql`array_position(${[...emails]}::text[], email::text)`)
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!contact) return undefined
  const { email } = contact
  const account = await db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select(['accounts.id as accountId', 'accounts.disabled', 'roles.name as role'])
    .where('contactId', '=', contact.id)
    .where('email', '=', email)
    .executeTakeFirst()
  return { id: contact.id, email, accountId: null, disabled: false, role: null, ...account }
}

/** Links an account; false when it is linked, or another one has such a name. What fails here must not end the transaction. */
export async function insertIdentity(db: Db, configurationId: string, names: Names, accountId: string) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('ssoIdentities')
    .values({ configurationId, ...names, accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Returns the role's name; refuses with sso.noContact when another account has the address or the contact. */
export async function insertLinkedAccount(
  db: Db,
  account: { id: string; email: string; contactId: string; passwordHash: string; roleId: string },
): Promise<string> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({ ...account, verifiedAt: transactionTime })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) refuseSignIn('noContact', '', account.email)
  return (await db.selectFrom('roles').select('name').where('id', '=', account.roleId).executeTakeFirstOrThrow()).name
}

export const identityFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('ssoIdentities as i')
    .innerJoin('ssoConfigurations as c', 'c.id', 'i.configurationId')
    .innerJoin('ssoProviders as p', 'p.id', 'c.providerId')
    .select(['p.displayName as provider', 'i.createdAt', 'i.lastUsedAt'])
    .select(columns)
    .where('i.accountId', '=', accountId)
    .execute()

export const linkedAccounts = (db: Db, companyId: string) =>
  db
    .selectFrom('ssoIdentities as i')
    .innerJoin('ssoConfigurations as c', 'c.id', 'i.configurationId')
    .innerJoin('accounts', 'accounts.id', 'i.accountId')
    .select(['accounts.id as accountId', 'accounts.email', 'i.createdAt as linkedAt', 'i.lastUsedAt'])
    .select(columns)
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
    .returningAll()
    .executeTakeFirst()
