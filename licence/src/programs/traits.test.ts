import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeKeys, networkLicence } from '../fixtures/signed.ts'
import { readHostRequest } from '../host-request.ts'
import { signLicence } from '../sign.ts'
import { bindTraits, proposedTraitPolicies, type TraitPolicies } from '../traits/trait-policy.ts'
import { main as hostid } from './keywerk-hostid.ts'
import { main as licence } from './keywerk-licence.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-traits-'))
afterAll(() => rmSync(folder, { recursive: true }))
const salt = 'AAECAwQFBgcICQoLDA0ODw'

async function run(program: typeof hostid, ...args: string[]) {
  const said = { out: '', err: '' }
  const output = { out: (text: string) => (said.out += text), err: (text: string) => (said.err += text) }
  const code = await program([...args, '--lang', 'en'], output, new Date('2026-12-01T12:00:00Z'))
  return { code, ...said }
}

test('writes the traits of this machine with the salt, and a licence for them holds here and not elsewhere', async () => {
  const id = join(folder, 'own.id')
  const written = await run(hostid, '--salt', salt, '--mac', '001B44113AB7', '--out', id)
  expect(written).toMatchObject({ code: 0 })
  expect(written.err).toMatch(/^Traits \((?:computer|virtual machine|container)\): .*computer name/m)
  const read = readHostRequest(readFileSync(id))
  const recorded = read.ok ? read.request.traits : null
  expect(recorded?.salt).toBe(salt)
  if (!recorded) throw new Error('no traits')
  const policies: TraitPolicies = {
    ...proposedTraitPolicies,
    [recorded.profile]: { need: 1, kinds: ['machine', 'name'] },
  }
  const { signer, keys } = makeKeys()
  const keyFile = join(folder, 'keys.json')
  writeFileSync(keyFile, JSON.stringify(keys))
  const file = join(folder, 'own.lic')
  const traits = bindTraits(policies, recorded)
  writeFileSync(file, await signLicence({ ...networkLicence, format: 3, binding: 'traits', hosts: [], traits }, signer))
  const here = await run(licence, 'verify', file, '--keys', keyFile)
  expect([here.code, here.out]).toEqual([0, expect.stringContaining('- computer name: unchanged')])
  expect(await run(licence, 'verify', file, '--keys', keyFile, '--host', id)).toMatchObject({ code: 0 })
  const other = await run(licence, 'verify', file, '--keys', keyFile, '--trait', 'name=OTHER')
  expect(other.code).toBe(1)
  expect(other.out).toContain('Too few traits hold: 0 of 1. Changed: computer name; not readable: ')
  expect((await run(licence, 'show', file)).out).toContain('1 / 2: system ID, computer name')
})

test.each([
  ['--salt', 'x'],
  ['--salt', `${salt}AA`],
])('refuses a salt that is none: %s %s', async (...args) => {
  expect(await run(hostid, ...args)).toMatchObject({ code: 2, out: '' })
})

test('refuses a trait of an unknown kind', async () => {
  expect(await run(licence, 'verify', 'x.lic', '--keys', 'k', '--trait', 'cpu=1')).toMatchObject({ code: 2 })
})
