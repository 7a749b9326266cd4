import type { Language } from '#contract/shapes.ts'
import { transactionTime } from '#platform/database/times.ts'
import { sql, type RawBuilder } from 'kysely'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { Details } from './details.ts'

export const insertPending = (
  db: Db,
  pending: {
    id: string
    email: string
    passwordHash: string
    details: Details | null
    language: Language
    expiresAt: RawBuilder<string>
    network?: Buffer
    withoutChallenge?: boolean
  },
) =>
  db
    .insertInto('pendingRegistrations')
    .values({ ...pending, details: pending.details && JSON.stringify(pending.details) })
    .execute()

/** How many registrations came from a network after `since`. */
export const countFromNetwork = (db: Db, network: Buffer, since: RawBuilder<string>): Promise<number> =>
  countRows(db.selectFrom('pendingRegistrations').where('network', '=', network).where('createdAt', '>', since))

/** How many registrations without a solved challenge came after `since`, from one network or from all. */
export const countByPrograms = (db: Db, since: RawBuilder<string>, network: Buffer | null): Promise<number> =>
  countRows(
    db
      .selectFrom('pendingRegistrations')
      .where('withoutChallenge', '=', true)
      .where('createdAt', '>', since)
      .$if(network !== null, (rows) => rows.where('network', '=', network)),
  )

const columns = ['id', 'email', 'passwordHash', 'language', 'mailedAt'] as const
const details = sql<Details | null>`details`.as('details')

export const pendingById = (db: Db, id: string) =>
  db.selectFrom('pendingRegistrations').select(columns).select(details).where('id', '=', id).executeTakeFirst()

/** The newest registration of an address that still waits. */
export const newestPending = (db: Db, email: string) =>
  db
    .selectFrom('pendingRegistrations')
    .select(columns)
    .select(details)
    .where('email', '=', email)
    .where('expiresAt', '>', transactionTime)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Gives a registration the secret of its newest mail; links in earlier mails lead nowhere any more. */
export const setToken = (db: Db, id: string, tokenHash: Buffer, expiresAt: RawBuilder<string>) =>
  db
    .updateTable('pendingRegistrations')
    .set({ tokenHash, expiresAt, mailedAt: transactionTime })
    .where('id', '=', id)
    .execute()

/** The address and password of a link that still works, without using it up. */
export const openedWith = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('pendingRegistrations')
    .select(['email', 'passwordHash'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', transactionTime)
    .executeTakeFirst()

/** The registrations of an address of which a link was mailed that still works, the newest first. */
export const mailedPendings = (db: Db, email: string) =>
  db
    .selectFrom('pendingRegistrations')
    .select(['id', 'email', 'passwordHash', 'language', 'createdAt', 'tokenHash'])
    .select(details)
    .where('email', '=', email)
    .where('mailedAt', 'is not', null)
    .where('expiresAt', '>', transactionTime)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const deletePendings = (db: Db, email: string) =>
  db.deleteFrom('pendingRegistrations').where('email', '=', email).execute()

export const deletePending = (db: Db, id: string) =>
  db.deleteFrom('pendingRegistrations').where('id', '=', id).execute()

export const deleteOldPendings = (db: Db) =>
  db.deleteFrom('pendingRegistrations').where('expiresAt', '<', transactionTime).execute()

/** Notes that a challenge is used up; false when it was before. */
export const insertChallengeUse = async (db: Db, use: { nonceHash: Buffer; expiresAt: Date }): Promise<boolean> =>
  (await db
    .insertInto('challengeUses')
    .values(use)
    .onConflict((conflict) => conflict.column('nonceHash').doNothing())
    .returning('nonceHash')
    .executeTakeFirst()) !== undefined

/** Deletes challenges that have expired. */
export const deleteOldChallengeUses = (db: Db) =>
  db.deleteFrom('challengeUses').where('expiresAt', '<', transactionTime).execute()
