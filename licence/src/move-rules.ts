/** When a licence may move to another machine by itself, and when a second person must agree. */
import { type Binding, boundHosts } from './binding.ts'
import { addDays, addMonths, dayOf } from './days.ts'
import { nameKey } from './fold-name.ts'
import type { HostName, HostRequest } from './host-request.ts'

/** What a product allows. */
export interface MovePolicy {
  /** Moves within the period; 0: none without a second person. */
  moves: number
  /** Length of the period, in months, ending now. */
  months: number
  /** Days the old machine may go on with a licence of its own; 0: none. */
  bridgeDays: number
  /** Days between two moves of the same licence; 0: none. */
  coolingDays: number
  /** False: staff approve every move of a customer first. */
  automatic: boolean
}

/** Bounds of a policy, as forms and contract show them. */
export const moveLimits = { moves: 100, months: 60, bridgeDays: 30, coolingDays: 365 } as const

/** Why a move waits for a second person. */
export type MoveReason = 'limit' | 'cooling' | 'staffFirst' | 'binding' | 'advice' | 'customerNumber'

export interface MoveFacts {
  policy: MovePolicy
  /** Moves counted within the period. */
  used: number
  /** How many this one counts as. */
  count: number
  /** When this licence moved last; null: never. */
  lastMovedAt: string | null
  now: Date
  byStaff: boolean
  /** The licence is bound in another way than before. */
  otherBinding: boolean
  /** There is a warning about the new machine, or it is licensed elsewhere. */
  warned: boolean
  /** The request names another customer. */
  otherCustomer: boolean
}

const day = 86_400_000

/** Why this move waits; none: it is carried out at once. Staff know what they do, but not more often than the policy says. */
export function judgeMove(facts: MoveFacts): MoveReason[] {
  const { policy, used, count, byStaff } = facts
  const reasons: MoveReason[] = []
  if (used + count > policy.moves) reasons.push('limit')
  if (coolsUntil(facts) !== null) reasons.push('cooling')
  if (byStaff) return reasons
  if (!policy.automatic) reasons.push('staffFirst')
  if (facts.otherBinding) reasons.push('binding')
  if (facts.warned) reasons.push('advice')
  if (facts.otherCustomer) reasons.push('customerNumber')
  return reasons
}

/** When the cooling-off of a licence is over, as an instant; null: it is, or there is none. */
export function coolsUntil({
  policy,
  lastMovedAt,
  now,
}: Pick<MoveFacts, 'policy' | 'lastMovedAt' | 'now'>): string | null {
  if (lastMovedAt === null || policy.coolingDays === 0) return null
  const over = Date.parse(lastMovedAt) + policy.coolingDays * day
  return over > now.getTime() ? new Date(over).toISOString() : null
}

/** The instant so many months before another; a day the month does not have becomes its last. */
export const monthsBefore = (now: Date, months: number): Date =>
  new Date(addMonths(dayOf(now), -months) + now.toISOString().slice(10))

/** The last day of a bridge licence: never after the licence itself ends; null where there is none to give. */
export function bridgeEnd(
  { bridgeDays }: Pick<MovePolicy, 'bridgeDays'>,
  { startDate, endDate }: { startDate: string; endDate: string | null },
  today: string,
): string | null {
  if (bridgeDays === 0) return null
  const end = addDays(today, bridgeDays)
  const last = endDate !== null && endDate < end ? endDate : end
  return last >= startDate && last >= today ? last : null
}

export interface MovableHost {
  binding: Binding
  /** One machine, or three of a Triade. */
  hosts: readonly HostName[]
}

/** Why a request cannot say where a licence moves to. */
export type MachineProblem = 'slotMissing' | 'sameMachine' | 'tooManyMachines'

const noMachine: HostName = { name: null, mac: null }

/**
 * The machines after a move: the request's, or for a Triade the one server at `slot` (1 to 3) exchanged, or all three.
 * `count` says how many machines change, which is how many moves it counts as.
 */
export function machinesAfter(
  old: MovableHost,
  request: Pick<HostRequest, 'hosts'>,
  slot: number | null,
  binding: Binding = old.binding,
): { hosts: [HostName, HostName, HostName]; count: number } | MachineProblem {
  const [first = noMachine, ...more] = request.hosts
  // Whether it is another machine is what its traits say; asked for, it counts.
  if (binding === 'traits' && more.length === 0) return { hosts: [first, noMachine, noMachine], count: 1 }
  if (binding !== 'triade') {
    if (more.length > 0) return 'tooManyMachines'
    return counted(old, binding, [first, noMachine, noMachine])
  }
  if (request.hosts.length === 3) return counted(old, binding, threeOf(request.hosts))
  if (request.hosts.length > 1 || old.binding !== 'triade') return 'tooManyMachines'
  if (slot === null) return 'slotMissing'
  return counted(old, binding, threeOf(old.hosts.map((host, index) => (index === slot - 1 ? first : host))))
}

const threeOf = ([a = noMachine, b = noMachine, c = noMachine]: readonly HostName[]): [
  HostName,
  HostName,
  HostName,
] => [a, b, c]

function counted(old: MovableHost, binding: Binding, hosts: [HostName, HostName, HostName]) {
  const before = boundHosts(old).map(spelling)
  const after = boundHosts({ binding, hosts }).map(spelling)
  const count = old.binding === binding ? after.filter((machine) => !before.includes(machine)).length : 1
  return count === 0 ? ('sameMachine' as const) : { hosts, count }
}

const spelling = ({ name, mac }: HostName): string => `${nameKey(name ?? '')}/${mac ?? ''}`
