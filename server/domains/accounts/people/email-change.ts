import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call } from '#platform/operations/operations.ts'
import { noteUsedLink, usedLinkOutcome } from '#platform/operations/used-links.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { endSessions } from '../sessions/device-queries.ts'
import { signedOut } from '../sessions/devices.ts'
import { changeEmail, deleteEmailChanges, takeEmailChange } from './email-change-queries.ts'
import { deleteLinks } from '../sessions/lockout-queries.ts'
import { deleteChallenges } from '../factors/second-factor-queries.ts'
import { mailEmailChange, mailEmailChanged } from '../tasks.ts'

/** Queues a link to the new address. The job checks whether it is taken: the answer is the same either way. */
export async function requestEmailChange({
  actor,
  body,
  jobs,
  audit,
}: Call<unknown, unknown, { email: string }, Person>): Promise<void> {
  if (body.email === actor.email) fail('security.emailSame', undefined, 'email')
  await jobs.send(mailEmailChange, {
    accountId: actor.accountId,
    sessionId: actor.sessionId,
    email: body.email,
  })
  audit({ kind: 'account', id: actor.accountId, after: { emailAsked: body.email } })
}

/**
 * Sets the new address, proven by the link. All sessions end but the requesting one. Used again within its time the
 * link changes nothing and is no failure.
 */
export async function confirmEmail(call: Call<unknown, unknown, { token: string }>): Promise<void> {
  const { db, body, audit, jobs } = call
  const tokenHash = hashSecret(body.token)
  const used = { operation: 'confirmEmail', tokenHash }
  const change = await takeEmailChange(db, tokenHash)
  if (!change) return void (await usedLinkOutcome(db, used, 'accounts.linkInvalid'))
  await noteUsedLink(db, used)
  const { accountId, sessionId, email } = change
  const before = (await changeEmail(db, accountId, email)) ?? fail('accounts.linkInvalid')
  await deleteEmailChanges(db, accountId)
  await deleteLinks(db, accountId, 'reset')
  await deleteChallenges(db, accountId)
  signedOut(call, await endSessions(db, accountId, { but: sessionId }))
  audit({ kind: 'account', id: accountId, before: { email: before }, after: { email } })
  await jobs.send(mailEmailChanged, { accountId, before })
}
