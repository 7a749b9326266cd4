import type { Log } from './log.ts'

/** Milliseconds after which an outage that goes on is told again. */
const interval = 60_000

/** What many requests and jobs of a process meet at the same moment. */
const kinds = {
  away: 'the database is away: requests are answered with 503, jobs wait',
  busy: 'the database is busy: requests are answered with 503',
  queue: 'the job queue is disturbed',
} as const
type Kind = keyof typeof kinds

/** Logs outages of a process: what happens hundreds of times is a line when it begins and one when it is over. */
export interface OutageLog {
  /** Counts it under `what`: `requests`, `jobs`. The first is a line, then one a minute with the counts so far; no stacks. */
  failed(kind: Kind, what: string, error: unknown): void
  /** One line with the counts and how long it took when what had failed works again; nothing where it had not failed. */
  recovered(kind: Kind): void
}

interface Outage {
  since: number
  toldAt: number
  counts: Record<string, number>
}

const logs = new WeakMap<Log, OutageLog>()

/** The outage log of a process: requests and jobs that log to the same place share it. */
export function outageLogOf(log: Log): OutageLog {
  const known = logs.get(log)
  if (known) return known
  const opened = openOutageLog(log)
  logs.set(log, opened)
  return opened
}

/** Opens an outage log of its own. */
export function openOutageLog(log: Log, clock: () => number = Date.now): OutageLog {
  const outages = new Map<Kind, Outage>()
  return {
    failed(met, what, error) {
      const now = clock()
      // What else disturbs the queue while the database is away is part of that.
      const kind = met === 'queue' && outages.has('away') ? 'away' : met
      const begun = outages.get(kind)
      const outage = begun ?? { since: now, toldAt: now, counts: {} }
      outages.set(kind, outage)
      outage.counts[what] = (outage.counts[what] ?? 0) + 1
      if (begun && now - outage.toldAt < interval) return
      outage.toldAt = now
      const reason = error instanceof Error ? error.message : String(error)
      log.error({ reason, ...outage.counts }, kinds[kind])
    },
    recovered(kind) {
      const outage = outages.get(kind)
      if (!outage) return
      outages.delete(kind)
      log.info({ seconds: Math.round((clock() - outage.since) / 1000), ...outage.counts }, `over: ${kinds[kind]}`)
    },
  }
}
