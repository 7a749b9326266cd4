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
