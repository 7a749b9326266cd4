import { afterAll, beforeAll, expect, test } from 'vitest'
import { licensingOperations } from '#contract/licensing.ts'
import { operations } from '#contract/index.ts'
import { isScope, scopes } from '#contract/scopes.ts'
import type { ServiceAccount } from '#contract/service-accounts.ts'
import { readLicence } from '#licence/read-licence.ts'
import { demoPassword } from '../demo/accounts.ts'
import { keywerk } from '../client/src/client.ts'
import { KeywerkError } from '../client/src/keywerk-error.ts'
import { clientText } from '../tools/generate-client.ts'
import { readFileSync } from 'node:fs'
import { confirmSession } from '#contract/security.ts'
import { testPortal } from './testing/portal.ts'
import { whileHeld } from './testing/while-held.ts'
import { otherRequest } from './testing/licence-requests.ts'
import { fileOf, issueFor, newHolding, newHost } from './domains/licences/fixtures.ts'

const portal = testPortal()
let url = ''
beforeAll(async () => {
  url = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
})
afterAll(() => portal.app.server.closeAllConnections())

const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
let number = 0
async function newService(facts: object = {}): Promise<ServiceAccount> {
  const { status, json } = await staff('POST', '/service-accounts', { name: `Dienst ${number++}`, scopes, ...facts })
  expect([status, json.code]).toEqual([201, undefined])
  return json
}
async function newKey(id: string, facts: object = {}): Promise<string> {
  const { status, json } = await staff('POST', `/service-accounts/${id}/keys`, { label: 'Shop', ...facts })
  expect([status, json.code]).toEqual([201, undefined])
  return json.key
}
const clientFor = (key: string) => keywerk({ url, key, tries: 1 })
const asked = (key: string, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  portal.call(null, method, path, body, { authorization: `Bearer ${key}`, ...headers })
const addressOf = (input: string | URL | Request) => (input instanceof Request ? input.url : input.toString())
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof KeywerkError ? `${error.status} ${error.code}` : String(error)),
  )

let machine = 0x10
const requestFile = () =>
  otherRequest({ machines: [{ name: `SRV-${machine}`, mac: `001B44113A${(machine++).toString(16).toUpperCase()}` }] })

async function ordered() {
  const holding = await newHolding(portal)
  const key = await newKey((await newService()).id)
  const order = {
    customerNumber: holding.holder.customerNumber,
    productCode: 'WW-NW-20',
    request: requestFile(),
    email: 'it@kunde.example',
  }
  return { holding, key, order, client: clientFor(key) }
}

test('a licence is issued, renewed, suspended, resumed and validated; every answer is signed and verified', async () => {
  const { client, order } = await ordered()
  const first = await client.issueServiceLicence({ ...order, endDate: '2199-12-31' })
  expect(first).toMatchObject({ state: 'current', generation: 1, supersedes: null, endDate: '2199-12-31', version: 20 })
  const file = readLicence(first.file)
  expect(file.ok && file.licence.serial).toBe(String(first.serial))
  const serial = String(first.serial)
  expect(await client.validateServiceLicence({ serial })).toMatchObject({
    valid: true,
    code: 'valid',
    state: 'current',
  })
  const { licence: next } = await client.renewServiceLicence({ serial, endDate: null })
  expect(next).toMatchObject({ generation: 2, supersedes: first.serial, hostId: first.hostId, endDate: null })
  expect(await client.validateServiceLicence({ file: first.file })).toMatchObject({
    valid: false,
    code: 'licence.superseded',
    serial: first.serial,
    state: 'superseded',
  })
  const now = String(next.serial)
  expect((await client.suspendServiceLicence({ serial: now, suspended: true })).state).toBe('suspended')
  const suspended = await client.validateServiceLicence({ serial: now, language: 'de' })
  expect(suspended).toMatchObject({ valid: false, code: 'licence.suspended' })
  expect(suspended.reasons[0]!.text).toBe('Die Lizenz ist ausgesetzt.')
  expect(await refusal(client.renewServiceLicence({ serial: now, endDate: null }))).toBe('409 hosts.disabled')
  expect((await client.suspendServiceLicence({ serial: now, suspended: false })).state).toBe('current')
  expect((await client.readServiceLicence({ serial: now })).sha256).toBe(next.sha256)
  expect(await refusal(client.renewServiceLicence({ serial, endDate: null }))).toBe('409 licensing.superseded')
  // At the same moment as well one of two has its way, and the other is told.
  const renewed = (endDate: string) => refusal(client.renewServiceLicence({ serial: now, endDate }))
  const both = await whileHeld(
    portal.database,
    ['SELECT FROM hosts WHERE id = $1 FOR UPDATE', first.hostId],
    () => Promise.all([renewed('2031-12-31'), renewed('2032-12-31')]),
    2,
  )
  expect(both.toSorted()).toEqual(['409 licensing.superseded', 'answered'])
})

test('a machine that is known gets the whole term that is ordered; what the order leaves out of it stays', async () => {
  const { client, order } = await ordered()
  const first = await client.issueServiceLicence({ ...order, startDate: '2026-01-01', endDate: '2190-12-31' })
  expect(await client.issueServiceLicence({ ...order, endDate: '2191-12-31' })).toMatchObject({
    hostId: first.hostId,
    startDate: '2026-01-01',
    endDate: '2191-12-31',
  })
  expect(await client.issueServiceLicence({ ...order, startDate: '2190-01-01', endDate: '2192-12-31' })).toMatchObject({
    hostId: first.hostId,
    startDate: '2190-01-01',
    endDate: '2192-12-31',
  })
  const back = client.issueServiceLicence({ ...order, startDate: '2193-01-01', endDate: '2192-12-31' })
  expect(await refusal(back)).toBe('422 hosts.broken')
})

test('validating names the machine, the version, the changed file and the one nobody issued here', async () => {
  const { client, order } = await ordered()
  const { serial, file } = await client.issueServiceLicence(order)
  const of = async (question: object) => (await client.validateServiceLicence(question)).code
  expect(await of({ serial: String(serial), machine: { macs: ['00:00:5E:00:53:01'] } })).toBe('licence.notThisHost')
  expect(await of({ serial: String(serial), version: 19 })).toBe('licence.version')
  const changed = Buffer.from(file)
  changed[changed.indexOf('COUNT 2') + 6] = 0x39
  const answer = await client.validateServiceLicence({ file: changed.toString('base64') })
  expect(answer.reasons.map(({ code }) => code)).toEqual(['licence.signature', 'licence.notIssued'])
  expect(answer).toMatchObject({ serial: null, state: null })
  expect(await of({ file: Buffer.from('nothing').toString('base64') })).toBe('licence.format')
})

test('the licence of a person is one that was issued here, but to a service of one company', async () => {
  const { client, holding: ofCompany } = await ordered()
  const people = await portal.query(`SELECT contact_id AS id FROM accounts WHERE email = 'user@wellenwerk.example'`)
  const products = await portal.query(`UPDATE products SET unlocked = true WHERE code = 'WW-EP-20' RETURNING id`)
  const wish = { productId: products[0].id, count: 1, end: 'unlimited' }
  const { json: held } = await staff('POST', `/contacts/${people[0].id}/products`, wish)
  const host = await newHost(portal, held, { companyNameShort: '', customerNumber: '' })
  const { id, serial } = await issueFor(portal, host.id)
  const file = (await fileOf(portal, id)).bytes.toString('base64')
  const good = { valid: true, code: 'valid', serial, state: 'current' }
  expect(await client.validateServiceLicence({ file })).toMatchObject(good)
  expect(await client.validateServiceLicence({ serial: String(serial) })).toMatchObject(good)
  await staff('PATCH', `/hosts/${host.id}/state`, { disabled: true })
  expect(await client.validateServiceLicence({ file })).toMatchObject({ code: 'licence.suspended', state: 'suspended' })
  // Whose it is, and the file, is nothing for programs.
  expect(await refusal(client.readServiceLicence({ serial: String(serial) }))).toBe('404 licences.licNotFound')
  const bound = clientFor(await newKey((await newService({ companyId: ofCompany.holder.id })).id))
  expect(await bound.validateServiceLicence({ file })).toMatchObject({ code: 'licence.notIssued', serial: null })
  expect(await refusal(bound.validateServiceLicence({ serial: String(serial) }))).toBe('404 licences.licNotFound')
})

test('the same order twice, also at once, is one licence; without a key of its own a call is refused', async () => {
  const { client, key, order } = await ordered()
  const idempotencyKey = 'order-4711'
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => client.issueServiceLicence(order, { idempotencyKey })),
  )
  expect(new Set(answers.map(({ serial }) => serial)).size).toBe(1)
  expect((await client.issueServiceLicence(order)).generation).toBe(2)
  const bare = await asked(key, 'POST', '/licensing/licences', order)
  expect([bare.status, bare.json.code]).toEqual([400, 'request.keyMissing'])
})

test('two machines ordered in parallel get a host each; one machine ordered in parallel keeps one host', async () => {
  const { client, order } = await ordered()
  const same = await Promise.all(Array.from({ length: 5 }, () => client.issueServiceLicence(order)))
  expect(new Set(same.map(({ hostId }) => hostId)).size).toBe(1)
  expect(same.map(({ generation }) => generation).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  const other = await client.issueServiceLicence({ ...order, request: requestFile() })
  expect(other.hostId).not.toBe(same[0]!.hostId)
})

test('a key opens what its scopes name and nothing of what people do', async () => {
  const { holding } = await ordered()
  const reader = await newKey((await newService({ scopes: ['licensing.read', 'licensing.validate'] })).id)
  const client = clientFor(reader)
  expect(await refusal(client.issueServiceLicence({ customerNumber: '1', productCode: 'X', request: '' }))).toBe(
    '403 permission.missing',
  )
  for (const { name, method, path, access } of operations) {
    if (access === 'public' || isScope(access)) continue
    const answer = await asked(
      reader,
      method,
      path.replaceAll(/\{\w+\}/g, holding.id),
      method === 'GET' ? undefined : {},
    )
    expect([answer.status, answer.json.code], name).toEqual([403, 'permission.missing'])
  }
  const own = await staff('GET', '/licensing/licences/1')
  expect(own.status).toBe(403)
})

test('a key bound to a company sees that company’s licences and no others', async () => {
  const [{ client, order, holding }, other] = [await ordered(), await ordered()]
  const { serial } = await client.issueServiceLicence(order)
  const bound = clientFor(await newKey((await newService({ companyId: holding.holder.id })).id))
  expect((await bound.readServiceLicence({ serial: String(serial) })).serial).toBe(serial)
  expect(await refusal(bound.issueServiceLicence(other.order))).toBe('404 companies.notFound')
  const foreign = await other.client.issueServiceLicence(other.order)
  expect(await refusal(bound.readServiceLicence({ serial: String(foreign.serial) }))).toBe('404 licences.licNotFound')
  expect(await refusal(bound.suspendServiceLicence({ serial: String(foreign.serial), suspended: true }))).toBe(
    '404 licences.licNotFound',
  )
  expect(await bound.validateServiceLicence({ file: foreign.file })).toMatchObject({
    code: 'licence.notIssued',
    serial: null,
  })
})

test('keys are shown once, end, are replaced with an overlap, are revoked, and tell when they were last used', async () => {
  const { id } = await newService()
  const first = await newKey(id)
  const read = async (): Promise<ServiceAccount> => (await staff('GET', `/service-accounts/${id}`)).json
  expect(JSON.stringify(await read())).not.toContain(first.slice(first.indexOf('_', 4) + 1))
  const stored = await portal.database.pool.query('SELECT * FROM service_keys WHERE service_account_id = $1', [id])
  expect(JSON.stringify(stored.rows)).not.toContain(first.slice(first.indexOf('_', 4) + 1))
  expect((await read()).keys[0]!.lastUsedAt).toBeNull()
  const works = async (key: string) =>
    (await asked(key, 'GET', '/licensing/licences/1')).json.code === 'licences.licNotFound'
  expect(await works(first)).toBe(true)
  expect((await read()).keys[0]).toMatchObject({ lastUsedFrom: '127.0.0.1', active: true })
  const second = await newKey(id, { overlapHours: 1 })
  expect([await works(first), await works(second)]).toEqual([true, true])
  await portal.query(`UPDATE service_keys SET expires_at = now() - interval '1 second' WHERE prefix = $1`, [
    first.slice(0, 16),
  ])
  expect(await works(first)).toBe(false)
  const third = await newKey(id, { overlapHours: 0 })
  expect([await works(second), await works(third)]).toEqual([false, true])
  const key = (await read()).keys.find(({ active }) => active)!
  expect((await staff('DELETE', `/service-accounts/${id}/keys/${key.id}`)).status).toBe(204)
  expect(await works(third)).toBe(false)
  const again = await staff('DELETE', `/service-accounts/${id}/keys/${key.id}`)
  expect([again.status, again.json.code]).toEqual([404, 'services.keyNotFound'])
  const past = await staff('POST', `/service-accounts/${id}/keys`, { label: 'x', expiresOn: '2020-01-01' })
  expect([past.status, past.json.code]).toEqual([422, 'services.keyEnd'])
  // A day is over when it is at midnight in Berlin.
  const summer = await staff('POST', `/service-accounts/${id}/keys`, { label: 'Sommer', expiresOn: '2031-07-10' })
  const made = summer.json.account.keys.find(({ label }: { label: string }) => label === 'Sommer')
  expect(new Date(made.expiresAt).toISOString()).toBe('2031-07-10T21:59:59.999Z')
  await staff('DELETE', `/service-accounts/${id}/keys/${made.id}`)
  for (let count = 0; count < 10; count++) await newKey(id)
  const many = await staff('POST', `/service-accounts/${id}/keys`, { label: 'x' })
  expect([many.status, many.json.code]).toEqual([409, 'services.tooManyKeys'])
})

test('a disabled account’s keys open nothing, wrong ones neither; names are told apart', async () => {
  const service = await newService({ name: 'Kasse' })
  const key = await newKey(service.id)
  const facts = { name: 'Kasse', description: '', scopes: service.scopes, companyId: null }
  const put = (body: object) => staff('PUT', `/service-accounts/${service.id}`, body)
  expect((await put({ ...facts, disabled: true, modifiedAt: service.modifiedAt })).json.disabled).toBe(true)
  expect((await asked(key, 'GET', '/licensing/licences/1')).status).toBe(401)
  const stale = await put({ ...facts, disabled: false, modifiedAt: service.modifiedAt })
  expect([stale.status, stale.json.code]).toEqual([409, 'request.conflict'])
  expect((await put({ ...facts, disabled: false })).status).toBe(200)
  for (const wrong of [`${key.slice(0, -1)}x`, `${key}x`, 'kwk_000000000000_x', key.toUpperCase()])
    expect((await asked(wrong, 'GET', '/licensing/licences/1')).status, wrong).toBe(401)
  const taken = await staff('POST', '/service-accounts', { name: 'kasse', scopes })
  expect([taken.status, taken.json.code]).toEqual([409, 'services.nameTaken'])
  expect((await staff('DELETE', `/service-accounts/${service.id}`)).status).toBe(204)
  expect((await asked(key, 'GET', '/licensing/licences/1')).status).toBe(401)
})

test('what a key did stands in the audit log under the service’s name', async () => {
  const { client, order } = await ordered()
  const { serial } = await client.issueServiceLicence(order)
  const rows = await portal.query(
    `SELECT account_email FROM audit_log WHERE operation = 'issueServiceLicence' AND changes -> 'serial' ->> 1 = $1`,
    [String(serial)],
  )
  expect(rows).toEqual([{ account_email: expect.stringMatching(/^Dienst /) }])
})

test('a key the portal signs with since the client began is asked for, but for those that are pinned', async () => {
  const { key } = await ordered()
  const before = { keys: [{ kid: 'answer-2020-1', kty: 'OKP', crv: 'Ed25519', x: 'A'.repeat(43), use: 'sig' }] }
  let asked = 0
  const options = {
    url,
    key,
    tries: 1,
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      if (!addressOf(input).endsWith('/keys')) return fetch(input, init)
      return ++asked === 1 ? Response.json(before) : fetch(input, init)
    },
  }
  const question = { file: Buffer.from('x').toString('base64') }
  const client = keywerk(options)
  expect(await client.validateServiceLicence(question)).toMatchObject({ valid: false })
  await client.validateServiceLicence(question)
  expect(asked).toBe(2)
  expect(await refusal(keywerk({ ...options, answerKeys: before }).validateServiceLicence(question))).toBe(
    '201 client.signature',
  )
  expect(asked).toBe(2)
})

test('an answer that was changed on the way, or belongs to another request, is not believed', async () => {
  const { key, order } = await ordered()
  const forged = (change: (answer: Response, text: string) => Response) =>
    keywerk({
      url,
      key,
      tries: 1,
      fetch: async (input, init) => {
        const answer = await fetch(input, init)
        return addressOf(input).endsWith('/keys') ? answer : change(answer, await answer.text())
      },
    })
  const copy = (answer: Response, text: string, headers: object = {}) =>
    new Response(text, { status: answer.status, headers: { ...Object.fromEntries(answer.headers), ...headers } })
  const cases = [
    forged((answer, text) => copy(answer, text.replace('"current"', '"currenT"'))),
    forged((answer, text) => copy(answer, text, { signature: 'keywerk=:AAAA:' })),
    forged((answer, text) => copy(answer, text, { 'signature-input': '' })),
    forged((_, text) => new Response(text, { status: 201 })),
  ]
  for (const client of cases) expect(await refusal(client.issueServiceLicence(order))).toMatch(/ client\.signature$/)
  let kept: Response | null = null
  const replaying = keywerk({
    url,
    key,
    tries: 1,
    fetch: async (input, init) => {
      if (addressOf(input).endsWith('/keys')) return fetch(input, init)
      kept ??= await fetch(input, init)
      return kept.clone()
    },
  })
  await replaying.validateServiceLicence({ file: Buffer.from('x').toString('base64') })
  expect(await refusal(replaying.validateServiceLicence({ file: Buffer.from('x').toString('base64') }))).toBe(
    '201 client.signature',
  )
})

test('wrong licence requests and facts are refused by name', async () => {
  const { client, order } = await ordered()
  const tell = (changes: object) => refusal(client.issueServiceLicence({ ...order, ...changes }))
  expect(await tell({ customerNumber: '404404' })).toBe('404 companies.notFound')
  expect(await tell({ productCode: 'NO-SUCH' })).toBe('404 holdings.notFound')
  expect(await tell({ request: Buffer.from('<a/>').toString('base64') })).toMatch(/^4\d\d hosts\.requestMissing$/)
  expect(await tell({ request: 'not base64!' })).toBe('400 request.invalid')
  expect(await tell({ startDate: '2026-12-01', endDate: '2026-11-01' })).toMatch(/^422 hosts\.broken$/)
  expect(await refusal(client.readServiceLicence({ serial: '999999999' }))).toBe('404 licences.licNotFound')
})

test('the examples of the API page fit their shapes, and the client package is what the contract says', () => {
  for (const { examples, body, output } of licensingOperations) {
    if (examples.body !== undefined) expect(body.safeParse(examples.body).error).toBeUndefined()
    if (examples.output !== undefined) expect(output.safeParse(examples.output).error).toBeUndefined()
  }
  expect(clientText().replaceAll(/\s+/g, ' ')).toBe(
    readFileSync(new URL('../client/src/operations.gen.ts', import.meta.url), 'utf8').replaceAll(/\s+/g, ' '),
  )
})
