import * as contract from '#contract/mails.ts'
import type { MailRead, MailRow } from '#contract/mails.ts'
import { eachRecord } from '#platform/operations/each-record.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route, type Write } from '#platform/operations/operations.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { caughtAttachment, listCaughtMails, readCaughtMail } from './mail-catcher.ts'
import { failedMails, mailById, mailsWait, requeueMail } from './queries.ts'
import { sendMail } from '#platform/mail/mail.ts'
import type { MailSample } from '#platform/mail/mail-layout.ts'

const sampleReceiver = { name: 'Änne Größl', email: 'aenne.groessl@kundenfirma.example' }

function writtenMails({ vendor, settings }: Installation, mails: readonly MailSample[], language: 'de' | 'en') {
  const to = { language, vendor, publicUrl: settings.PUBLIC_URL, pages: settings.FOOTER_LINKS, ...sampleReceiver }
  return mails.map(({ template, write }) => ({ template, ...write(to) }))
}

// Mailbox and gallery are open in demo mode alone.
const requireDemo = ({ settings }: Pick<Installation, 'settings'>): void => {
  if (!settings.DEMO) fail('request.notFound')
}

function refuseResending(mail: MailRead | undefined): never {
  if (!mail) fail('mails.notFound')
  fail(mail.state === 'failed' && mail.secretGone ? 'mails.secretGone' : 'mails.notFailed')
}

async function resendMail({ db, jobs, audit }: Write, id: string): Promise<MailRow> {
  const mail = (await requeueMail(db, id)) ?? refuseResending(await mailById(db, id))
  await jobs.send(sendMail, { id })
  audit({ kind: 'mail', id, before: { state: 'failed' }, after: { state: 'queued' } })
  return mail
}

export const mailRoutes: Route[] = [
  on(contract.countFailedMails, async ({ db }) => ({ failed: await failedMails(db) })),
  on(contract.listMailSamples, async (call) => {
    requireDemo(call)
    return { items: writtenMails(call, call.contributions.mailSamples, call.query.language) }
  }),
  on(contract.listMailTemplates, async (call) => ({
    items: writtenMails(call, call.contributions.mailTemplates, call.query.language),
  })),
  on(contract.readMail, async ({ db, params }) => (await mailById(db, params.id)) ?? fail('mails.notFound')),
  on(contract.readMailState, async ({ db }) => ({ waiting: await mailsWait(db) })),
  on(contract.resendMail, (call) => resendMail(call, call.params.id)),
  on(contract.listCaughtMails, async (call) => {
    requireDemo(call)
    return listCaughtMails(call.db)
  }),
  on(contract.readCaughtMail, async (call) => {
    requireDemo(call)
    return readCaughtMail(call.db, call.params.id)
  }),
  on(contract.downloadCaughtAttachment, async (call) => {
    requireDemo(call)
    return caughtAttachment(call.db, call.params.id, call.params.index)
  }),
  on(contract.resendMails, (call) => eachRecord(call, call.body.ids, resendMail)),
]
