import { type Consent, type ConsentKind, consentKinds, consentTextVersion } from '#contract/consents.ts'
import { consentsOf, holdContact, recordConsent, tellOfNewsletter } from '#domains/contacts/public.ts'
import type { Timed } from '#platform/installation/installation.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call, Read } from '#platform/operations/operations.ts'
import { noteUsedLink, usedLinkOutcome } from '#platform/operations/used-links.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { linkLifetime } from './consent-mail.ts'
import { deleteConsentLinks, emailOf, takeConsentLink } from './consent-queries.ts'

async function consents({ db, clock }: Timed, contactId: string | null): Promise<Consent[]> {
  // A request nobody confirmed in time is none any more: its link is over.
  const oldest = clock().getTime() - linkLifetime
  const known = (contactId ? await consentsOf(db, contactId) : []).filter(
    ({ state, at }) => state !== 'requested' || Date.parse(at) > oldest,
  )
  return consentKinds.map(
    (kind) => known.find((one) => one.kind === kind) ?? { kind, state: 'none', at: null, textVersion: null },
  ) as Consent[]
}

export const listConsents = async (call: Read & Timed) => ({ items: await consents(call, call.actor.contactId) })

/**
 * Writes down a consent or its withdrawal. The newsletter goes to a mailbox, so its owner confirms it there first
 * (double opt-in). What is so already is not written twice.
 */
export async function setConsent(call: Call<{ kind: ConsentKind }, unknown, { given: boolean }>): Promise<Consent> {
  const { db, actor, params, body, jobs, audit } = call
  const { kind } = params
  const contactId = actor.contactId ?? fail('profile.incomplete')
  await holdContact(db, contactId)
  const before = (await consents(call, contactId)).find((one) => one.kind === kind)!
  const asks = body.given && kind === 'newsletter'
  const state = asks ? 'requested' : body.given ? 'given' : 'withdrawn'
  const isSo = body.given ? before.state === 'given' : before.state === 'withdrawn' || before.state === 'none'
  if (isSo) return before
  await deleteConsentLinks(db, contactId, kind)
  if (asks)
    await jobs.add('profile.mailConsent', {
      accountId: actor.accountId!,
      contactId,
      email: actor.email,
      language: actor.language,
    })
  await recordConsent(db, { contactId, kind, state, textVersion: consentTextVersion, source: 'profile' })
  audit({ kind: 'contact', id: contactId, before: { [kind]: before.state }, after: { [kind]: state } })
  if (kind === 'newsletter' && state === 'withdrawn' && before.state === 'given') await tellInfo(call, contactId, false)
  return (await consents(call, contactId)).find((one) => one.kind === kind)!
}

/** The link was used in the mailbox it was sent to: the consent counts from now on. Used again it changes nothing. */
export async function confirmConsent(call: Call<unknown, unknown, { token: string }>): Promise<void> {
  const { db, body, audit } = call
  const tokenHash = hashSecret(body.token)
  const used = { operation: 'confirmConsent', tokenHash }
  const link = await takeConsentLink(db, tokenHash)
  if (!link) return void (await usedLinkOutcome(db, used, 'profile.consentLinkInvalid'))
  await noteUsedLink(db, used)
  const { contactId } = link
  const kind = link.kind as ConsentKind
  await recordConsent(db, { contactId, kind, state: 'given', textVersion: consentTextVersion, source: 'mail' })
  audit({ kind: 'contact', id: contactId, after: { [kind]: 'given' } })
  if (kind === 'newsletter') await tellInfo(call, contactId, true)
}

async function tellInfo(call: Call<unknown, unknown, unknown>, contactId: string, given: boolean): Promise<void> {
  const email = await emailOf(call.db, contactId)
  if (email) await tellOfNewsletter(call, { contactId, email, given })
}
