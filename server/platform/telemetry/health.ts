import type { Configuration } from '../installation/configuration.ts'
import { type Metrics, metricsText, type Readiness } from './metrics.ts'
import { openProcessReports, type ProcessReports } from './process-reports.ts'

/** What probes and Prometheus read, for all processes of this machine from whichever answers. */
interface Health {
  /** Whether this process can work, and the troubles of all. */
  ready(): Promise<Pick<Readiness, 'status' | 'troubles'>>
  /** Prometheus text format. */
  metrics(): Promise<string>
}

/** Opens health and metrics of a process that knows its own. */
export function openHealth(
  { PROCESSES }: Pick<Configuration, 'PROCESSES'>,
  metrics: Metrics,
  readiness: () => Promise<Readiness>,
): Health {
  const askAll = openProcessReports(async (figures) => {
    const now = await readiness()
    if (!figures) return { readiness: now, snapshot: [] }
    metrics.readiness(now)
    return { readiness: now, snapshot: await metrics.snapshot() }
  })
  return {
    async ready() {
      // Its own status alone: one process that is cut off must not take those out of service that work.
      const [{ status }, all] = await Promise.all([readiness(), askAll(false)])
      const own = all.reports.flatMap(({ readiness: { troubles } }) => troubles)
      return { status, troubles: [...new Set([...own, ...amongProcesses(all)])] }
    },
    async metrics() {
      const all = await askAll(true)
      return metricsText([all.absent, ...all.reports.map(({ snapshot }) => snapshot)], {
        wanted: PROCESSES,
        answering: all.reports.length,
        troubles: amongProcesses(all),
      })
    },
  }
}

/** `process.away`: one of several does not answer, or cannot work while another can. */
function amongProcesses({ reports, silent }: ProcessReports): string[] {
  const working = reports.filter(({ readiness: { status } }) => status === 'ready').length
  return silent > 0 || (working > 0 && working < reports.length) ? ['process.away'] : []
}
