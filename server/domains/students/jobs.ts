import { portalDay } from '#contract/time-zone.ts'
import { studentTermsOf } from '#domains/products/public.ts'
import { addDays, daysBetween } from '#licence/days.ts'
import { inOneTransaction, type Job, job, type JobCall } from '#platform/jobs/job.ts'
import { orderChanged } from '#domains/orders/public.ts'
import type { Write } from '#platform/operations/operations.ts'
import { decisionLetter, endingLetter, expiredLetter, type WayOn } from './letters.ts'
import { isFree } from './licences/entitlement.ts'
import { purchaseOf, renewableFrom, termAfter, titlesOf } from './licences/licence-queries.ts'
import { applyOrderChange, followOrder } from './licences/order-changes.ts'
import { mailPerson } from '#domains/contacts/public.ts'
import { lockDueDecisions, lockEnding, lockExpired, markReminded } from './reviews/review-queries.ts'
import { renewalDays } from './rules.ts'
import { countChangedStudents } from './statistics/statistics.ts'
import { provenProduct } from './verifications/proven-product-queries.ts'
import { setStatus } from './verifications/verification.ts'
import { deleteOldProofs, noteEvent, updateVerification } from './verifications/verification-queries.ts'

/** Works on what is found, portion by portion, each in a transaction of its own, until nothing is left. */
async function all({ transaction }: JobCall, work: (call: Write) => Promise<number>): Promise<void> {
  while ((await transaction(work)) > 0);
}

async function tellDecision(call: Write, due: Awaited<ReturnType<typeof lockDueDecisions>>[number]): Promise<void> {
  await updateVerification(call.db, due.id, { mailDueAt: null, beforeDecision: null })
  const { contactId, status, decision, reason, remark } = due
  const facts = { status, decision, reason, remark, product: await provenProduct(call.db, contactId) }
  await mailPerson(call, contactId, decisionLetter, facts)
}

type Ending = Awaited<ReturnType<typeof lockEnding>>[number]

/** How it goes on after a term that ends: paid for now, paid already, or begun again afterwards. */
async function wayOn({ db, clock, settings }: Write, { contactId, productId, endsOn }: Ending): Promise<WayOn> {
  const terms = await studentTermsOf(db, productId)
  if (!terms || !contactId) return 'again'
  if (await purchaseOf(db, { contactId, productId }, termAfter(endsOn, terms))) return 'paid'
  const from = renewableFrom(endsOn, terms, renewalDays(settings))
  if (!(await isFree(db, contactId, productId, terms)) && from <= portalDay(clock())) return 'renew'
  return terms.proofNeeded ? 'prove' : 'again'
}

export const studentJobs: Job[] = [
  job(followOrder, {
    on: orderChanged,
    tries: 20,
    handle: inOneTransaction(applyOrderChange),
  }),
  {
    // Due a minute after the decision, which can be taken back until then.
    name: 'students.tellDecisions',
    schedule: '* * * * *',
    handle: (job: JobCall) =>
      all(job, async (call) => {
        const due = await lockDueDecisions(call.db, call.clock())
        for (const one of due) await tellDecision(call, one)
        return due.length
      }),
  },
  {
    name: 'students.expire',
    schedule: '17 1 * * *',
    handle: (job: JobCall) =>
      all(job, async (call) => {
        const expired = await lockExpired(call.db, portalDay(call.clock()))
        for (const { id, contactId, waitingSince, status, productId } of expired) {
          await setStatus(call, { id, contactId, status, waitingSince }, 'proofNeeded', {
            expired: true,
            reason: '',
            remark: null,
          })
          await noteEvent(call.db, contactId, 'expired', { at: call.clock() })
          const product = (await titlesOf(call.db, productId)) ?? null
          await mailPerson(call, contactId, expiredLetter, { product })
        }
        return expired.length
      }),
  },
  {
    name: 'students.remind',
    schedule: '23 6 * * *',
    async handle(job: JobCall) {
      const stages = job.settings.STUDENT_REMINDER_DAYS
      // The nearest first: after the reminder of seven days that of thirty is not sent.
      for (const days of stages.toReversed())
        await all(job, async (call) => {
          const today = portalDay(call.clock())
          const ending = await lockEnding(call.db, today, days)
          for (const one of ending) {
            const { contactId, productId, endsOn, titleDe, titleEn } = one
            await markReminded(
              call.db,
              one,
              stages.filter((stage) => stage >= days),
            )
            const way = await wayOn(call, one)
            const facts = {
              productId,
              titleDe,
              titleEn,
              endsOn,
              startsOn: addDays(endsOn, 1),
              days: daysBetween(today, endsOn),
              way,
            }
            await mailPerson(call, contactId!, endingLetter, facts)
          }
          return ending.length
        })
    },
  },
  {
    // The statistics page reads what was counted here.
    name: 'students.count',
    schedule: '*/10 * * * *',
    handle: countChangedStudents,
  },
  {
    // Proofs are deleted PROOF_DAYS after the decision.
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
