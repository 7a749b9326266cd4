import { sql } from 'kysely'
import type { z } from 'zod'
import type { Declared, LegalNotice, listLegalNotices } from '#contract/legal.ts'
import type { Db } from '#platform/database.ts'
import { containing } from '#platform/search.ts'

type Query = z.output<(typeof listLegalNotices)['query']>

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
const columns = { received: 'receivedAt', name: 'name', state: 'state' } as const

/** Waits for others who declare under the same address, so that counting them means something. */
export const takeTurns = (db: Db, email: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`legal:${email}`}, 0))`.execute(db)

export async function countSince(db: Db, email: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('legalNotices')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('receivedAt', '>', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

export const insertNotice = (db: Db, notice: Declared & { language: string }): Promise<Declared> =>
  db.insertInto('legalNotices').values(notice).returning(declared).executeTakeFirstOrThrow() as Promise<Declared>

const notices = (db: Db) =>
  db
    .selectFrom('legalNotices')
    .leftJoin('accounts', 'accounts.id', 'legalNotices.doneBy')
    .select(declared.map((column) => `legalNotices.${column}` as const))
    .select(['legalNotices.language', 'legalNotices.state', 'legalNotices.doneAt', 'legalNotices.note'])
    .select((row) => row.fn.coalesce('accounts.email', sql<string>`''`).as('doneBy'))

export const noticeById = (db: Db, id: string): Promise<LegalNotice | undefined> =>
  notices(db).where('legalNotices.id', '=', id).executeTakeFirst() as Promise<LegalNotice | undefined>

export async function noticePage(
  db: Db,
  { page, pageSize, sort = '-received', search, state }: Query,
): Promise<{ items: LegalNotice[]; total: number }> {
  const words = containing(search)
  const found = notices(db)
    .$if(state !== undefined, (query) => query.where('legalNotices.state', '=', state!))
    .$if(search !== '', (query) =>
      query.where((row) =>
        row.or(
          (['name', 'email', 'reference'] as const).map((column) => row(`legalNotices.${column}`, 'ilike', words)),
        ),
      ),
    )
  const column = columns[sort.replace('-', '') as keyof typeof columns]
  const [items, { total }] = await Promise.all([
    found
      .orderBy(`legalNotices.${column}`, sort.startsWith('-') ? 'desc' : 'asc')
      .orderBy('legalNotices.id')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    found
      .clearSelect()
      .select((row) => row.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  return { items: items as unknown as LegalNotice[], total }
}

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
