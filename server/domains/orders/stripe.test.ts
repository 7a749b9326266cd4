import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import Stripe from 'stripe'
import { expect, test, vi } from 'vitest'
import { workNotification } from '#contract/orders.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'
import type { Purchase } from './selling.ts'
import { stripeShop } from './stripe.ts'

const secret = 'whsec_for_tests'
const portal = testPortal({
  SHOP: 'stripe',
  SHOP_MERCHANT: 'acct_1',
  SHOP_LINK_SECRET: 'sk_test_nothing',
  SHOP_NOTIFICATION_SECRET: secret,
})
const stripe = new Stripe('sk_test_nothing')

const placed = async () => (await portal.given.order('stripe')).id
let payments = 0
interface Changes {
  type?: string
  livemode?: boolean
  object?: object
}
const event = (orderId: string, { type = 'checkout.session.completed', livemode = true, object = {} }: Changes = {}) =>
  JSON.stringify({
    id: `evt_${++payments}`,
    object: 'event',
    type,
    livemode,
    data: {
      object: {
        id: `cs_${payments}`,
        client_reference_id: orderId,
        payment_intent: `pi_${payments}`,
        payment_status: 'paid',
        amount_total: 4990,
        currency: 'eur',
        metadata: { order: orderId, product: 'STUD24' },
        ...object,
      },
    },
  })
const seconds = () => Math.floor(Date.now() / 1000)
const signed = (payload: string, { key = secret, at = seconds() } = {}) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret: key, timestamp: at })
async function send(payload: string, signature = signed(payload)): Promise<number> {
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/shop/notifications/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  })
  await jobsDone(portal)
  return statusCode
}
const stateOf = async (id: string) => (await portal.query('SELECT state FROM orders WHERE id = $1', [id]))[0].state

test('a signed session pays for the order; the same again, twenty times at once, changes nothing', async () => {
  const order = await placed()
  const payload = event(order)
  const header = signed(payload)
  expect(await Promise.all(Array.from({ length: 20 }, () => send(payload, header)))).toEqual(Array(20).fill(200))
  expect(await stateOf(order)).toBe('paid')
  const kept = await portal.query('SELECT state FROM shop_notifications WHERE order_id = $1 ORDER BY state', [order])
  expect(kept.map(({ state }) => state)).toEqual([...Array<string>(19).fill('repeated'), 'worked'])
})

test.each([
  ['another key', (payload: string) => signed(payload, { key: 'whsec_other' })],
  ['a signature ten minutes old', (payload: string) => signed(payload, { at: seconds() - 600 })],
  ['no signature', () => ''],
  ['the signature of another event', () => signed(event('x'))],
])('%s: refused, kept as forged, and pays for nothing', async (_, header) => {
  const order = await placed()
  const payload = event(order)
  expect(await send(payload, header(payload))).toBe(400)
  expect(await stateOf(order)).toBe('open')
})

test.each([
  ['amount', { object: { amount_total: 499 } }],
  ['currency', { object: { currency: 'usd' } }],
  ['product', { object: { metadata: { product: 'OTHER' } } }],
  ['testOrder', { livemode: false }],
])('another %s than what was ordered pays for nothing', async (reason, changes) => {
  const order = await placed()
  expect(await send(event(order, changes))).toBe(200)
  expect(await stateOf(order)).toBe('open')
  const [kept] = await portal.query('SELECT state, reason FROM shop_notifications WHERE order_id = $1', [order])
  expect(kept).toEqual({ state: 'differs', reason })
})

test('a payment that takes days is pending, then paid; what is given back in whole is refunded, in part it is not', async () => {
  const order = await placed()
  const payment = { payment_intent: 'pi_slow' }
  await send(event(order, { object: { ...payment, payment_status: 'unpaid' } }))
  expect(await stateOf(order)).toBe('pending')
  await send(event(order, { type: 'checkout.session.async_payment_succeeded', object: payment }))
  expect(await stateOf(order)).toBe('paid')
  const charge = { ...payment, amount: 4990, amount_total: undefined, client_reference_id: undefined }
  await send(event(order, { type: 'charge.refunded', object: { ...charge, amount_refunded: 1000 } }))
  expect(await stateOf(order)).toBe('paid')
  await send(event(order, { type: 'charge.refunded', object: { ...charge, id: 'ch_2', amount_refunded: 4990 } }))
  expect(await stateOf(order)).toBe('refunded')
})

test('a session that ends unused takes nothing from the one that paid', async () => {
  const order = await placed()
  await send(event(order))
  expect(await stateOf(order)).toBe('paid')
  await send(
    event(order, { type: 'checkout.session.expired', object: { payment_intent: null, payment_status: 'unpaid' } }),
  )
  expect(await stateOf(order)).toBe('paid')
})

test('a card refused in one session and another that pays in the next: the order goes by the one that pays', async () => {
  const order = await placed()
  const refused = { payment_intent: null, id: 'pi_refused', client_reference_id: undefined, amount_total: undefined }
  await send(event(order, { type: 'payment_intent.payment_failed', object: { ...refused, amount: 4990 } }))
  expect(await stateOf(order)).toBe('open')
  await send(event(order, { object: { payment_intent: 'pi_pays' } }))
  const [paid] = await portal.query('SELECT state, reference FROM orders WHERE id = $1', [order])
  expect(paid).toEqual({ state: 'paid', reference: 'pi_pays' })
})

test('the same wish for an order asks for the same session; in another language or to another address for another', async () => {
  const keys = new Set<unknown>()
  const request = vi.spyOn(https, 'request').mockImplementation(((options: https.RequestOptions) => {
    keys.add((options.headers as Record<string, unknown>)['Idempotency-Key'])
    throw new Error('nobody is asked')
  }) as never)
  syncBuiltinESMExports()
  const wish: Purchase = {
    orderId: '0198c0de-0000-7000-8000-000000000000',
    productCode: 'STUD24',
    productTitle: 'Studienversion 2024',
    priceCents: 4990,
    currency: 'EUR',
    test: false,
    language: 'de',
    email: 'paula@zahl.example',
    name: 'Paula Zahl',
    returnUrl: 'https://portal.example/orders/return',
  }
  const ask = async (more: Partial<Purchase> = {}) => {
    const shop = stripeShop({ apiKey: 'sk_test_nothing', notificationSecret: secret })
    await expect(shop.buyLink({ ...wish, ...more })).rejects.toThrow()
    return keys.size
  }
  try {
    expect([await ask(), await ask()]).toEqual([1, 1])
    // Stripe refuses a key it knows with other words for a day.
    expect(await ask({ language: 'en', productTitle: 'Student version 2024' })).toBe(2)
    expect(await ask({ email: 'paula@neu.example' })).toBe(3)
  } finally {
    request.mockRestore()
    syncBuiltinESMExports()
  }
})

/** A paid order, and what its shop tells of it next. */
async function paidOrder() {
  const order = await placed()
  const payment = { payment_intent: `pi_paid_${order.slice(0, 8)}` }
  await send(event(order, { object: payment }))
  expect(await stateOf(order)).toBe('paid')
  const tell = (type: string, object: object) =>
    send(
      event(order, {
        type,
        object: { ...payment, client_reference_id: undefined, metadata: {}, amount_total: undefined, ...object },
      }),
    )
  const dispute = (type: string, status: string, amount = 4990) =>
    tell(`charge.dispute.${type}`, { id: `dp_${order.slice(0, 8)}`, object: 'dispute', amount, status })
  const open = async () =>
    (
      await portal.query(`SELECT reason FROM shop_notifications WHERE order_id = $1 AND state = 'differs'`, [order])
    ).map(({ reason }) => reason)
  return { order, tell, dispute, open }
}
const process = async (order: string, body: object) => {
  const [row] = await portal.query(`SELECT id FROM shop_notifications WHERE order_id = $1 AND state = 'differs'`, [
    order,
  ])
  const worked = await portal.ask('administrator', workNotification, { params: { id: row.id }, body })
  await jobsDone(portal)
  return worked
}

test('an open dispute is shown to staff once and leaves the order paid; lost, it is given back', async () => {
  const { order, dispute, open } = await paidOrder()
  for (const type of ['created', 'updated', 'funds_withdrawn']) await dispute(type, 'needs_response')
  expect([await stateOf(order), await open()]).toEqual(['paid', ['disputed']])
  await dispute('closed', 'lost')
  expect([await stateOf(order), await open()]).toEqual(['refunded', []])
})

test('a SEPA return, told three times as lost, gives the order back once', async () => {
  const { order, dispute } = await paidOrder()
  for (const type of ['created', 'funds_withdrawn', 'closed']) await dispute(type, 'lost')
  expect(await stateOf(order)).toBe('refunded')
  const mails = await portal.query(
    `SELECT template FROM mails JOIN orders ON record_id = orders.contact_id WHERE orders.id = $1 ORDER BY 1`,
    [order],
  )
  expect(mails.map(({ template }) => template)).toEqual(['students.paid', 'students.refunded'])
})

test.each(['won', 'warning_closed'])(
  'a dispute that ends as %s leaves all as before, and staff are asked no more',
  async (status) => {
    const { order, dispute, open } = await paidOrder()
    await dispute('created', 'needs_response')
    await dispute('closed', status)
    expect([await stateOf(order), await open()]).toEqual(['paid', []])
  },
)

test('a dispute about a part, lost, leaves the rest paid', async () => {
  const { order, dispute } = await paidOrder()
  for (const type of ['created', 'funds_withdrawn', 'closed']) await dispute(type, 'lost', 1000)
  expect(await portal.query('SELECT state, refunded_cents FROM orders WHERE id = $1', [order])).toEqual([
    { state: 'paid', refunded_cents: 1000 },
  ])
})

test('staff may process an open dispute as given back, or settle it without', async () => {
  const one = await paidOrder()
  await one.dispute('created', 'needs_response')
  expect((await process(one.order, {})).reason).toBe('disputed')
  expect((await process(one.order, { accept: true })).state).toBe('worked')
  expect(await stateOf(one.order)).toBe('refunded')
  const other = await paidOrder()
  await other.dispute('created', 'needs_response')
  await process(other.order, { settled: true })
  await other.dispute('updated', 'under_review')
  expect([await stateOf(other.order), await other.open()]).toEqual(['paid', []])
})

test.each(['refund.failed', 'charge.refund.updated'])(
  'a refund that failed (%s) is shown to staff, who count the order as paid again',
  async (type) => {
    const { order, tell, open } = await paidOrder()
    await tell('charge.refunded', { id: 'ch_1', amount: 4990, amount_refunded: 4990 })
    expect(await stateOf(order)).toBe('refunded')
    await tell(type, { id: `re_${order.slice(0, 8)}`, object: 'refund', amount: 4990, status: 'failed' })
    expect([await stateOf(order), await open()]).toEqual(['refunded', ['refundFailed']])
    await process(order, { accept: true })
    expect(await portal.query('SELECT state, refunded_cents, ended_at FROM orders WHERE id = $1', [order])).toEqual([
      { state: 'paid', refunded_cents: 0, ended_at: null },
    ])
    const mails = await portal.query(
      `SELECT template FROM mails JOIN orders ON record_id = orders.contact_id WHERE orders.id = $1 ORDER BY mails.created_at`,
      [order],
    )
    expect(mails.at(-1).template).toBe('students.reinstated')
  },
)

test('a refund under way or done is no failed one', async () => {
  const { order, tell, open } = await paidOrder()
  for (const status of ['pending', 'succeeded'])
    await tell('refund.updated', { id: `re_${status}`, object: 'refund', amount: 4990, status })
  expect([await stateOf(order), await open()]).toEqual(['paid', []])
})

test('a session that names no product pays for nothing by itself', async () => {
  const order = await placed()
  await send(event(order, { object: { metadata: { order } } }))
  expect(await stateOf(order)).toBe('open')
})
