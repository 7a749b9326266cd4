import { randomUUID } from 'node:crypto'
import { demoStacks, type DemoStack, demoWorkspaces, faultStack } from '../../../demo/aws.ts'

/** How a stack and its fleet behave. */
export type AwsBehaviour = (typeof behaviours)[number]
const behaviours = [
  'running',
  'starting',
  'stopping',
  'stopped',
  'full',
  'refusing',
  'throttling',
  'broken',
  'garbage',
  'huge',
  'cut',
  'hanging',
] as const

export interface StreamSession {
  id: string
  userId: string
  stack: string
  fleet: string
  startedAt: Date
  endedAt: Date | null
}

interface Ticket {
  userId: string
  stack: string
  until: Date
}

/** What one AWS account has: stacks, fleets, sessions, and streaming addresses that were not opened yet. */
export class AwsAccount {
  readonly sessions: StreamSession[] = []
  /** Its virtual desktops. */
  workspaces = demoWorkspaces
  private readonly tickets = new Map<string, Ticket>()
  private readonly switched = new Map<string, AwsBehaviour>()
  /** Milliseconds by which its clock differs from ours. */
  clockOff = 0
  /** Sessions it refuses to end. */
  readonly kept = new Set<string>()
  /** Nothing is answered before this. */
  held: Promise<void> = Promise.resolve()

  now(): Date {
    return new Date(Date.now() + this.clockOff)
  }

  /** Makes a stack behave; `*` is every call that names none; null: as it did. */
  behave(name: string, behaviour: AwsBehaviour | null): void {
    if (behaviour) this.switched.set(name, behaviour)
    else this.switched.delete(name)
  }

  behaviourOf(name: string): AwsBehaviour {
    const everywhere = this.switched.get('*')
    const own = this.switched.get(name)
    const found = own ?? everywhere
    if (found) return found
    if (name.startsWith(faultStack)) return behaviours.find((one) => one === name.slice(faultStack.length)) ?? 'running'
    return this.stack(name)?.capacity === 0 ? 'full' : 'running'
  }

  stack(name: string): DemoStack | undefined {
    const known = demoStacks.find((one) => one.name === name)
    if (known || !name.startsWith(faultStack)) return known
    return { ...demoStacks[0]!, name, displayName: name, description: name, fleet: `${name}-fleet` }
  }

  stackOfFleet(fleet: string): DemoStack | undefined {
    const found = fleet.endsWith('-fleet') ? this.stack(fleet.slice(0, -'-fleet'.length)) : undefined
    return found?.fleet === fleet ? found : undefined
  }

  running(stack: string): StreamSession[] {
    return this.sessions.filter((one) => one.stack === stack && one.endedAt === null)
  }

  /** A ticket to stream with, to be opened once before it ends. */
  admit(userId: string, stack: string, seconds: number): { ticket: string; until: Date } {
    const ticket = randomUUID()
    const until = new Date(this.now().getTime() + seconds * 1000)
    this.tickets.set(ticket, { userId, stack, until })
    return { ticket, until }
  }

  /** Opens the stream; a user who streams already continues that session. Null: no such ticket, or too late. */
  open(ticket: string): StreamSession | null {
    const found = this.tickets.get(ticket)
    this.tickets.delete(ticket)
    if (!found || found.until < this.now()) return null
    const { userId, stack } = found
    const already = this.running(stack).find((one) => one.userId === userId)
    return already ?? this.begin(userId, stack)
  }

  /** Starts a session without a page being opened. */
  begin(userId: string, stack: string, startedAt = this.now()): StreamSession {
    const fleet = this.stack(stack)?.fleet ?? `${stack}-fleet`
    const session = { id: randomUUID(), userId, stack, fleet, startedAt, endedAt: null }
    this.sessions.push(session)
    return session
  }

  end(id: string): boolean {
    const session = this.sessions.find((one) => one.id === id && one.endedAt === null)
    if (session) session.endedAt = this.now()
    return session !== undefined
  }
}
