import { clockTime, fromNow, transactionTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { NotNull, RawBuilder } from 'kysely'

/** Which second factors an account has. */
export const factorsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select('emailFactor')
    .select([
      sql<boolean>`EXISTS (SELECT FROM totp_secrets t WHERE t.account_id = accounts.id AND t.confirmed_at IS NOT NULL)`.as(
        'totp',
      ),
      sql<boolean>`EXISTS (SELECT FROM passkeys p WHERE p.account_id = accounts.id)`.as('passkey'),
      sql<number>`(SELECT count(*)::int FROM recovery_codes r WHERE r.account_id = accounts.id AND r.used_at IS NULL)`.as(
        'recoveryCodes',
      ),
    ])
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow()

/** Whether an account has any second factor. */
export async function hasFactor(db: Db, accountId: string): Promise<boolean> {
  const { emailFactor, totp, passkey } = await factorsOf(db, accountId)
  return emailFactor || totp || passkey
}

/** Whether the account's role requires a second factor. */
export const needsFactor = async (db: Db, accountId: string): Promise<boolean> =>
  (await db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select('accounts.id')
    .where('accounts.id', '=', accountId)
    .where('roles.factorRequired', '=', true)
    .executeTakeFirst()) !== undefined

/** Locks the account: changes of its factors run one after the other. */
export const lockFactors = (db: Tx, accountId: string) =>
  db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow()

/** Answers whether that changed anything. */
export const updateEmailFactor = async (db: Db, accountId: string, enabled: boolean): Promise<boolean> =>
  (await db
    .updateTable('accounts')
    .set({ emailFactor: enabled, modifiedAt: clockTime })
    .where('id', '=', accountId)
    .where('emailFactor', '!=', enabled)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const insertChallenge = (
  db: Db,
  challenge: { id: string; accountId: string; tokenHash: Buffer },
  /** Milliseconds; of the code null where none is mailed. */
  { life, code }: { life: number; code: number | null },
) =>
  db
    .insertInto('signInChallenges')
    .values({
      ...challenge,
      expiresAt: fromNow(life),
      ...(code !== null && { codeExpiresAt: fromNow(code), mails: 1, mailedAt: transactionTime }),
    })
    .returning(['expiresAt', 'codeExpiresAt'])
    .executeTakeFirstOrThrow()

const open = (db: Db, id: string, tokenHash: Buffer) =>
  db
    .selectFrom('signInChallenges')
    .select(['id', 'accountId', 'codeHash', 'codeExpiresAt', 'expiresAt'])
    .where('id', '=', id)
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)

export const openChallenge = (db: Db, id: string, tokenHash: Buffer) => open(db, id, tokenHash).executeTakeFirst()

/** The same, locked: guesses at one sign-in run one after the other. */
export const lockChallenge = (db: Tx, id: string, tokenHash: Buffer) =>
  open(db, id, tokenHash).forUpdate().executeTakeFirst()

/** Whether the code is the mailed one and still counts. */
export const hasCode = async (db: Db, id: string, codeHash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('signInChallenges')
    .select('id')
    .where('id', '=', id)
    .where('codeHash', '=', codeHash)
    .where('codeExpiresAt', '>', transactionTime)
    .executeTakeFirst()) !== undefined

export const closeChallenge = (db: Db, id: string) =>
  db.updateTable('signInChallenges').set({ usedAt: transactionTime, codeHash: null }).where('id', '=', id).execute()

/**
 * Clears the code for a new one, at most every 30 seconds and five times; undefined when it is too soon or too often.
 */
export const renewCode = (db: Db, id: string, life: number) =>
  db
    .updateTable('signInChallenges')
    .set((set) => ({
      codeHash: null,
      codeExpiresAt: sql`least(${fromNow(life)}, expires_at)`,
      mailedAt: transactionTime,
      mails: set('mails', '+', 1),
    }))
    .where('id', '=', id)
    .where((is) => is.between('mails', 1, 5))
    .where('mailedAt', '<=', fromNow(-30_000))
    .returning(['mails', 'codeExpiresAt'])
    .$narrowType<{ codeExpiresAt: NotNull }>()
    .executeTakeFirst()

/** Stores the digest of a code about to be mailed; undefined when the sign-in is over or a later mail was requested. */
export const storeCode = (db: Db, id: string, mail: number, codeHash: Buffer) =>
  db
    .updateTable('signInChallenges')
    .set({ codeHash })
    .where('id', '=', id)
    .where('mails', '=', mail)
    .where('usedAt', 'is', null)
    .where('codeExpiresAt', '>', transactionTime)
    .returning('accountId')
    .executeTakeFirst()

/** Every mailed code of an account is dead. */
export const killCodes = (db: Db, accountId: string) =>
  db.updateTable('signInChallenges').set({ codeHash: null }).where('accountId', '=', accountId).execute()

/** Sign-ins begun under another password or other factors do not go on. */
export const deleteChallenges = (db: Db, accountId: string) =>
  db.deleteFrom('signInChallenges').where('accountId', '=', accountId).execute()

/** The account that completes a sign-in, locked FOR SHARE until the session is open. */
export const shareSignInAccount = (db: Tx, id: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('roles', 'roles.id', 'accounts.roleId')
    .select(['accounts.id', 'accounts.email', 'accounts.disabled', 'accounts.verifiedAt', 'roles.name as role'])
    .where('accounts.id', '=', id)
    .forShare('accounts')
    .executeTakeFirst()

export async function deleteOldChallenges(db: Db, before: RawBuilder<string>): Promise<void> {
  await db.deleteFrom('signInChallenges').where('expiresAt', '<', before).execute()
  await db.deleteFrom('webauthnChallenges').where('expiresAt', '<', before).execute()
  await db.deleteFrom('emailChanges').where('expiresAt', '<', before).execute()
}
