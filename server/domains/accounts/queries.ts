import { storedAddress } from '#contract/email.ts'
import type { Updateable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { clockTime, fromNow, transactionTime } from '#platform/database/times.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import { countRows } from '#platform/database/count-rows.ts'

export const accountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select(['accounts.id', 'accounts.email', 'accounts.passwordHash', 'accounts.disabled', 'accounts.verifiedAt'])
    .select('roles.name as role')
    .where('accounts.email', '=', storedAddress(email))
    .executeTakeFirst()

/** What the role of an account permits. */
export const permissionsOfRole = sql<
  string[]
>`array(SELECT permission_key FROM role_permissions WHERE role_id = accounts.role_id)`.as('permissions')

/** Until when an account without a second factor must set one up, where its role requires one. */
const factorDue = sql<string | null>`CASE WHEN roles.factor_required AND NOT accounts.email_factor
  AND NOT EXISTS (SELECT FROM totp_secrets WHERE account_id = accounts.id AND confirmed_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM passkeys WHERE account_id = accounts.id)
  THEN greatest(roles.factor_required_since, accounts.role_since) + make_interval(days => roles.factor_grace_days)
  END`.as('factorDue')

/** The account behind a live session with everything its actor needs, in one round trip. */
export async function sessionActor(db: Db, sessionId: string, accountId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.roleId',
      'accounts.language',
      'roles.name as role',
      'contacts.id as contactId',
      'contacts.companyId',
    ])
    .select(permissionsOfRole)
    .select(factorDue)
    .where('sessions.id', '=', sessionId)
    .where('accounts.id', '=', accountId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', transactionTime)
    .where('accounts.disabled', '=', false)
    .executeTakeFirst()
}

export const insertSession = (
  db: Db,
  session: { id: string; accountId: string; tokenHash: Buffer; userAgent: string; address: string },
  life: number,
) =>
  db
    .insertInto('sessions')
    .values({ ...session, expiresAt: fromNow(life) })
    .execute()

/**
 * The session row, locked: refreshes of one cookie run one after the other. `fresh`: its secret changed within `grace`.
 */
export const lockSession = (db: Tx, id: string, grace: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.accountId')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select([
      'sessions.id',
      'sessions.accountId',
      'tokenHash',
      'previousHash',
      'endedAt',
      'disabled',
      'roles.name as role',
    ])
    .select((row) => [
      row('sessions.expiresAt', '<', transactionTime).as('expired'),
      row('rotatedAt', '>', fromNow(-grace)).as('fresh'),
    ])
    .where('sessions.id', '=', id)
    .forUpdate('sessions')
    .executeTakeFirst()

/** Gives a session its next secret, and `idle` milliseconds more, at the latest until `most` after it began. */
export const rotateSession = (
  db: Db,
  id: string,
  { tokenHash, previousHash, idle, most }: { tokenHash: Buffer; previousHash: Buffer; idle: number; most: number },
) =>
  db
    .updateTable('sessions')
    .set({
      tokenHash,
      previousHash,
      expiresAt: sql`least(${fromNow(idle)}, created_at + make_interval(secs => ${most / 1000}))`,
    })
    .set({ rotatedAt: transactionTime })
    .where('id', '=', id)
    .execute()

export const endSession = (db: Db, id: string) =>
  db
    .updateTable('sessions')
    .set({ endedAt: transactionTime })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()

export const deleteOldSessions = (db: Db) =>
  db
    .deleteFrom('sessions')
    .where('expiresAt', '<', fromNow(-30 * 86_400_000))
    .execute()

export const profileOf = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select(['accounts.language', 'accounts.theme', 'contacts.firstName', 'contacts.lastName'])
    .select(['roles.landing', 'roles.factorLanding', 'roles.studentVersion'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

export const updatePreferences = (db: Db, accountId: string, values: Updateable<DB['accounts']>) =>
  db.updateTable('accounts').set(values).where('id', '=', accountId).execute()

export const insertAccount = (
  db: Db,
  account: { id: string; email: string; passwordHash: string; roleId: string; verifiedAt: Date },
) => db.insertInto('accounts').values(account).execute()

export const countAccounts = (db: Db): Promise<number> => countRows(db.selectFrom('accounts'))

export const demoAccounts = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('accounts').select('email').where('demo', '=', true).execute()).map((account) => account.email)

export const insertSetupLink = (
  db: Db,
  link: { tokenHash: Buffer; expiresAt: RawBuilder<string>; besideAccounts: boolean },
) => db.insertInto('setupLinks').values(link).execute()

/** Uses up a set-up link; undefined when it is unknown, used or expired. */
export const useSetupLink = (db: Db, tokenHash: Buffer) =>
  db
    .updateTable('setupLinks')
    .set({ usedAt: transactionTime })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .returning('besideAccounts')
    .executeTakeFirst()

/** Gives an account password and role, whatever state it was in. */
export const openAccount = (db: Db, id: string, values: { passwordHash: string; roleId: string }) =>
  db
    .updateTable('accounts')
    .set({ ...values, disabled: false, verifiedAt: sql`coalesce(verified_at, now())`, modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()

/**
 * Locks the account until the transaction ends, if its password is still the checked one. A sign-in and a new password
 * at the same moment run one after the other, and the session of the old password ends.
 */
export const shareAccount = (db: Tx, id: string, passwordHash: string) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()

/** Undefined when the password is no longer the one that was checked, or the account may not sign in. */
export const changePasswordHash = (db: Db, id: string, from: string, to: string) =>
  db
    .updateTable('accounts')
    .set({ passwordHash: to, modifiedAt: clockTime })
    .where('id', '=', id)
    .where('passwordHash', '=', from)
    .where('disabled', '=', false)
    .returning(['id', 'email'])
    .executeTakeFirst()

export const passwordHashOf = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('accounts').select('passwordHash').where('id', '=', id).executeTakeFirstOrThrow()).passwordHash

/** Whom to write to, in which language; locked, so that two mails requested at once run one after the other. */
export const lockReceiver = (db: Tx, by: { id: string } | { email: string }) =>
  db
    .selectFrom('accounts')
    .leftJoin('contacts', 'contacts.id', 'accounts.contactId')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.disabled',
      'accounts.language',
      'contacts.language as contactLanguage',
      'contacts.firstName',
      'contacts.lastName',
    ])
    .where((is) => ('id' in by ? is('accounts.id', '=', by.id) : is('accounts.email', '=', by.email)))
    .forUpdate('accounts')
    .executeTakeFirst()

export const emailOf = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
