import { transactionTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import type { DeclaredFile, LegalNotice } from '#contract/legal.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { Language } from '#contract/shapes.ts'

const declared = [
  'id',
  'kind',
  'receivedAt',
  'name',
  'email',
  'reference',
  'extraordinary',
  'reason',
  'endDay',
] as const

/** How many were declared since then for a mailbox, or from a network. */
export const countSince = (db: Db, by: { mailbox: string } | { network: Buffer }, since: Date): Promise<number> =>
  countRows(
    db
      .selectFrom('legalNotices')
      .where((row) => ('mailbox' in by ? row('mailbox', '=', by.mailbox) : row('network', '=', by.network)))
      .where('receivedAt', '>', since.toISOString()),
  )

/** Deletes the origin of declarations that no longer count towards the limits. */
export const forgetNetworks = (db: Db, before: Date) =>
  db
    .updateTable('legalNotices')
    .set({ network: null })
    .where('network', 'is not', null)
    .where('receivedAt', '<', before.toISOString())
    .execute()

export const insertNotice = (
  db: Db,
  notice: DeclaredFile & { language: Language; mailbox: string; network: Buffer },
): Promise<DeclaredFile> => db.insertInto('legalNotices').values(notice).returning(declared).executeTakeFirstOrThrow()

export const notices = (db: Db) =>
  db
    .selectFrom('legalNotices')
    .leftJoin('accounts', 'accounts.id', 'legalNotices.doneBy')
    .select(declared.map((column) => `legalNotices.${column}` as const))
    .select(['legalNotices.language', 'legalNotices.state', 'legalNotices.doneAt', 'legalNotices.note'])
    .select((row) => row.fn.coalesce('accounts.email', sql.lit('')).as('doneBy'))

export const noticeById = (db: Db, id: string): Promise<LegalNotice | undefined> =>
  notices(db).where('legalNotices.id', '=', id).executeTakeFirst()

/** Whether it was open until now; of two who try at once, one gets true. */
export async function closeNotice(db: Db, id: string, by: string | null, note: string): Promise<boolean> {
  const closed = await db
    .updateTable('legalNotices')
    .set({ state: 'done', doneAt: transactionTime, doneBy: by, note })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}

export const noticeFacts = (db: Db, email: string) =>
  db
    .selectFrom('legalNotices')
    .select(['kind', 'receivedAt', 'name', 'email', 'reference', 'extraordinary', 'reason', 'endDay'])
    .where('email', '=', email)
    .execute()
