import { type Consent, type ConsentKind, consentKinds, consentTextVersion } from '#contract/consents.ts'
import { type Language, languageOf } from '#contract/shapes.ts'
import {
  consentsOf,
  lockContact,
  recordConsent,
  requireVisibleContact,
  tellOfNewsletter,
  visibleContact,
} from '#domains/contacts/public.ts'
import { consentUnnamed } from '#domains/students/public.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call, Read, Write } from '#platform/operations/operations.ts'
import { noteUsedLink, usedLinkOutcome } from '#platform/operations/used-links.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { linkLifetime, mailConsent } from './consent-mail.ts'
import { deleteConsentLinks, emailOf, takeConsentLink } from './consent-queries.ts'

async function knownConsents({ db, clock }: WithClock, contactId: string | null): Promise<Consent[]> {
  // An unconfirmed request ends with its link.
  const oldest = clock().getTime() - linkLifetime
  return (contactId ? await consentsOf(db, contactId) : []).filter(
    ({ state, at }) => state !== 'requested' || Date.parse(at) > oldest,
  )
}

async function consents(call: WithClock, contactId: string | null): Promise<Consent[]> {
  const known = await knownConsents(call, contactId)
  return consentKinds.map((kind) => consentIn(known, kind))
}

const consentIn = (known: readonly Consent[], kind: ConsentKind): Consent =>
  known.find((one) => one.kind === kind) ?? { kind, state: 'none', at: null, textVersion: null }

export const listConsents = async (call: Read & WithClock) => ({ items: await consents(call, call.actor.contactId) })

/** The same of a contact the actor sees. */
export async function listContactConsents(call: Read & WithClock & { params: { id: string } }) {
  await requireVisibleContact(call.db, call.actor, call.params.id)
  return { items: await consents(call, call.params.id) }
}

/** Records the caller's own consent or its withdrawal. */
export async function setConsent(call: Call<{ kind: ConsentKind }, unknown, { given: boolean }>): Promise<Consent> {
  const { actor, params, body } = call
  const { email, language } = actor
  const contactId = actor.contactId ?? fail('profile.incomplete')
  return writeConsent(call, { contactId, email, language }, { ...params, ...body, source: 'profile' })
}

/** The same of a contact the actor sees. The right of withdrawal is the person's alone to give up. */
export async function setContactConsent(
  call: Call<{ id: string; kind: ConsentKind }, unknown, { given: boolean }>,
): Promise<Consent> {
  const { id, kind } = call.params
  if (kind === 'downloadReturn') fail('permission.missing')
  const person = await personToAsk(call, await visibleContact(call.db, call.actor, id))
  return writeConsent(call, person, { kind, given: call.body.given, source: 'staff' })
}

/**
 * Whom to mail for a confirmation. Refuses with contacts.notFound, and contacts.addressInReview while staff check the
 * address.
 */
export async function personToAsk(
  { db }: Pick<Write, 'db'>,
  contact: { id: string } | undefined,
): Promise<Person & { name: string }> {
  const held = contact && (await lockContact(db, contact.id))
  if (!held) return fail('contacts.notFound')
  if (held.email === null) fail('contacts.addressInReview')
  const name = [held.firstName, held.lastName].filter(Boolean).join(' ')
  return { contactId: held.id, email: held.email, language: languageOf(held.language), name }
}

interface Person {
  contactId: string
  email: string
  language: Language
}

/**
 * The newsletter goes to a mailbox, so its owner confirms it there first (double opt-in). What is so already is not
 * written twice.
 */
export async function writeConsent(
  call: Call<unknown, unknown, unknown>,
  { contactId, email, language }: Person,
  { kind, given, source }: { kind: ConsentKind; given: boolean; source: 'profile' | 'staff' },
): Promise<Consent> {
  const { db, jobs, audit } = call
  await lockContact(db, contactId)
  const before = consentIn(await knownConsents(call, contactId), kind)
  const asks = given && kind === 'newsletter'
  const state = asks ? 'requested' : given ? 'given' : 'withdrawn'
  // What a download does to the right of withdrawal is a matter of each purchase.
  if (kind === 'downloadReturn') {
    await consentUnnamed(call, contactId, given)
    const after = consentIn(await knownConsents(call, contactId), kind)
    audit({ kind: 'contact', id: contactId, before: { [kind]: before.state }, after: { [kind]: after.state } })
    return after
  }
  const isSo = given ? before.state === 'given' : before.state === 'withdrawn' || before.state === 'none'
  if (isSo) return before
  await deleteConsentLinks(db, contactId, kind)
  if (asks) await jobs.send(mailConsent, { contactId, email, language })
  await recordConsent(db, { contactId, kind, state, textVersion: consentTextVersion, source })
  audit({ kind: 'contact', id: contactId, before: { [kind]: before.state }, after: { [kind]: state } })
  if (kind === 'newsletter' && state === 'withdrawn' && before.state === 'given') await tellInfo(call, contactId, false)
  return consentIn(await knownConsents(call, contactId), kind)
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
  const kind = link.kind
  await recordConsent(db, { contactId, kind, state: 'given', textVersion: consentTextVersion, source: 'mail' })
  audit({ kind: 'contact', id: contactId, after: { [kind]: 'given' } })
  if (kind === 'newsletter') await tellInfo(call, contactId, true)
}

async function tellInfo(call: Call<unknown, unknown, unknown>, contactId: string, given: boolean): Promise<void> {
  const email = await emailOf(call.db, contactId)
  if (email) await tellOfNewsletter(call, { contactId, email, given })
}
