import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { toggleHost } from '#contract/hosts.ts'
import { readKeySet } from '#licence/key-set.ts'
import { verifyStatus } from '#licence/status.ts'
import { testPortal } from '../../../testing/portal.ts'
import { fileOf, issueFor, publishedKeys, readyHost } from '../fixtures.ts'

const portal = testPortal()

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url')
const ask = (serial: number | string, sha256: string) =>
  portal.call(null, 'GET', `/licence-status?serial=${serial}&sha256=${sha256}`)

async function statusOf({ id, serial }: { id: string; serial: number }) {
  const sha256 = hashOf((await fileOf(portal, id)).bytes)
  const { status, bytes } = await ask(serial, sha256)
  expect(status).toBe(200)
  const asked = { serial: String(serial), sha256, keys: readKeySet(JSON.stringify(await publishedKeys(portal)))! }
  const answer = await verifyStatus(bytes, asked)
  if (!answer.ok) throw new Error(answer.code)
  return { ...answer, bytes }
}

test('who has the file is told, signed, what has become of the licence, and by which keys to check', async () => {
  const host = await readyHost(portal)
  const old = await issueFor(portal, host.id)
  const first = await statusOf(old)
  expect(first.status).toMatchObject({ state: 'current', successor: null })
  expect(Math.abs(Date.parse(first.status.at) - Date.now())).toBeLessThan(90_000)
  expect(first.keys.keys).toHaveLength((await publishedKeys(portal)).keys.length)

  const current = await issueFor(portal, host.id)
  expect((await statusOf(old)).status).toMatchObject({ state: 'superseded', successor: String(current.serial) })
  await portal.ask('licenser', toggleHost, { params: { id: host.id }, body: { disabled: true } })
  expect((await statusOf(current)).status).toMatchObject({ state: 'suspended', successor: null })
})

test('the same answer is signed once a minute, however often it is asked for', async () => {
  const licence = await issueFor(portal, (await readyHost(portal)).id)
  const [one, two] = [await statusOf(licence), await statusOf(licence)]
  expect(one.bytes.equals(two.bytes)).toBe(true)
})

test('who has no file is told nothing: unknown serials and other bytes look alike, and what is no hash is refused', async () => {
  const licence = await issueFor(portal, (await readyHost(portal)).id)
  const answers = [
    await ask(licence.serial, hashOf(Buffer.from('x'))),
    await ask(999_999_999, hashOf(Buffer.from('x'))),
  ]
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual([
    [404, 'licences.licNotFound'],
    [404, 'licences.licNotFound'],
  ])
  for (const [serial, sha256] of [
    ['1', 'x'],
    ['x', 'A'.repeat(43)],
    ['1'.repeat(16), 'A'.repeat(43)],
  ])
    expect((await ask(serial!, sha256!)).status).toBe(400)
})
