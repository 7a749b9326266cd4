import { portalDay } from '#contract/time-zone.ts'
import { consentTextVersion } from '#contract/consents.ts'
import { mailPerson, recordConsent } from '#domains/contacts/public.ts'
import { lockHolding } from '#domains/holdings/public.ts'
import { studentTermsOf } from '#domains/products/public.ts'
import type { LicenceToBe, WithClock } from '#platform/installation/installation.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { consentLetter, consentRequestLetter } from '../letters.ts'
import { purchaseToConsentTo } from './entitlement.ts'
import { endOfEarlier, purchasesWithoutLicence, titlesOf } from './licence-queries.ts'
import { fromNow } from '#platform/database/times.ts'

/** Records that a person consented to the loss of the right of withdrawal for a purchase, and confirms it by mail. */
export async function consentTo(
  call: Write,
  contactId: string,
  { orderId, productId, source }: { orderId: string; productId: string; source: 'studentLicence' | 'profile' },
): Promise<void> {
  const { db } = call
  await recordConsent(db, {
    contactId,
    kind: 'downloadReturn',
    state: 'given',
    textVersion: consentTextVersion,
    source,
    orderId,
  })
  const titles = (await titlesOf(db, productId))!
  const facts = { at: call.clock().toISOString(), productId, titleDe: titles.titleDe, titleEn: titles.titleEn }
  await mailPerson(call, contactId, consentLetter, facts)
}

/**
 * Gives or takes back a consent that names no purchase: given, it counts for the newest that is paid and has no licence yet
 * (refuses with students.nothingToConsentTo where there is none); taken back, for none that has no licence yet.
 */
export async function consentUnnamed(call: Write, contactId: string, given: boolean): Promise<void> {
  const { db } = call
  const purchases = await purchasesWithoutLicence(db, contactId)
  if (given) {
    const [newest] = purchases
    if (!newest) return fail('students.nothingToConsentTo')
    const { id, productId, consented } = newest
    if (!consented) await consentTo(call, contactId, { orderId: id, productId, source: 'profile' })
    return
  }
  const taken = { contactId, kind: 'downloadReturn', state: 'withdrawn', textVersion: consentTextVersion } as const
  for (const { id, consented } of purchases)
    if (consented) await recordConsent(db, { ...taken, source: 'profile', orderId: id })
}

/** Refuses a licence of a paid term that its buyer did not consent to. One that replaces what was delivered needs no other consent. */
export async function requireConsent(call: WithClock, licence: LicenceToBe): Promise<void> {
  const { db, clock } = call
  const { contactId, productId, holdingId, startsOn, kind } = licence
  if (contactId === null || kind === 'move' || kind === 'bridge') return
  const terms = await studentTermsOf(db, productId)
  if (!terms) return
  const today = portalDay(clock())
  const ended = await endOfEarlier(db, holdingId, startsOn > today ? startsOn : today)
  if (await purchaseToConsentTo(db, contactId, productId, terms, ended)) fail('licences.consentMissing')
}

/** Mails a person to generate their licence themselves, and to consent to what that means. */
export async function askForConsent(call: Write, contactId: string, holdingId: string): Promise<void> {
  const { db, actor, clock } = call
  // Two requests at once run one after the other: the second sees the mail of the first.
  const { product } = await lockHolding(db, actor, holdingId)
  const terms = (await studentTermsOf(db, product.id)) ?? fail('students.notForStudents')
  const ended = await endOfEarlier(db, holdingId, portalDay(clock()))
  if (!(await purchaseToConsentTo(db, contactId, product.id, terms, ended))) fail('students.nothingToConsentTo')
  const since = fromNow(-60_000)
  if ((await countMails(db, { recordId: contactId }, [consentRequestLetter.template], since)) > 0)
    fail('students.tooManyMails')
  call.audit({ kind: 'holding', id: holdingId, after: { contactId, consentAsked: true } })
  const facts = { productId: product.id, titleDe: product.titleDe, titleEn: product.titleEn }
  await mailPerson(call, contactId, consentRequestLetter, facts)
}
