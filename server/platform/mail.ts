import { createTransport } from 'nodemailer'
import type { Configuration } from './configuration.ts'
import type { Db } from './database.ts'
import { newId } from './ids.ts'
import type { Job } from './jobs.ts'
import type { Write } from './operations.ts'

export interface Attachment {
  name: string
  mediaType: string
  /** base64 */
  content: string
}

export interface Mail {
  /** Which text it is: `licences.sent`. */
  template: string
  language: 'de' | 'en'
  sender: string
  senderName: string
  receiver: string
  cc?: string[]
  subject: string
  text: string
  /** The same as HTML; without it the mail is text alone. */
  html?: string
  attachments?: Attachment[]
  /** The record it is about, so that staff find it there. */
  record?: { kind: string; id: string }
}

/** Puts a mail into the outbox within the caller's transaction: it is sent if and only if that commits. Returns its id. */
export async function queueMail(
  { db, actor, jobs }: Pick<Write, 'db' | 'actor' | 'jobs'>,
  mail: Mail,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('mails')
    .values({
      id,
      template: mail.template,
      language: mail.language,
      sender: mail.sender,
      senderName: mail.senderName,
      receiver: mail.receiver,
      cc: mail.cc ?? [],
      subject: mail.subject,
      textBody: mail.text,
      htmlBody: mail.html ?? '',
      attachments: JSON.stringify(mail.attachments ?? []),
      recordKind: mail.record?.kind ?? '',
      recordId: mail.record?.id ?? null,
      createdBy: actor.accountId,
    })
    .execute()
  await jobs.add('mail.send', { id })
  return id
}

/** The job that hands one mail to the mail server; the Message-ID is the record's, so a repeated hand-over can be told. */
export function sendMailJob(db: Db, configuration: Configuration, smtpUrl: string | null): Job {
  const transport =
    smtpUrl === null
      ? null
      : createTransport(smtpUrl, {
          pool: true,
          maxConnections: 2,
          connectionTimeout: 10_000,
          socketTimeout: 20_000,
        } as object)
  const domain = new URL(configuration.PUBLIC_URL).hostname
  const note = (id: string, values: object) => db.updateTable('mails').set(values).where('id', '=', id).execute()
  return {
    name: 'mail.send',
    tries: configuration.MAIL_TRIES,
    async handle({ id }: { id: string }) {
      const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
      if (!mail || mail.state === 'sent') return
      try {
        if (!transport) throw new Error('SMTP_URL is not set')
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: mail.senderName, address: mail.sender },
          to: mail.receiver,
          cc: mail.cc,
          subject: mail.subject,
          text: mail.textBody,
          ...(mail.htmlBody && { html: mail.htmlBody }),
          attachments: (mail.attachments as unknown as Attachment[]).map((one) => ({
            filename: one.name,
            contentType: one.mediaType,
            content: Buffer.from(one.content, 'base64'),
          })),
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
      } catch (error) {
        const state = isFinal(error) ? 'failed' : 'queued'
        await note(id, { state, attempts: mail.attempts + 1, lastError: String(error).slice(0, 500) })
        if (state === 'failed') return
        throw error
      }
      await note(id, { state: 'sent', sentAt: new Date(), attempts: mail.attempts + 1, lastError: '' })
    },
    async failed({ id }: { id: string }) {
      await db
        .updateTable('mails')
        .set({ state: 'failed' })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .execute()
    },
  }
}

/** Whether the mail server will never take this mail: it refused the receiver or the text for good (5xx). */
function isFinal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}
