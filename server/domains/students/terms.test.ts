import { expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { mailsTo } from '../../testing/account-mails.ts'
import { lockWaiters } from '../../testing/lock-waiters.ts'
import { payingStudent } from '../../testing/paying-student.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'

const portal = testPortal()
const { studies, order, generate, verify, atShop, pay } = payingStudent(portal)

test('a term that has ended is paid and begun anew, once', async () => {
  await verify('verified')
  const { product, holdingId } = await studies()
  const first = await pay(product.id)
  expect((await generate(holdingId)).status).toBe(201)
  expect((await order(product.id)).json.code).toBe('orders.paidAlready')
  await portal.query('UPDATE student_terms SET starts_on = current_date - 800, ends_on = current_date - 70')
  await portal.query(
    "UPDATE orders SET ordered_at = now() - interval '800 days', paid_at = now() - interval '800 days'",
  )
  await portal.query(
    'UPDATE hosts SET start_date = current_date - 800, end_date = current_date - 70 WHERE holding_id = $1',
    [holdingId],
  )
  expect(await studies()).toMatchObject({ step: 'pay', paid: false, term: { ended: true }, order: { id: first } })
  const placed = await order(product.id)
  await atShop('', { link: new URL(placed.json.location).search.slice(1), action: 'later' })
  expect(await studies()).toMatchObject({ step: 'pay', order: { id: placed.json.orderId, state: 'pending' } })
  await atShop('/sales', { order: placed.json.orderId, action: 'complete' })
  expect(await studies()).toMatchObject({ step: 'download', paid: true, order: { id: placed.json.orderId } })
  expect((await order(product.id)).json.code).toBe('orders.paidAlready')
  expect((await generate(holdingId)).status).toBe(201)
  expect((await studies()).term).toMatchObject({ ended: false })
})

test.each([1, 2, 24])('a payment pays one term, however many months it has: %i', async (months) => {
  const { product, holdingId, term } = await studies()
  const [host] = await portal.query(
    'SELECT id, start_date, end_date FROM hosts WHERE holding_id = $1 ORDER BY end_date DESC',
    [holdingId],
  )
  const [paid] = await portal.query(`SELECT id, paid_at FROM orders WHERE state = 'paid' ORDER BY paid_at DESC`)
  const set = async (period: { startsOn: string; endsOn: string }, paidAt: string, length: number) => {
    await portal.query('UPDATE student_products SET licence_months = $2 WHERE product_id = $1', [product.id, length])
    // The terms before stay as they are.
    const newest = 'starts_on = (SELECT max(starts_on) FROM student_terms)'
    await portal.query(`UPDATE student_terms SET starts_on = $1, ends_on = $2 WHERE ${newest}`, [
      period.startsOn,
      period.endsOn,
    ])
    await portal.query('UPDATE hosts SET start_date = $2, end_date = $3 WHERE id = $1', [
      host.id,
      period.startsOn,
      period.endsOn,
    ])
    await portal.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [paid.id, paidAt])
  }
  const today = portalDay(new Date())
  const startsOn = addMonths(today, -months)
  await set({ startsOn, endsOn: addDays(today, -1) }, `${startsOn}T09:00:00Z`, months)
  expect(await studies()).toMatchObject({ paid: false, step: 'pay', term: { ended: true } })
  // Paid towards its end it pays the next.
  await portal.query('UPDATE orders SET paid_at = $2 WHERE id = $1', [paid.id, `${addDays(today, -10)}T09:00:00Z`])
  expect(await studies()).toMatchObject({ paid: true })
  await set(term!, paid.paid_at, 24)
})

test('a payment of the term before keeps nothing alive when that of the new one is given back', async () => {
  const { product, order: paid } = await studies()
  await atShop('/sales', { order: paid!.id, action: 'refund' })
  expect(await studies()).toMatchObject({
    step: 'pay',
    paid: false,
    order: { id: paid!.id, state: 'refunded' },
    licences: [{ disabled: true }],
  })
  await pay(product.id)
  expect(await studies()).toMatchObject({ step: 'download', paid: true, licences: [{ disabled: false }] })
})

test('whoever need not pay keeps the licence when a payment is given back', async () => {
  const { product, holdingId, order: paid, licences } = await studies()
  expect(licences).toMatchObject([{ disabled: false }])
  await verify('verifiedFree')
  await atShop('/sales', { order: paid!.id, action: 'refund' })
  expect(await studies()).toMatchObject({ order: { state: 'refunded' }, licences: [{ disabled: false }] })
  expect((await portal.call('student', 'POST', `/my/studies/${holdingId}/download`, {})).status).toBe(200)

  const refunds = async () => (await mailsTo(portal, 'student@wellenwerk.example', 'students.refunded')).length
  expect(await refunds()).toBe(2)
  const [kept, suspended] = await mailsTo(portal, 'student@wellenwerk.example', 'students.refunded')
  expect(kept!.textBody).toContain('gilt weiter')
  expect(suspended!.textBody).toContain('ausgesetzt')
  await verify('verified')
  const placed = await order(product.id)
  const link = new URL(placed.json.location).search.slice(1)
  await atShop('', { link, action: 'test' })
  await atShop('/sales', { order: placed.json.orderId, action: 'refund' })
  expect(await refunds()).toBe(2)
})

const orderChanged = (orderId: string, state: string) => portal.run('students.orderChanged', { orderId, state })

test('a payment that is told after it was given back unlocks nothing and is not told to the student', async () => {
  const { product } = await studies()
  const paid = await pay(product.id)
  await atShop('/sales', { order: paid, action: 'refund' })
  const told = () => mailsTo(portal, 'student@wellenwerk.example', 'students.paid')
  const before = (await told()).length
  await orderChanged(paid, 'paid')
  expect(await studies()).toMatchObject({ paid: false, licences: [{ disabled: true }] })
  expect(await told()).toHaveLength(before)
  await pay(product.id)
})

test('a licence made at the moment its payment is given back is suspended with it', async () => {
  const { holdingId, order: paid, licences } = await studies()
  await portal.query(`UPDATE hosts SET disabled_by = 'payment' WHERE id = $1`, [licences[0]!.hostId])
  // Whoever makes one holds its product until it is there.
  const making = await portal.database.pool.connect()
  await making.query('BEGIN')
  await making.query('SELECT FROM holdings WHERE id = $1 FOR UPDATE', [holdingId])
  await making.query('UPDATE hosts SET disabled_by = NULL WHERE id = $1', [licences[0]!.hostId])
  await portal.query(`UPDATE orders SET state = 'refunded', ended_at = now() WHERE id = $1`, [paid!.id])
  const suspending = orderChanged(paid!.id, 'refunded')
  let over = false
  void suspending.then(() => (over = true))
  await until(async () => over || (await lockWaiters(portal.database)) > 0)
  await making.query('COMMIT')
  making.release()
  await suspending
  expect(await studies()).toMatchObject({ paid: false, licences: [{ disabled: true }] })
  await pay((await studies()).product.id)
})

test('of an end one is told thirty and seven days before, each once, and nobody whose product was taken away', async () => {
  const today = new Date()
  const told = async (days: number) => {
    await portal.query('UPDATE student_terms SET ends_on = $1', [addDays(portalDay(today), days)])
    const clock = () => today
    await portal.run('students.remind', {}, { clock })
    return mailsTo(portal, 'student@wellenwerk.example', 'students.ending')
  }
  expect(await told(31)).toHaveLength(0)
  expect(await told(30)).toHaveLength(1)
  expect(await told(29)).toHaveLength(1)
  const [last, ...before] = await told(7)
  expect(before).toHaveLength(1)
  expect(last!.textBody).toContain('in 7 Tagen')
  expect(await told(6)).toHaveLength(2)
  // Whoever is late hears the nearest alone.
  await portal.query("UPDATE student_terms SET reminded = '{}'")
  expect(await told(5)).toHaveLength(3)
  expect(await told(4)).toHaveLength(3)
  await portal.query("UPDATE student_terms SET reminded = '{}'")
  await portal.query('UPDATE holdings SET disabled = true WHERE id IN (SELECT holding_id FROM student_terms)')
  expect(await told(5)).toHaveLength(3)
})
