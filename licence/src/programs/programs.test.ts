import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { makeKeys, networkLicence } from '../fixtures/signed.ts'
import { readHostRequest } from '../host-request.ts'
import { genesis, hashEntry, hashOf, signHead } from '../ledger.ts'
import { entryLine, headLine } from '../ledger-lines.ts'
import type { Reason } from '../reason.ts'
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
const idFile = fileURLToPath(new URL('../fixtures/network-mac.id', import.meta.url))
const now = new Date('2026-12-01T12:00:00Z')

async function runAt(now: Date, program: typeof licence, ...args: string[]) {
  const result = { code: 0, out: '', err: '' }
  const output = { out: (text: string) => void (result.out += text), err: (text: string) => void (result.err += text) }
  result.code = await program(args, output, now)
  return result
}
const run = (program: typeof licence, ...args: string[]) => runAt(now, program, ...args)

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

test('notice and grace: valid, in words and as JSON, at the very instant that is asked for', async () => {
  const facts = { ...networkLicence, format: 3, graceDays: 14, warnDays: 30 } as const
  const path = file('grace.lic', await signLicence(facts, signer))
  const at = async (time: string, ...more: string[]) =>
    run(licence, 'verify', path, '--keys', keyFile, '--host', idFile, '--at', time, ...more)
  expect(await at('2027-11-21', '--lang', 'de')).toEqual({
    code: 0,
    err: '',
    out: 'Gültig.\n- Die Lizenz läuft am 21.11.2027 ab. Verbleibende Tage: 1.\n',
  })
  const grace = await at('2027-11-22T12:00:00Z', '--json')
  expect(grace.code).toBe(0)
  expect(JSON.parse(grace.out)).toMatchObject({ valid: true, state: 'grace', daysLeft: 0, graceLeft: 14 })
  const over = await at('2027-12-06T12:00:00Z', '--json')
  expect(over.code).toBe(1)
  expect(JSON.parse(over.out)).toMatchObject({ valid: false, code: 'licence.expired', state: 'expired', graceLeft: 0 })
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

test.each([
  [['show', lic, '--keys', keyFile], 'Die Option --keys gehört nicht zu „show“.'],
  [['show', lic, '--head', lic], 'Die Option --head gehört nicht zu „show“.'],
  [['show', lic, '--product-version', '20'], 'Die Option --product-version gehört nicht zu „show“.'],
  [['verify', lic, '--keys', keyFile, '--head', lic], 'Die Option --head gehört nicht zu „verify“.'],
  [['verify', lic, '--keys', keyFile, '--clock-machine', 'm'], '--clock-machine gilt nur zusammen mit --clock-state.'],
  [['verify', lic, '--keys', keyFile, '--host', idFile, '--name', 'A'], '--host und --name schließen einander aus.'],
  [['verify', lic, '--keys', keyFile, '--mac', '001B44113AB7', '--host', idFile], '--host und --mac schließen'],
  [['audit', lic, '--at', '2026-12-01'], 'Die Option --at gehört nicht zu „audit“.'],
  [['audit', lic, '--mac', 'x'], 'Die Option --mac gehört nicht zu „audit“.'],
  [['audit', lic, '--clock-state', 'x'], 'Die Option --clock-state gehört nicht zu „audit“.'],
  [['verify', lic, '--unknown'], 'Unbekannte Option: --unknown'],
  [['verify', lic, '-x'], 'Unbekannte Option: -x'],
  [['verify', lic, '--keys'], 'Bei --keys fehlt der Wert.'],
  [['verify', lic, '--name', '--lang'], 'Bei --name fehlt der Wert.'],
  [['verify', lic, '--json=yes'], '--json nimmt keinen Wert.'],
  [['verify', lic, '--lang=en', '--lang', 'fr'], 'Ungültiger Wert für --lang: fr'],
])('what would be ignored is refused, in the language asked for: %j', async (args, message) => {
  const { code, out, err } = await run(licence, ...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(message)
})

test('of several --lang the last counts', async () => {
  expect((await verify('--host', idFile, '--lang=de', '--lang=en')).out).toBe('Valid.\n')
  expect((await verify('--host', idFile, '--lang', 'en', '--lang', 'de')).out).toBe('Gültig.\n')
})

test('what a stranger wrote into a licence reaches no terminal as it stands', async () => {
  const name = 'X\u001b[2K\rGültig.\u202e'
  const hosts = [{ name, mac: '001B44113AB8' }]
  const licensee = 'Evil\u001b[2J\nEnd              unlimited'
  const modules = [{ ...networkLicence.modules[0]!, licName: 'M\u001b[1A' }]
  const path = file('escapes.lic', await signLicence({ ...networkLicence, hosts, licensee, modules }, signer))
  const shown = await run(licence, 'show', path, '--lang', 'en')
  expect(shown.out).toContain('Evil\\u{1b}[2J\\u{a}End              unlimited\n')
  expect(shown.out).toContain('X\\u{1b}[2K\\u{d}Gültig.\\u{202e} / 00:1B:44:11:3A:B8\n')
  expect(shown.out).toContain('  M\\u{1b}[1A: 5')
  const verified = await run(licence, 'verify', path, '--keys', keyFile, '--name', '\u001b[2K', '--mac', '001B44113AB8')
  expect(verified.out).toContain('X\\u{1b}[2K\\u{d}Gültig.\\u{202e}, gefunden \\u{1b}[2K.')
  const audited = await run(licence, 'audit', file('nothing.jsonl', ''), file('\u001b[2K.lic', 'x'), '--keys', keyFile)
  expect(audited.out).toContain('\\u{1b}[2K.lic')
  for (const { out } of [shown, verified, audited]) expect(out).not.toMatch(/[^\P{Cc}\n]|\u202e/u)
  // Programs get every character as it is, in JSON's own spelling.
  expect(JSON.parse((await run(licence, 'show', path, '--json')).out)).toMatchObject({ licensee, hosts })
  expect((await run(licence, 'verify', join(folder, '\u001b[2K'))).err).not.toContain('\u001b')
})

test('shows a licence without verifying it', async () => {
  const { code, out } = await run(licence, 'show', lic, '--lang', 'en')
  expect(code).toBe(0)
  expect(out).toMatch(/Customer number +10023/)
  expect(out).toContain('    GROUP: 0, Expiry 21.11.2027, Student version')
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
  ['--lang', 'fr', '--mac', '001B44113AB7'],
])('a request that cannot be written: exit code 2 (%s)', async (...args) => {
  expect(await run(hostid, ...args)).toMatchObject({ code: 2, out: '' })
})

test('keeps the time last seen, and tells a clock that was set back', async () => {
  const clock = ['--host', idFile, '--clock-state', join(folder, 'clock'), '--clock-machine', 'm1', '--lang', 'en']
  const on = (day: string) => runAt(new Date(`${day}T12:00:00Z`), licence, 'verify', lic, '--keys', keyFile, ...clock)
  expect((await on('2026-12-20')).out).toContain('recorded from now on')
  expect(readFileSync(join(folder, 'clock'), 'utf8')).toContain('SEEN 2026-12-20T12:00:00Z\n')
  expect(await on('2026-12-19')).toMatchObject({ code: 0, out: 'Valid.\n' })
  const back = await on('2026-12-10')
  expect([back.code, back.out]).toEqual([
    1,
    'Not valid.\n- The clock of this machine was set back: it shows 10.12.2026 12:00 UTC, but 20.12.2026 12:00 UTC was seen last. 48 hours are allowed.\n',
  ])
  file('clock', 'KEYWERK-CLOCK 1\n')
  expect((await on('2026-12-10')).out).toContain('damaged')
  const own = ['--host', idFile, '--clock-state', join(folder, 'own')]
  expect((await verify(...own)).code).toBe(0)
  expect((await verify(...own)).out).toBe('Gültig.\n')
  expect((await verify('--clock-state', '/no/such/folder/x')).code).toBe(2)
  for (const machine of ['', 'x'.repeat(256)])
    expect((await verify('--clock-state', join(folder, 'own'), '--clock-machine', machine)).code).toBe(2)
})

test('an invented time never gets into the clock file', async () => {
  const state = join(folder, 'invented')
  const result = await verify('--host', idFile, '--clock-state', state, '--at', '2030-01-01', '--lang', 'en')
  expect(result).toMatchObject({ code: 2, out: '' })
  expect(result.err).toContain('--at and --clock-state')
  expect(existsSync(state)).toBe(false)
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
    out: 'Das Ausstellungsbuch ist vollständig. Einträge: 1.\nSigniert bis Eintrag 1.\nDie Lizenz steht darin.\n',
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

test('lines of a ledger end with a line feed and nothing else; what is longer than a line can be is cut', async () => {
  const empty = headLine(await signHead({ position: 0, hash: genesis }, now, signer))
  const audit = async (content: string) => {
    const { out } = await run(licence, 'audit', file('lines.jsonl', content), '--keys', keyFile, '--json')
    return JSON.parse(out).reasons.map(({ code, detail }: Reason) => [code, detail['line']])
  }
  expect(await audit(`${empty}\n`)).toEqual([])
  expect(await audit(empty)).toEqual([])
  expect(await audit(`${empty}\n${empty}\n`)).toEqual([])
  expect(await audit(`${empty}\r\n`)).toContainEqual(['ledger.line', 1])
  expect(await audit(`${empty}\r${empty}\n`)).toContainEqual(['ledger.line', 1])
  expect(await audit(`${empty}\u2028${empty}\n`)).toContainEqual(['ledger.line', 1])
  expect(await audit(`${empty}\n\n${empty}\n`)).toEqual([['ledger.line', 2]])
  expect(await audit(`${'x'.repeat(1_000_000)}\n${empty}\n${' '.repeat(70_000)}`)).toEqual([
    ['ledger.line', 1],
    ['ledger.line', 3],
  ])
})

const bin = (program: string) => fileURLToPath(new URL(`../../bin/${program}.mjs`, import.meta.url))

test('what never ends is read no further than a file may be long', () => {
  for (const args of [
    ['show', '/dev/zero'],
    ['verify', lic, '--keys', '/dev/zero'],
    ['verify', lic, '--keys', keyFile, '--host', '/dev/zero'],
  ]) {
    const { status, stdout } = spawnSync(process.execPath, [bin('keywerk-licence'), ...args, '--lang', 'en'], {
      encoding: 'utf8',
      timeout: 20_000,
    })
    expect([status, stdout]).toEqual(args[0] === 'show' ? [1, expect.stringContaining('too large')] : [2, ''])
  }
})

test('a key file above 1 MiB is none', async () => {
  const long = file('long.json', JSON.stringify(keys) + ' '.repeat(1_048_577))
  expect(await run(licence, 'verify', lic, '--host', idFile, '--keys', long)).toMatchObject({ code: 2, out: '' })
})

test('what nobody foresaw ends with 2, never as "not valid"', async () => {
  const broken = {
    out: () => {
      throw new Error('no space left')
    },
    err: () => {},
  }
  expect(await licence(['show', lic], broken, now)).toBe(2)
  // Nothing can be written where nothing fits.
  const script = '"$0" "$@" > /dev/full'
  const { status } = spawnSync('sh', ['-c', script, process.execPath, bin('keywerk-licence'), 'show', lic])
  expect(status).toBe(2)
})
