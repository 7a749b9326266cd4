import type { CostVariables } from '#contract/cloud-costs.ts'
import { zip } from '#platform/zip.ts'

/** What one person used of a stack in a month, as far as costs go by it. */
export interface UsedLine {
  id: number
  /** Identifies the person. */
  person: string
  email: string
  stack: string
  seconds: number
}

export interface LineCosts {
  id: number
  usageCents: number
  loginCents: number
  serverCents: number
}

export interface StackCosts {
  stack: string
  people: number
  cents: number
}

/** Amounts are whole cents; half a cent is rounded up. */
const hourly = (seconds: number, perHourCents: number) => Math.floor((2 * seconds * perHourCents + 3600) / 7200)

const firstByEmail = (one: UsedLine, other: UsedLine) =>
  compare(one.email, other.email) ||
  compare(one.person, other.person) ||
  compare(one.stack, other.stack) ||
  one.id - other.id
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** An amount in equal whole parts; what is left over goes to the first ones. */
export function divideCents(cents: number, among: number): number[] {
  const part = Math.floor(cents / among)
  const left = cents - part * among
  return Array.from({ length: among }, (_, index) => part + (index < left ? 1 : 0))
}

/**
 * What a month costs, line by line, in cents: the hours of each line; the login once a person, with their first line;
 * the month of a stack divided among its people, with the first line of each. `stacks` cost something even without use;
 * an unused one is not divided.
 */
export function monthCosts(
  lines: readonly UsedLine[],
  { perHourCents, perLoginMonthCents, serverMonthCents }: CostVariables,
  stacks: readonly string[] = [],
): { lines: LineCosts[]; stacks: StackCosts[] } {
  const ordered = lines.toSorted(firstByEmail)
  const loggedIn = new Set<string>()
  const onStack = new Map<string, Map<string, LineCosts>>()
  for (const stack of stacks) onStack.set(stack, new Map())
  const costs = ordered.map(({ id, person, stack, seconds }): LineCosts => {
    const line = { id, usageCents: hourly(seconds, perHourCents), loginCents: 0, serverCents: 0 }
    if (!loggedIn.has(person)) line.loginCents = perLoginMonthCents
    loggedIn.add(person)
    const people = onStack.get(stack) ?? new Map<string, LineCosts>()
    onStack.set(stack, people)
    if (!people.has(person)) people.set(person, line)
    return line
  })
  for (const people of onStack.values()) {
    const parts = people.size === 0 ? [] : divideCents(serverMonthCents, people.size)
    for (const [line, part] of zip([...people.values()], parts)) line.serverCents = part
  }
  return {
    lines: costs,
    stacks: [...onStack].map(([stack, people]) => ({ stack, people: people.size, cents: serverMonthCents })),
  }
}
