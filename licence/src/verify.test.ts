import { expect, test } from 'vitest'
import { makeKeys, networkLicence } from './fixtures/signed.ts'
import type { Machine } from './host-match.ts'
import { readKeySet } from './key-set.ts'
import type { LicenceFacts } from './licence-file.ts'
import { signLicence } from './sign.ts'
import { type Circumstances, verifyLicence } from './verify.ts'

const { signer, keys } = makeKeys()
const now = new Date('2026-12-01T12:00:00Z')
const host = { macs: ['00-1b-44-11-3a-b7', '0200.0000.0001'], names: ['srv-cad-01'], virtual: true }
const file = await signLicence(networkLicence, signer)

async function reasonsOf(bytes: Uint8Array, changes: Partial<Circumstances> = {}): Promise<string[]> {
  const verdict = await verifyLicence(bytes, { keys, host, now, productVersion: 20, ...changes })
  expect(verdict.valid).toBe(verdict.reasons.length === 0)
  expect(verdict.code).toBe(verdict.reasons[0]?.code ?? 'valid')
  return verdict.reasons.map(({ code }) => code.replace('licence.', ''))
}

const issue = (changes: Partial<LicenceFacts>): Promise<Uint8Array> =>
  signLicence({ ...networkLicence, ...changes }, signer)

test('is valid on the machine it was issued for', async () => {
  const verdict = await verifyLicence(file, { keys, host, now, productVersion: 20 })
  const term = { state: 'valid', daysLeft: 356, graceLeft: 0 }
  expect(verdict).toEqual({ valid: true, code: 'valid', reasons: [], notes: [], term, licence: networkLicence })
})

test('any single changed byte is refused', async () => {
  for (let at = 0; at < file.length; at += 1) {
    for (const mask of [0x01, 0x20, 0x80]) {
      const changed = file.with(at, (file[at] ?? 0) ^ mask)
      expect(await reasonsOf(changed), `byte ${at}`).not.toEqual([])
    }
  }
})

test('any removed, doubled or swapped line is refused, and so is any other spelling', async () => {
  const text = new TextDecoder().decode(file)
  const lines = text.split('\n').slice(0, -1)
  const variants = lines.flatMap((line, at) => [
    lines.toSpliced(at, 1),
    lines.toSpliced(at, 0, line),
    lines.with(at, `${line}\r`),
    ...lines.slice(at + 1).map((other, index) => lines.with(at, other).with(at + 1 + index, line)),
  ])
  const texts = [text.normalize('NFD'), text.replaceAll('\n', '\r\n'), `\ufeff\ufeff${text}`, `${text}\n`]
  for (const changed of [...variants.map((variant) => `${variant.join('\n')}\n`), ...texts]) {
    expect(await reasonsOf(new TextEncoder().encode(changed)), changed).not.toEqual([])
  }
  // What editors put before it was never part of the licence.
  for (const lead of ['\ufeff', '\n', '\ufeff\r\n\n']) {
    expect(await reasonsOf(new TextEncoder().encode(lead + text)), JSON.stringify(lead)).toEqual([])
  }
  expect(await reasonsOf(new TextEncoder().encode(`${lines.toSpliced(24, 1).join('\n')}\n`))).toEqual(['signature'])
})

test('runs from where the first day begins first on Earth to where the last one ends last', async () => {
  const at = (time: string): Promise<string[]> => reasonsOf(file, { now: new Date(time) })
  expect(await at('2026-11-20T09:59:59.999Z')).toEqual(['notYet'])
  expect(await at('2026-11-20T10:00:00Z')).toEqual([])
  expect(await at('2027-11-22T11:59:59.999Z')).toEqual([])
  expect(await at('2027-11-22T12:00:00Z')).toEqual(['expired'])
  // The same in the words of the places themselves: Kiritimati and Baker Island.
  expect(await at('2026-11-21T00:00:00+14:00')).toEqual([])
  expect(await at('2027-11-21T23:59:59-12:00')).toEqual([])
  expect(await reasonsOf(await issue({ endDate: null }), { now: new Date('9000-01-01') })).toEqual([])
})

test('a time that is none is no time at which a licence is valid', async () => {
  expect(await reasonsOf(file, { now: new Date(Number.NaN) })).toEqual(['notYet'])
  expect(await reasonsOf(file, { now: new Date(8.64e15) })).toEqual(['expired'])
})

test('tells which address or name differs', async () => {
  const other = { macs: ['02:00:00:00:00:01'], names: ['OTHER'] }
  const verdict = await verifyLicence(file, { keys, host: { ...host, macs: other.macs }, now })
  expect(verdict.reasons).toEqual([
    {
      code: 'licence.notThisHost',
      detail: { what: 'mac', expected: '00:1B:44:11:3A:B7', found: '02:00:00:00:00:01' },
    },
  ])
  expect(await reasonsOf(file, { host: other })).toEqual(['notThisHost', 'notThisHost'])
  expect(await reasonsOf(file, { host: { macs: [], names: [] } })).toEqual(['notThisHost', 'notThisHost'])
  const byName = await issue({ binding: 'name', hosts: [{ name: 'größl-pc', mac: null }] })
  expect(await reasonsOf(byName, { host: { macs: [], names: ['GRÖSSL-PC', 'GRÖßL-PC'] } })).toEqual([])
  expect(await reasonsOf(byName, { host: other })).toEqual(['notThisHost'])
  expect(await reasonsOf(await issue({ binding: 'unbound', hosts: [] }), { host: other })).toEqual([])
})

test('for Triade the machine must be one of the three as a whole', async () => {
  const hosts = [1, 2, 3].map((slot) => ({ name: `LIC-${slot}`, mac: `00000000000${slot}` }))
  const triade = await issue({ binding: 'triade', hosts })
  const on = (name: string, mac: string): Promise<string[]> =>
    reasonsOf(triade, { host: { macs: [mac], names: [name] } })
  expect(await on('lic-3', '00:00:00:00:00:03')).toEqual([])
  expect(await on('LIC-1', '00:00:00:00:00:02')).toEqual(['notThisHost'])
  expect(await on('LIC-4', '00:00:00:00:00:04')).toEqual(['notThisHost'])
})

test('of several machines one must fit as a whole; else the nearest is told', async () => {
  const machine = (name: string, mac: string) => ({ macs: [mac], names: [name] })
  const other = machine('OTHER', '020000000001')
  const byName = machine('SRV-CAD-01', '020000000002')
  const byAddress = machine('PC-2', '001B44113AB7')
  const told = async (bytes: Uint8Array, ...machines: Machine[]) =>
    (await verifyLicence(bytes, { keys, host: machines, now })).reasons.map(({ detail: { what, found } }) => [
      what,
      found,
    ])
  expect(await told(file, other, byName, byAddress)).toEqual([['mac', '02:00:00:00:00:02']])
  expect(await told(file, other, machine('srv-cad-01', '001B44113AB7'))).toEqual([])
  const hosts = [1, 2, 3].map((slot) => ({ name: `LIC-${slot}`, mac: `00000000000${slot}` }))
  const triade = await issue({ binding: 'triade', hosts })
  expect(await told(triade, other, machine('LIC-1', '000000000002'))).toEqual([['mac', '00:00:00:00:00:02']])
  expect(await told(triade, other, machine('LIC-3', '000000000003'))).toEqual([])
  expect((await verifyLicence(file, { keys, host: [], now })).notes.map(({ code }) => code)).toEqual([
    'licence.hostUnchecked',
  ])
})

test('unknown, revoked and foreign keys', async () => {
  const [own] = keys.keys
  if (!own) throw new Error('no key')
  const foreign = makeKeys()
  expect(await reasonsOf(file, { keys: { keys: [] } })).toEqual(['unknownKey'])
  expect(await reasonsOf(file, { keys: foreign.keys })).toEqual(['signature'])
  expect(await reasonsOf(file, { keys: { keys: [...foreign.keys.keys, own] } })).toEqual([])
  expect(await reasonsOf(file, { keys: { keys: [{ ...own, status: 'retired' }] } })).toEqual([])
  expect(await reasonsOf(file, { keys: { keys: [{ ...own, status: 'revoked' }] } })).toEqual(['revokedKey'])
  expect(await reasonsOf(file, { keys: { keys: [{ ...own, x: 'AAAA' }] } })).toEqual(['unknownKey'])
})

test('gives every reason in order', async () => {
  const wrong = { macs: ['020000000001'], names: ['SRV-CAD-01'] }
  const late = { now: new Date('2030-01-01'), productVersion: 19, host: wrong, keys: { keys: [] } }
  expect(await reasonsOf(file, late)).toEqual(['unknownKey', 'expired', 'notThisHost', 'version'])
})

test('notes an unchecked machine and an unexpected virtual machine', async () => {
  const unchecked = await verifyLicence(file, { keys, now })
  expect(unchecked).toMatchObject({ valid: true, notes: [{ code: 'licence.hostUnchecked' }] })
  const virtual = await verifyLicence(await issue({ virtualServer: false }), { keys, now, host })
  expect(virtual).toMatchObject({ valid: true, notes: [{ code: 'licence.virtualMachine' }] })
})

test('a key set is read from JSON, leaving out other kinds of keys', () => {
  const [own] = keys.keys
  const text = JSON.stringify({
    keys: [{ kty: 'RSA', kid: 'token', n: 'x', e: 'AQAB' }, own, { ...own, x: 'short' }, null],
  })
  expect(readKeySet(text)).toEqual(keys)
  expect(['', '[]', '{"keys":{}}', 'null', '1'].map(readKeySet)).toEqual([null, null, null, null, null])
})

test('a clock that was set back is told, beyond the tolerance of the licence', async () => {
  const machine = 'one'
  const look = async (time: string, state: Uint8Array | null, bytes: Uint8Array = file, on = machine) => {
    const verdict = await verifyLicence(bytes, { keys, host, now: new Date(time), clock: { state, machine: on } })
    return { codes: [...verdict.reasons, ...verdict.notes].map(({ code }) => code), ...verdict }
  }
  const first = await look('2026-12-10T12:00:00Z', null)
  expect(first.codes).toEqual(['licence.clockStateNew'])
  const kept = first.clockState!
  expect((await look('2026-12-11T12:00:00Z', kept)).codes).toEqual([])
  expect((await look('2026-12-08T12:00:00Z', kept)).codes).toEqual([])
  const back = await look('2026-12-08T11:59:59Z', kept)
  expect(back.reasons).toEqual([
    {
      code: 'licence.clockSetBack',
      detail: { now: '2026-12-08T11:59:59Z', seen: '2026-12-10T12:00:00Z', tolerance: 48 },
    },
  ])
  // What was seen stays seen.
  expect(back.clockState).toEqual(kept)
  // Even a deleted file leaves the day of issue.
  expect((await look('2026-11-01T12:00:00Z', null)).codes).toContain('licence.clockSetBack')
  const anyTime = await issue({ clockHours: null })
  expect((await look('2026-12-01T12:00:00Z', kept, anyTime)).codes).toEqual([])
})

test('a changed or foreign clock file is told and begun anew', async () => {
  const look = async (state: Uint8Array | null, machine = 'one') =>
    verifyLicence(file, { keys, host, now, clock: { state, machine } })
  const kept = (await look(null)).clockState!
  const text = new TextDecoder().decode(kept)
  expect(text).toMatch(/^KEYWERK-CLOCK 1\nSEEN 2026-12-01T12:00:00Z\nMAC [\w-]{43}\n$/)
  for (let at = 0; at < kept.length; at += 1) {
    const answer = await look(kept.with(at, (kept[at] ?? 0) ^ 1))
    expect(answer.notes, `byte ${at}`).toEqual([{ code: 'licence.clockStateBroken', detail: {} }])
    expect(answer.clockState).toEqual(kept)
  }
  for (const wrong of [new Uint8Array(), new Uint8Array(300), new TextEncoder().encode(`${text}\n`)])
    expect((await look(wrong)).notes[0]?.code).toBe('licence.clockStateBroken')
  expect((await look(kept, 'two')).notes[0]?.code).toBe('licence.clockStateBroken')
})
