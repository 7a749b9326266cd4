// What a shop has told and was answered for is never lost: neither with the process nor with the mail server.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailSink, openMailSink } from '../bench/mail-sink.ts'
import { type Database, openDatabase } from '#platform/database/database.ts'
import { holdStatements } from './testing/hold-statements.ts'
import { killableServer } from './testing/killable.ts'
import { until } from './testing/until.ts'
import { notificationHash } from './domains/orders/two-checkout.ts'

const secret = 'AABBCCDDEEFF'
const people = 24
const server = killableServer({
  SHOP: '2checkout',
  SHOP_MERCHANT: 'M-1',
  SHOP_LINK_SECRET: 'SECRETWORD',
  SHOP_NOTIFICATION_SECRET: secret,
  // Nobody listens there: the mail server is down.
  SMTP_URL: 'smtp://127.0.0.1:9',
})
let database: Database
let sink: MailSink
beforeAll(async () => {
  database = openDatabase(server.databaseUrl, 2)
  sink = await openMailSink()
})
afterAll(async () => {
  await database.close()
  await sink.stop()
})

const rows = async <T extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<T>(text, values)).rows

/** Persons with an open order each; their orders' ids. */
async function placed(): Promise<string[]> {
  const made = await rows<{ id: string }>(
    `WITH person AS (
       INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
       SELECT gen_random_uuid(), 'Frau', 'Paula', 'Zahl', 'paula.' || n || '@zahl.example', ''
       FROM generate_series(1, $1::int) n RETURNING id)
     INSERT INTO orders (id, contact_id, product_id, shop, price_cents, tax_cents, tax_percent, product_code)
     SELECT gen_random_uuid(), person.id, product.id, '2checkout', 4990, 797, 19, 'STUD24'
     FROM person, products product WHERE product.code = 'WW-ST-24' RETURNING id`,
    [people],
  )
  return made.map(({ id }) => id)
}

/** Sends what the shop tells of an order until it is answered, as a shop does; how often it had to. */
async function notify(orderId: string, at: number): Promise<number> {
  const fields = Object.entries({
    REFNO: String(8_000_000 + at),
    REFNOEXT: orderId,
    ORDERSTATUS: 'COMPLETE',
    'IPN_PCODE[]': 'STUD24',
    CURRENCY: 'EUR',
    IPN_TOTALGENERAL: '49.90',
    TEST_ORDER: '0',
  })
  const body = new URLSearchParams(fields)
  body.set('SIGNATURE_SHA3_256', notificationHash(fields, secret, 'sha3-256'))
  for (let tries = 1; ; tries++) {
    try {
      const answer = await fetch(`${server.url}/shop/notifications/2checkout`, { method: 'POST', body })
      if (answer.status === 200) return tries
    } catch {
      // The server is gone for a moment.
    }
    await new Promise((wait) => setTimeout(wait, 200))
  }
}

/** Two at a time, and from the given one on only after the server has died: how fast it is does not matter then. */
async function tellAll(orders: readonly string[], from: number, died: Promise<void>): Promise<number[]> {
  const rest = [...orders.entries()]
  const tries: number[] = []
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      if (next[0] >= from) await died
      tries.push(await notify(next[1], next[0]))
    }
  }
  await Promise.all([lane(), lane()])
  return tries
}

const received = async () => Number((await rows<{ n: string }>('SELECT count(*) AS n FROM shop_notifications'))[0]!.n)
const paid = async (orders: string[]) =>
  (await rows(`SELECT FROM orders WHERE state = 'paid' AND id = ANY($1)`, [orders])).length

/** Whatever notes that a job is done waits from now on, with the connection it does so on. */
const holdEnds = () =>
  holdStatements(
    database,
    `BEFORE UPDATE ON pgboss.job_common FOR EACH ROW WHEN (new.state = 'completed' AND new.name = 'students.orderChanged')`,
  )

test('killed between doing and noting it, and between notification and job, with the mail server away: every order ends paid, everybody is told once', async () => {
  const orders = await placed()
  const before = await received()
  const ends = await holdEnds()
  const died = Promise.withResolvers<void>()
  const telling = tellAll(orders, people / 3, died.promise)
  await until(ends.waiting)
  await server.kill()
  died.resolve()
  await ends.cut()
  await server.start()
  await until(async () => (await received()) - before >= people / 2)
  await server.kill()
  await server.start()
  const tries = await telling
  expect(tries.some((count) => count > 1)).toBe(true)
  await until(async () => (await paid(orders)) === people)
  const letters = () =>
    rows<{ id: string; receiver: string; state: string }>(
      `SELECT id, receiver, state FROM mails WHERE template = 'students.paid' AND receiver LIKE 'paula.%'`,
    )
  await until(async () => (await letters()).length >= people)
  expect((await letters()).map(({ state }) => state)).toEqual(Array<string>(people).fill('queued'))

  await server.kill()
  await server.start({ SMTP_URL: sink.url })
  await until(async () => {
    // The time between two tries is the operator's patience, not the test's. What is due already is left alone: changed
    // again and again, it would be newer than every look of the queue for something due, and never be taken.
    await rows(
      `UPDATE pgboss.job SET start_after = now()
       WHERE name = 'mail.send' AND state IN ('created', 'retry') AND start_after > now()`,
    )
    return (await letters()).every(({ state }) => state === 'sent')
  })
  const sent = await letters()
  expect(new Set(sent.map(({ receiver }) => receiver)).size).toBe(people)
  expect(sent).toHaveLength(people)
  const deliveries = (id: string) => [...sink.arrived].filter(([messageId]) => messageId.includes(id))
  for (const { id } of sent) expect(deliveries(id).map(([, digests]) => digests.length)).toEqual([1])
}, 120_000)
