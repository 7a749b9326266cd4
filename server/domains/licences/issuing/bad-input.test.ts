import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { badRequests, sample, sound } from '../../../testing/bad-requests.ts'
import { testPortal } from '../../../testing/portal.ts'
import { newHolding, newHost, rowCounts, soundHost } from '../fixtures.ts'

const portal = testPortal()
const read = (bytes: Uint8Array) => portal.call('licenser', 'POST', '/host-requests', bytes)
const mebibyte = 1024 * 1024
const huge = 50 * mebibyte

beforeAll(() => portal.tokenOf('licenser'))

/** Refused with this code, without hanging, and not one row more in any table. */
async function expectRefusal(bytes: Uint8Array, status: number, code: string, details?: object): Promise<void> {
  const before = await rowCounts(portal)
  const from = performance.now()
  const answer = await read(bytes)
  const took = performance.now() - from
  expect([answer.status, answer.json.code]).toEqual([status, code])
  if (details) expect(answer.json.details).toEqual(details)
  expect(answer.json).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
  // Bounds a hang, measures nothing.
  expect(took).toBeLessThan(10_000)
  expect(await rowCounts(portal)).toEqual(before)
}

test.each([
  ['wrong-doctype.id', 'hosts.requestDoctype'],
  ['wrong-no-request.id', 'hosts.requestMissing'],
  ['wrong-truncated.id', 'hosts.requestNotXml'],
])('the sample %s is refused', (name, code) => expectRefusal(sample(name), 400, code))

test.each(badRequests)('%s is refused', (_name, bytes, code) => expectRefusal(bytes, 400, code))

const changed = (from: string | RegExp, to: string) => Buffer.from(sound.replace(from, to))
test.each<[string, Uint8Array, string]>([
  ['a negative version', changed('<Version>20<', '<Version>-1<'), 'version'],
  ['a huge version', changed('<Version>20<', `<Version>${'9'.repeat(20)}<`), 'version'],
  ['half a version', changed('<Version>20<', '<Version>1e1<'), 'version'],
  ['a negative port', changed('28064', '-1'), 'port'],
  ['port 65536', changed('28064', '65536'), 'port'],
  ['the year 10000', changed('2026-11-12', '10000-01-01'), 'created'],
  ['a day that does not exist', changed('2026-11-12', '2026-02-30'), 'created'],
  ['four machines', changed(/<Host .*<\/Host>/, '<Host><ComputerName>A</ComputerName></Host>'.repeat(4)), 'hosts'],
  ['no machine', changed(/<Host .*<\/Host>/, ''), 'hosts'],
  ['a machine of index 0', changed('index="1"', 'index="0"'), 'hosts'],
  ['a MAC of five bytes', changed('00-1B-44-11-3A-B7', '00-1B-44-11-3A'), 'mac'],
  ['an 11-digit customer number', changed('10023', '10023100231'), 'customerNumber'],
  [
    'a company of 100 characters',
    changed(/<Company>.*<\/Company>/, `<Company>${'x'.repeat(100)}</Company>`),
    'company',
  ],
  ['an address with a line break', changed('a.groessl@', 'a.groessl&#13;&#10;Bcc:x@'), 'email'],
  ['markup inside a value', changed('Wellenwerk', '<b>Wellenwerk</b>'), 'product'],
  ['two versions', changed('<Version>20</Version>', '<Version>20</Version><Version>19</Version>'), 'version'],
  ['another schema', changed('schema="1"', 'schema="3"'), 'schema'],
])('a request with %s is refused and says where', (_name, bytes, name) =>
  expectRefusal(bytes, 400, 'hosts.requestField', { name }),
)

/** Sends 50 MB in small pieces until it is answered, and says how much was sent until then. */
async function sendHuge(address: string, token: string, length: Record<string, string>) {
  const from = performance.now()
  const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}`, ...length }
  const upload = request(`${address}/api/host-requests`, { method: 'POST', headers, agent: false })
  const answers: IncomingMessage[] = []
  upload.on('response', (answer: IncomingMessage) => answers.push(answer))
  const piece = Buffer.alloc(mebibyte / 16, 'x')
  let sent = 0
  for (; sent < huge && answers.length === 0; sent += piece.length)
    await new Promise<void>((taken, broken) => upload.write(piece, (error) => (error ? broken(error) : taken())))
  const [response] = answers as [IncomingMessage]
  const { code } = JSON.parse(await text(response))
  upload.destroy()
  return { status: response.statusCode, code, sent, took: performance.now() - from }
}

test('a file of 50 MB is refused unread, declared or not', async () => {
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await portal.tokenOf('licenser')
  const before = await rowCounts(portal)
  const declared = { 'content-length': String(huge) }
  for (const length of [declared, { 'transfer-encoding': 'chunked' }, declared, { 'transfer-encoding': 'chunked' }]) {
    const { took, sent, ...answer } = await sendHuge(address, token, length)
    expect(answer).toEqual({ status: 413, code: 'request.tooLarge' })
    // Bounds a hang, measures nothing.
    expect(took).toBeLessThan(10_000)
    expect(sent).toBeLessThan(16 * mebibyte)
  }
  expect(await rowCounts(portal)).toEqual(before)
})

test('a request is sent as a file, nothing else', async () => {
  const xml = await portal.call('licenser', 'POST', '/host-requests', sample('triade.id'), {
    'content-type': 'text/xml',
  })
  expect([xml.status, xml.json.code]).toEqual([415, 'request.mediaType'])
  const json = await portal.call('licenser', 'POST', '/host-requests', { LicenseRequest: {} })
  expect([json.status, json.json.code]).toEqual([415, 'request.mediaType'])
  const file = await portal.call('licenser', 'PATCH', '/session/preferences', sample('triade.id'))
  expect([file.status, file.json.code]).toEqual([415, 'request.mediaType'])
})

test.each<[string, object, string]>([
  ['a negative version', { version: -1 }, 'version'],
  ['a huge version', { version: 1e300 }, 'version'],
  ['half a version', { version: 20.5 }, 'version'],
  ['a version in words', { version: '20' }, 'version'],
  ['a negative port', { port: -1 }, 'port'],
  ['port 65536', { port: 65536 }, 'port'],
  ['the year 10000', { endDate: '10000-01-01' }, 'endDate'],
  ['the year 0', { startDate: '0000-01-01' }, 'startDate'],
  ['a day that does not exist', { endDate: '2027-02-29' }, 'endDate'],
  ['an instant for a day', { endDate: '2027-02-28T00:00:00Z' }, 'endDate'],
  ['a NUL', { companyNameShort: 'A\u0000B' }, 'companyNameShort'],
  ['a line break', { customerNumber: '1\r\n2' }, 'customerNumber'],
  ['a NUL in several lines', { comment: 'A\nB\u0000' }, 'comment'],
  [
    'a MAC in small letters',
    { hosts: soundHost.hosts.map(() => ({ name: null, mac: '001b44113ab7' })) },
    'hosts.0.mac',
  ],
  ['four machines', { hosts: [...soundHost.hosts, { name: null, mac: null }] }, 'hosts'],
  ['two machines', { hosts: soundHost.hosts.slice(1) }, 'hosts'],
  ['another binding', { binding: 'dongle' }, 'binding'],
  ['a flag as text', { unlimited: 'false' }, 'unlimited'],
  ['a foreign field', { disabled: true }, ''],
])('a host ID with %s is refused at its field', async (_name, changes, field) => {
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  const before = await rowCounts(portal)
  const list = `/holdings/${holding.id}/hosts`
  for (const [method, path] of [
    ['POST', list],
    ['PUT', `/hosts/${host.id}`],
  ] as const) {
    const { status, json } = await portal.call('licenser', method, path, { ...soundHost, ...changes })
    expect([status, json.code, json.field ?? '']).toEqual([400, 'request.invalid', field])
  }
  expect(await rowCounts(portal)).toEqual(before)
})

test.each(['not-a-uuid', '..%2f..%2fetc%2fpasswd', '%00', "1'%20OR%201=1", 'x'.repeat(300)])(
  'an id like %s is refused',
  async (id) => {
    const answer = await portal.call('licenser', 'GET', `/hosts/${id}`)
    expect([answer.status, answer.json.code]).toEqual([400, 'request.invalid'])
  },
)
