import { crc32, deflateSync } from 'node:zlib'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const save = (bytes: Uint8Array) => portal.call('user', 'PUT', '/profile/avatar', bytes)

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
const start = Buffer.from('89504e470d0a1a0a', 'hex')
function png(
  width: number,
  height: number,
  rows: Buffer,
  { depth = 8, kind = 6, interlace = 0, more = [] as Buffer[] } = {},
) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, kind, 0, 0, interlace], 8)
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const rowsOf = (width: number, height: number, bytes = 4) => Buffer.alloc((width * bytes + 1) * height)
const good = png(200, 200, rowsOf(200, 200))

test('a picture of 200 × 200 is kept, shown to its owner alone, and removed again', async () => {
  const picture = new PNG({ width: 200, height: 200 })
  picture.data.fill(Buffer.from([200, 30, 90, 255]))
  const saved = await save(PNG.sync.write(picture))
  expect(saved.status).toBe(200)
  const read = await portal.call('user', 'GET', '/profile/avatar')
  expect(read.headers['content-type']).toBe('image/png')
  expect(read.headers['x-content-type-options']).toBe('nosniff')
  expect(read.headers['cache-control']).toContain('no-store')
  expect(PNG.sync.read(read.bytes).data.subarray(0, 4)).toEqual(Buffer.from([200, 30, 90, 255]))
  expect((await portal.call('user', 'GET', '/profile')).json.avatarAt).toBe(saved.json.avatarAt)
  expect((await portal.call('customer', 'GET', '/profile/avatar')).json.code).toBe('profile.noAvatar')
  expect((await portal.call('user', 'DELETE', '/profile/avatar')).status).toBe(204)
  expect((await portal.call('user', 'GET', '/profile/avatar')).status).toBe(404)
})

test.each<[string, Uint8Array]>([
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['an SVG behind the signature of a PNG', Buffer.concat([start, Buffer.from('<svg onload="alert(1)"/>')])],
  ['a GIF', Buffer.from('GIF89a\u00c8\u0000\u00c8\u0000', 'latin1')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
  ['a pixel bomb of 60,000 × 60,000', png(60_000, 60_000, Buffer.alloc(1000))],
  ['the greatest size there is', png(0x7fffffff, 0x7fffffff, Buffer.alloc(10))],
  ['201 × 200', png(201, 200, rowsOf(201, 200))],
  ['16 bits per channel', png(200, 200, rowsOf(200, 200, 8), { depth: 16 })],
  ['a palette', png(200, 200, rowsOf(200, 200, 1), { kind: 3 })],
  ['interlacing with a decompression bomb of 100 MB', png(200, 200, Buffer.alloc(100_000_000), { interlace: 1 })],
  ['a picture cut off', good.subarray(0, 60)],
  ['a picture with a changed byte', Buffer.from(good).fill(0xff, 44, 46)],
  ['rows missing, which a decoder would fill from memory', png(200, 200, rowsOf(200, 10))],
  ['no rows at all', png(200, 200, Buffer.alloc(0))],
])('%s is refused within a second, and nothing is kept', async (_, bytes) => {
  const begun = performance.now()
  const { status, json } = await save(bytes)
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect([status, json.code]).toEqual([422, 'profile.avatarInvalid'])
  expect((await portal.call('user', 'GET', '/profile/avatar')).status).toBe(404)
})

test('a decompression bomb behind a fitting header is unpacked no further than the picture', async () => {
  const before = process.memoryUsage().rss
  const answer = await save(png(200, 200, Buffer.alloc(150_000_000)))
  expect(answer.status).toBe(422)
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

const script = '<script>alert(document.domain)</script>'

test('a file that goes on behind the picture is refused', async () => {
  expect((await save(Buffer.concat([good, Buffer.from(`${script}PK\u0003\u0004`)]))).json.code).toBe(
    'profile.avatarInvalid',
  )
})

test('what else is in the file is gone', async () => {
  const more = ['tEXt', 'eXIf', 'zzZz'].map((type) => chunk(type, Buffer.from(`Comment\0${script}`)))
  expect((await save(png(200, 200, rowsOf(200, 200), { more }))).status).toBe(200)
  const { bytes } = await portal.call('user', 'GET', '/profile/avatar')
  expect(bytes.toString('latin1')).not.toMatch(/script|tEXt|eXIf|zzZz/)
  expect(bytes.subarray(-8, -4).toString('latin1')).toBe('IEND')
})

test('more than 200,000 bytes are not even read', async () => {
  expect((await save(Buffer.alloc(200_001))).json.code).toBe('request.tooLarge')
})
