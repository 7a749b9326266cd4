import { portalDay } from '#contract/time-zone.ts'
import { addressDecided } from '#domains/contacts/public.ts'
import { invitationInHand } from '#domains/registration/public.ts'
import { system } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import { inOneTransaction, job } from '#platform/jobs/job.ts'
import type { Write } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { blockReasonIn } from '../users/access-queries.ts'
import { noAccessOf } from '../users/access-rules.ts'
import { lockConfiguration } from '../accounts/configuration-queries.ts'
import { dueInvitations, invitationByHash, writeInvitation } from './invitation-queries.ts'
import { invitationLetter } from '../letters.ts'
import { cloudLanguage } from '../rules.ts'
import { lockAccess } from '../users/user-queries.ts'
import { type Configuration, lockVisibleConfiguration, openAccess, requireRunning } from '../users/users.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'

const week = 7 * 86_400_000
/** Milliseconds between two invitations of the same contact. */
const pause = 60_000

const contactId = z.string()
export const mailInvitation = task('cloud.mailInvitation', { configurationId: z.string(), contactId })

/**
 * Invites a contact, or again: access that is off is switched on when the link in the mail is opened; one that is on
 * stays on.
 */
export async function inviteUser(call: Write, configurationId: string, contactId: string): Promise<void> {
  const { db, actor, clock } = call
  const configuration = await lockVisibleConfiguration(db, actor, configurationId)
  requireRunning(configuration, clock())
  if (!(await inviteLocked(call, configuration, contactId))) fail('cloud.invitedJustNow')
}

/** The same in a locked account that has not expired; false where the person was invited a moment ago. */
export async function inviteLocked(
  { db, audit, jobs, clock }: Write,
  { id: configurationId }: Pick<Configuration, 'id'>,
  contactId: string,
): Promise<boolean> {
  const user = (await lockAccess(db, configurationId, contactId)) ?? fail('cloud.userNotFound')
  const justNow = user.invitedAt !== null && clock().getTime() - Date.parse(user.invitedAt) < pause
  if (justNow && (user.invitation === 'due' || user.invitation === 'sent')) return false
  await writeInvitation(db, configurationId, contactId, {
    invitation: 'due',
    invitedAt: clock(),
    invitationHash: null,
    invitationUntil: null,
    invitationEmail: null,
    invitationMail: null,
  })
  audit({
    kind: 'cloudAccess',
    id: contactId,
    before: { configurationId, invitation: user.invitation },
    after: { invitation: 'due' },
  })
  await jobs.send(mailInvitation, { configurationId, contactId })
  return true
}

/** Writes the invitation that is due; its secret appears in the mail alone. */
export const invitationJob = job(mailInvitation, {
  handle: inOneTransaction(async ({ db, mail, clock }, { configurationId, contactId }) => {
    const configuration = await lockConfiguration(db, system, configurationId)
    const user = configuration && (await lockAccess(db, configurationId, contactId))
    // Skips an invitation whose mail is queued already. While staff review the address nothing is sent; their decision
    // sends it.
    if (!user || !user.invitationUnwritten || user.email === null) return
    const { secret, hash } = newSecret()
    const invitationUntil = new Date(clock().getTime() + week)
    const { companyName, titleDe, titleEn } = configuration
    // A name entered by others greets only confirmed addresses.
    const name = user.hasAccount ? [user.firstName, user.lastName].filter(Boolean).join(' ') : ''
    const invitationMail = await mail(
      { email: user.email, language: cloudLanguage(user.language), name },
      invitationLetter,
      { token: secret, on: user.active, company: companyName, titleDe, titleEn },
      { record: { kind: 'contact', id: contactId } },
    )
    // `sent` means written: whether it was delivered is the state of the mail.
    await writeInvitation(db, configurationId, contactId, {
      invitation: 'sent',
      invitationHash: hash,
      invitationUntil,
      invitationEmail: user.email,
      invitationMail,
    })
  }),
  failed: async ({ db }, { configurationId, contactId }) =>
    void (await writeInvitation(db, configurationId, contactId, { invitation: 'failed' })),
})

/** Queues the invitations that waited for the decision of staff about an address. */
export const dueInvitationsJob = job(task('cloud.mailDueInvitations', { contactId }), {
  on: addressDecided,
  handle: inOneTransaction(async ({ db, jobs }, { contactId }) => {
    for (const { configurationId } of await dueInvitations(db, contactId))
      await jobs.send(mailInvitation, { configurationId, contactId })
  }),
})

/**
 * Opens an invitation: access goes on once, while places are left. A contact without a password gets an invitation to
 * the portal, having proven to read the mailbox.
 */
export async function openInvitation(call: Write, token: string) {
  const { db, audit, clock } = call
  const hash = hashSecret(token)
  const named = (await invitationByHash(db, hash)) ?? fail('cloud.invitationInvalid')
  const configuration = (await lockConfiguration(db, system, named.configurationId)) ?? fail('cloud.invitationInvalid')
  const invited = (await invitationByHash(db, hash)) ?? fail('cloud.invitationInvalid')
  const { contactId, email, hasAccount } = invited
  const user = (await lockAccess(db, configuration.id, contactId)) ?? fail('cloud.invitationInvalid')
  // Opened before: what staff decided since stays as it is.
  const first = invited.invitation === 'sent'
  const active = first ? await openAccess(call, configuration, contactId) : user.active
  if (first && active) {
    await writeInvitation(db, configuration.id, contactId, { invitation: 'opened' })
    audit({ kind: 'cloudAccess', id: contactId, after: { configurationId: configuration.id, invitation: 'opened' } })
  }
  const blockReason = noAccessOf(await blockReasonIn(db, configuration.id, contactId), portalDay(clock()))
  // Opened for the first time on an account that runs, access stays off for one cause alone.
  const noAccess = first && blockReason?.reason === 'off' ? ({ reason: 'full', day: null } as const) : blockReason
  const secret = hasAccount ? null : await invitationInHand(call, { id: contactId, email, invitedTo: 'cloud' })
  return { active, email, noAccess, setPassword: secret === null ? null : { contactId, token: secret } }
}
