import { serialize } from '#platform/database/serialize.ts'
import type { CancellationInput, DeclaredFile, LegalNotice, WithdrawalInput } from '#contract/legal.ts'
import { type Solution, spendChallenge } from '#domains/registration/public.ts'
import { networkDigest } from '#platform/limits/network-digest.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Job, JobCall } from '#platform/jobs/job.ts'
import { mailLimitKey } from '#platform/mail/mailbox.ts'
import type { Call, Write } from '#platform/operations/operations.ts'
import { acknowledgements } from './acknowledgement.ts'
import { closeNotice, countSince, forgetNetworks, insertNotice, noticeById } from './queries.ts'

type Input =
  | ({ kind: 'cancellation' } & CancellationInput)
  | ({ kind: 'withdrawal'; extraordinary: false; reason: ''; endDay: null } & WithdrawalInput)

// More declarations than these would only flood mailboxes with acknowledgements. A mail domain is not counted: the law
// wants the form open at all times, also to others at a domain that is misused.
const perHour = { mailbox: 10, network: 100 }
const hour = 3_600_000

type Declaring = Write & Pick<Call<unknown, unknown, unknown>, 'client'>

/** Stores a declaration and acknowledges it in one transaction: one is not there without the other. */
export async function declare(
  call: Declaring,
  { language, challenge: _solved, ...stated }: Input,
  solved: Solution,
): Promise<DeclaredFile> {
  const { db, audit } = call
  await spendChallenge(call, solved)
  const now = call.clock()
  const mailbox = mailLimitKey(stated.email)
  const network = networkDigest(call, 'legal')
  await refuseFlood(call, { mailbox, network }, new Date(now.getTime() - hour))
  const reason = stated.extraordinary ? stated.reason : ''
  const notice = await insertNotice(db, {
    id: newId(),
    receivedAt: now.toISOString(),
    language,
    mailbox,
    network,
    ...stated,
    reason,
  })
  const record = { kind: 'legalNotice', id: notice.id }
  await call.mail({ email: notice.email, language }, acknowledgements[notice.kind], notice, { record })
  // The audit log is permanent: it names the declaration, not the person.
  audit({ kind: 'legalNotice', id: notice.id, after: { kind: notice.kind } })
  return notice
}

async function refuseFlood(
  { db }: Write,
  { mailbox, network }: { mailbox: string; network: Buffer },
  since: Date,
): Promise<void> {
  // Others of the same mailbox or network wait, so that what is counted stays true until this one is stored.
  await serialize(db, 'legal mailbox', mailbox)
  await serialize(db, 'legal network', network.toString('hex'))
  const isFlood =
    (await countSince(db, { mailbox }, since)) >= perHour.mailbox ||
    (await countSince(db, { network }, since)) >= perHour.network
  if (isFlood) fail('request.tooMany', { seconds: hour / 1000 })
}

/** Every hour: deletes the networks of declarations that are no longer counted. */
export const forgetNetworksJob: Job = {
  name: 'legal.forgetNetworks',
  schedule: '13 * * * *',
  handle: async ({ db, clock }: JobCall) => void (await forgetNetworks(db, new Date(clock().getTime() - hour))),
}

export async function complete({ db, actor, audit }: Write, id: string, note: string): Promise<LegalNotice> {
  if (!(await closeNotice(db, id, actor.accountId, note)))
    fail((await noticeById(db, id)) ? 'legal.alreadyDone' : 'legal.notFound')
  audit({ kind: 'legalNotice', id, before: { state: 'open' }, after: { state: 'done', note } })
  return (await noticeById(db, id)) ?? fail('legal.notFound')
}
