import type { RawBuilder } from 'kysely'
import { transactionTime } from '#platform/database/times.ts'
import type { Db } from '#platform/database/database.ts'

export const deviceById = (db: Db, id: string) =>
  db.selectFrom('devices').select(['id', 'accountId', 'tokenHash']).where('id', '=', id).executeTakeFirst()

export const insertDevice = (db: Db, device: { id: string; accountId: string; tokenHash: Buffer; userAgent: string }) =>
  db.insertInto('devices').values(device).execute()

export const touchDevice = (db: Db, id: string, userAgent: string) =>
  db.updateTable('devices').set({ lastUsedAt: transactionTime, userAgent }).where('id', '=', id).execute()

export const deviceIds = async (db: Db, accountId: string): Promise<string[]> =>
  (await db.selectFrom('devices').select('id').where('accountId', '=', accountId).execute()).map(({ id }) => id)

/** Deletes the devices of an account, but one. */
export const deleteDevices = (db: Db, accountId: string, but: string | null) =>
  db
    .deleteFrom('devices')
    .where('accountId', '=', accountId)
    .$if(but !== null, (query) => query.where('id', '!=', but))
    .execute()

/** Deletes the devices of an account that were used before so many others. */
export const deleteDevicesBeyond = (db: Db, accountId: string, most: number) =>
  db
    .deleteFrom('devices')
    .where('id', 'in', (from) =>
      from
        .selectFrom('devices')
        .select('id')
        .where('accountId', '=', accountId)
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute()

export const deleteOldDevices = (db: Db, before: RawBuilder<string>) =>
  db.deleteFrom('devices').where('lastUsedAt', '<', before).execute()

/** The live sessions of an account, the one used last first. */
export const liveSessions = (db: Db, accountId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'rotatedAt as lastUsedAt', 'address', 'userAgent'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', transactionTime)
    .orderBy('rotatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** When an account last signed in; undefined where no session of it is stored. */
export const lastSignIn = async (db: Db, accountId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('sessions')
      .select('createdAt')
      .where('accountId', '=', accountId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.createdAt

/** Ends live sessions of an account: one, or all but one, or all. Answers their ids. */
export const endSessions = async (
  db: Db,
  accountId: string,
  which: { only?: string; but?: string | null } = {},
): Promise<string[]> =>
  (
    await db
      .updateTable('sessions')
      .set({ endedAt: transactionTime })
      .where('accountId', '=', accountId)
      .where('endedAt', 'is', null)
      .$call((query) => (which.only === undefined ? query : query.where('id', '=', which.only)))
      .$call((query) => (which.but ? query.where('id', '!=', which.but) : query))
      .returning('id')
      .execute()
  ).map(({ id }) => id)
