import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { newHolding, newHost, rowCounts, soundHost } from './fixtures.ts'

const portal = testPortal()
const sample = (name: string) => readFileSync(new URL(`../../../licence/src/fixtures/${name}`, import.meta.url))
const read = (bytes: Uint8Array) => portal.call('licenser', 'POST', '/host-requests', bytes)
const sound = sample('network-mac.id').toString()
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

const bomb = Array.from({ length: 20 }, (_, level) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`).join('')
const utf16 = (text: string, mark: number[]) => Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')])
const swapped = (bytes: Buffer) => bytes.swap16()

test.each<[string, Uint8Array, string]>([
  [
    'an external entity',
    Buffer.from('<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x"><LicenseRequest/>'),
    'hosts.requestDoctype',
  ],
  [
    'an entity bomb',
    Buffer.from(`<!DOCTYPE a [<!ENTITY e-1 "x">${bomb}]><LicenseRequest>&e19;</LicenseRequest>`),
    'hosts.requestDoctype',
  ],
  ['a DOCTYPE in small letters after a comment', Buffer.from(`<!-- x --><!doctype a>${sound}`), 'hosts.requestDoctype'],
  ['an undeclared entity', Buffer.from(sound.replace('Wellenwerk', '&wellenwerk;')), 'hosts.requestNotXml'],
  ['10,000 nested elements', Buffer.from('<a>'.repeat(10_000) + '</a>'.repeat(10_000)), 'hosts.requestTooDeep'],
  ['10,000 opened elements', Buffer.from('<a>'.repeat(10_000)), 'hosts.requestTooDeep'],
  [
    '60,000 elements side by side',
    Buffer.from(`<LicenseRequest>${'<a/>'.repeat(60_000)}</LicenseRequest>`),
    'hosts.requestField',
  ],
  [
    '20,000 attributes',
    Buffer.from(`<a ${Array.from({ length: 20_000 }, (_, n) => `b${n}=""`).join(' ')}/>`),
    'hosts.requestMissing',
  ],
  [
    '60,000 character references',
    Buffer.from(`<LicenseRequest><Product>${'&lt;'.repeat(60_000)}</Product></LicenseRequest>`),
    'hosts.requestField',
  ],
  ['250,000 open brackets', Buffer.from('<'.repeat(250_000)), 'hosts.requestNotXml'],
  ['250,000 open quotes', Buffer.from(`<a b=${`"'`.repeat(120_000)}`), 'hosts.requestNotXml'],
  ['UTF-16, little endian', utf16(sound, [0xff, 0xfe]), 'hosts.requestEncoding'],
  ['UTF-16, big endian', swapped(utf16(sound, [0xff, 0xfe])), 'hosts.requestEncoding'],
  ['UTF-16 without a mark', utf16(sound, []), 'hosts.requestEncoding'],
  ['a NUL byte', Buffer.from(sound.replace('SRV', 'S\u0000V')), 'hosts.requestEncoding'],
  ['invalid UTF-8', Buffer.from(sound, 'latin1'), 'hosts.requestEncoding'],
  [
    'an overlong form',
    Buffer.concat([Buffer.from('<a>'), Buffer.from([0xc0, 0xaf]), Buffer.from('</a>')]),
    'hosts.requestEncoding',
  ],
  ['an unknown encoding', Buffer.from(sound.replace('UTF-8', 'UTF-7')), 'hosts.requestEncoding'],
  ['nothing', Buffer.alloc(0), 'hosts.requestNotXml'],
  ['blanks', Buffer.from(' \n'), 'hosts.requestNotXml'],
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3]), 'hosts.requestEncoding'],
  ['JSON', Buffer.from('{"LicenseRequest":{}}'), 'hosts.requestNotXml'],
])('%s is refused', (_name, bytes, code) => expectRefusal(bytes, 400, code))

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
  ['another schema', changed('schema="1"', 'schema="2"'), 'schema'],
])('a request with %s is refused and says where', (_name, bytes, name) =>
  expectRefusal(bytes, 400, 'hosts.requestField', { name }),
)

/** Sends 50 MB in small pieces until somebody answers, and says how far memory rose meanwhile. */
async function sendHuge(address: string, token: string, length: Record<string, string>) {
  const start = process.memoryUsage().rss
  const from = performance.now()
  const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}`, ...length }
  const upload = request(`${address}/api/host-requests`, { method: 'POST', headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    upload.on('response', resolve)
    upload.on('error', reject)
  })
  const state = { done: false }
  const end = () => void (state.done = true)
  answered.then(end, end)
  let rise = 0
  const piece = Buffer.alloc(mebibyte / 16, 'x')
  for (let sent = 0; sent < huge && !state.done; sent += piece.length) {
    upload.write(piece)
    rise = Math.max(rise, process.memoryUsage().rss - start)
    // Time to read the answer: the server hangs up on whoever just goes on.
    await new Promise((next) => setTimeout(next, 20))
  }
  const response = await answered
  const { code } = JSON.parse(await text(response))
  upload.destroy()
  return { status: response.statusCode, code, rise, took: performance.now() - from }
}

test('a file of 50 MB is refused unread, declared or not, and memory stays flat', async () => {
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await portal.tokenOf('licenser')
  const before = await rowCounts(portal)
  const declared = { 'content-length': String(huge) }
  for (const length of [declared, { 'transfer-encoding': 'chunked' }, declared, { 'transfer-encoding': 'chunked' }]) {
    const { took, rise, ...answer } = await sendHuge(address, token, length)
    expect(answer).toEqual({ status: 413, code: 'request.tooLarge' })
    // Bounds a hang, measures nothing.
    expect(took).toBeLessThan(10_000)
    expect(rise).toBeLessThan(16 * mebibyte)
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
