import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForLicence } from '#contract/renewals.ts'
import { confirmSession } from '#contract/security.ts'
import type { WebhookPayload } from '#contract/webhook-payloads.ts'
import { type Webhook, webhookEvents, webhookLimit } from '#contract/webhooks.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { isPublicAddress } from '#platform/outside/public-address.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'
import { announce, deliver } from './announce.ts'
import { webhookJobs } from './deliver.ts'
import { forgetDeliveries } from './queries.ts'
import { sendMessage } from './send.ts'

const portal = testPortal({ WEBHOOK_HOSTS: '127.0.0.1' })
interface Got {
  headers: IncomingMessage['headers']
  body: string
}
let receiver: Server
let got: Got[] = []
let answer: { status: number; headers?: Record<string, string>; body?: string; hangs?: boolean } = { status: 204 }
let url = ''

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      got.push({ headers: request.headers, body })
      if (answer.hangs) return
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => receiver.once('listening', ready))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(() => {
  got = []
  answer = { status: 204 }
})

const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
async function newWebhook(facts: object = {}): Promise<{ secret: string; webhook: Webhook }> {
  const { status, json } = await staff('POST', '/webhooks', { url, events: ['licence.issued'], ...facts })
  expect([status, json.code]).toEqual([201, undefined])
  return json
}
const job = webhookJobs[0]!
const run = (id: string) => job.handle(portal.jobCall(), { id })
const issued: WebhookPayload<'licence.issued'> = {
  serial: 1,
  generation: 1,
  kind: 'issue',
  hostId: '0198c0de-0000-7000-8000-000000000042',
  supersedes: null,
  startDate: '2026-11-21',
  endDate: null,
  keyId: 'licence-2026-1',
  customerNumber: '10023',
  productCode: 'WW-NW-20',
  version: 20,
}
/** Announces in a transaction and answers the deliveries that were queued in it. */
const announced = async (some: Partial<WebhookPayload<'licence.issued'>> = {}) => {
  const data = { ...issued, ...some }
  const queued: string[] = []
  const jobs: Jobs = {
    send: async (_, payload) => void queued.push(deliver.shape.parse(payload).id),
    sendAgain: () => Promise.resolve(),
    inTransaction: () => jobs,
  }
  await portal.database.db
    .transaction()
    .execute((db) => announce({ db, jobs, clock: () => new Date() }, 'licence.issued', data))
  return queued
}
/** Delivered by the job that was queued with it. */
async function delivered(id: string) {
  await expect.poll(async () => (await deliveryOf(id)).state).toBe('delivered')
}
const deliveryOf = async (id: string) => (await staff('GET', `/webhook-deliveries/${id}`)).json

test('an event reaches those who asked for it, signed as Standard Webhooks have it, once', async () => {
  const { secret, webhook } = await newWebhook()
  const other = await newWebhook({ events: ['licence.moved'] })
  const queued = await announced({ serial: 4711 })
  const own = (await staff('GET', `/webhooks/${webhook.id}/deliveries`)).json.items
  expect(own).toMatchObject([{ event: 'licence.issued', state: 'waiting', attempts: 0 }])
  expect((await staff('GET', `/webhooks/${other.webhook.id}/deliveries`)).json.total).toBe(0)
  expect(queued).toContain(own[0].id)
  await run(own[0].id)
  await run(own[0].id)
  expect(got).toHaveLength(1)
  const [message] = got
  expect(new Verifier(secret).verify(message!.body, message!.headers as Record<string, string>)).toMatchObject({
    type: 'licence.issued',
    data: { ...issued, serial: 4711 },
  })
  expect(() => new Verifier(other.secret).verify(message!.body, message!.headers as never)).toThrow(/signature/i)
  expect(await deliveryOf(own[0].id)).toMatchObject({
    state: 'delivered',
    attempts: 1,
    lastStatus: 204,
    body: message!.body,
  })
})

test('what is refused is tried again and then failed; it can be replayed under the same id with the same bytes', async () => {
  const { webhook } = await newWebhook()
  const [id] = (await announced()).slice(-1)
  answer = { status: 500, body: 'x'.repeat(10_000) }
  await expect(run(id!)).rejects.toThrow('answered 500')
  const waiting = await deliveryOf(id!)
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, lastStatus: 500 })
  expect(waiting.tries[0].answer.length).toBeLessThanOrEqual(2000)
  await job.failed!(portal.jobCall(), { id })
  expect((await deliveryOf(id!)).state).toBe('failed')
  expect((await staff('GET', `/webhooks/${webhook.id}`)).json.deliveries).toMatchObject({ failed: 1 })
  answer = { status: 200 }
  const again = await staff('POST', `/webhook-deliveries/${id}/replays`)
  expect(again.json.state).toBe('waiting')
  await run(id!)
  expect((await deliveryOf(id!)).state).toBe('delivered')
  expect(got[0]!.headers['webhook-id']).toBe(got[1]!.headers['webhook-id'])
  expect(got[0]!.body).toBe(got[1]!.body)
})

test('redirects are not followed, 410 ends it, and whoever is switched off gets nothing more', async () => {
  const { webhook } = await newWebhook()
  answer = { status: 302, headers: { location: `${url}/elsewhere` } }
  const [moved] = (await announced()).slice(-1)
  await expect(run(moved!)).rejects.toThrow('answered 302')
  expect(got).toHaveLength(1)
  answer = { status: 410 }
  const [gone] = (await announced()).slice(-1)
  await run(gone!)
  expect((await deliveryOf(gone!)).state).toBe('failed')
  const [dropped] = (await announced()).slice(-1)
  const { description, events } = webhook
  const off = await staff('PUT', `/webhooks/${webhook.id}`, { url, description, events, disabled: true })
  expect(off.json.disabled).toBe(true)
  got = []
  await run(dropped!)
  expect([got.length, (await deliveryOf(dropped!)).state]).toEqual([0, 'dropped'])
  expect((await staff('POST', `/webhooks/${webhook.id}/tests`)).json.code).toBe('webhooks.disabled')
  expect((await staff('POST', `/webhook-deliveries/${dropped}/replays`)).json.code).toBe('webhooks.disabled')
})

test('private addresses are never called, whether written out or behind a name', async () => {
  for (const address of [
    '127.0.0.2',
    '10.0.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '[::1]',
    '[fd00::1]',
    '[::ffff:10.0.0.1]',
    '0.0.0.0',
    '167772161',
    '0xa.1',
    '012.1',
    '127.0.0.2.',
    '[::127.0.0.1]',
    '[::8.8.8.8]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[100::1]',
    '[2001:db8::1]',
    '[ff02::1]',
    '[4000::1]',
    'localhost',
    'db.localhost.',
  ]) {
    const refused = await staff('POST', '/webhooks', { url: `https://${address}/x`, events: ['licence.issued'] })
    expect([refused.status, refused.json.code], address).toEqual([422, 'webhooks.address'])
  }
  for (const wrong of [
    'https://user:secret@hooks.example/x',
    'ftp://hooks.example/x',
    'file:///etc/passwd',
    'hooks.example',
  ])
    expect(
      (await staff('POST', '/webhooks', { url: wrong, events: ['licence.issued'] })).status,
      wrong,
    ).toBeGreaterThanOrEqual(400)
  const message = { id: 'msg_1', body: '{}', secrets: ['whsec_AAAA'] }
  const port = new URL(url).port
  expect((await sendMessage(`http://localhost:${port}/x`, message, [])).error).toBe('private')
  expect((await sendMessage(`http://127.0.0.1:${port}/x`, message, [])).error).toBe('private')
  expect(got).toEqual([])
  expect(['8.8.8.8', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true])
  expect(['100.64.0.1', '224.0.0.1', '::', '64:ff9b::a00:1', 'nonsense'].map(isPublicAddress)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

test('an address begins with https://; http:// is for hosts the operator allowed', async () => {
  const plain = await staff('POST', '/webhooks', { url: 'http://hooks.example/x', events: ['licence.issued'] })
  expect([plain.status, plain.json.code, plain.json.field]).toEqual([422, 'webhooks.notHttps', 'url'])
  const { webhook } = await newWebhook()
  const changed = { description: '', events: ['licence.issued'], disabled: false, url: 'http://hooks.example/x' }
  expect((await staff('PUT', `/webhooks/${webhook.id}`, changed)).json.code).toBe('webhooks.notHttps')
  const off = { ...changed, url: 'https://hooks.example/x', disabled: true }
  expect((await staff('PUT', `/webhooks/${webhook.id}`, off)).status).toBe(200)
})

test('a new secret signs beside the old one for a day; neither is stored readable', async () => {
  const { secret, webhook } = await newWebhook()
  const rotated = (await staff('POST', `/webhooks/${webhook.id}/secrets`)).json
  expect(rotated.secret).not.toBe(secret)
  expect(rotated.webhook.oldSecretUntil).not.toBeNull()
  const rows = await portal.query('SELECT * FROM webhooks')
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6))
  const { deliveryId } = (await staff('POST', `/webhooks/${webhook.id}/tests`)).json
  await delivered(deliveryId)
  const [message] = got
  for (const one of [secret, rotated.secret])
    expect(new Verifier(one).verify(message!.body, message!.headers as never)).toMatchObject({ type: 'webhook.test' })
  await portal.query(`UPDATE webhooks SET old_secret_until = now() WHERE id = $1`, [webhook.id])
  const second = (await staff('POST', `/webhooks/${webhook.id}/tests`)).json
  await delivered(second.deliveryId)
  expect(() => new Verifier(secret).verify(got[1]!.body, got[1]!.headers as never)).toThrow(/signature/i)
})

test('issuing, suspending and asking announce themselves, or nothing when the transaction fails', async () => {
  const { webhook } = await newWebhook({ events: [...webhookEvents] })
  const company = (await staff('GET', '/companies?search=10023')).json.items[0]
  const product = (await staff('GET', `/companies/${company.id}/products`)).json.items.find(
    (one: { product: { version: number } }) => one.product.version === 20,
  )
  const host = (await staff('GET', `/holdings/${product.id}/hosts`)).json.items[0]
  for (const disabled of [true, true, false]) await staff('PATCH', `/hosts/${host.id}/state`, { disabled })
  await portal.ask('customer', askForLicence, { params: { id: product.id }, body: { kind: 'renewal' } })
  const events = async () =>
    (await staff('GET', `/webhooks/${webhook.id}/deliveries?sort=created`)).json.items.map(
      (one: { event: string }) => one.event,
    )
  expect(await events()).toEqual(['licence.suspended', 'licence.resumed', 'request.created'])
  const issued = (await staff('POST', `/hosts/${host.id}/licences`, {})).json
  const [newest] = (await staff('GET', `/webhooks/${webhook.id}/deliveries`)).json.items
  const { serial, generation, keyId } = issued
  expect(JSON.parse((await deliveryOf(newest.id)).body)).toMatchObject({
    type: 'licence.issued',
    data: { serial, generation, keyId, hostId: host.id, kind: 'issue', customerNumber: '10023', version: 20 },
  })
  await expect(
    portal.ask('customer', askForLicence, { params: { id: product.id }, body: { kind: 'renewal' } }),
  ).rejects.toMatchObject({ code: 'requests.openAlready' })
  expect(await events()).toHaveLength(4)
})

test('of many made at once no more than there is room for', async () => {
  const rows = await portal.query('SELECT count(*)::int AS there FROM webhooks')
  const made = await Promise.all(
    Array.from({ length: webhookLimit - rows[0].there + 3 }, () =>
      staff('POST', '/webhooks', { url, events: ['licence.issued'] }),
    ),
  )
  expect(made.filter(({ json }) => json.code === 'webhooks.tooMany')).toHaveLength(3)
  await portal.query('DELETE FROM webhooks WHERE id = ANY($1)', [made.flatMap(({ json }) => json.webhook?.id ?? [])])
})

test('while a webhook is being deleted events happen as ever; what was delivered to it goes by and by', async () => {
  const { webhook } = await newWebhook({ events: ['licence.issued'] })
  await announced()
  const log = async () => await portal.query('SELECT id FROM webhook_deliveries WHERE webhook_id = $1', [webhook.id])
  expect(await log()).toHaveLength(1)
  const remover = await portal.database.pool.connect()
  await remover.query('BEGIN')
  await remover.query('DELETE FROM webhooks WHERE id = $1', [webhook.id])
  const queued = await announced()
  await remover.query('COMMIT')
  remover.release()
  for (const id of queued) await run(id)
  await forgetDeliveries(portal.working.db, 30, 1)
  expect(await log()).toEqual([])

  const other = await newWebhook()
  await announced()
  expect((await staff('DELETE', `/webhooks/${other.webhook.id}`)).status).toBe(204)
  await jobsDone(portal)
  const left = 'SELECT FROM webhook_deliveries WHERE webhook_id = $1'
  expect((await portal.database.pool.query(left, [other.webhook.id])).rowCount).toBe(0)
})
