import { mailPerson } from '#domains/contacts/public.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { LockedOrder } from './differences.ts'
import { paidTwiceLetter } from '../letters.ts'
import { orderContext } from '../queries.ts'

/** Mails the buyer who paid the same order twice that staff look into it. */
export async function tellPaidTwice(call: Write, order: LockedOrder, reference: string): Promise<void> {
  const context = order.contactId ? await orderContext(call.db, order.id) : undefined
  if (!context?.contactId) return
  const { productId, titleDe, titleEn } = context
  await mailPerson(call, context.contactId, paidTwiceLetter, { productId, titleDe, titleEn, reference })
}
