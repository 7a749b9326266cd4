import { type StudentProduct, studentTermsOf } from '#domains/products/public.ts'
import type { Db } from '#platform/database/database.ts'
import { additionalVerification, endOfEarlier, paidAfter, paidOrder } from './licence-queries.ts'
import { isVerified } from '../rules.ts'
import { verificationOf } from '../verifications/verification-queries.ts'

/** The status that counts for a product: its own verification where it has one, else the person's. */
async function statusFor(db: Db, contactId: string, productId: string) {
  const own = (await additionalVerification(db, contactId, productId)) ?? (await verificationOf(db, contactId))
  return own?.status ?? 1
}

/** Whether a person has proven what a product asks for. */
export const isProven = async (
  db: Db,
  contactId: string,
  productId: string,
  { proofNeeded }: Pick<StudentProduct, 'proofNeeded'>,
): Promise<boolean> => !proofNeeded || isVerified(await statusFor(db, contactId, productId))

/** Whether nothing is left to pay: it costs nothing, staff waived it, or a real order is paid, for this term. */
export const isPaid = async (
  db: Db,
  contactId: string,
  productId: string,
  terms: Pick<StudentProduct, 'priceCents' | 'licenceMonths'>,
  /** The last day of the term before this one; null: this is the first. */
  ended: string | null,
): Promise<boolean> =>
  terms.priceCents === 0 ||
  (await statusFor(db, contactId, productId)) === 8 ||
  (await paidOrder(db, { contactId, productId }, paidAfter(ended, terms)))

/** Whether an order is paid for the term of a holding that runs on a day, or for the next where none does. */
export const isOrderPaid = async (
  db: Db,
  order: { contactId: string; productId: string; holdingId: string },
  today: string,
): Promise<boolean> => {
  const terms = await studentTermsOf(db, order.productId)
  return terms !== undefined && paidOrder(db, order, paidAfter(await endOfEarlier(db, order.holdingId, today), terms))
}
