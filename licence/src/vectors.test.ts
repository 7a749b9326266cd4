import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { makeVectors, type Vectors } from './fixtures/vectors/vectors.ts'
import { readHostRequest } from './host-request.ts'
import { readKeySet } from './key-set.ts'
import { hashOf } from './ledger.ts'
import { verifyStatus } from './status.ts'
import { verifyLicence } from './verify.ts'

const folder = new URL('../vectors/', import.meta.url)
const read = (file: string): Uint8Array => readFileSync(new URL(file, folder))
const { cases, requests, statuses } = JSON.parse(read('cases.json').toString()) as Vectors
const keySet = (file = 'keys.json') => readKeySet(read(file).toString())

test('making the vectors again gives the same bytes, and nothing else lies there', async () => {
  const made = await makeVectors()
  const there = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'README.md')
    .map(({ parentPath, name }) => relative(fileURLToPath(folder), join(parentPath, name)).replaceAll('\\', '/'))
  expect(there.toSorted()).toEqual([...made.keys()].toSorted())
  for (const [file, bytes] of made) expect(Buffer.from(bytes).equals(read(file)), file).toBe(true)
})

test.each(cases)(
  'licence $name',
  async ({ file, keys: keyFile, now, host = null, productVersion, clock, reasons, term, notes, traits, seen }) => {
    const keys = keySet(keyFile)
    if (!keys) throw new Error('no keys')
    const state = clock?.state ? read(clock.state) : null
    const verdict = await verifyLicence(read(file), {
      keys,
      host,
      now: new Date(now ?? ''),
      ...(productVersion !== undefined && { productVersion }),
      ...(clock && { clock: { state, machine: clock.machine } }),
    })
    expect(verdict.reasons.map(({ code }) => code)).toEqual(reasons)
    expect(verdict.term).toEqual(term)
    expect(verdict.notes.map(({ code }) => code)).toEqual(notes)
    expect(verdict.traits?.traits.map(({ kind, outcome }) => [kind, outcome])).toEqual(traits)
    expect(verdict.clockState && /SEEN (.*)/.exec(new TextDecoder().decode(verdict.clockState))?.[1]).toBe(seen)
  },
)

test.each(requests)('licence request $file', ({ file, code, field, request }) => {
  const result = readHostRequest(read(file))
  expect(result).toEqual(code === null ? { ok: true, request } : { ok: false, code, ...(field && { field }) })
})

test.each(statuses)('status answer $name', async ({ file, code, state, successor, at, keys: after }) => {
  const keys = keySet()
  if (!keys) throw new Error('no keys')
  const sha256 = await hashOf(new Uint8Array(read('lic/network.lic')))
  const answer = await verifyStatus(read(file), { serial: 'L-2026-000042', sha256, keys })
  if (!answer.ok) return expect(answer.code).toBe(code)
  expect(code).toBeNull()
  expect(answer.status).toMatchObject({ state, successor, at })
  expect(answer.keys.keys.map(({ kid, status = '' }) => [kid, status])).toEqual(after)
})
