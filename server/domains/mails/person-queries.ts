import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Person } from '#platform/installation/personal-data.ts'
import { daysFromNow } from '#platform/database/times.ts'

type Addressee = Pick<Person, 'contactId' | 'email'>

/** Also what went to another of their addresses, such as that of a university: mails about a contact are to them. */
const isTo = ({ contactId, email }: Addressee) =>
  sql<boolean>`(receiver = ${email} OR (record_kind = 'contact' AND record_id = ${contactId}::uuid AND receiver <> ''))`

const isCopied = ({ email }: Addressee) => sql<boolean>`${email} = ANY(cc)`

export const mailFacts = (db: Db, person: Addressee) =>
  db
    .selectFrom('mails')
    .select(['createdAt', 'sentAt', 'state', 'sender', 'receiver', 'cc', 'subject', 'textBody as text'])
    .where((where) => where.or([isTo(person), isCopied(person)]))
    .orderBy('createdAt', 'desc')
    .limit(10_000)
    .execute()

const nothing = { receiver: '', subject: '', textBody: '', htmlBody: '', sealed: '', attachments: '[]' }

/** Takes the address and the words out of mails; one still waiting is not sent. */
export async function emptyMails(tx: Tx, person: Addressee): Promise<void> {
  const { email } = person
  await tx
    .updateTable('mails')
    .set({ cc: sql`array_remove(cc, ${email})` })
    .where(isCopied(person))
    .execute()
  await tx
    .updateTable('mails')
    .set(nothing)
    .set({ state: sql`CASE state WHEN 'queued' THEN 'failed' ELSE state END` })
    .where(isTo(person))
    .execute()
}

/**
 * Empties the last mails about people who were forgotten, to them and to the info mailbox: sent ones at once, those the
 * mail server did not take after so many days.
 */
export const emptyLastMails = (db: Db, days: number) =>
  db
    .updateTable('mails')
    .set(nothing)
    .where('recordKind', '=', 'erasure')
    .where('receiver', '<>', '')
    .where((where) =>
      where.or([
        where('state', '=', 'sent'),
        where.and([where('state', '=', 'failed'), where('createdAt', '<', daysFromNow(-days))]),
      ]),
    )
    .execute()
