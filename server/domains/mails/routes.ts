import * as contract from '#contract/mails.ts'
import { fail } from '#platform/failure.ts'
import { listRoutes } from '#platform/list-file.ts'
import { on, type Route } from '#platform/operations.ts'
import type { Addressed, MailSample } from '#platform/mail-layout.ts'
import { caughtAttachment, listCaught, readCaught } from './caught.ts'
import { mailLists } from './lists.ts'
import { mailExists, requeueMail } from './queries.ts'

const sampleReceiver = { name: 'Änne Größl', email: 'aenne.groessl@kundenfirma.example' }

const sampleMails = (samples: readonly MailSample[], to: Addressed) =>
  samples.map((sample) => ({ template: sample.template, ...sample.write(to) }))

/** `demo`: whether mailbox and gallery are open. */
export const mailRoutes = (
  demo: boolean,
  samples: readonly MailSample[],
  from: Pick<Addressed, 'publicUrl' | 'vendor'>,
): Route[] => [
  on(contract.listMailSamples, ({ query: { language } }) =>
    Promise.resolve(
      demo ? { items: sampleMails(samples, { ...from, language, ...sampleReceiver }) } : fail('request.notFound'),
    ),
  ),
  ...listRoutes(mailLists),
  on(contract.resendMail, async ({ db, params, jobs, audit }) => {
    const mail =
      (await requeueMail(db, params.id)) ??
      fail((await mailExists(db, params.id)) ? 'mails.notFailed' : 'mails.notFound')
    await jobs.add('mail.send', { id: mail.id })
    audit({ kind: 'mail', id: mail.id, before: { state: 'failed' }, after: { state: 'queued' } })
    return mail
  }),
  on(contract.listCaughtMails, ({ db }) => (demo ? listCaught(db) : fail('request.notFound'))),
  on(contract.readCaughtMail, ({ db, params }) => (demo ? readCaught(db, params.id) : fail('request.notFound'))),
  on(contract.downloadCaughtAttachment, ({ db, params }) =>
    demo ? caughtAttachment(db, params.id, params.index) : fail('request.notFound'),
  ),
]
