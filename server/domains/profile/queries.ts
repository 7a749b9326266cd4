import { clockTime, transactionTime } from '#platform/database/times.ts'
import type { Db, Tx } from '#platform/database/database.ts'

export const avatarTime = async (db: Db, accountId: string): Promise<string | null> =>
  (await db.selectFrom('avatars').select('modifiedAt').where('accountId', '=', accountId).executeTakeFirst())
    ?.modifiedAt ?? null

export const avatarBytes = async (db: Db, accountId: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('avatars').select('bytes').where('accountId', '=', accountId).executeTakeFirst())?.bytes

export const setAvatar = (tx: Tx, accountId: string, bytes: Buffer) =>
  tx
    .insertInto('avatars')
    .values({ accountId, bytes })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ bytes, modifiedAt: clockTime }))
    .returning('modifiedAt')
    .executeTakeFirstOrThrow()

export const removeAvatar = (tx: Tx, accountId: string) =>
  tx.deleteFrom('avatars').where('accountId', '=', accountId).returning('accountId').executeTakeFirst()

export interface Erasure {
  id: string
  accountId: string
  contactId: string | null
  email: string
  name: string
  language: 'de' | 'en'
}

/** Returns false when the same was requested already. */
export const insertErasure = async (tx: Tx, erasure: Erasure): Promise<boolean> =>
  (await tx
    .insertInto('erasures')
    .values(erasure)
    .onConflict((conflict) => conflict.column('accountId').doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Locked until the transaction ends; undefined once it is done. */
export const lockErasure = (tx: Tx, id: string): Promise<Erasure | undefined> =>
  tx
    .selectFrom('erasures')
    .select(['id', 'accountId', 'contactId', 'email', 'name', 'language'])
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const finishErasure = (tx: Tx, id: string) =>
  tx.updateTable('erasures').set({ email: '', name: '', doneAt: transactionTime }).where('id', '=', id).execute()
