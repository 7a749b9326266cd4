import type { Verification } from '#contract/students.ts'
import { isWaiting, type VerificationStatus } from '#contract/verification-status.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { noteUsedLink, usedLinkOutcome } from '#platform/operations/used-links.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { domainsOf } from '../domains/domains.ts'
import { wellKnownMailers } from '../domains/well-known-mailers.ts'
import { isDisposable } from '../domains/university-list.ts'
import { studentEmailLetter } from '../letters.ts'
import { personOf } from '#domains/contacts/public.ts'
import { recogniseAddress } from '../domains/recognise-address.ts'
import { longestDomain } from '../queries.ts'
import { afterEmail, isAllowed, isClaimed } from '../rules.ts'
import { setStatus, verificationFor } from './verification.ts'
import {
  lockByToken,
  lockVerification,
  isMailboxTaken,
  markOwnProof,
  noteEvent,
  updateVerification,
} from './verification-queries.ts'
import { fromNow } from '#platform/database/times.ts'

const sevenDays = 7 * 86_400_000
/** Milliseconds between two mails to a student. */
const pause = 60_000
/** Links mailed per hour: for one student, and to one address. */
const perHour = 5

/** Mails the link that proves an address of a university; links of before are dead. */
export async function sendStudentEmail(
  call: Write,
  contactId: string,
  email: string,
  productId?: string,
): Promise<Verification> {
  const { db, settings, clock, audit } = call
  await refuseBlacklisted(call, email)
  const row = await lockVerification(db, contactId)
  if (!isAllowed('sendEmail', row.status)) fail('students.statusForbids')
  if (isWaiting(row.status) && isClaimed(row, clock())) fail('students.inReview')
  if (row.emailSentAt && clock().getTime() - Date.parse(row.emailSentAt) < pause) fail('students.tooManyMails')
  const taken = await isMailboxTaken(db, email, contactId)
  const since = fromNow(-60 * pause)
  for (const by of [{ recordId: contactId }, { mailbox: email }])
    if ((await countMails(db, by, [studentEmailLetter.template], since)) >= perHour)
      fail('students.mailedTooOften', { limit: perHour })
  if (taken) fail('students.emailTaken', undefined, 'email')
  if (productId !== undefined) await markOwnProof(db, contactId, productId)
  const { secret, hash } = newSecret()
  const now = clock()
  await setStatus(call, row, 'emailUnconfirmed', {
    studentEmail: email,
    emailTokenHash: hash,
    emailExpiresAt: new Date(now.getTime() + sevenDays),
    emailSentAt: now,
    emailConfirmedAt: null,
  })
  const person = await personOf(db, contactId)
  await call.mail(
    { email, language: person.language, name: person.name },
    studentEmailLetter,
    { token: secret, email },
    {
      record: { kind: 'contact', id: contactId },
    },
  )
  await noteEvent(db, contactId, 'emailSent', { about: email, by: call.actor.accountId })
  audit({ kind: 'verification', id: contactId, after: { studentEmail: email } })
  return verificationFor(db, contactId, settings.PROOF_DAYS)
}

/** Mails it again to the address that was given. */
export async function resendStudentEmail(call: Write, contactId: string): Promise<Verification> {
  const row = await lockVerification(call.db, contactId)
  if (row.status !== 'emailUnconfirmed' || row.studentEmail === '') fail('students.statusForbids')
  return sendStudentEmail(call, contactId, row.studentEmail)
}

async function refuseBlacklisted({ db }: Pick<Write, 'db'>, email: string): Promise<void> {
  const domains = domainsOf(email)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (domains.length === 0) fail('students.emailBlacklisted', { domain }, 'email')
  const [university, blacklisted] = await Promise.all([
    longestDomain(db, domains),
    longestDomain(db, domains, 'blacklisted'),
  ])
  const listed = blacklisted?.domain ?? domains.find((one) => wellKnownMailers.has(one) || isDisposable(one))
  // A university below such a domain is one: whatever is more exact counts.
  if (listed && listed.length > (university?.domain.length ?? 0))
    fail('students.emailBlacklisted', { domain: listed }, 'email')
}

/**
 * Confirms an address by the link in the mail; used again within its time it returns the same. Known universities
 * verify at once, others wait for staff.
 */
export async function confirmStudentEmail(call: Write, { id: token, email }: { id: string; email: string }) {
  const { db, clock } = call
  const used = { operation: 'confirmStudentEmail', tokenHash: hashSecret(`${token} ${email}`) }
  const row = await lockByToken(db, hashSecret(token))
  if (!row) return usedLinkOutcome<{ status: VerificationStatus }>(db, used, 'students.verificationFailed')
  if (row.studentEmail !== email || !isAllowed('confirmEmail', row.status)) fail('students.verificationFailed')
  if (await isMailboxTaken(db, email, row.contactId)) fail('students.verificationFailed')
  const { university, proves } = await recogniseAddress(db, email)
  const found = proves ? university : undefined
  const status = afterEmail(row.status, Boolean(found))
  const confirmed = { emailTokenHash: null, emailExpiresAt: null, emailConfirmedAt: clock() }
  if (status === row.status) await updateVerification(db, row.id, confirmed)
  else
    await setStatus(call, row, status, {
      ...confirmed,
      ...(found && { studentDomainId: found.id, reason: '', remark: null }),
    })
  await noteEvent(db, row.contactId, 'emailConfirmed', { about: email })
  if (status === 'verified' && row.status !== 'verified')
    await noteEvent(db, row.contactId, 'verified', { university: found })
  await noteUsedLink(db, used, { status })
  return { status }
}
