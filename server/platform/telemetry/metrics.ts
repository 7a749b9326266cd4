import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../installation/version.ts'
import { keysOf } from '../record.ts'
import { type Snapshot, snapshotOf, textOf } from './snapshot.ts'

/** Where one of several processes finds its number: a variable of its environment. */
export const numberVariable = 'KEYWERK_PROCESS'

/** What an operator watches apart from the process itself: the name of the gauge, and what it counts. */
const gauges = {
  mailsWaiting: ['keywerk_mails_waiting', 'Mails that were tried in vain and are tried again'],
  mailsFailed: ['keywerk_mails_failed', 'Mails of the last seven days that failed for good'],
  jobsFailed: ['keywerk_jobs_failed', 'Jobs of the last day that failed for good'],
  signerAway: [
    'keywerk_signer_away',
    '1 while the signer does not answer, 0 while it does; without SIGNER_SOCKET there is none',
  ],
  backupAge: [
    'keywerk_backup_age_seconds',
    'Seconds since the last backup was begun; without BACKUP_DIR there is none',
  ],
  diskFree: ['keywerk_disk_free_bytes', 'Bytes that are free on the disk of DATA_DIR'],
  certificateEnds: [
    'keywerk_certificate_ends_seconds',
    'Seconds until the first certificate of a company sign-on ends',
  ],
} as const

/** Of these the least of several processes counts, of all others the most. */
const least: ReadonlySet<string> = new Set(['diskFree', 'certificateEnds'])

/** Figures that are known; one that is left out has no value now. */
export type Figures = { [name in keyof typeof gauges]?: number } & {
  /** Every licence ever entered in the ledger, by what the ledger calls it. */
  licences?: Readonly<Record<string, number>>
}

/** What `/health/ready` answers: whether people can work, and what an operator has to look after meanwhile. */
export interface Readiness {
  status: 'ready' | 'database unavailable' | 'disk full'
  /** Codes such as `backups.failed`; none when all is well. */
  troubles: string[]
  /** Further figures, shown by `/metrics` alone. */
  figures: Figures
}

export interface Metrics {
  operation(name: string, ms: number): void
  /** A call to a system outside: which one, which of its calls, and `ok` or why there was no answer. */
  outside(system: string, call: string, outcome: string, ms: number): void
  /** What `/health/ready` answered just now. */
  readiness(now: Readiness): void
  /** The figures of this process. */
  snapshot(): Promise<Snapshot>
}

/** Prometheus text of all processes: how many there are to be, how many answered, and what they counted. */
export const metricsText = (
  snapshots: readonly Snapshot[],
  processes: { wanted: number; answering: number; troubles: readonly string[] },
): Promise<string> => {
  const register = new Registry()
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [register] }).set(value)
  gauge('keywerk_processes', 'Server processes that answer', processes.answering)
  gauge('keywerk_processes_wanted', 'Server processes there are to be: PROCESSES', processes.wanted)
  const troubles = troublesGauge(register)
  for (const trouble of processes.troubles) troubles.set({ trouble }, 1)
  return snapshotOf(register).then((more) => textOf([...snapshots, more]))
}

const troublesGauge = (register: Registry) =>
  new Gauge({
    name: 'keywerk_trouble',
    help: '1 for what an operator has to look after',
    labelNames: ['trouble'],
    aggregator: 'max',
    registers: [register],
  })

/** Figures of a process for `/metrics`: itself, and the duration of each operation. */
export function openMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register, labels: { process: process.env[numberVariable] ?? '1' } })
  const durations = new Histogram({
    name: 'keywerk_operation_seconds',
    help: 'Duration of an operation in seconds',
    labelNames: ['operation'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  const calls = new Histogram({
    name: 'keywerk_outside_seconds',
    help: 'Duration of a call to a system outside in seconds, by what came of it',
    labelNames: ['system', 'call', 'outcome'],
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 10],
    registers: [register],
  })
  const ready = new Gauge({
    name: 'keywerk_ready',
    help: '1 while people can work',
    labelNames: ['status'],
    aggregator: 'min',
    registers: [register],
  })
  const troubles = troublesGauge(register)
  const info = new Gauge({
    name: 'keywerk_info',
    help: 'Always 1, with the version that runs',
    labelNames: ['version'],
    aggregator: 'first',
    registers: [register],
  })
  info.set({ version }, 1)
  const setFigures = openFigures(register)
  return {
    readiness(now) {
      ready.reset()
      ready.set({ status: now.status }, now.status === 'ready' ? 1 : 0)
      troubles.reset()
      for (const trouble of now.troubles) troubles.set({ trouble }, 1)
      setFigures(now.figures)
    },
    outside: (system, call, outcome, ms) => calls.observe({ system, call, outcome }, ms / 1000),
    operation: (name, ms) => durations.observe({ operation: name }, ms / 1000),
    snapshot: () => snapshotOf(register),
  }
}

/** Registers the gauges; the function it answers sets them. */
function openFigures(register: Registry): (figures: Figures) => void {
  const opened = keysOf(gauges).map((figure) => {
    const [name, help] = gauges[figure]
    const aggregator = least.has(figure) ? 'min' : 'max'
    return [figure, new Gauge({ name, help, aggregator, registers: [register] })] as const
  })
  const licences = new Counter({
    name: 'keywerk_licences_issued_total',
    help: 'Licences in the ledger, however they were issued, by what the ledger calls it',
    labelNames: ['kind'],
    aggregator: 'max',
    registers: [register],
  })
  return (figures) => {
    licences.reset()
    for (const [kind, count] of Object.entries(figures.licences ?? {})) licences.inc({ kind }, count)
    for (const [figure, gauge] of opened) {
      const value = figures[figure]
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
  }
}
