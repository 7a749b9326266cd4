import type { CancellationInput, Declared, LegalNotice, WithdrawalInput } from '#contract/legal.ts'
import { fail } from '#platform/failure.ts'
import { newId } from '#platform/ids.ts'
import type { Write } from '#platform/operations.ts'
import { acknowledgements } from './acknowledgement.ts'
import { closeNotice, countSince, insertNotice, noticeById, takeTurns } from './queries.ts'

type Input =
  | ({ kind: 'cancellation' } & CancellationInput)
  | ({ kind: 'withdrawal'; extraordinary: false; reason: ''; endDay: null } & WithdrawalInput)

// Nobody cancels more often; whoever does fills somebody's mailbox with acknowledgements.
const perHour = 10
const hour = 3_600_000

/** Keeps a declaration and acknowledges it in the same moment: one is not there without the other. */
export async function declare(call: Write, { language, ...stated }: Input): Promise<Declared> {
  const { db, audit } = call
  await takeTurns(db, stated.email)
  const now = new Date()
  if ((await countSince(db, stated.email, new Date(now.getTime() - hour))) >= perHour)
    fail('request.tooMany', { seconds: hour / 1000 })
  const reason = stated.extraordinary ? stated.reason : ''
  const notice = await insertNotice(db, { id: newId(), receivedAt: now.toISOString(), language, ...stated, reason })
  const record = { kind: 'legalNotice', id: notice.id }
  await call.mail({ email: notice.email, language }, acknowledgements[notice.kind], notice, { record })
  // The log is kept for good: it names the declaration, not the person.
  audit({ kind: 'legalNotice', id: notice.id, after: { kind: notice.kind } })
  return notice
}

export async function complete({ db, actor, audit }: Write, id: string, note: string): Promise<LegalNotice> {
  if (!(await closeNotice(db, id, actor.accountId, note)))
    fail((await noticeById(db, id)) ? 'legal.alreadyDone' : 'legal.notFound')
  audit({ kind: 'legalNotice', id, before: { state: 'open' }, after: { state: 'done', note } })
  return (await noticeById(db, id))!
}
