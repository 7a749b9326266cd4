import type { Configuration } from '#platform/installation/configuration.ts'
import type { WithTelemetry } from '#platform/installation/installation.ts'
import type { Figures } from '#platform/telemetry/metrics.ts'
import { countEntries } from './queries.ts'

interface Counted {
  /** Up to where it is counted. */
  position: number
  kinds: Record<string, number>
}

/** One count at a time for each installation: the ledger only grows, so only what came since is read. */
const counts = new WeakMap<Configuration, Promise<Counted>>()

/** How many licences the ledger holds, by kind: whatever way one is issued, it is entered. */
export async function ledgerFigures({ db, settings }: WithTelemetry): Promise<Figures> {
  const before = counts.get(settings) ?? Promise.resolve<Counted>({ position: 0, kinds: {} })
  const now = before.then(async ({ position, kinds }) => {
    const added = await countEntries(db, position)
    const sums = { ...kinds }
    for (const { kind, count } of added) sums[kind] = (sums[kind] ?? 0) + count
    return { position: Math.max(position, ...added.map(({ last }) => last)), kinds: sums }
  })
  // One that fails is forgotten: the next begins where the last one ended.
  counts.set(
    settings,
    now.catch(() => before),
  )
  return { licences: (await now).kinds }
}
