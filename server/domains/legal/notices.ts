import type { CancellationInput, Declared, LegalNotice, WithdrawalInput } from '#contract/legal.ts'
import { studentDomainNamed } from '#domains/students/public.ts'
import { type Solved, spendChallenge } from '#platform/limits/challenge.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { mailboxOf } from '#platform/mail/mailbox.ts'
import type { Write } from '#platform/operations/operations.ts'
import { acknowledgements } from './acknowledgement.ts'
import { closeNotice, countSince, insertNotice, noticeById, takeTurns } from './queries.ts'

type Input =
  | ({ kind: 'cancellation' } & CancellationInput)
  | ({ kind: 'withdrawal'; extraordinary: false; reason: ''; endDay: null } & WithdrawalInput)

// Nobody cancels more often; whoever does fills somebody's mailbox with acknowledgements, or those of a whole company. A free
// mailer is none: who declares with addresses of it must keep nobody else from declaring, which the law wants open at all times.
const perHour = { mailbox: 10, domain: 100 }
const hour = 3_600_000

/** Keeps a declaration and acknowledges it in the same moment: one is not there without the other. */
export async function declare(
  call: Write,
  { language, challenge: _solved, ...stated }: Input,
  solved: Solved,
): Promise<Declared> {
  const { db, audit } = call
  await spendChallenge(call, solved)
  const now = call.clock()
  await refuseFlood(call, stated.email, new Date(now.getTime() - hour))
  const reason = stated.extraordinary ? stated.reason : ''
  const notice = await insertNotice(db, {
    id: newId(),
    receivedAt: now.toISOString(),
    language,
    mailbox: mailboxOf(stated.email),
    ...stated,
    reason,
  })
  const record = { kind: 'legalNotice', id: notice.id }
  await call.mail({ email: notice.email, language }, acknowledgements[notice.kind], notice, { record })
  // The log is kept for good: it names the declaration, not the person.
  audit({ kind: 'legalNotice', id: notice.id, after: { kind: notice.kind } })
  return notice
}

async function refuseFlood({ db }: Write, email: string, since: Date): Promise<void> {
  const mailbox = mailboxOf(email)
  const domain = mailbox.slice(mailbox.lastIndexOf('@') + 1)
  await takeTurns(db, domain)
  const declared = await countSince(db, { mailbox, domain }, since)
  const isFlood = declared.domain >= perHour.domain && (await studentDomainNamed(db, domain))?.kind !== 'free'
  if (declared.mailbox >= perHour.mailbox || isFlood) fail('request.tooMany', { seconds: hour / 1000 })
}

export async function complete({ db, actor, audit }: Write, id: string, note: string): Promise<LegalNotice> {
  if (!(await closeNotice(db, id, actor.accountId, note)))
    fail((await noticeById(db, id)) ? 'legal.alreadyDone' : 'legal.notFound')
  audit({ kind: 'legalNotice', id, before: { state: 'open' }, after: { state: 'done', note } })
  return (await noticeById(db, id))!
}
