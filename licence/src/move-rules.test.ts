import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bridgeEnd, coolsUntil, judgeMove, machinesAfter, type MoveFacts, monthsBefore } from './move-rules.ts'
import { describePair, reorderServers, triadePairs } from './triade.ts'

const policy = { moves: 2, months: 12, bridgeDays: 7, coolingDays: 30, automatic: true }
const now = new Date('2026-11-21T12:00:00Z')
const facts: MoveFacts = {
  policy,
  used: 0,
  count: 1,
  lastMovedAt: null,
  now,
  byStaff: false,
  otherBinding: false,
  warned: false,
  otherCustomer: false,
}

describe('when a move waits', () => {
  test('within the policy and nothing special: at once', () => expect(judgeMove(facts)).toEqual([]))
  test.each([
    [{ used: 2 }, ['limit']],
    [{ used: 1, count: 2 }, ['limit']],
    [{ lastMovedAt: '2026-11-01T00:00:00Z' }, ['cooling']],
    [{ lastMovedAt: '2026-10-01T00:00:00Z' }, []],
    [{ policy: { ...policy, automatic: false } }, ['staffFirst']],
    [{ otherBinding: true, warned: true, otherCustomer: true }, ['binding', 'advice', 'customerNumber']],
    [{ byStaff: true, policy: { ...policy, automatic: false }, warned: true, otherBinding: true }, []],
    [{ byStaff: true, used: 2, lastMovedAt: '2026-11-20T00:00:00Z' }, ['limit', 'cooling']],
  ])('%o', (changes, reasons) => expect(judgeMove({ ...facts, ...changes })).toEqual(reasons))

  test('nobody exceeds the policy without a second person', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 3 }), fc.boolean(), (moves, used, count, byStaff) => {
        const reasons = judgeMove({ ...facts, policy: { ...policy, moves }, used, count, byStaff })
        expect(reasons.includes('limit')).toBe(used + count > moves)
      }),
    )
  })
})

test('the cooling-off ends to the second', () => {
  expect(coolsUntil({ policy, lastMovedAt: '2026-10-22T12:00:01Z', now })).toBe('2026-11-21T12:00:01.000Z')
  expect(coolsUntil({ policy, lastMovedAt: '2026-10-22T12:00:00Z', now })).toBeNull()
  expect(coolsUntil({ policy: { ...policy, coolingDays: 0 }, lastMovedAt: now.toISOString(), now })).toBeNull()
})

test('months back from the 31st end on the last day there is', () => {
  expect(monthsBefore(new Date('2026-03-31T10:00:00Z'), 1).toISOString()).toBe('2026-02-28T10:00:00.000Z')
  expect(monthsBefore(new Date('2028-03-31T10:00:00Z'), 1).toISOString()).toBe('2028-02-29T10:00:00.000Z')
  expect(monthsBefore(now, 12).toISOString()).toBe('2025-11-21T12:00:00.000Z')
})

test('a bridge ends after its days, never after the licence, and not before it began', () => {
  const term = { startDate: '2026-01-01', endDate: null }
  expect(bridgeEnd(policy, term, '2026-11-21')).toBe('2026-11-28')
  expect(bridgeEnd(policy, { ...term, endDate: '2026-11-24' }, '2026-11-21')).toBe('2026-11-24')
  expect(bridgeEnd(policy, { ...term, endDate: '2026-11-20' }, '2026-11-21')).toBeNull()
  expect(bridgeEnd(policy, { ...term, startDate: '2026-12-24' }, '2026-11-21')).toBeNull()
  expect(bridgeEnd({ bridgeDays: 0 }, term, '2026-11-21')).toBeNull()
})

describe('where a licence moves to', () => {
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name, at) => ({ name, mac: `001B4400000${at}` }))
  const single = { binding: 'mac' as const, hosts: [a!] }
  const triade = { binding: 'triade' as const, hosts: [a!, b!, c!] }
  const none = { name: null, mac: null }
  test('another machine', () =>
    expect(machinesAfter(single, { hosts: [b!] }, null)).toEqual({ hosts: [b, none, none], count: 1 }))
  test('the same machine under another name is the same card', () =>
    expect(machinesAfter(single, { hosts: [{ ...a!, name: 'Z' }] }, null)).toBe('sameMachine'))
  test('a name is the same as verifiers take it: composed, whatever its case, by the letters of FORMAT.md alone', () => {
    const moved = (from: string, to: string) =>
      machinesAfter({ binding: 'name', hosts: [{ name: from, mac: null }] }, { hosts: [{ name: to, mac: null }] }, null)
    expect(moved('GRÖSSL', 'gro\u0308ssl')).toBe('sameMachine')
    expect(moved('ΑΣ', 'ασ')).toBe('sameMachine')
    expect(moved('Ѣ', 'ѣ')).toMatchObject({ count: 1 })
  })
  test('the same machine bound in another way is a move', () =>
    expect(machinesAfter(single, { hosts: [a!] }, null, 'both')).toMatchObject({ count: 1 }))
  test('one server of three keeps the order', () => {
    expect(machinesAfter(triade, { hosts: [d!] }, 2)).toEqual({ hosts: [a, d, c], count: 1 })
    expect(machinesAfter(triade, { hosts: [d!] }, null)).toBe('slotMissing')
    expect(machinesAfter(triade, { hosts: [a!] }, 1)).toBe('sameMachine')
    expect(machinesAfter(triade, { hosts: [c!, d!] }, 1)).toBe('tooManyMachines')
  })
  test('three servers count as many as are new', () =>
    expect(machinesAfter(triade, { hosts: [a!, d!, c!] }, null)).toEqual({ hosts: [a, d, c], count: 1 }))
})

test('two of three must run, the third is never master; the order can be changed', () => {
  expect(triadePairs.map(({ master }) => master)).not.toContain(3)
  for (const { running, down, master } of triadePairs) {
    expect(new Set([...running, down]).size).toBe(3)
    expect(master).toBe(Math.min(...running))
  }
  const hosts = ['A', 'B', 'C'].map((name) => ({ name, mac: null }))
  expect(describePair(triadePairs[2]!, hosts, 'de')).toBe('B und C genügen, wenn A ausfällt: B vergibt die Lizenzen.')
  expect(reorderServers(hosts, 2, 0).map(({ name }) => name)).toEqual(['C', 'A', 'B'])
})
