import { sql } from 'kysely'
import type { MailRow, mailColumns } from '#contract/mails.ts'
import type { Db } from '#platform/database.ts'
import { countOf, type ListQuery } from '#platform/list.ts'
import { containing } from '#platform/search.ts'

const columns = [
  'id',
  'template',
  'language',
  'receiver',
  'cc',
  'subject',
  'state',
  'attempts',
  'lastError',
  'createdAt',
  'sentAt',
] as const

const sortable: Record<(typeof mailColumns)[number], 'createdAt' | 'receiver' | 'subject' | 'state'> = {
  created: 'createdAt',
  receiver: 'receiver',
  subject: 'subject',
  state: 'state',
}

export async function mailPage(
  db: Db,
  { page, pageSize, sort, search }: ListQuery,
): Promise<{ items: MailRow[]; total: number; capped: boolean }> {
  const wanted = sort ?? '-created'
  const column = sortable[wanted.replace(/^-/, '') as keyof typeof sortable]
  const direction = wanted.startsWith('-') ? 'desc' : 'asc'
  const found = search
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .reduce(
      (query, word) => query.where(sql<boolean>`receiver || ' ' || subject ILIKE ${containing(word)}`),
      db.selectFrom('mails'),
    )
  const [rows, count] = await Promise.all([
    found
      .select(columns)
      .orderBy(column, direction)
      .orderBy('id', direction)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    countOf(db, found),
  ])
  return { items: rows as MailRow[], ...count }
}

/** Puts a failed mail back into the queue; undefined when it is in another state. */
export const requeueMail = (db: Db, id: string) =>
  db
    .updateTable('mails')
    .set({ state: 'queued' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('receiver', '<>', '')
    .returning(columns)
    .executeTakeFirst() as Promise<MailRow | undefined>

export const mailExists = (db: Db, id: string) =>
  db.selectFrom('mails').select('id').where('id', '=', id).executeTakeFirst()

export const caughtMails = (db: Db) =>
  db.selectFrom('caughtMails').selectAll().orderBy('receivedAt', 'desc').limit(200).execute()

export const caughtMail = (db: Db, id: string) =>
  db.selectFrom('caughtMails').selectAll().where('messageId', '=', id).executeTakeFirst()
