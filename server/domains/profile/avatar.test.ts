import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { readProfile } from '#contract/profile.ts'
import { badPictures, chunk, good, png, rowsOf } from '../../testing/bad-pictures.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const save = (bytes: Uint8Array) => portal.call('user', 'PUT', '/profile/avatar', bytes)

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
  expect((await portal.ask('user', readProfile)).avatarAt).toBe(saved.json.avatarAt)
  expect((await portal.call('customer', 'GET', '/profile/avatar')).json.code).toBe('profile.noAvatar')
  expect((await portal.call('user', 'DELETE', '/profile/avatar')).status).toBe(204)
  expect((await portal.call('user', 'GET', '/profile/avatar')).status).toBe(404)
})

test.each(badPictures)('%s is refused within a second, and nothing is kept', async (_, bytes) => {
  const begun = performance.now()
  const { status, json } = await save(bytes)
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect([status, json.code]).toEqual([422, 'profile.avatarInvalid'])
  expect((await portal.call('user', 'GET', '/profile/avatar')).status).toBe(404)
})

test('a decompression bomb behind a fitting header is unpacked no further than the picture', async () => {
  // Packed before: what that takes is not the server's.
  const bomb = png(200, 200, Buffer.alloc(150_000_000))
  const before = process.memoryUsage().rss
  const answer = await save(bomb)
  expect(answer.status).toBe(422)
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

test('a second header with another size, which a decoder would go by, takes no memory', async () => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(10_000, 0)
  header.writeUInt32BE(10_000, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const rows = Buffer.alloc((200 * 4 + 1) * 200)
  const before = process.memoryUsage().rss
  const answer = await save(png(200, 200, rows, { more: [chunk('IHDR', header)] }))
  expect([answer.status, answer.json.code]).toEqual([422, 'profile.avatarInvalid'])
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
