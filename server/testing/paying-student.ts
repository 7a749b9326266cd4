import { expect } from 'vitest'
import { readMe } from '#contract/session.ts'
import { readMyStudies } from '#contract/students.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import { jobsDone } from './passing-time.ts'
import type { TestPortal } from './portal.ts'

/** What a student, or another person, of a test's portal does to get a licence. */
export function payingStudent(portal: TestPortal, who: 'student' | 'user' = 'student') {
  const contactId = async () => (await portal.ask(who, readMe)).contactId!
  const studies = async (product?: string) =>
    (await portal.ask(who, readMyStudies, { query: product ? { product } : {} }))!
  const order = (productId: string) => portal.call(who, 'POST', '/my/orders', { productId })
  const atShop = async (path: string, form: Record<string, string>) => {
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: `/shop/standin${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    })
    expect(statusCode).toBe(303)
    await jobsDone(portal)
  }
  return {
    contactId,
    studies,
    order,
    atShop,
    refund: (orderId: string) => atShop('/sales', { order: orderId, action: 'refund' }),
    generate: (holdingId: string, wish: { consent: boolean; next?: boolean } = { consent: true }) =>
      portal.call(who, 'POST', `/my/studies/${holdingId}/licence`, wish),
    /** Sets how far the proof is, as if it had been decided on just now. */
    verify: async (status: VerificationStatus) =>
      portal.query(
        `INSERT INTO verifications (id, contact_id, status, verified_at, waiting_since)
         VALUES (gen_random_uuid(), $1, $2, now(), CASE WHEN $2 IN ('universityUnknown', 'inReview') THEN now() END)
         ON CONFLICT ON CONSTRAINT verifications_contact_key DO UPDATE
         SET status = $2, verified_at = now(), expired = false, waiting_since = excluded.waiting_since`,
        [await contactId(), status],
      ),
    /** Orders a product and pays by card; answers the order's id. */
    pay: async (productId: string): Promise<string> => {
      const placed = await order(productId)
      expect(placed.status, JSON.stringify(placed.json)).toBe(201)
      await atShop('', { link: new URL(placed.json.location).search.slice(1), action: 'card' })
      return placed.json.orderId
    },
    /** Moves the term of a holding, its licences and its payments so that the term ends in so many days. */
    endIn: async (holdingId: string, days: number) => {
      const moved = `(date '${portalDay(new Date())}' + ${days} - (SELECT max(ends_on) FROM student_terms WHERE holding_id = $1))`
      await portal.query(
        `WITH by AS (SELECT ${moved} AS days),
           paid AS (UPDATE orders SET ordered_at = ordered_at + by.days * interval '1 day', paid_at = paid_at + by.days * interval '1 day',
             renews_after = renews_after + by.days
             FROM by, holdings WHERE holdings.id = $1 AND orders.contact_id = holdings.contact_id AND orders.product_id = holdings.product_id),
           machines AS (UPDATE hosts SET start_date = start_date + by.days, end_date = end_date + by.days FROM by WHERE holding_id = $1)
         UPDATE student_terms SET starts_on = starts_on + by.days, ends_on = ends_on + by.days FROM by WHERE holding_id = $1`,
        [holdingId],
      )
    },
  }
}
