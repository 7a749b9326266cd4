import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, language, listOf } from './shapes.ts'

export const mailRow = z.object({
  id,
  template: z.string(),
  language: z.string(),
  receiver: z.string(),
  cc: z.array(z.string()),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  attempts: z.number().int(),
  lastError: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
})
export type MailRow = z.infer<typeof mailRow>

const mailsColumns = columnsOf(mailRow)({
  created: { text: 'mails.created', sort: true, value: ({ createdAt }) => ({ instant: createdAt }) },
  receiver: { text: 'mails.receiver', holds: 'email', sort: true },
  cc: { text: 'mails.cc', only: 'file', value: ({ cc }) => cc.join(', ') },
  subject: { text: 'mails.subject', sort: true },
  state: { text: 'mails.state', sort: true, value: ({ state }) => ({ text: `mails.state.${state}` }) },
})

export const listMails = listOperation({
  name: 'listMails',
  path: '/mails',
  access: 'licences.mail',
  summary: 'The outbox, newest first: what was queued, sent, or failed for good.',
  title: 'mails.title',
  sort: '-created',
  columns: mailsColumns,
})

export const countFailedMails = operation({
  name: 'countFailedMails',
  method: 'GET',
  path: '/failed-mail-counts',
  access: 'licences.mail',
  summary: 'How many mails of the last seven days failed for good.',
  output: z.object({ failed: z.number().int() }),
})

const mailRead = mailRow.extend({
  /** What it said; a secret that only its receiver may know is replaced by `••••••`. */
  text: z.string(),
  secret: z.boolean(),
  /** The secret is no longer there, so that the mail cannot be sent again. */
  secretGone: z.boolean(),
})
export type MailRead = z.infer<typeof mailRead>

export const readMail = operation({
  name: 'readMail',
  method: 'GET',
  path: '/mails/{id}',
  access: 'licences.mail',
  summary: 'One mail of the outbox with what it said, without secrets such as links and codes.',
  output: mailRead,
  errors: ['mails.notFound'],
})

export const readMailState = operation({
  name: 'readMailState',
  method: 'GET',
  path: '/mail-state',
  access: 'public',
  summary:
    'Whether mails wait because the mail server takes none: codes and links are on their way only once it does again.',
  output: z.object({ waiting: z.boolean() }),
})

export const resendMail = operation({
  name: 'resendMail',
  method: 'POST',
  path: '/mails/{id}/attempts',
  access: 'licences.mail',
  summary: 'Queue a failed mail once more.',
  output: mailRow,
  errors: ['mails.notFound', 'mails.notFailed', 'mails.secretGone'],
})

const caughtMail = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  receivedAt: instant,
})

export const listCaughtMails = operation({
  name: 'listCaughtMails',
  method: 'GET',
  path: '/mailbox',
  access: 'public',
  summary: 'Demo only: the mails the embedded mail catcher holds, newest first.',
  output: listOf(caughtMail),
  errors: ['request.notFound'],
})

const caughtId = z.strictObject({ id: z.string().min(1).max(300) })

export const readCaughtMail = operation({
  name: 'readCaughtMail',
  method: 'GET',
  path: '/mailbox/{id}',
  access: 'public',
  summary: 'Demo only: one caught mail with its text and the names of its attachments.',
  params: caughtId,
  output: caughtMail.extend({
    cc: z.string(),
    text: z.string(),
    attachments: z.array(z.object({ name: z.string(), size: z.number().int() })),
  }),
  errors: ['mails.notFound', 'request.notFound'],
})

export const downloadCaughtAttachment = operation({
  name: 'downloadCaughtAttachment',
  method: 'GET',
  path: '/mailbox/{id}/attachments/{index}',
  access: 'public',
  summary: 'Demo only: an attachment of a caught mail.',
  params: caughtId.extend({ index: z.coerce.number().int().min(0).max(100) }),
  answersFile: ['application/octet-stream'],
  errors: ['mails.notFound', 'request.notFound'],
})

/** A mail as the portal writes it. */
const writtenMail = z.object({ template: z.string(), subject: z.string(), text: z.string(), html: z.string() })
export type WrittenMail = z.infer<typeof writtenMail>

export const listMailTemplates = operation({
  name: 'listMailTemplates',
  method: 'GET',
  path: '/mail-templates',
  access: listMails.access,
  summary:
    'Every mail the portal writes, with placeholders in place of facts: {link}, {firstName}, {lastName}, {email}, {code} and those of the mail itself.',
  query: z.strictObject({ language }),
  output: listOf(writtenMail),
})

export const listMailSamples = operation({
  name: 'listMailSamples',
  method: 'GET',
  path: '/mail-samples',
  access: 'public',
  summary: 'Demo only: every mail the portal writes, with made-up facts.',
  query: z.strictObject({ language }),
  output: listOf(writtenMail),
  errors: ['request.notFound'],
})

export const resendMails = operation({
  name: 'resendMails',
  method: 'POST',
  path: '/mails/attempts',
  access: 'licences.mail',
  summary: 'Queue up to 200 failed mails once more, each as `resendMail` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
