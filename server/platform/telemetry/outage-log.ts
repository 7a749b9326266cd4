import type { Log } from './log.ts'

/** Milliseconds between two lines about the same outage. */
const interval = 10_000

/** Logs what many requests or jobs meet at the same moment, such as a database that is away. */
export interface OutageLog {
  /** One line for the first of its kind, then one every ten seconds with the number since the last; no stacks. */
  failed(kind: string, error: unknown, facts?: object): void
  /** One line when what had failed works again; nothing where it had not failed. */
  recovered(kind: string): void
}

/** Opens the outage log of a process on its log. */
export function openOutageLog(log: Log, clock: () => number = Date.now): OutageLog {
  const outages = new Map<string, { at: number; more: number }>()
  return {
    failed(kind, error, facts) {
      const outage = outages.get(kind)
      const now = clock()
      if (outage && now - outage.at < interval) return void outage.more++
      outages.set(kind, { at: now, more: 0 })
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason, ...facts, ...(outage && outage.more > 0 && { more: outage.more }) }, kind)
    },
    recovered(kind) {
      if (outages.delete(kind)) log.info(`over: ${kind}`)
    },
  }
}
