import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideCents, monthCosts, type UsedLine } from './costs.ts'

const variables = { perHourCents: 125, perLoginMonthCents: 590, serverMonthCents: 10_000 }
const line = (id: number, email: string, stack: string, seconds: number): UsedLine => ({
  id,
  person: email,
  email,
  stack,
  seconds,
})
const lines = fc
  .array(fc.tuple(fc.nat(8), fc.constantFrom('a', 'b', 'c'), fc.nat(2_000_000)), { maxLength: 40 })
  .map((drawn) => drawn.map(([who, stack, seconds], id) => line(id, `p${who}@x.example`, stack, seconds)))
const costs = fc.record({
  perHourCents: fc.nat(5000),
  perLoginMonthCents: fc.nat(5000),
  serverMonthCents: fc.nat(100_000),
})
const sum = (values: number[]) => values.reduce((total, one) => total + one, 0)

describe('costs of a month', () => {
  test('a month by hand', () => {
    const { lines, stacks } = monthCosts(
      [line(1, 'b@x', 'one', 3600), line(2, 'a@x', 'one', 90), line(3, 'c@x', 'one', 0), line(4, 'a@x', 'two', 36_000)],
      variables,
      ['two', 'idle'],
    )
    // 90 s × 1,25 € = 3,125 Cent; 100,00 € among three: the first by e-mail gets the cent that is left.
    expect(lines).toEqual([
      { id: 2, usageCents: 3, loginCents: 590, serverCents: 3334 },
      { id: 4, usageCents: 1250, loginCents: 0, serverCents: 10_000 },
      { id: 1, usageCents: 125, loginCents: 590, serverCents: 3333 },
      { id: 3, usageCents: 0, loginCents: 590, serverCents: 3333 },
    ])
    expect(stacks).toEqual([
      { stack: 'two', people: 1, cents: 10_000 },
      { stack: 'idle', people: 0, cents: 10_000 },
      { stack: 'one', people: 3, cents: 10_000 },
    ])
  })

  test('half a cent is rounded up, less is not', () => {
    const half = { perHourCents: 100, perLoginMonthCents: 0, serverMonthCents: 0 }
    expect(monthCosts([line(1, 'a', 's', 18)], half).lines[0]?.usageCents).toBe(1)
    expect(monthCosts([line(1, 'a', 's', 17)], half).lines[0]?.usageCents).toBe(0)
  })

  test('the parts of an amount make the amount and differ by a cent at most', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 500 }), (cents, among) => {
        const parts = divideCents(cents, among)
        expect(sum(parts)).toBe(cents)
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
        expect(parts).toEqual(parts.toSorted((one, other) => other - one))
      }),
    )
  })

  test('each stack’s month is divided to the cent, each person’s login counts once, in whatever order lines come', () => {
    fc.assert(
      fc.property(lines, costs, (given, variables) => {
        const { lines, stacks } = monthCosts(given, variables)
        const of = new Map(given.map((one) => [one.id, one]))
        for (const { stack, people, cents } of stacks) {
          const own = lines.filter(({ id }) => of.get(id)?.stack === stack)
          expect(sum(own.map(({ serverCents }) => serverCents))).toBe(cents)
          expect(people).toBe(new Set(given.filter((one) => one.stack === stack).map(({ person }) => person)).size)
        }
        const people = new Set(given.map(({ person }) => person)).size
        expect(sum(lines.map(({ loginCents }) => loginCents))).toBe(people * variables.perLoginMonthCents)
        for (const { id, usageCents } of lines)
          expect(Math.abs(usageCents - (of.get(id)!.seconds * variables.perHourCents) / 3600)).toBeLessThanOrEqual(0.5)
        const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
        expect(monthCosts(given.toReversed(), variables).lines.toSorted(byId)).toEqual(lines.toSorted(byId))
      }),
    )
  })
})
