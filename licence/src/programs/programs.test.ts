import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeKeys, networkLicence } from '../fixtures/signed.ts'
import { readHostRequest } from '../host-request.ts'
import { genesis, hashEntry, hashOf, signHead } from '../ledger.ts'
import { entryLine, headLine } from '../ledger-lines.ts'
import { signedBytes, signLicence } from '../sign.ts'
import { main as hostid } from './keywerk-hostid.ts'
import { main as licence } from './keywerk-licence.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const { signer, keys } = makeKeys()
const lic = file('a.lic', await signLicence(networkLicence, signer))
const keyFile = file('keys.json', JSON.stringify(keys))
const idFile = new URL('../fixtures/network-mac.id', import.meta.url).pathname
const now = new Date('2026-12-01T12:00:00Z')

async function run(program: typeof licence, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const result = { code: 0, out: '', err: '' }
  const output = { out: (text: string) => void (result.out += text), err: (text: string) => void (result.err += text) }
  result.code = await program(args, output, now)
  return result
}

const verify = (...args: string[]): ReturnType<typeof run> => run(licence, 'verify', lic, '--keys', keyFile, ...args)

test('valid for the machine of the request: exit code 0', async () => {
  expect(await verify('--host', idFile, '--product-version', '20', '--lang', 'de')).toEqual({
    code: 0,
    out: 'Gültig.\n',
    err: '',
  })
  expect(await verify('--mac', '001b.4411.3ab7', '--name', 'srv-cad-01', '--lang', 'en')).toMatchObject({
    code: 0,
    out: 'Valid.\n',
  })
})

test('each reason in words: exit code 1', async () => {
  const result = await verify('--mac', '020000000001', '--name', 'SRV-CAD-01', '--at', '2028-01-01', '--lang', 'en')
  expect(result).toEqual({
    code: 1,
    err: '',
    out: `Not valid.
- The licence expired on 21.11.2027.
- The licence is not for this machine: MAC address expected 00:1B:44:11:3A:B7, found 02:00:00:00:00:01.
`,
  })
  const other = await verify()
  expect(other.code).toBe(1)
  expect(other.out).toContain('nicht für diesen Rechner')
})

test('each machine of a request is one of its own: address of one and name of another are none', async () => {
  const host = (name: string, mac: string) =>
    `<Host><ComputerName>${name}</ComputerName><MacAddress>${mac}</MacAddress></Host>`
  const hosts = ['A', 'B', 'C'].map((name, at) => host(`PC-${name}`, `00:1B:44:11:3A:B${at + 7}`)).join('')
  const request = `<LicenseRequest><Product>W</Product><Version>20</Version>${hosts}</LicenseRequest>`
  const three = file('three.id', request)
  const bound = async (name: string, mac: string) => {
    const path = file('bound.lic', await signLicence({ ...networkLicence, hosts: [{ name, mac }] }, signer))
    return run(licence, 'verify', path, '--keys', keyFile, '--host', three, '--lang', 'en')
  }
  expect(await bound('PC-A', '001B44113AB8')).toEqual({
    code: 1,
    err: '',
    out: `Not valid.
- The licence is not for this machine: MAC address expected 00:1B:44:11:3A:B8, found 00:1B:44:11:3A:B7.
`,
  })
  expect(await bound('PC-B', '001B44113AB8')).toMatchObject({ code: 0, out: 'Valid.\n' })
})

test('answers in JSON', async () => {
  const { code, out } = await verify('--host', idFile, '--product-version', '19', '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    valid: false,
    code: 'licence.version',
    reasons: [{ code: 'licence.version', detail: { version: 20, productVersion: 19 } }],
    licence: { serial: networkLicence.serial },
  })
})

test('a changed byte: exit code 1', async () => {
  const bytes = readFileSync(lic)
  const changed = file('b.lic', bytes.with(bytes.indexOf('COUNT 5') + 6, 0x36))
  const result = await run(licence, 'verify', changed, '--keys', keyFile, '--host', idFile, '--json')
  expect(result.code).toBe(1)
  expect(JSON.parse(result.out)).toMatchObject({ code: 'licence.signature' })
})

test.each([
  [],
  ['verify'],
  ['verify', lic],
  ['verify', lic, '--keys', lic],
  ['verify', lic, '--keys', join(folder, 'none.json')],
  ['verify', join(folder, 'none.lic'), '--keys', keyFile],
  ['verify', lic, '--keys', keyFile, '--at', '2026-02-30'],
  ['verify', lic, '--keys', keyFile, '--mac', 'x'],
  ['verify', lic, '--keys', keyFile, '--product-version', '0'],
  ['verify', lic, '--keys', keyFile, '--host', lic],
  ['verify', lic, '--keys', keyFile, '--lang', 'fr'],
  ['verify', lic, '--keys', keyFile, '--unknown'],
  ['frobnicate', lic],
])('a wrong call: exit code 2 (%#)', async (...args) => {
  const result = await run(licence, ...args)
  expect(result).toMatchObject({ code: 2, out: '' })
  expect(result.err).toContain('keywerk-licence verify')
})

test('shows a licence without verifying it', async () => {
  const { code, out } = await run(licence, 'show', lic, '--lang', 'en')
  expect(code).toBe(0)
  expect(out).toMatch(/Customer number +10023/)
  expect(out).toContain('    GROUP: 0, End 21.11.2027, Student version')
  expect(await run(licence, 'show', keyFile, '--json')).toMatchObject({ code: 1 })
})

test('writes the licence request of this machine', async () => {
  const path = join(folder, 'this.id')
  const args = ['--customer', '10023', '--company', 'Müller & Söhne', '--network', '--mac', '00:1b:44:11:3a:b7']
  const result = await run(hostid, ...args, '--host', 'LIC-B,001B44113AB8', '--out', path)
  expect(result).toMatchObject({ code: 0, out: '' })
  expect(readHostRequest(readFileSync(path))).toMatchObject({
    ok: true,
    request: {
      version: 20,
      installationType: 'network',
      port: 28064,
      customerNumber: '10023',
      company: 'Müller & Söhne',
      created: '2026-12-01T12:00:00Z',
      hosts: [{ mac: '001B44113AB7' }, { name: 'LIC-B', mac: '001B44113AB8' }],
    },
  })
})

test('advises on the machine before its request is sent', async () => {
  const { err } = await run(hostid, '--network', '--name', 'SRV-1', '--mac', '00:ff:11:22:33:44', '--lang', 'en')
  expect(err).toContain('- 00:FF:11:22:33:44 (machine 1) belongs to a VPN adapter (OpenVPN).')
})

test.each([
  ['--mac', 'x'],
  ['--port', '80', '--mac', '001B44113AB7'],
  ['--version-number', 'abc'],
  ['--host', 'no-address'],
  ['--company', 'x'.repeat(100), '--mac', '001B44113AB7'],
  ['--virtual-server', 'maybe'],
  ['--out', '/no/such/folder/x.id', '--mac', '001B44113AB7'],
  ['file.id'],
])('a request that cannot be written: exit code 2 (%s)', async (...args) => {
  expect(await run(hostid, ...args)).toMatchObject({ code: 2, out: '' })
})

test('keeps the time last seen, and tells a clock that was set back', async () => {
  const clock = ['--host', idFile, '--clock-state', join(folder, 'clock'), '--clock-machine', 'm1', '--lang', 'en']
  expect((await verify(...clock, '--at', '2026-12-20')).out).toContain('kept from now on')
  expect(readFileSync(join(folder, 'clock'), 'utf8')).toContain('SEEN 2026-12-20T12:00:00Z\n')
  expect(await verify(...clock, '--at', '2026-12-19')).toMatchObject({ code: 0, out: 'Valid.\n' })
  const back = await verify(...clock, '--at', '2026-12-10')
  expect([back.code, back.out]).toEqual([
    1,
    'Not valid.\n- The clock of this machine was set back: it shows 10.12.2026 12:00 UTC, last seen was 20.12.2026 12:00 UTC. 48 hours are allowed.\n',
  ])
  file('clock', 'KEYWERK-CLOCK 1\n')
  expect((await verify(...clock, '--at', '2026-12-10')).out).toContain('damaged')
  const own = ['--host', idFile, '--clock-state', join(folder, 'own')]
  expect((await verify(...own)).code).toBe(0)
  expect((await verify(...own)).out).toBe('Gültig.\n')
  expect((await verify('--clock-state', '/no/such/folder/x')).code).toBe(2)
  expect((await verify('--clock-state', join(folder, 'own'), '--clock-machine', '')).code).toBe(2)
})

test('audits a ledger and says which licence stands in it', async () => {
  const facts = { ...networkLicence, serial: '100001', ledgerPosition: 1, ledgerPrevious: genesis }
  const bytes = await signLicence(facts, signer)
  const entry = {
    position: 1,
    previous: genesis,
    kind: 'issue',
    serial: facts.serial,
    file: await hashOf(signedBytes(bytes)),
    keyId: facts.keyId,
    issued: facts.issued,
    by: null,
  }
  const hash = await hashEntry(entry)
  const head = headLine(await signHead({ position: 1, hash }, now, signer))
  const ledger = file('ledger.jsonl', `${entryLine({ ...entry, hash })}\n${head}\n`)
  const args = ['audit', ledger, file('one.lic', bytes), '--keys', keyFile]
  expect(await run(licence, ...args, '--head', file('head.json', head))).toEqual({
    code: 0,
    err: '',
    out: 'Das Ausstellungsbuch ist vollständig. Einträge: 1.\nUnterschrieben bis Eintrag 1.\nDie Lizenz steht darin.\n',
  })
  expect(await run(licence, 'audit', ledger, lic, '--keys', keyFile, '--lang', 'en')).toMatchObject({
    code: 1,
    out: expect.stringContaining('is not in the ledger'),
  })
  const cut = await run(licence, 'audit', file('empty.jsonl', ''), '--head', join(folder, 'head.json'), '--json')
  expect([cut.code, JSON.parse(cut.out).reasons[0].code]).toEqual([1, 'ledger.cut'])
  const wrong = [
    ['audit'],
    ['audit', join(folder, 'none.jsonl')],
    ['audit', ledger, '--head', ledger],
    ['audit', ledger, '--keys', ledger],
  ]
  for (const call of wrong) expect((await run(licence, ...call)).code, call.join(' ')).toBe(2)
})
