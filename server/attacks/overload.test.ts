import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()

test.each(['/api/openapi.json', '/api'])('%s is written once, compressed, and kept by whoever has it', async (url) => {
  const get = (headers: Record<string, string> = {}) => portal.app.inject({ url, headers })
  const [plain, ...others] = await Promise.all([get(), ...Array.from({ length: 50 }, () => get())])
  expect([plain.statusCode, plain.headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  expect(plain.headers.vary).toContain('accept-encoding')
  expect(others.every(({ rawPayload }) => rawPayload.equals(plain.rawPayload))).toBe(true)
  const brotli = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  const zipped = await get({ 'accept-encoding': 'gzip;q=1.0, br;q=0' })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload)
  const again = await get({ 'if-none-match': String(plain.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('writing the description of the API lets others be answered meanwhile', async () => {
  const app = await portal.another()
  const answered: string[] = []
  const document = app.inject({ url: '/api/openapi.json' }).then(() => answered.push('document'))
  for (let times = 0; times < 5; times++) await app.inject({ url: '/health/live' }).then(() => answered.push('health'))
  await document
  expect(answered).toEqual(['health', 'health', 'health', 'health', 'health', 'document'])
})

test('whoever waits for the description of the API takes no place of those who need the database', async () => {
  const app = await portal.another()
  const token = await portal.tokenOf('licenser')
  // More at once than may be under way, before it is written for the first time; compressed, since 600 copies of it take a
  // slow machine a minute.
  const headers = { 'accept-encoding': 'br' }
  const strangers = Array.from({ length: 600 }, () => app.inject({ url: '/api/openapi.json', headers }))
  const read = await app.inject({ url: '/api/companies', headers: { authorization: `Bearer ${token}` } })
  expect(read.statusCode).toBe(200)
  expect(new Set((await Promise.all(strangers)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
})

const listening = async () => {
  const app = await portal.another()
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}
const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

test('who asks 500 times at once and reads nothing is ended, and others are answered meanwhile', async () => {
  const port = await listening()
  await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  const strangers = Array.from({ length: 8 }, () => {
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => undefined)
    socket.write(asking('/api/openapi.json').repeat(500))
    return socket
  })
  const others = await Promise.all(Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/health/ready`)))
  expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200))
  // What came before the end is read now; the answers that were asked for beyond it never were made.
  const taken = await Promise.all(strangers.map((socket) => text(socket.resume()).catch(() => '')))
  for (const said of taken) expect(said.split('HTTP/1.1 200 OK').length - 1).toBeLessThanOrEqual(16)
  expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
})

test('a few requests at once on one connection are answered in their order', async () => {
  const socket = connect(await listening(), '127.0.0.1')
  socket.write(
    asking('/health/live').repeat(9) + asking('/health/ready').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
  )
  expect((await text(socket)).match(/"status":"\w+"/g)).toEqual([
    ...Array(9).fill('"status":"live"'),
    '"status":"ready"',
  ])
})

test('a request has to arrive in time', async () => {
  const { server } = portal.app
  expect([server.headersTimeout, server.requestTimeout]).toEqual([20_000, 120_000])
})
