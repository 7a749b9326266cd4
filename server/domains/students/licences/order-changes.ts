import { portalDay } from '#contract/time-zone.ts'
import { noteTestTold, orderChanged, orderContext } from '#domains/orders/public.ts'
import { mailPerson, personOf } from '#domains/contacts/public.ts'
import { contactsHolding, lockHolding } from '#domains/holdings/public.ts'
import { liveHosts, toggleHost } from '#domains/licences/public.ts'
import { studentTermsOf } from '#domains/products/public.ts'
import { addDays } from '#licence/days.ts'
import type { Letter } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import { paidLetter, refundedLetter, reinstatedLetter, testOrderLetter } from '../letters.ts'
import { noteEvent } from '../verifications/verification-queries.ts'
import { isPaid } from './entitlement.ts'
import { endOfEarlier, purchaseOf, suspendedForPayment, termAfter } from './licence-queries.ts'
import type { PayloadOf } from '#platform/jobs/task.ts'

export const followOrder = { name: 'students.orderChanged', shape: orderChanged.shape }

interface Held {
  contactId: string
  productId: string
  holdingId: string
}

/** Whether what a machine of a product is licensed for is paid, by the term that it belongs to. */
async function paidTerms({ db, clock }: Write, { contactId, productId, holdingId }: Held) {
  const today = portalDay(clock())
  const terms = await studentTermsOf(db, productId)
  const known = new Map<string | null, Promise<boolean>>()
  return async ({ startDate }: { startDate: string }): Promise<boolean> => {
    const ended = await endOfEarlier(db, holdingId, startDate > today ? startDate : today)
    const paid = known.get(ended) ?? (terms ? isPaid(db, contactId, productId, terms, ended) : Promise.resolve(false))
    known.set(ended, paid)
    return paid
  }
}

/** Suspends the licences of each term of a product that is paid no longer. */
async function suspendUnpaid(call: Write, held: Held): Promise<void> {
  const isPaidFor = await paidTerms(call, held)
  for (const host of await liveHosts(call.db, [held.holdingId]))
    if (!(await isPaidFor(host))) await toggleHost(call, host.id, true, 'payment')
}

/** What was suspended because it was not paid works again; what staff disabled does not. */
async function resumePaid(call: Write, held: Held): Promise<void> {
  const isPaidFor = await paidTerms(call, held)
  for (const host of await suspendedForPayment(call.db, held.holdingId))
    if (await isPaidFor(host)) await toggleHost(call, host.id, false)
}

/** Whether the term that an order is for is paid all the same. */
async function isPaidOtherwise(
  { db, clock }: Write,
  { contactId, productId, holdingId }: Omit<Held, 'holdingId'> & { holdingId: string | undefined },
  renewsAfter: string | null,
): Promise<boolean> {
  const terms = await studentTermsOf(db, productId)
  if (!terms) return false
  if (renewsAfter === null) {
    const ended = holdingId === undefined ? null : await endOfEarlier(db, holdingId, portalDay(clock()))
    return isPaid(db, contactId, productId, terms, ended)
  }
  return (await purchaseOf(db, { contactId, productId }, termAfter(renewsAfter, terms))) !== undefined
}

/** What an order's new state means for the student: a licence to generate, or one to suspend. */
export async function applyOrderChange(call: Write, { orderId, state }: PayloadOf<typeof orderChanged>): Promise<void> {
  const { db, clock } = call
  const asked = await orderContext(db, orderId)
  if (!asked?.contactId) return
  const known = await contactsHolding(db, asked.contactId, asked.productId)
  // Generating a licence takes the same lock: one that is under way is finished, or sees the order as it is now.
  const holding = known && (await lockHolding(db, call.actor, known.id))
  const order = await orderContext(db, orderId)
  if (!order) return
  // When the job runs late, a payment refunded meanwhile unlocks nothing.
  if (['paid', 'reinstated', 'real'].includes(state) && order.state !== 'paid') return
  const { contactId, productId } = asked
  const { titleDe, test } = order
  const held = holding && { contactId, productId, holdingId: holding.id }
  const person = await personOf(db, contactId)
  // The day the term begins that was paid before the one that runs is over.
  const startsOn = order.renewsAfter && addDays(order.renewsAfter, 1)
  const facts = { titleDe, titleEn: order.titleEn, productId, startsOn }
  const note = (kind: 'paid' | 'refunded') =>
    noteEvent(db, contactId, kind, { product: { id: productId, titleDe }, at: clock() })
  const mail = <F extends object>(letter: Letter<F>, facts: F) => mailPerson(call, contactId, letter, facts)
  const tell = async <F extends object>(kind: 'paid' | 'refunded', letter: Letter<F>, facts: F) => {
    // The order outlives a person who was erased.
    if (person.forgotten) return
    await note(kind)
    await mail(letter, facts)
  }
  if (state === 'open' && !person.forgotten)
    await noteEvent(db, contactId, 'ordered', { product: { id: productId, titleDe }, at: clock() })
  if (state === 'paid' && !test) {
    await tell('paid', paidLetter, facts)
    if (held) await resumePaid(call, held)
  }
  if (state === 'reinstated' && !test) {
    await tell('paid', reinstatedLetter, facts)
    if (held) await resumePaid(call, held)
  }
  if (state === 'real' && !test) {
    // A test order that was taken back within the minute was never mailed.
    if (order.testTold && !person.forgotten) await mail(reinstatedLetter, facts)
    await noteTestTold(db, orderId, false)
    if (held) await resumePaid(call, held)
  }
  const suspends = (state === 'test' && test && !order.testTold) || (state === 'refunded' && !test)
  if (!suspends) return
  if (held) await suspendUnpaid(call, held)
  const stillPaid = await isPaidOtherwise(call, { contactId, productId, holdingId: holding?.id }, order.renewsAfter)
  if (state === 'refunded') await tell('refunded', refundedLetter, { ...facts, suspended: !stillPaid })
  else if (!stillPaid && !person.forgotten) {
    await noteTestTold(db, orderId, true)
    await mail(testOrderLetter, facts)
  }
}
