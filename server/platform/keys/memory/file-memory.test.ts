import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { genesis, type LedgerEntry } from '#licence/ledger.ts'
import { acceptNextLedger, fileMemory, rememberedEnd } from './file-memory.ts'
import { hashOfEntry } from './learned-ledger.ts'
import { SerialSet } from './serial-set.ts'

const root = mkdtempSync(join(tmpdir(), 'keywerk-remembered-'))
afterAll(() => rmSync(root, { recursive: true }))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(root, 'memory-'))
})

const issued = '2026-11-21T09:00:00Z'
const entry = (position: number, previous: string, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  position,
  previous,
  kind: 'issue',
  serial: String(100_000 + position),
  file: genesis,
  keyId: 'licence-1',
  issued,
  by: null,
  ...more,
})
const endOf = (one: LedgerEntry) => ({ position: one.position, hash: hashOfEntry(one) })
/** So many entries, each behind the other, from the beginning. */
function chain(count: number): LedgerEntry[] {
  const entries: LedgerEntry[] = []
  for (let previous = genesis, position = 1; position <= count; position++) {
    const one = entry(position, previous)
    entries.push(one)
    previous = hashOfEntry(one)
  }
  return entries
}
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    ({ details }: { details?: { reason?: string } }) => details?.reason,
  )

test('what was entered and never committed blocks nothing; what was confirmed stays', async () => {
  const memory = fileMemory(folder)
  const [first, second] = chain(2) as [LedgerEntry, LedgerEntry]
  await memory.enter([first])
  // Killed between signature and commit: the next licence takes its place, with its serial or another one.
  const instead = entry(1, genesis, { file: 'B'.repeat(42) + 'A' })
  expect(await reasonOf(memory.enter([instead]))).toBe('ok')
  expect(await reasonOf(memory.enter([entry(2, hashOfEntry(instead), { serial: '7' })]))).toBe('ok')
  await memory.confirm(endOf(first))
  // What does not follow it can never be committed any more.
  expect(await reasonOf(memory.enter([entry(3, hashOfEntry(entry(2, hashOfEntry(instead), { serial: '7' })))]))).toBe(
    'chain',
  )
  expect(await reasonOf(memory.enter([instead]))).toBe('chain')
  expect(await reasonOf(memory.enter([second]))).toBe('ok')
  expect(await memory.compare({ position: 0, hash: genesis })).toEqual({
    found: 'contradicts',
    remembered: endOf(first),
  })
  expect(await memory.compare(endOf(second))).toEqual({ found: 'same' })
  expect(rememberedEnd(folder)).toEqual(endOf(second))
})

test('a process that is killed and one that runs beside it remember the same', async () => {
  const entries = chain(5)
  const one = fileMemory(folder)
  await one.enter(entries.slice(0, 2))
  const other = fileMemory(folder)
  await other.confirm(endOf(entries[1]!))
  expect(await reasonOf(one.enter(entries.slice(0, 2)))).toBe('ok')
  expect(await reasonOf(one.enter([entry(2, entries[1]!.previous, { serial: '9' })]))).toBe('chain')
  await other.enter(entries.slice(2))
  expect(await one.compare(endOf(entries[4]!))).toEqual({ found: 'same' })
  // A line that a power failure cut is passed over, and what comes behind it is not.
  const log = readdirSync(folder).find((name) => name.endsWith('.log'))!
  appendFileSync(join(folder, log), '{"confirmed":{"posi')
  const third = fileMemory(folder)
  await third.enter([entry(6, hashOfEntry(entries[4]!))])
  expect(await fileMemory(folder).compare(endOf(entry(6, hashOfEntry(entries[4]!))))).toEqual({ found: 'same' })
})

test('heads are remembered: none before that of an earlier day, none of another ledger', async () => {
  const memory = fileMemory(folder)
  const [first, second] = chain(2) as [LedgerEntry, LedgerEntry]
  await memory.enter([first, second])
  await memory.confirm(endOf(second))
  const head = (one: LedgerEntry, day: string) => reasonOf(memory.noteHead({ ...endOf(one), day }))
  expect(await head(second, '2026-11-21')).toBe('ok')
  expect(await head(first, '2026-11-22')).toBe('head')
  expect(await head(first, '2026-11-21')).toBe('ok')
  expect(await reasonOf(memory.noteHead({ position: 2, hash: genesis, day: '2026-11-23' }))).toBe('head')
  expect(await reasonOf(memory.noteHead({ position: 0, hash: genesis, day: '2026-11-23' }))).toBe('head')
})

test('a ledger is learned once; another one only after the operator accepted it, and serials stay used', async () => {
  const memory = fileMemory(folder)
  const entries = chain(4)
  const end = endOf(entries[3]!)
  expect(await reasonOf(memory.enter([entries[3]!]))).toBe('new')
  expect(await memory.compare(end)).toEqual({ found: 'new' })
  await memory.learn({ first: true, entries: entries.slice(0, 2), end: null })
  expect(await memory.learn({ first: false, entries: entries.slice(2), end })).toBe(100_004)
  expect(await memory.compare(end)).toEqual({ found: 'same' })
  const older = { first: true, entries: entries.slice(0, 2), end: endOf(entries[1]!) }
  expect(await reasonOf(memory.learn(older))).toBe('chain')
  acceptNextLedger(folder)
  expect(await memory.compare(older.end)).toEqual({ found: 'new' })
  expect(await memory.learn(older)).toBe(100_004)
  expect(await reasonOf(memory.learn(older))).toBe('chain')
  expect(await reasonOf(memory.enter([entries[2]!]))).toBe('serial')
  expect(await reasonOf(memory.enter([entry(3, hashOfEntry(entries[1]!), { serial: '100005' })]))).toBe('ok')
})

test('the journal does not grow for ever, and what it held is not forgotten', async () => {
  const memory = fileMemory(folder)
  const entries = chain(25_000)
  for (let at = 0; at < entries.length; at += 1000) {
    await memory.enter(entries.slice(at, at + 1000))
    await memory.confirm(endOf(entries[at + 999]!))
  }
  const size = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  expect(size).toBeLessThan(4_300_000)
  expect(readdirSync(folder).filter((name) => name.endsWith('.log'))).toHaveLength(1)
  expect(JSON.parse(readFileSync(join(folder, 'ledger-memory.json'), 'utf8')).serials).toHaveLength(2)
  const again = fileMemory(folder)
  expect(await again.compare(endOf(entries.at(-1)!))).toEqual({ found: 'same' })
  const next = entry(25_001, hashOfEntry(entries.at(-1)!), { serial: entries[17]!.serial })
  expect(await reasonOf(again.enter([next]))).toBe('serial')
})

test('serials are ranges, in whatever order they come', () => {
  const set = new SerialSet()
  for (const serial of [5, 3, 9, 4, 8, 1, 4]) set.add(serial)
  expect(set.toJSON()).toEqual([1, 1, 3, 5, 8, 9])
  const again = new SerialSet(set.toJSON())
  expect([1, 2, 3, 5, 6, 7, 8, 9, 10].filter((serial) => again.has(serial))).toEqual([1, 3, 5, 8, 9])
  again.add(2)
  expect(again.toJSON()).toEqual([1, 5, 8, 9])
})
