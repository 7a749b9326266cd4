import { sql } from 'kysely'
import type { Declared, LegalNotice } from '#contract/legal.ts'
import type { Db } from '#platform/database/database.ts'

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

/** Waits for others who declare with an address of the same domain, so that counting them means something. */
export const takeTurns = (db: Db, domain: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`legal:${domain}`}, 0))`.execute(db)

/** How many were declared since then for a mailbox, and for its whole domain. */
export const countSince = (db: Db, { mailbox, domain }: { mailbox: string; domain: string }, since: Date) =>
  db
    .selectFrom('legalNotices')
    .select((row) => row.fn.countAll<number>().as('domain'))
    .select((row) => row.fn.countAll<number>().filterWhere('mailbox', '=', mailbox).as('mailbox'))
    .where(sql`split_part(mailbox, '@', -1)`, '=', domain)
    .where('receivedAt', '>', since.toISOString())
    .executeTakeFirstOrThrow()

export const insertNotice = (db: Db, notice: Declared & { language: string; mailbox: string }): Promise<Declared> =>
  db.insertInto('legalNotices').values(notice).returning(declared).executeTakeFirstOrThrow() as Promise<Declared>

export const notices = (db: Db) =>
  db
    .selectFrom('legalNotices')
    .leftJoin('accounts', 'accounts.id', 'legalNotices.doneBy')
    .select(declared.map((column) => `legalNotices.${column}` as const))
    .select(['legalNotices.language', 'legalNotices.state', 'legalNotices.doneAt', 'legalNotices.note'])
    .select((row) => row.fn.coalesce('accounts.email', sql<string>`''`).as('doneBy'))

export const noticeById = (db: Db, id: string): Promise<LegalNotice | undefined> =>
  notices(db).where('legalNotices.id', '=', id).executeTakeFirst() as Promise<LegalNotice | undefined>

/** Whether it was open until now; of two who try at once, one gets true. */
export async function closeNotice(db: Db, id: string, by: string | null, note: string): Promise<boolean> {
  const closed = await db
    .updateTable('legalNotices')
    .set({ state: 'done', doneAt: new Date().toISOString(), doneBy: by, note })
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
