import { beforeAll, expect, test } from 'vitest'
import { noteShopReturn, placeOrder } from '#contract/orders.ts'
import { readMe } from '#contract/session.ts'
import { readMyStudies } from '#contract/students.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const studies = async () => (await portal.ask('student', readMyStudies))!
const order = async () => portal.ask('student', placeOrder, { body: { productId: (await studies()).product.id } })

beforeAll(async () => {
  const { contactId } = await portal.ask('student', readMe)
  await portal.query(
    `INSERT INTO verifications (id, contact_id, status, verified_at) VALUES (gen_random_uuid(), $1, 'verified', now())
     ON CONFLICT ON CONSTRAINT verifications_contact_key DO UPDATE SET status = 'verified', verified_at = now()`,
    [contactId],
  )
})

test('an order that was begun is taken up again while it is what would be ordered now', async () => {
  const { orderId } = await order()
  expect((await order()).orderId).toBe(orderId)
})

test.each([
  ['as a test, before the shop sold', 'test = true', { test: false }],
  ['with another tax', 'tax_percent = 7, tax_cents = 326', { tax_percent: 19, tax_cents: 797 }],
  ['at another price', 'price_cents = 990', { price_cents: 4990 }],
  ['more than a day ago', `ordered_at = now() - interval '25 hours'`, { today: true }],
])('one begun %s is left, and another one placed', async (_, begun, expected) => {
  const { orderId } = await order()
  await portal.query(`UPDATE orders SET ${begun} WHERE id = $1`, [orderId])
  const anew = (await order()).orderId
  expect(anew).not.toBe(orderId)
  const [placed] = await portal.query(
    `SELECT test, price_cents, tax_cents, tax_percent, ordered_at > now() - interval '1 minute' AS today
     FROM orders WHERE id = $1`,
    [anew],
  )
  expect(placed).toMatchObject(expected)
  await portal.query(`UPDATE orders SET state = 'cancelled'`)
})

test('who came back from the shop does not pay a second time; who left without paying may at once', async () => {
  const { orderId } = await order()
  const back = async (unpaid: boolean) =>
    await portal.ask('student', noteShopReturn, { params: { id: orderId }, body: { unpaid } })
  expect(await back(false)).toMatchObject({ id: orderId, state: 'open', confirming: true })
  await expect(order()).rejects.toMatchObject({ code: 'orders.underWay' })
  expect((await studies()).order).toMatchObject({ confirming: true })
  expect(await back(true)).toMatchObject({ confirming: false })
  expect((await order()).orderId).toBe(orderId)
  await back(false)
  await portal.query(`UPDATE orders SET returned_at = now() - interval '16 minutes' WHERE id = $1`, [orderId])
  expect((await order()).orderId).toBe(orderId)
})

test('nobody notes the return of another person’s order', async () => {
  const { orderId } = await order()
  const others = await portal.call('customer', 'POST', `/my/orders/${orderId}/return`, {})
  expect([others.status, others.json.code]).toEqual([404, 'orders.notFound'])
})
