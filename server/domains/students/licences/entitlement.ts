import { isVerified } from '#contract/verification-status.ts'
import { type StudentProduct, studentTermsOf } from '#domains/products/public.ts'
import type { Db } from '#platform/database/database.ts'
import {
  additionalVerification,
  endOfEarlier,
  purchaseOf,
  renewableFrom,
  termAfter,
  termsOf,
} from './licence-queries.ts'
import { termsOn } from '../rules.ts'
import { verificationOf } from '../verifications/verification-queries.ts'

/** The status that counts for a product: its own verification where it has one, else the person's. */
async function statusFor(db: Db, contactId: string, productId: string) {
  const own = (await additionalVerification(db, contactId, productId)) ?? (await verificationOf(db, contactId))
  return own?.status ?? 'proofNeeded'
}

/** Whether a person has given the proof a product needs. */
export const isProven = async (
  db: Db,
  contactId: string,
  productId: string,
  { proofNeeded }: Pick<StudentProduct, 'proofNeeded'>,
): Promise<boolean> => !proofNeeded || isVerified(await statusFor(db, contactId, productId))

type Priced = Pick<StudentProduct, 'priceCents' | 'licenceMonths'>

/** Whether a product costs a person nothing: it has no price, or staff waived it. */
export const isFree = async (db: Db, contactId: string, productId: string, { priceCents }: Priced): Promise<boolean> =>
  priceCents === 0 || (await statusFor(db, contactId, productId)) === 'verifiedFree'

/** Whether nothing is left to pay: it costs nothing, or a real order is paid, for this term. */
export const isPaid = async (
  db: Db,
  contactId: string,
  productId: string,
  terms: Priced,
  /** The last day of the term before this one; null: this is the first. */
  ended: string | null,
): Promise<boolean> =>
  (await isFree(db, contactId, productId, terms)) ||
  (await purchaseOf(db, { contactId, productId }, termAfter(ended, terms))) !== undefined

/**
 * The purchase of a term whose consent to the loss of the right of withdrawal (§ 356 (5) BGB) is still missing, so that no
 * licence may be generated with it; undefined where there is none, or nothing was paid.
 */
export async function purchaseToConsentTo(
  db: Db,
  contactId: string,
  productId: string,
  terms: Priced,
  ended: string | null,
): Promise<string | undefined> {
  if (await isFree(db, contactId, productId, terms)) return undefined
  const purchase = await purchaseOf(db, { contactId, productId }, termAfter(ended, terms))
  return purchase && !purchase.consented ? purchase.id : undefined
}

/** The term of a holding that is to be paid for on a day: the one that runs or begins, then the next one from some days before its end on. */
export async function payableTerm(
  db: Db,
  { contactId, productId, holdingId }: { contactId: string; productId: string; holdingId: string },
  { today, days }: { today: string; days: number },
): Promise<{ renewsAfter: string | null } | null> {
  const terms = await studentTermsOf(db, productId)
  if (!terms) return null
  const who = { contactId, productId }
  const ended = await endOfEarlier(db, holdingId, today)
  if (!(await purchaseOf(db, who, termAfter(ended, terms)))) return { renewsAfter: null }
  const { term } = termsOn(await termsOf(db, holdingId), today)
  if (!term || term.endsOn < today || today < renewableFrom(term.endsOn, terms, days)) return null
  return (await purchaseOf(db, who, termAfter(term.endsOn, terms))) ? null : { renewsAfter: term.endsOn }
}
