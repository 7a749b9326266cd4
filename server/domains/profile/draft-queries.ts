import { sql } from 'kysely'
import type { AddressDraft } from '#contract/addresses.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db, Tx } from '#platform/database/database.ts'

export type Address = Pick<AddressDraft, 'street' | 'houseNumber' | 'zipCode' | 'city' | 'country'>

const columns = ['id', 'street', 'houseNumber', 'zipCode', 'city', 'country', 'contactId'] as const
const expiresAt = sql<string>`created_at + interval '1 day'`
const open = sql<boolean>`created_at > now() - interval '1 day'`

export const insertDraft = (tx: Tx, draft: Address & { id: string; accountId: string }) =>
  tx
    .insertInto('addressDrafts')
    .values(draft)
    .returning([...columns, expiresAt.as('expiresAt')])
    .executeTakeFirstOrThrow()

/** One's own, within its day. */
export const draftById = (db: Db, accountId: string, id: string): Promise<AddressDraft | undefined> =>
  db
    .selectFrom('addressDrafts')
    .select([...columns, expiresAt.as('expiresAt')])
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where(open)
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockDraft = (tx: Tx, accountId: string, id: string): Promise<AddressDraft | undefined> =>
  tx
    .selectFrom('addressDrafts')
    .select([...columns, expiresAt.as('expiresAt')])
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where(open)
    .forUpdate()
    .executeTakeFirst()

export const updateDraft = (tx: Tx, id: string, changes: Partial<Address> & { contactId?: string }) =>
  tx.updateTable('addressDrafts').set(changes).where('id', '=', id).execute()

export const countDrafts = (db: Db, accountId: string): Promise<number> =>
  countRows(db.selectFrom('addressDrafts').where('accountId', '=', accountId).where(open))

export const draftsOf = (db: Db, { accountId, contactId }: Person) =>
  db
    .selectFrom('addressDrafts')
    .select([...columns, 'createdAt'])
    .where((row) => row.or([row('accountId', '=', accountId), row('contactId', '=', contactId)]))
    .execute()

interface Person {
  accountId: string | null
  contactId: string | null
}

export const deleteDraftsOf = (tx: Tx, { accountId, contactId }: Person) =>
  tx
    .deleteFrom('addressDrafts')
    .where((row) => row.or([row('accountId', '=', accountId), row('contactId', '=', contactId)]))
    .execute()

export const deleteOldDrafts = (db: Db) =>
  db
    .deleteFrom('addressDrafts')
    .where((is) => is.not(open))
    .execute()
