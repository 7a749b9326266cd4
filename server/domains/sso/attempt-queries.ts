import { transactionTime } from '#platform/database/times.ts'
import { sql, type RawBuilder } from 'kysely'
import type { SsoSeen } from '#contract/sso-refusals.ts'
import type { Db } from '#platform/database/database.ts'
import type { Identity } from './identities/identity.ts'
import type { Reason } from './refusals/reason.ts'

interface Attempt {
  id: string
  tokenHash: Buffer
  configurationId: string
  /** The address that was typed. */
  email: string | null
  /** Whose trial it is; null where a session is to be opened. */
  trialBy: string | null
  expiresAt: RawBuilder<string>
}

/** What a provider said, until the browser that began comes for it. */
export interface ProviderAnswer {
  identity: Identity | null
  refused: Reason | null
  seen: SsoSeen | null
}

export const insertAttempt = (db: Db, attempt: Attempt) => db.insertInto('ssoAttempts').values(attempt).execute()

/** Uses up the attempt of the browser that began it: of any number of tries at once, exactly one goes on. */
export const takeAttempt = (db: Db, id: string, tokenHash: Buffer) =>
  db
    .updateTable('ssoAttempts')
    .set({ usedAt: transactionTime })
    .where('id', '=', id)
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .returning(['id', 'configurationId', 'identity', 'email', 'trialBy'])
    .executeTakeFirst()

/** The configuration of an attempt that still waits for its answer. */
export const waitingAttempt = (db: Db, id: string) =>
  db
    .selectFrom('ssoAttempts')
    .select(['id', 'configurationId', 'email', 'trialBy'])
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('identity', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .executeTakeFirst()

/**
 * Stores what SAML reported until the browser fetches it. False when the attempt or the assertion was answered before.
 */
export async function storeIdentity(
  db: Db,
  id: string,
  told: ProviderAnswer,
  assertionId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ssoAttempts')
    .set({ identity: JSON.stringify(told), assertionId })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('identity', 'is', null)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('ssoAttempts as other').select('id').where('assertionId', '=', assertionId)),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes whose a sign-in under way is; that its assertion was taken stays known for its day. */
export const forgetAttemptsOf = (db: Db, email: string) =>
  db.updateTable('ssoAttempts').set({ email: null, identity: null }).where('email', '=', email).execute()

/** Deletes what expired an hour ago; where an assertion was taken a day ago, so that none is taken twice. */
export const deleteOldAttempts = (db: Db) =>
  db
    .deleteFrom('ssoAttempts')
    .where(
      'expiresAt',
      '<',
      sql<string>`now() - CASE WHEN assertion_id IS NULL THEN interval '1 hour' ELSE interval '1 day' END`,
    )
    .execute()
