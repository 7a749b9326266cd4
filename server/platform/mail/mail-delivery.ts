import { createTransport } from 'nodemailer'
import { perInstallation } from '../installation/installation.ts'
import { job, type JobCall } from '../jobs/job.ts'
import type { Attachment } from './attachment.ts'
import { certificateProblem } from '../outside/authorities.ts'
import { sendMail } from './mail.ts'
import { withSecret } from './mail-secret.ts'
import { codeOf, fieldOf } from '../record.ts'
import { clockTime } from '../database/times.ts'

// Null without a mail server: mails wait.
const transportOf = perInstallation(({ settings: { SMTP_URL } }) => ({
  transport: SMTP_URL
    ? createTransport(SMTP_URL, {
        pool: true,
        maxConnections: 2,
        connectionTimeout: 10_000,
        socketTimeout: 20_000,
      } as object)
    : null,
}))

const note = ({ db }: JobCall, id: string, values: object) =>
  db.updateTable('mails').set(values).where('id', '=', id).execute()

/** Hands one mail to the mail server; the Message-ID is the record's, so that a repeated hand-over is recognised. */
export const sendMailJob = job(sendMail, {
  tries: ({ MAIL_TRIES }) => MAIL_TRIES,
  async handle(call, { id }) {
    const mail = await call.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
    if (!mail || mail.state === 'sent') return
    const { transport } = transportOf(call)
    const { PUBLIC_URL, MAIL_BOUNCES } = call.settings
    const domain = new URL(PUBLIC_URL).hostname
    const words = withSecret(call.sealer, mail)
    if (!words) return void (await note(call, id, { state: 'failed', lastError: 'what it said in confidence is gone' }))
    const { attachments } = mail
    const files = await filesOf(call, attachments)
    if (!files) return void (await note(call, id, { state: 'failed', lastError: 'an attachment of it is gone' }))
    const from = performance.now()
    const report = (outcome: string) => call.metrics.outside('smtp', 'send', outcome, performance.now() - from)
    try {
      if (!transport) throw new Error('SMTP_URL is not set')
      const { rejectedErrors = [] } = await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from: { name: mail.senderName, address: mail.sender },
        to: mail.receiver,
        cc: mail.cc,
        // Reports of mails that come back later go to people, not to the no-reply address.
        ...(MAIL_BOUNCES && { envelope: { from: MAIL_BOUNCES, to: [mail.receiver, ...mail.cc] } }),
        subject: words.subject,
        text: words.text,
        ...(words.html && { html: words.html }),
        attachments: files,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      if (rejectedErrors.length > 0) throw new PartlyRefused(rejectedErrors)
    } catch (error) {
      const state = isFinal(error) ? 'failed' : 'queued'
      if (transport) report(fieldOf(error, 'responseCode') === undefined ? 'unreachable' : 'refused')
      await note(call, id, { state, attempts: mail.attempts + 1, lastError: problemOf(error).slice(0, 500) })
      if (state === 'failed') return
      throw error
    }
    report('ok')
    const sent = { state: 'sent', sealed: '', sentAt: clockTime, attempts: mail.attempts + 1, lastError: '' }
    await note(call, id, { ...sent, attachments: JSON.stringify(attachments.map(withoutContent)) })
  },
  async failed({ db }, { id }) {
    await db.updateTable('mails').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'queued').execute()
  },
})

const withoutContent = ({ name, mediaType, ...where }: Attachment) => ({
  name,
  mediaType,
  ...('record' in where && { record: where.record }),
})

/** The attached files as they are sent; null when one of them is gone. */
async function filesOf({ db, contributions }: JobCall, attachments: readonly Attachment[]) {
  const files = []
  for (const { name, mediaType, ...where } of attachments) {
    const bytes =
      'record' in where
        ? await contributions.attachedFiles[where.record.kind]?.(db, where.record.id)
        : Buffer.from(where.content, 'base64')
    if (!bytes) return null
    files.push({ filename: name, contentType: mediaType, content: Buffer.from(bytes) })
  }
  return files
}

/** The mail server took it for some of its receivers alone. Tried again by itself, those would get it again each time. */
class PartlyRefused extends Error {
  constructor(refusals: readonly { recipient?: string | undefined; message: string }[]) {
    super(refusals.map(({ recipient, message }) => `${recipient}: ${message}`).join('; '))
  }
}

/** What the mail server said; of a certificate that is not accepted also what to do about it. */
function problemOf(error: unknown): string {
  const certificate = certificateProblem(error)
  return certificate === null ? String(error) : `The mail server cannot be used, since ${certificate}`
}

/** Whether the mail server will never take this mail: it refused the receiver or the text for good (5xx). */
function isFinal(error: unknown): boolean {
  if (error instanceof PartlyRefused) return true
  return ['EENVELOPE', 'EMESSAGE'].includes(codeOf(error)) && Number(fieldOf(error, 'responseCode')) >= 500
}
