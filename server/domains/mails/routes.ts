import * as contract from '#contract/mails.ts'
import { fail } from '#platform/failure.ts'
import { on, type Route } from '#platform/operations.ts'
import { caughtAttachment, listCaught, readCaught } from './caught.ts'
import { mailExists, mailPage, requeueMail } from './queries.ts'

/** `demo`: whether the mailbox of the embedded catcher is open. */
export const mailRoutes = (demo: boolean): Route[] => [
  on(contract.listMails, ({ db, query }) => mailPage(db, query)),
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
