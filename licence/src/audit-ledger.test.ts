import { expect, test } from 'vitest'
import { auditLedger, type LedgerAudit } from './audit-ledger.ts'
import { makeKeys, networkLicence } from './fixtures/signed.ts'
import { genesis, hashEntry, hashOf, type LedgerEntry, type LedgerHead, signHead } from './ledger.ts'
import { entryLine, headLine, readLedgerHead, readLedgerLine } from './ledger-lines.ts'
import { signedBytes, signLicence } from './sign.ts'
import { describeReason } from './words.ts'

const { signer, keys } = makeKeys()
const now = new Date('2026-11-22T00:05:00Z')

interface Issued {
  lines: string[]
  files: Uint8Array[]
  hashes: string[]
}

/** Issues licences into a ledger, as a vendor does. */
async function issue(count: number, start: Issued = { lines: [], files: [], hashes: [] }): Promise<Issued> {
  const [lines, files, hashes] = [[...start.lines], [...start.files], [...start.hashes]]
  for (let position = lines.length + 1; position <= start.lines.length + count; position += 1) {
    const previous = hashes.at(-1) ?? genesis
    const facts = { ...networkLicence, serial: String(100_000 + position), ledgerPosition: position }
    const bytes = await signLicence({ ...facts, ledgerPrevious: previous }, signer)
    const entry: LedgerEntry = {
      position,
      previous,
      kind: 'issue',
      serial: facts.serial,
      file: await hashOf(signedBytes(bytes)),
      keyId: facts.keyId,
      issued: facts.issued,
      by: '0198c0de-0000-7000-8000-000000000001',
    }
    const hash = await hashEntry(entry)
    lines.push(entryLine({ ...entry, hash }))
    files.push(bytes)
    hashes.push(hash)
  }
  return { lines, files, hashes }
}

const ledger = await issue(8)
const headAt = (position: number, by = signer, on = now): Promise<LedgerHead> =>
  signHead({ position, hash: ledger.hashes[position - 1] ?? genesis }, on, by)
const head = await headAt(8)
const whole = [...ledger.lines, headLine(head)]
const audit = (
  lines: readonly string[],
  more: { heads?: LedgerHead[]; files?: Uint8Array[] } = {},
): Promise<LedgerAudit> =>
  auditLedger(lines, {
    keys,
    heads: more.heads ?? [],
    licences: (more.files ?? []).map((bytes, at) => ({ name: `${at}.lic`, bytes })),
  })
const codesOf = async (...args: Parameters<typeof audit>): Promise<string[]> => [
  ...new Set((await audit(...args)).reasons.map(({ code }) => code.replace('ledger.', ''))),
]

test('a whole ledger with a signed head and every licence that was issued', async () => {
  expect(await audit(whole, { files: ledger.files })).toEqual({
    whole: true,
    covered: true,
    entries: 8,
    hash: ledger.hashes[7],
    signedTo: 8,
    reasons: [],
    notes: [],
  })
  expect(await audit([headLine(await signHead({ position: 0, hash: genesis }, now, signer))])).toMatchObject({
    whole: true,
    entries: 0,
  })
})

test('tells how far signatures reach, and what was not checked', async () => {
  const later = await issue(3, ledger)
  const lines = [...later.lines, headLine(head)]
  expect((await audit(lines)).notes).toEqual([{ code: 'ledger.unsignedTail', detail: { count: 3, signedTo: 8 } }])
  const unchecked = await auditLedger(whole, { keys: null, heads: [], licences: [] })
  expect(unchecked).toMatchObject({ whole: true, signedTo: 0, notes: [{ code: 'ledger.headsUnchecked' }] })
  expect(await codesOf(ledger.lines)).toEqual(['noHead'])
  const revoked = { keys: keys.keys.map((key) => ({ ...key, status: 'revoked' })) }
  const worthless = await auditLedger(whole, { keys: revoked, heads: [], licences: [] })
  expect(worthless.notes[0]?.code).toBe('ledger.headUnknown')
  expect(worthless.reasons).toEqual([{ code: 'ledger.noHead', detail: {} }])
})

test('a removed, doubled or swapped entry is found, wherever it stood', async () => {
  for (const [at, line] of ledger.lines.entries()) {
    expect(await codesOf(whole.toSpliced(at, 1)), `removed ${at}`).not.toEqual([])
    expect(await codesOf(whole.toSpliced(at, 0, line)), `doubled ${at}`).toContain('gap')
    const other = (at + 1) % ledger.lines.length
    const swapped = whole.with(at, whole[other] ?? '').with(other, line)
    expect(await codesOf(swapped), `swapped ${at}`).toContain('gap')
  }
})

test('any changed character of any line is found', async () => {
  for (const [at, line] of whole.entries()) {
    for (let place = 0; place < line.length; place += 1) {
      const changed = String.fromCharCode(line.charCodeAt(place) ^ 1)
      const lines = whole.with(at, line.slice(0, place) + changed + line.slice(place + 1))
      expect((await audit(lines)).whole, `${at}: ${place}`).toBe(false)
    }
  }
}, 120_000)

test('other spellings of a line are refused', () => {
  const [line = ''] = ledger.lines
  expect(readLedgerLine(line)).not.toBeNull()
  const loose = [
    ` ${line}`,
    `${line} `,
    line.replace(':1,', ':1.0,'),
    line.replace(':1,', ': 1,'),
    `[${line}]`,
    '',
    '{}',
  ]
  for (const wrong of [...loose, 'null', line.replace('"issue"', '"Issue"'), `${line.slice(0, -1)},"x":1}`])
    expect(readLedgerLine(wrong), wrong).toBeNull()
  expect(readLedgerHead(JSON.stringify(head, null, 2))).toEqual(head)
  expect(readLedgerHead(headLine(head))).toEqual(head)
  for (const wrong of ['{}', '', '[]', headLine(head).replace('2026', '20x6')]) expect(readLedgerHead(wrong)).toBeNull()
})

test('a chain computed anew after a change contradicts what was signed before', async () => {
  const early = await headAt(4, signer, new Date('2026-11-21T00:05:00Z'))
  const entries = ledger.lines.map((line) => {
    const read = readLedgerLine(line)
    if (!read || 'head' in read) throw new Error('no entry')
    return read.entry
  })
  const lines: string[] = []
  let previous = genesis
  for (const entry of entries.filter(({ position }) => position !== 3)) {
    const moved = { ...entry, position: lines.length + 1, previous }
    previous = await hashEntry(moved)
    lines.push(entryLine({ ...moved, hash: previous }))
  }
  expect(await codesOf([...lines, headLine(early)])).toEqual(['headDiffers'])
  // Whoever holds a later head sees the missing end as well.
  expect(await codesOf(lines, { heads: [head] })).toEqual(['cut'])
  // And the licences that were issued no longer fit.
  const codes = await codesOf([...lines, headLine(early)], { files: ledger.files })
  expect(codes).toEqual(['headDiffers', 'notIssued', 'otherPlace'])
})

test('a cut end is found by a head that was published, not without one', async () => {
  const early = await headAt(4)
  const cut = [...ledger.lines.slice(0, 5), headLine(early)]
  expect((await audit(cut)).whole).toBe(true)
  expect(await codesOf(cut, { heads: [head] })).toEqual(['cut'])
})

test('a forged head is told, and one by a stranger counts for nothing', async () => {
  const stranger = makeKeys()
  const forged = await headAt(8, stranger.signer)
  expect(await codesOf([...ledger.lines, headLine(forged)])).toEqual(['headForged', 'noHead'])
  const unknown = await headAt(8, { ...stranger.signer, keyId: 'licence-2026-2' })
  const answer = await audit([...whole, headLine(unknown)])
  expect(answer).toMatchObject({ whole: true, notes: [{ code: 'ledger.headUnknown' }] })
})

test('a licence that was never issued, or says another place, is told', async () => {
  const never = await signLicence({ ...networkLicence, serial: '999' }, signer)
  expect(await codesOf(whole, { files: [never] })).toEqual(['notIssued'])
  // The serial stands in the ledger, but with other bytes.
  const twin = await signLicence({ ...networkLicence, serial: '100003', licensee: 'Andere GmbH' }, signer)
  expect(await codesOf(whole, { files: [twin] })).toEqual(['notIssued'])
  const changed = ledger.files[0]?.with(30, 65) ?? new Uint8Array()
  expect(await codesOf(whole, { files: [changed] })).not.toEqual([])
  expect(await codesOf(whole, { files: [new Uint8Array(5)] })).toEqual(['licenceUnreadable'])
  const [own] = keys.keys
  const foreign = await signLicence(networkLicence, makeKeys().signer)
  expect(own && (await codesOf(whole, { files: [foreign] }))).toEqual(['licenceForged', 'notIssued'])
})

/** Entries chained anew after a change, as whoever rewrites the ledger does. */
async function rewritten(change: (entry: LedgerEntry) => Partial<LedgerEntry>): Promise<Issued> {
  const [lines, hashes]: [string[], string[]] = [[], []]
  for (const line of ledger.lines) {
    const read = readLedgerLine(line)
    if (!read || 'head' in read) throw new Error('no entry')
    const { hash: _, ...entry } = { ...read.entry, previous: hashes.at(-1) ?? genesis, ...change(read.entry) }
    hashes.push(await hashEntry(entry))
    lines.push(entryLine({ ...entry, hash: hashes.at(-1)! }))
  }
  return { lines, hashes, files: [] }
}
const signedEnd = async (issued: Issued, on = now) =>
  headLine(await signHead({ position: 8, hash: issued.hashes[7]! }, on, signer))

test('covered is a ledger whose last entry a known key vouches for', async () => {
  expect((await audit(whole)).covered).toBe(true)
  const later = await issue(1, ledger)
  expect(await audit([...later.lines, headLine(head)])).toMatchObject({ whole: true, covered: false })
  expect(await auditLedger(whole, { keys: null, heads: [], licences: [] })).toMatchObject({
    whole: true,
    covered: false,
  })
})

test('a serial that stands twice is told, however well the chain fits', async () => {
  const twice = await rewritten(({ position }) => (position === 6 ? { serial: '100002' } : {}))
  expect((await audit([...twice.lines, await signedEnd(twice)])).reasons).toEqual([
    { code: 'ledger.serialTwice', detail: { line: 6, position: 6, serial: '100002' } },
  ])
})

test('dates do not run back by more than a day; licences from before the ledger may be of any date', async () => {
  const { issued } = networkLicence
  const daysLater = (days: number) => new Date(Date.parse(issued) + days * 86_400_000).toISOString().replace('.000', '')
  const dated = (days: number[], kind = 'issue') =>
    rewritten(({ position }) => ({ issued: daysLater(days[position - 1] ?? 5), ...(position === 8 && { kind }) }))
  const late = new Date('2027-06-01')
  const codes = async (one: Issued) => codesOf([...one.lines, await signedEnd(one, late)])
  expect(await codes(await dated([0, 1, 2, 3, 2.1, 3, 4, 4]))).toEqual([])
  expect(await codes(await dated([0, 1, 2, 3, 1.9, 3, 4, 4]))).toEqual(['timeBack'])
  expect(await codes(await dated([0, 1, 2, 3, 4, 4, 4, -400]))).toEqual(['timeBack'])
  expect(await codes(await dated([0, 1, 2, 3, 4, 4, 4, -400], 'earlier'))).toEqual([])
  // Nor does a head of a day before its licences.
  const ahead = await dated([0, 0, 0, 0, 0, 0, 0, 40])
  expect(await codesOf([...ahead.lines, await signedEnd(ahead)])).toEqual(['headEarly'])
  // A licence older than the ledger cannot be of a later day than the head that covers it.
  const future = await dated([0, 40, 0, 0, 0, 0, 0, 0])
  const earlier = await rewritten(({ position }) => (position === 2 ? { kind: 'earlier', issued: daysLater(40) } : {}))
  expect(await codes(future)).toEqual(['timeBack'])
  expect(await codesOf([...earlier.lines, await signedEnd(earlier)])).toEqual(['headEarly'])
  const back = [headLine(await headAt(8)), headLine(await headAt(4, signer, new Date('2026-11-24')))]
  expect(await codesOf([...ledger.lines, ...back])).toEqual(['headBack'])
})

test('a head that goes back is told, however many heads the days before it have', async () => {
  const on = (position: number, day: number) => headAt(position, signer, new Date(`2026-11-${day}T00:05:00Z`))
  const heads = await Promise.all([on(5, 22), on(8, 23), on(3, 23), on(4, 24), on(8, 25), on(7, 26)])
  const found = await audit([...ledger.lines, ...heads.map(headLine)])
  expect(found.reasons).toEqual([
    { code: 'ledger.headBack', detail: { day: '2026-11-23', position: 3 } },
    { code: 'ledger.headBack', detail: { day: '2026-11-24', position: 4 } },
    { code: 'ledger.headBack', detail: { day: '2026-11-26', position: 7 } },
  ])
  // Within a day their order says nothing.
  expect(await codesOf([...ledger.lines, ...[heads[1], await on(5, 23)].map(headLine)])).toEqual([])
})

test('what the entry says of key and time of issuing is what the licence says', async () => {
  const told = async (change: Partial<LedgerEntry>) => {
    const other = await rewritten(({ position }) => (position === 8 ? change : {}))
    const audited = await audit([...other.lines, await signedEnd(other)], { files: [ledger.files[7]!] })
    return audited.reasons
  }
  expect(await told({})).toEqual([])
  const detail = { name: '0.lic', position: 8 }
  expect(await told({ keyId: 'other-key' })).toEqual([
    { code: 'ledger.otherFacts', detail: { ...detail, fact: 'keyId', expected: 'licence-2026-1', found: 'other-key' } },
  ])
  const issued = '2026-11-20T09:00:00Z'
  const facts = { fact: 'issued', expected: networkLicence.issued, found: issued }
  expect(await told({ issued })).toEqual([{ code: 'ledger.otherFacts', detail: { ...detail, ...facts } }])
  expect(await told({ issued, kind: 'earlier' })).toEqual([
    { code: 'ledger.otherFacts', detail: { ...detail, ...facts } },
  ])
})

test('why a licence counts nothing is told as it is', async () => {
  const [own] = keys.keys
  const told = async (bytes: Uint8Array, set = keys.keys) => {
    const licences = [{ name: 'a.lic', bytes }]
    const audited = await auditLedger(whole, { keys: { keys: set }, heads: [], licences })
    const reason = audited.reasons.find(({ detail }) => 'name' in detail)
    return reason && [reason.code, describeReason(reason, 'en')]
  }
  const [genuine] = ledger.files
  const revoked = [{ ...own!, status: 'revoked' }]
  expect(await told(genuine!, revoked)).toEqual([
    'ledger.licenceRefused',
    'a.lic: The signing key “licence-2026-1” has been revoked.',
  ])
  expect(await told(genuine!, [])).toEqual([
    'ledger.licenceRefused',
    'a.lic: The signing key “licence-2026-1” is not known.',
  ])
  expect(await told(new TextEncoder().encode('KEYWERK-LICENCE 4\n'))).toEqual([
    'ledger.licenceRefused',
    'a.lic: The licence file has a newer format. Please update the program.',
  ])
  expect((await told(new Uint8Array(2_000_000)))?.[1]).toContain('too large')
  expect((await told(new Uint8Array(5)))?.[0]).toBe('ledger.licenceUnreadable')
  expect((await told(genuine!, makeKeys().keys.keys))?.[0]).toBe('ledger.licenceForged')
})

test('each file is judged for itself, whatever others of its serial number are named', async () => {
  const [, genuine] = ledger.files
  const place = { ledgerPosition: 2, ledgerPrevious: ledger.hashes[0]! }
  const variant = await signLicence({ ...networkLicence, ...place, serial: '100002', licensee: 'Other' }, signer)
  const names = async (...files: Uint8Array[]) =>
    (await audit(whole, { files })).reasons.map(({ code, detail }) => [code, detail['name']])
  expect(await names(genuine!, genuine!)).toEqual([])
  expect(await names(genuine!, variant)).toEqual([['ledger.notIssued', '1.lic']])
  expect(await names(variant, genuine!)).toEqual([['ledger.notIssued', '0.lic']])
})

test('a kept head that contradicts stays a contradiction, though its key was revoked since or is gone', async () => {
  const other = await rewritten(({ position }) => (position === 3 ? { by: null } : {}))
  const fresh = makeKeys()
  const newer = { ...fresh.signer, keyId: 'licence-2026-2' }
  const signed = await signHead({ position: 8, hash: other.hashes[7]! }, now, newer)
  const lines = [...other.lines, headLine(signed)]
  const added = fresh.keys.keys.map((key) => ({ ...key, kid: newer.keyId }))
  const revoked = keys.keys.map((key) => ({ ...key, status: 'revoked' }))
  for (const set of [[...revoked, ...added], added]) {
    const found = await auditLedger(lines, { keys: { keys: set }, heads: [head], licences: [] })
    expect(found.reasons).toEqual([{ code: 'ledger.headDiffers', detail: { day: head.day, position: 8 } }])
    const cut = await auditLedger([], { keys: { keys: set }, heads: [head], licences: [] })
    expect(cut.reasons.map(({ code }) => code)).toEqual(['ledger.cut', 'ledger.noHead'])
  }
  // Forged it contradicts nothing: anybody can write one.
  const forged = await headAt(4, { ...fresh.signer, keyId: signer.keyId })
  const found = await auditLedger(lines, { keys: { keys: [...revoked, ...added] }, heads: [forged], licences: [] })
  expect(found.reasons.map(({ code }) => code)).toEqual(['ledger.headForged'])
})

test('members that no ledger has are told by name: no hash and no signature covers them', async () => {
  const [first = '', ...rest] = ledger.lines
  const more = first.replace('{', '{"approved":true,').replace('}', ',"note":"x"}')
  const { reasons } = await audit([more, ...rest, headLine(head)])
  expect(reasons[0]).toEqual({ code: 'ledger.members', detail: { line: 1, members: 'approved, note' } })
  const inHead = headLine(head).replace('"day"', '"valid":true,"day"')
  expect((await audit([...ledger.lines, inHead])).reasons[0]).toEqual({
    code: 'ledger.members',
    detail: { line: 9, members: 'head.valid' },
  })
  expect(readLedgerHead(JSON.stringify({ ...head, valid: true }))).toBeNull()
  expect(readLedgerHead(JSON.stringify(head, null, 2))).toEqual(head)
})
