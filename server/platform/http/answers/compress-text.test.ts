import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressText } from './compress-text.ts'

const long = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: 'Müller & Söhne' })))

test.each([
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, BR; q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0.0', null],
  ['br;q=0.5', 'br'],
  ['deflate, zstd', null],
  ['*', null],
  ['', null],
] as const)('%s takes %s', async (accepted, encoding) => {
  const answer = await compressText(long, accepted)
  expect(answer.encoding).toBe(encoding)
  if (answer.encoding === 'br') expect(brotliDecompressSync(answer.bytes).toString()).toBe(long)
  else if (answer.encoding === 'gzip') expect(gunzipSync(answer.bytes).toString()).toBe(long)
  else expect(answer.bytes).toBe(long)
  if (answer.encoding) expect(answer.bytes.length).toBeLessThan(long.length / 4)
})

test('what fits into one packet is sent as it is', async () => {
  expect(await compressText('{"items":[]}', 'br')).toEqual({ encoding: null, bytes: '{"items":[]}' })
})
