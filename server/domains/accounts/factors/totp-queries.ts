import { transactionTime } from '#platform/database/times.ts'
import type { Db } from '#platform/database/database.ts'

/** The account's authenticator secret, confirmed or not. */
export const totpOf = (db: Db, accountId: string) =>
  db
    .selectFrom('totpSecrets')
    .select(['sealed', 'lastStep', 'confirmedAt'])
    .where('accountId', '=', accountId)
    .executeTakeFirst()

/** Begins, or begins again; undefined when an app is confirmed already. */
export const startSecret = (db: Db, accountId: string, sealed: string) =>
  db
    .insertInto('totpSecrets')
    .values({ accountId, sealed })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet({ sealed, lastStep: 0, createdAt: transactionTime })
        .where('totpSecrets.confirmedAt', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst()

/** Uses a time step up; undefined when it or a later one was used before. */
export const takeStep = (db: Db, accountId: string, step: number, confirm = false) =>
  db
    .updateTable('totpSecrets')
    .set({ lastStep: step, ...(confirm ? { confirmedAt: transactionTime } : {}) })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .where('confirmedAt', confirm ? 'is' : 'is not', null)
    .returning('accountId')
    .executeTakeFirst()

/** Answers whether a confirmed one was there. */
export const deleteSecret = async (db: Db, accountId: string): Promise<boolean> =>
  Boolean(
    (await db.deleteFrom('totpSecrets').where('accountId', '=', accountId).returning('confirmedAt').executeTakeFirst())
      ?.confirmedAt,
  )
