import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

export const mailFacts = (db: Db, email: string) =>
  db
    .selectFrom('mails')
    .select(['createdAt', 'sentAt', 'state', 'sender', 'receiver', 'cc', 'subject', 'textBody as text'])
    .where(sql<boolean>`(receiver = ${email} OR ${email} = ANY(cc))`)
    .orderBy('createdAt', 'desc')
    .limit(10_000)
    .execute()

/** Takes the address and the words out of mails; one still waiting is not sent. */
export async function emptyMails(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ cc: sql`array_remove(cc, ${email})` })
    .where(sql<boolean>`${email} = ANY(cc)`)
    .execute()
  await tx
    .updateTable('mails')
    .set({ receiver: '', subject: '', textBody: '', htmlBody: '', sealed: '', attachments: '[]' })
    .set({ state: sql`CASE state WHEN 'queued' THEN 'failed' ELSE state END` })
    .where('receiver', '=', email)
    .execute()
}
