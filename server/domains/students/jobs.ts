import { noteTestTold, orderContext } from '#domains/orders/public.ts'
import { contactsHolding, lockHolding } from '#domains/holdings/public.ts'
import { daysBetween, liveHosts, toggleHost } from '#domains/licences/public.ts'
import { studentTermsOf } from '#domains/products/public.ts'
import { dayOf } from '#licence/days.ts'
import { nobody } from '#platform/operations/actor.ts'
import { type Acting, type Job, type JobCall, inOneTransaction } from '#platform/jobs/job.ts'
import type { Letter } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  decisionLetter,
  endingLetter,
  expiredLetter,
  paidLetter,
  refundedLetter,
  reinstatedLetter,
  testOrderLetter,
} from './letters.ts'
import { isPaid } from './licences/entitlement.ts'
import { endOfEarlier, suspendedForPayment } from './licences/licence-queries.ts'
import { personOf } from '#domains/contacts/public.ts'
import { lockDueDecisions, lockEnding, lockExpired, markReminded } from './reviews/review-queries.ts'
import { countStudents } from './statistics/statistics.ts'
import { setStatus } from './verifications/verification.ts'
import { deleteOldProofs, noteEvent, updateVerification } from './verifications/verification-queries.ts'

/** Jobs see every person's products. */
const acting = (operation: string): Acting => ({
  actor: { ...nobody('de'), permissions: new Set(['companies.list']) },
  operation,
  requestId: '',
})

const portion = 200

/** Works on what is found, portion by portion, each in a transaction of its own. */
async function all({ within }: JobCall, name: string, work: (call: Write) => Promise<number>): Promise<void> {
  while ((await within(work, acting(name))) >= portion);
}

async function tellDecision(call: Write, due: Awaited<ReturnType<typeof lockDueDecisions>>[number]): Promise<void> {
  await updateVerification(call.db, due.id, { mailDueAt: null, beforeDecision: null })
  const person = await personOf(call.db, due.contactId)
  const facts = { status: due.status, reason: due.reason }
  await call.mail(person, decisionLetter, facts, { record: { kind: 'contact', id: due.contactId } })
}

interface OrderChange {
  orderId: string
  /** The order's new state. `test`, `real`: staff said so of one that is paid; `reinstated`: what was given back counts again. */
  state: string
}

const onOrderChange = 'students.orderChanged'

/** Suspends the licences of a product that is paid no longer; answers whether it is paid all the same. */
async function suspendUnpaid(
  call: Write,
  { contactId, productId, holdingId }: { contactId: string; productId: string; holdingId: string | undefined },
): Promise<boolean> {
  const { db, clock } = call
  const terms = await studentTermsOf(db, productId)
  const earlier = holdingId ? await endOfEarlier(db, holdingId, dayOf(clock())) : null
  const stillPaid = terms !== undefined && (await isPaid(db, contactId, productId, terms, earlier))
  if (holdingId && !stillPaid)
    for (const host of await liveHosts(db, [holdingId])) await toggleHost(call, host.id, true)
  return stillPaid
}

/** What an order's new state means for the student: a licence to generate, or one to suspend. */
async function orderChanged(call: Write, { orderId, state }: OrderChange): Promise<void> {
  const { db, clock } = call
  const asked = await orderContext(db, orderId)
  if (!asked?.contactId) return
  const known = await contactsHolding(db, asked.contactId, asked.productId)
  // Held as by whoever generates a licence of it: one that is just being made is there, or sees the order as it is now.
  const holding = known && (await lockHolding(db, call.actor, known.id))
  const order = (await orderContext(db, orderId))!
  // Told late, a payment that was given back meanwhile unlocks nothing.
  if (['paid', 'reinstated', 'real'].includes(state) && order.state !== 'paid') return
  const { contactId, productId } = asked
  const { titleDe, test } = order
  const person = await personOf(db, contactId)
  const facts = { titleDe, titleEn: order.titleEn, productId }
  const note = (kind: 'paid' | 'refunded') =>
    noteEvent(db, contactId, kind, { product: { id: productId, titleDe }, at: clock() })
  const mail = <F extends object>(letter: Letter<F>, facts: F) =>
    call.mail(person, letter, facts, { record: { kind: 'contact', id: contactId } })
  const tell = async <F extends object>(kind: 'paid' | 'refunded', letter: Letter<F>, facts: F) => {
    // The order outlives a person who was erased.
    if (person.forgotten) return
    await note(kind)
    await mail(letter, facts)
  }
  // Paid anew: what was suspended because it was not works again, and what staff disabled does not.
  const resume = async () => {
    if (holding)
      for (const id of await suspendedForPayment(db, holding.id, onOrderChange)) await toggleHost(call, id, false)
  }
  if (state === 'open' && !person.forgotten)
    await noteEvent(db, contactId, 'ordered', { product: { id: productId, titleDe }, at: clock() })
  if (state === 'paid' && !test) {
    await tell('paid', paidLetter, facts)
    await resume()
  }
  if (state === 'reinstated' && !test) {
    await tell('paid', reinstatedLetter, facts)
    await resume()
  }
  if (state === 'real' && !test) {
    // A test order that was taken back within the minute was told of in no mail.
    if (order.testTold && !person.forgotten) await mail(reinstatedLetter, facts)
    await noteTestTold(db, orderId, false)
    await resume()
  }
  const held = { contactId, productId, holdingId: holding?.id }
  if (state === 'test' && test && !order.testTold && !(await suspendUnpaid(call, held)) && !person.forgotten) {
    await noteTestTold(db, orderId, true)
    await mail(testOrderLetter, facts)
  }
  if (state !== 'refunded' || test) return
  const stillPaid = await suspendUnpaid(call, held)
  await tell('refunded', refundedLetter, { ...facts, suspended: !stillPaid })
}

export const studentJobs: Job[] = [
  {
    name: onOrderChange,
    tries: 20,
    handle: inOneTransaction((call, change: OrderChange) => orderChanged(call, change), acting(onOrderChange)),
  },
  {
    // Whoever decided has a minute to take it back.
    name: 'students.tellDecisions',
    schedule: '* * * * *',
    handle: (job: JobCall) =>
      all(job, 'students.tellDecisions', async (call) => {
        const due = await lockDueDecisions(call.db, call.clock())
        for (const one of due) await tellDecision(call, one)
        return due.length
      }),
  },
  {
    name: 'students.expire',
    schedule: '17 1 * * *',
    handle: (job: JobCall) =>
      all(job, 'students.expire', async (call) => {
        const expired = await lockExpired(call.db, dayOf(call.clock()))
        for (const { id, contactId, waitingSince, status } of expired) {
          await setStatus(call, { id, contactId, status, waitingSince }, 1, { expired: true, reason: '' })
          await noteEvent(call.db, contactId, 'expired', { at: call.clock() })
          const record = { record: { kind: 'contact', id: contactId } }
          await call.mail(await personOf(call.db, contactId), expiredLetter, {}, record)
        }
        return expired.length
      }),
  },
  {
    name: 'students.remind',
    schedule: '23 6 * * *',
    async handle(job: JobCall) {
      const stages = job.settings.STUDENT_REMINDER_DAYS
      // The nearest first: whoever is reminded of seven days need not hear of thirty.
      for (const days of stages.toReversed())
        await all(job, 'students.remind', async (call) => {
          const today = dayOf(call.clock())
          const ending = await lockEnding(call.db, today, days)
          for (const { holdingId, contactId, productId, endsOn, titleDe, titleEn } of ending) {
            await markReminded(
              call.db,
              holdingId,
              stages.filter((one) => one >= days),
            )
            const facts = { productId, titleDe, titleEn, endsOn, days: daysBetween(today, endsOn) }
            const record = { record: { kind: 'contact', id: contactId! } }
            await call.mail(await personOf(call.db, contactId!), endingLetter, facts, record)
          }
          return ending.length
        })
    },
  },
  {
    // Whoever opens the statistics reads what was counted here.
    name: 'students.count',
    schedule: '*/10 * * * *',
    handle: inOneTransaction(countStudents),
  },
  {
    // Proofs are not kept longer than needed: afterwards nothing of them is left to read.
    name: 'students.forgetProofs',
    schedule: '41 1 * * *',
    handle: inOneTransaction(async ({ db, audit, settings, clock, log }) => {
      const before = new Date(clock().getTime() - settings.PROOF_DAYS * 86_400_000)
      const gone = await deleteOldProofs(db, before)
      if (gone > 0) {
        audit({ kind: 'proof', id: '', after: { deletedAfterDecision: gone } })
        log.info({ proofs: gone }, 'proofs deleted')
      }
    }),
  },
]
