import PostalMime, { type Address, type Email } from 'postal-mime'
import type { FileAnswer } from '#contract/operation.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { caughtMail, caughtMails } from './queries.ts'

interface Caught {
  messageId: string
  raw: Buffer
  receivedAt: string
}

const shown = (list: Address[] | undefined): string => (list ?? []).map((one) => one.address ?? one.name).join(', ')

const summaryOf = ({ messageId, receivedAt }: Caught, mail: Email) => ({
  id: messageId,
  from: mail.from ? shown([mail.from]) : '',
  to: shown(mail.to),
  subject: mail.subject ?? '',
  receivedAt,
})

/** The newest mails the catcher holds. */
export async function listCaughtMails(db: Db) {
  const list: Caught[] = await caughtMails(db)
  return { items: await Promise.all(list.map(async (one) => summaryOf(one, await PostalMime.parse(one.raw)))) }
}

/** One caught mail as text with its attachments' names and sizes. */
export async function readCaughtMail(db: Db, id: string) {
  const { caught, mail } = await parsed(db, id)
  const attachments = mail.attachments.map(({ filename, content }) => ({
    name: filename ?? '',
    size: bytesOf(content).length,
  }))
  return { ...summaryOf(caught, mail), cc: shown(mail.cc), text: mail.text ?? '', attachments }
}

/** An attachment of a caught mail, byte for byte. */
export async function caughtAttachment(db: Db, id: string, index: number): Promise<FileAnswer> {
  const { mail } = await parsed(db, id)
  const attachment = mail.attachments[index] ?? fail('mails.notFound')
  return {
    fileName: attachment.filename ?? 'attachment',
    mediaType: 'application/octet-stream',
    bytes: bytesOf(attachment.content),
  }
}

async function parsed(db: Db, id: string): Promise<{ caught: Caught; mail: Email }> {
  const caught = (await caughtMail(db, id)) ?? fail('mails.notFound')
  return { caught, mail: await PostalMime.parse(caught.raw) }
}

const bytesOf = (content: string | ArrayBuffer | Uint8Array): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
