import { expect, test } from 'vitest'
import { createPayment, listShopNotifications, setOrderTest, workNotification } from '#contract/orders.ts'
import { readInbox } from '#contract/today.ts'
import { portalDay } from '#contract/time-zone.ts'
import { jobsDone, passAMinute } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'
import { type Field, notificationHash } from '../two-checkout.ts'

const secret = 'AABBCCDDEEFF'
const portal = testPortal({
  SHOP: '2checkout',
  SHOP_MERCHANT: 'M-1',
  SHOP_LINK_SECRET: 'SECRETWORD',
  SHOP_NOTIFICATION_SECRET: secret,
})
const settled = () => jobsDone(portal)
const one = async <T>(text: string, values: unknown[] = []) => (await portal.query(text, values))[0] as T

async function placed() {
  const { id: orderId, contactId } = await portal.given.order('2checkout')
  return { orderId, contactId }
}
let references = 7_000_000
const told = (orderId: string, more: Record<string, string> = {}): Field[] =>
  Object.entries({
    REFNO: String(++references),
    REFNOEXT: orderId,
    ORDERSTATUS: 'COMPLETE',
    'IPN_PID[]': '7',
    'IPN_PCODE[]': 'STUD24',
    CURRENCY: 'EUR',
    IPN_TOTALGENERAL: '49.90',
    TEST_ORDER: '0',
    ...more,
  })
const signed = (fields: readonly Field[], key = secret): string =>
  new URLSearchParams(
    [...fields, ['SIGNATURE_SHA3_256', notificationHash(fields, key, 'sha3-256')] as const].map(
      ([name, value]): [string, string] => [name, value],
    ),
  ).toString()
const send = (payload: string, shop = '2checkout') =>
  portal.app.inject({
    method: 'POST',
    url: `/shop/notifications/${shop}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
const stateOf = async (orderId: string) =>
  one<{ state: string; reference: string; test: boolean }>('SELECT state, reference, test FROM orders WHERE id = $1', [
    orderId,
  ])
const listed = async (show: 'open' | 'all' = 'open') =>
  (await portal.ask('administrator', listShopNotifications, { query: { show, pageSize: 50 } })).items
const tell = async (payload: string) => {
  const answer = await send(payload)
  await settled()
  return answer.statusCode
}

test('twenty at once that say the same move the order once, and the person is told once', async () => {
  const { orderId, contactId } = await placed()
  const payload = signed(told(orderId))
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(payload)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers[0]!.body).toMatch(/^<sig algo="sha3-256" date="\d{14}">[\da-f]{64}<\/sig>$/)
  await settled()
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid' })
  const states = (await listed('all')).filter((row) => row.orderId === orderId)
  expect(states.map(({ state }) => state).toSorted()).toEqual([...Array<string>(19).fill('repeated'), 'worked'])
  const mails = await one<{ n: number }>(
    "SELECT count(*) AS n FROM mails WHERE record_id = $1 AND template = 'students.paid'",
    [contactId],
  )
  expect(mails.n).toBe(1)
})

test('forged, cut and foreign ones are refused, stay in the list, and cannot be worked by hand', async () => {
  const { orderId } = await placed()
  const payload = signed(told(orderId))
  expect((await send(signed(told(orderId), 'WRONG'))).statusCode).toBe(400)
  expect((await send(payload.replace('49.90', '4.99'))).statusCode).toBe(400)
  expect((await send(payload.slice(0, -30))).statusCode).toBe(400)
  expect((await send('')).statusCode).toBe(400)
  expect((await send(payload, 'stripe')).statusCode).toBe(404)
  await settled()
  expect(await stateOf(orderId)).toMatchObject({ state: 'open' })
  const forged = (await listed()).filter(({ state }) => state === 'forged')
  expect(forged.length).toBeGreaterThanOrEqual(4)
  const worked = await portal.call('administrator', 'POST', `/shop-notifications/${forged[0]!.id}/work`, { orderId })
  expect([worked.status, worked.json.code]).toEqual([409, 'orders.notificationForged'])
})

test.each([
  ['amount', { IPN_TOTALGENERAL: '4.99' }],
  ['currency', { CURRENCY: 'USD' }],
  ['product', { 'IPN_PCODE[]': 'OTHER' }],
  ['testOrder', { TEST_ORDER: '1' }],
])('another %s than what was ordered pays for nothing', async (reason, more) => {
  const { orderId } = await placed()
  expect(await tell(signed(told(orderId, more)))).toBe(200)
  expect(await stateOf(orderId)).toMatchObject({ state: 'open' })
  expect((await listed()).find((row) => row.orderId === orderId)).toMatchObject({
    state: 'differs',
    reason,
  })
})

test('whatever order they come in: what was given back stays given back', async () => {
  const { orderId } = await placed()
  const reference = { REFNO: String(++references) }
  await tell(signed(told(orderId, { ...reference, ORDERSTATUS: 'REFUND' })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'refunded' })
  for (const late of ['PENDING', 'PAYMENT_AUTHORIZED', 'COMPLETE'])
    await tell(signed(told(orderId, { ...reference, ORDERSTATUS: late })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'refunded' })
  const other = await placed()
  const second = { REFNO: String(++references) }
  await tell(signed(told(other.orderId, { ...second, ORDERSTATUS: 'COMPLETE' })))
  await tell(signed(told(other.orderId, { ...second, ORDERSTATUS: 'PENDING' })))
  expect(await stateOf(other.orderId)).toMatchObject({ state: 'paid' })
  await tell(signed(told(other.orderId, { ...second, ORDERSTATUS: 'REVERSED' })))
  expect(await stateOf(other.orderId)).toMatchObject({ state: 'refunded' })
})

test('one without its order waits in the list, and is worked for the order staff name', async () => {
  const { orderId } = await placed()
  await tell(signed(told('', {})))
  const lost = (await listed()).find(({ reference }) => reference === String(references))
  expect(lost).toMatchObject({ state: 'unmatched', reason: 'unknownOrder' })
  const path = `/shop-notifications/${lost!.id}/work`
  expect((await portal.call('licenser', 'POST', path, { orderId })).status).toBe(403)
  expect(await portal.ask('administrator', workNotification, { params: { id: lost!.id } })).toMatchObject({
    state: 'unmatched',
  })
  expect(
    await portal.ask('administrator', workNotification, { params: { id: lost!.id }, body: { orderId } }),
  ).toMatchObject({ state: 'worked' })
  await settled()
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid', reference: String(references) })
  expect((await portal.call('administrator', 'POST', path, { orderId })).json.code).toBe('orders.notificationWorked')
})

test('a smaller amount counts where staff accept it, and a second payment of one order does not by itself', async () => {
  const { orderId } = await placed()
  await tell(signed(told(orderId, { IPN_TOTALGENERAL: '39.90' })))
  const differing = (await listed()).find((row) => row.orderId === orderId)!
  expect((await portal.ask('administrator', workNotification, { params: { id: differing.id } })).state).toBe('differs')
  expect(
    (
      await portal.ask('administrator', workNotification, {
        params: { id: differing.id },
        body: { acceptAmount: true },
      })
    ).state,
  ).toBe('worked')
  await tell(signed(told(orderId)))
  expect((await listed()).find((row) => row.orderId === orderId)).toMatchObject({
    reason: 'orderEnded',
  })
})

test('a real payment of an order that was placed as a test is one: the money came', async () => {
  const { orderId, contactId } = await placed()
  await portal.query('UPDATE orders SET test = true WHERE id = $1', [orderId])
  await tell(signed(told(orderId)))
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid', test: false })
  const mails = await one<{ n: number }>(
    "SELECT count(*)::int AS n FROM mails WHERE record_id = $1 AND template = 'students.paid'",
    [contactId],
  )
  expect(mails.n).toBe(1)
  // What staff say of it afterwards stays, whatever the shop tells on.
  await portal.ask('administrator', setOrderTest, { params: { id: orderId }, body: { test: true } })
  await tell(signed(told(orderId, { REFNO: String(references), ORDERSTATUS: 'PAYMENT_RECEIVED' })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid', test: true })
})

test('one that cannot be worked stops none behind it, and is in the inbox after an hour', async () => {
  const [{ orderId }, { orderId: stuck }] = [await placed(), await placed()]
  await portal.query(
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not this one'; END $$;
     CREATE TRIGGER refuse BEFORE UPDATE ON orders FOR EACH ROW WHEN (old.id = '${stuck}') EXECUTE FUNCTION refuse()`,
  )
  await send(signed(told(stuck)))
  await send(signed(told(orderId)))
  await until(async () => (await stateOf(orderId)).state === 'paid')
  await portal.query(
    `UPDATE shop_notifications SET received_at = now() - interval '61 minutes' WHERE state = 'waiting'`,
  )
  const inbox = await portal.ask('administrator', readInbox)
  expect(inbox.items).toContainEqual(expect.objectContaining({ kind: 'payment', who: '2checkout' }))
  await portal.query('DROP TRIGGER refuse ON orders')
  const waiting = (await listed()).find(({ state }) => state === 'waiting')
  // Refused where a job has worked it meanwhile.
  await portal.call('administrator', 'POST', `/shop-notifications/${waiting!.id}/work`, {})
  expect(await stateOf(stuck)).toMatchObject({ state: 'paid' })
})

test('of forged ones the head alone is kept: nobody fills the disk with them', async () => {
  const long = `REFNO=4711&${'x'.repeat(200_000)}`
  expect((await send(long)).statusCode).toBe(400)
  const kept = await one<{ bytes: number; head: string }>(
    "SELECT max(length(body)) AS bytes, convert_from((array_agg(body ORDER BY received_at DESC))[1], 'utf8') AS head FROM shop_notifications WHERE state = 'forged'",
  )
  expect(kept.bytes).toBeLessThanOrEqual(4096)
  expect(kept.head.startsWith('REFNO=4711&x')).toBe(true)
})

test('what another purchase under the same order comes to takes nothing from the one that paid', async () => {
  const { orderId } = await placed()
  const first = { REFNO: String(++references) }
  const second = { REFNO: String(++references) }
  await tell(signed(told(orderId, first)))
  await tell(signed(told(orderId, second)))
  const toSettle = async () => (await listed()).filter((row) => row.orderId === orderId)
  expect(await toSettle()).toMatchObject([{ reason: 'orderEnded', reference: second.REFNO }])
  await tell(signed(told(orderId, { ...second, ORDERSTATUS: 'REFUND' })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid', reference: first.REFNO })
  expect(await toSettle()).toEqual([])
  await tell(signed(told(orderId, { REFNO: String(++references), ORDERSTATUS: 'CANCELED' })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid', reference: first.REFNO })
  await tell(signed(told(orderId, { ...first, ORDERSTATUS: 'REFUND' })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'refunded' })
})

test('a second payment told twice and then given back is settled, each time it was told', async () => {
  const { orderId } = await placed()
  await tell(signed(told(orderId)))
  const second = { REFNO: String(++references) }
  for (const state of ['COMPLETE', 'COMPLETE', 'PAYMENT_RECEIVED', 'COMPLETE', 'REFUND'])
    await tell(signed(told(orderId, { ...second, ORDERSTATUS: state })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid' })
  const kept = await portal.database.pool.query(
    'SELECT shop_state, state FROM shop_notifications WHERE reference = $1 ORDER BY received_at',
    [second.REFNO],
  )
  expect(kept.rows.map(({ shop_state, state }) => `${shop_state} ${state}`)).toEqual([
    'COMPLETE worked',
    'COMPLETE repeated',
    'PAYMENT_RECEIVED worked',
    'COMPLETE repeated',
    'REFUND 49.90 worked',
  ])
})

test('what is told on of a purchase goes to the order staff named for it, and to no two', async () => {
  const [first, second] = [await placed(), await placed()]
  await tell(signed(told(first.orderId)))
  const other = { REFNO: String(++references) }
  await tell(signed(told(first.orderId, other)))
  const waits = async () => (await listed()).find(({ reference }) => reference === other.REFNO)
  const work = async (orderId: string) =>
    await portal.ask('administrator', workNotification, { params: { id: (await waits())!.id }, body: { orderId } })
  expect(await work(second.orderId)).toMatchObject({ state: 'worked' })
  expect(await stateOf(second.orderId)).toMatchObject({ state: 'paid', reference: other.REFNO })
  await tell(signed(told(first.orderId, { ...other, ORDERSTATUS: 'PAYMENT_RECEIVED', IPN_TOTALGENERAL: '1.00' })))
  const third = await placed()
  const twice = (await waits())!.id
  const taken = await portal.call('administrator', 'POST', `/shop-notifications/${twice}/work`, {
    orderId: third.orderId,
    acceptAmount: true,
  })
  expect([taken.status, taken.json.code]).toEqual([409, 'orders.referenceTaken'])
  await tell(signed(told(first.orderId, { ...other, ORDERSTATUS: 'REFUND' })))
  expect(await stateOf(second.orderId)).toMatchObject({ state: 'refunded' })
  expect(await stateOf(first.orderId)).toMatchObject({ state: 'paid' })
})

test('a card that is refused and another that pays after it pay for the order', async () => {
  const { orderId } = await placed()
  await tell(signed(told(orderId, { ORDERSTATUS: 'CANCELED' })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'cancelled' })
  await tell(signed(told(orderId)))
  expect(await stateOf(orderId)).toMatchObject({ state: 'paid', reference: String(references) })
  await tell(signed(told(orderId, { REFNO: String(references), ORDERSTATUS: 'REFUND' })))
  expect(await stateOf(orderId)).toMatchObject({ state: 'refunded' })
})

/** Staff write down a payment that came another way. */
async function entered(contactId: string): Promise<void> {
  const product = await one<{ id: string }>("SELECT id FROM products WHERE code = 'WW-ST-24'")
  const payment = await portal.ask('administrator', createPayment, {
    params: { id: contactId },
    body: {
      productId: product.id,
      priceCents: 4990,
      reference: String(++references),
      orderedOn: portalDay(new Date()),
    },
  })
  expect(payment).toMatchObject({ state: 'paid', manual: true })
}

test('an order that is paid in the shop after staff entered a payment for it is for people to look at', async () => {
  const { orderId, contactId } = await placed()
  await entered(contactId)
  const second = { REFNO: String(++references) }
  for (const state of ['PAYMENT_RECEIVED', 'COMPLETE'])
    await tell(signed(told(orderId, { ...second, ORDERSTATUS: state })))
  const toSettle = async () => (await listed()).filter(({ reference }) => reference === second.REFNO)
  expect(await toSettle()).toMatchObject([
    { orderId, state: 'differs', reason: 'orderEnded' },
    { orderId, state: 'differs', reason: 'orderEnded' },
  ])
  expect(await stateOf(orderId)).toMatchObject({ state: 'open' })
  await tell(signed(told(orderId, { ...second, ORDERSTATUS: 'REFUND' })))
  expect(await toSettle()).toEqual([])
  expect(await stateOf(orderId)).toMatchObject({ state: 'refunded' })
})

test('what belongs to no order, or was paid twice, is settled by hand and changes nothing', async () => {
  const { orderId, contactId } = await placed()
  await entered(contactId)
  const second = { REFNO: String(++references) }
  for (const state of ['PAYMENT_RECEIVED', 'COMPLETE', 'COMPLETE'])
    await tell(signed(told(orderId, { ...second, ORDERSTATUS: state })))
  const unknown = { REFNO: String(++references) }
  await tell(signed(told('0198c0de-ffff-7000-8000-000000000000', unknown)))
  const open = async () => (await listed()).filter(({ reference }) => [second.REFNO, unknown.REFNO].includes(reference))
  const before = await open()
  expect(before).toHaveLength(4)
  for (const { id, reason } of before) {
    const path = `/shop-notifications/${id}/work`
    const { status, json } = await portal.call('administrator', 'POST', path, { settled: true })
    expect([status, json]).toMatchObject([201, { state: 'repeated', reason }])
    expect((await portal.call('administrator', 'POST', path, {})).json.code).toBe('orders.notificationWorked')
  }
  expect(await open()).toEqual([])
  expect(await stateOf(orderId)).toMatchObject({ state: 'open' })
  const rows = await portal.query('SELECT changes FROM audit_log WHERE record_id = $1', [before[0]!.id])
  expect(rows).toEqual([{ changes: { state: [before[0]!.state, 'settled'] } }])
})

test('a payment in the shop counts beside one staff entered where they say so, and where it was ordered later', async () => {
  const twice = await placed()
  await entered(twice.contactId)
  await tell(signed(told(twice.orderId)))
  const waiting = (await listed()).find((row) => row.orderId === twice.orderId)
  const named = { orderId: twice.orderId }
  expect(
    (await portal.ask('administrator', workNotification, { params: { id: waiting!.id }, body: named })).state,
  ).toBe('worked')
  expect(await stateOf(twice.orderId)).toMatchObject({ state: 'paid' })
  const later = await placed()
  await entered(later.contactId)
  await one('UPDATE orders SET ordered_at = clock_timestamp() WHERE id = $1', [later.orderId])
  // A payment entered before that is marked as a test and back is changed now, but was not entered since.
  const { id } = await one<{ id: string }>(`SELECT id FROM orders WHERE contact_id = $1 AND shop = 'manual'`, [
    later.contactId,
  ])
  for (const mark of [true, false])
    await portal.ask('administrator', setOrderTest, { params: { id }, body: { test: mark } })
  await tell(signed(told(later.orderId)))
  expect(await stateOf(later.orderId)).toMatchObject({ state: 'paid' })
})

const ordered = (orderId: string) =>
  one<{ state: string; refunded_cents: number }>('SELECT state, refunded_cents FROM orders WHERE id = $1', [orderId])
const mailsOf = async (contactId: string) =>
  (
    await portal.query<{ template: string }>('SELECT template FROM mails WHERE record_id = $1 ORDER BY created_at', [
      contactId,
    ])
  ).map(({ template }) => template)
const openOf = async (orderId: string) =>
  (await listed()).filter((row) => row.orderId === orderId).map(({ reason }) => reason)
const work = async (orderId: string, body: object) => {
  const { id } = (await listed()).find((row) => row.orderId === orderId)!
  const worked = await portal.ask('administrator', workNotification, { params: { id }, body })
  await settled()
  return worked
}
const refund = (orderId: string, reference: string, amount: string, at: string) =>
  tell(
    signed(
      told(orderId, {
        REFNO: reference,
        ORDERSTATUS: 'REFUND',
        REFUND_TYPE: 'PARTIAL',
        IPN_TOTALGENERAL: `-${amount}`,
        IPN_DATE: at,
      }),
    ),
  )

test('part of the money given back leaves the order paid: the first part, the second, and one told twice', async () => {
  const { orderId, contactId } = await placed()
  const reference = String(++references)
  await tell(signed(told(orderId, { REFNO: reference })))
  await refund(orderId, reference, '10.00', '20261127100010')
  expect(await ordered(orderId)).toEqual({ state: 'paid', refunded_cents: 1000 })
  await refund(orderId, reference, '10.00', '20261127100010')
  await refund(orderId, reference, '5.00', '20261128100010')
  expect(await ordered(orderId)).toEqual({ state: 'paid', refunded_cents: 1500 })
  expect(await openOf(orderId)).toEqual([])
  expect(await mailsOf(contactId)).toEqual(['students.paid'])
})

test('parts that add up to the price are shown to staff, who decide', async () => {
  const { orderId } = await placed()
  const reference = String(++references)
  await tell(signed(told(orderId, { REFNO: reference })))
  await refund(orderId, reference, '20.00', '20261127100010')
  await refund(orderId, reference, '29.90', '20261128100010')
  expect([await ordered(orderId), await openOf(orderId)]).toEqual([
    { state: 'paid', refunded_cents: 2000 },
    ['partsRefunded'],
  ])
  expect((await work(orderId, { accept: true })).state).toBe('worked')
  expect(await ordered(orderId)).toEqual({ state: 'refunded', refunded_cents: 4990 })
})

test('a part given back that is told before the payment is no refund of all', async () => {
  const { orderId } = await placed()
  const reference = String(++references)
  await refund(orderId, reference, '10.00', '20261127100010')
  await tell(signed(told(orderId, { REFNO: reference })))
  expect(await ordered(orderId)).toEqual({ state: 'paid', refunded_cents: 1000 })
})

test.each([
  ['OPEN', 'paid', ['disputed']],
  ['WON', 'paid', []],
  ['LOST', 'refunded', []],
])('a chargeback that is told as %s beside the status that stays', async (resolution, state, open) => {
  const { orderId } = await placed()
  await tell(signed(told(orderId)))
  const chargeback = { REFNO: String(references), CHARGEBACK_RESOLUTION: resolution }
  if (resolution !== 'OPEN') await tell(signed(told(orderId, { ...chargeback, CHARGEBACK_RESOLUTION: 'OPEN' })))
  await tell(signed(told(orderId, chargeback)))
  expect([(await ordered(orderId)).state, await openOf(orderId)]).toEqual([state, open])
})

test.each([
  ['a negative total', { IPN_TOTALGENERAL: '-49.90' }, 'amount'],
  ['no product code', { 'IPN_PCODE[]': '', 'IPN_PID[]': '' }, 'product'],
  ['two pieces', { 'IPN_QTY[]': '2' }, 'moreProducts'],
])('%s, signed, pays for nothing; staff see it', async (_, more, reason) => {
  const { orderId } = await placed()
  await tell(signed(told(orderId, more)))
  expect([(await ordered(orderId)).state, await openOf(orderId)]).toEqual(['open', [reason]])
})

test('a second product in the cart, signed, pays for nothing; staff see it and may name the order', async () => {
  const { orderId } = await placed()
  const fields = told(orderId)
  await tell(signed([...fields, ['IPN_PID[]', '8'], ['IPN_PCODE[]', 'OTHER']]))
  expect([(await ordered(orderId)).state, await openOf(orderId)]).toEqual(['open', ['moreProducts']])
  expect((await work(orderId, { orderId })).state).toBe('worked')
  expect((await ordered(orderId)).state).toBe('paid')
})

test('who paid a second time is told once, in whatever words the shop tells of it', async () => {
  const { orderId, contactId } = await placed()
  await tell(signed(told(orderId)))
  const second = { REFNO: String(++references) }
  for (const state of ['PAYMENT_RECEIVED', 'COMPLETE', 'COMPLETE'])
    await tell(signed(told(orderId, { ...second, ORDERSTATUS: state })))
  expect(await mailsOf(contactId)).toEqual(['students.paid', 'orders.paidTwice'])
})

test('a paid order that staff make a test order suspends after a minute with a mail, and not at all when taken back', async () => {
  const { orderId, contactId } = await placed()
  await tell(signed(told(orderId)))
  const setTest = async (wanted: boolean) => {
    await portal.ask('administrator', setOrderTest, { params: { id: orderId }, body: { test: wanted } })
    await settled()
  }
  await setTest(true)
  expect(await mailsOf(contactId)).toEqual(['students.paid'])
  await setTest(false)
  await passAMinute(portal)
  expect(await mailsOf(contactId)).toEqual(['students.paid'])
  await setTest(true)
  await passAMinute(portal)
  expect(await mailsOf(contactId)).toEqual(['students.paid', 'students.testOrder'])
  await setTest(false)
  expect(await mailsOf(contactId)).toEqual(['students.paid', 'students.testOrder', 'students.reinstated'])
})
