import type { Actor } from '../operations/actor.ts'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Installation } from '../installation/installation.ts'
import type { Attachment } from './attachment.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { type Letter, type Receiver, writeLetter } from './mail-layout.ts'
import { withoutSecret } from './mail-secret.ts'
import { z } from 'zod'
import { task } from '../jobs/task.ts'

export const sendMail = task('mail.send', { id: z.string() })

interface Queue extends Installation {
  db: Tx
  actor: Actor
  jobs: Jobs
}

export interface MailOptions {
  attachments?: readonly Attachment[]
  /** The record it is about, so that staff find it there. */
  record?: { kind: string; id: string }
}

/**
 * Puts a letter into the outbox within the caller's transaction: it is sent if and only if that commits. Returns the
 * mail's id.
 */
export async function queueLetter<F>(
  call: Queue,
  to: Receiver,
  letter: Letter<F>,
  facts: F,
  { attachments = [], record }: MailOptions = {},
): Promise<string> {
  const { vendor, settings } = call
  const { language, email, name = '', cc = [] } = to
  const id = newId()
  const whole = writeLetter(
    letter,
    { language, vendor, publicUrl: settings.PUBLIC_URL, pages: settings.FOOTER_LINKS, name, email },
    facts,
  )
  const secret = letter.secret?.(facts)
  const { words, sealed } =
    secret === undefined ? { words: whole, sealed: '' } : withoutSecret(call.sealer, id, whole, secret)
  await call.db
    .insertInto('mails')
    .values({
      id,
      template: letter.template,
      language,
      sender: letter.fromLicences ? settings.MAIL_LICENCE_FROM : settings.MAIL_FROM,
      senderName: vendor.name,
      receiver: email,
      cc: [...cc],
      subject: words.subject,
      textBody: words.text,
      htmlBody: words.html,
      secret: secret !== undefined,
      sealed,
      attachments: JSON.stringify(attachments),
      recordKind: record?.kind ?? '',
      recordId: record?.id ?? null,
      createdBy: call.actor.accountId,
    })
    .execute()
  await call.jobs.send(sendMail, { id })
  return id
}
