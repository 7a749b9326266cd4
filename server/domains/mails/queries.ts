import { sql } from 'kysely'
import type { MailRow } from '#contract/mails.ts'
import type { Db } from '#platform/database/database.ts'
import { daysFromNow } from '#platform/database/times.ts'
import { countRows } from '#platform/database/count-rows.ts'

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

export const mailRows = (db: Db) => db.selectFrom('mails').select(columns).$castTo<MailRow>()

/** Puts a failed mail back into the queue; undefined when it is in another state. */
export const requeueMail = (db: Db, id: string) =>
  db
    .updateTable('mails')
    .set({ state: 'queued' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('receiver', '<>', '')
    .where((row) => row.or([row('secret', '=', false), row('sealed', '<>', '')]))
    .returning(columns)
    .executeTakeFirst()

/** A mail with its stored text. */
export const mailById = (db: Db, id: string) =>
  db
    .selectFrom('mails')
    .select([...columns, 'textBody as text', 'secret'])
    .select(sql<boolean>`secret AND sealed = ''`.as('secretGone'))
    .where('id', '=', id)
    .executeTakeFirst()

export const caughtMails = (db: Db) =>
  db.selectFrom('caughtMails').selectAll().orderBy('receivedAt', 'desc').limit(200).execute()

export const caughtMail = (db: Db, id: string) =>
  db.selectFrom('caughtMails').selectAll().where('messageId', '=', id).executeTakeFirst()

/** Whether a mail was tried in vain since the last one that the mail server took. */
export const mailsWait = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom('mails')
    .select('id')
    .where('state', '=', 'queued')
    .where('attempts', '>', 0)
    .where('createdAt', '>', sql<string>`coalesce((SELECT max(sent_at) FROM mails), '-infinity')`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** How many mails were tried in vain and are tried again, and whether since more than a minute, counted from when they were written. */
export const waitingMails = async (db: Db): Promise<{ waiting: number; long: boolean }> =>
  db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .select(sql<boolean>`coalesce(min(created_at) < now() - interval '1 minute', false)`.as('long'))
    .where('state', '=', 'queued')
    .where('attempts', '>', 0)
    .executeTakeFirstOrThrow()

/** Mails of the last seven days that failed for good, without those whose receiver was erased. */
export const failedMails = (db: Db): Promise<number> =>
  countRows(
    db
      .selectFrom('mails')
      .where('state', '=', 'failed')
      .where('receiver', '<>', '')
      .where('createdAt', '>', daysFromNow(-7)),
  )

/** Mails deleted in one statement, so that none takes long. */
const portion = 500

/** Deletes mails older than so many days that were sent or failed, but for failed ones that an invitation still refers to. */
export async function deleteOldMails(db: Db, days: number): Promise<void> {
  for (let deleted = portion; deleted === portion; )
    deleted = (
      await sql`DELETE FROM mails WHERE id IN (SELECT id FROM mails
        WHERE created_at < now() - make_interval(days => ${days}) AND (state = 'sent'
          OR state = 'failed' AND NOT EXISTS (SELECT FROM cloud_access WHERE invitation_mail = mails.id))
        ORDER BY created_at LIMIT ${portion}) RETURNING id`.execute(db)
    ).rows.length
}
