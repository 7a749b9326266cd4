import { AggregatorRegistry, type Registry } from 'prom-client'

/** The figures of a process as another one can add them to its own. */
export type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>

const isOurs = ({ name }: Snapshot[number]): boolean => name.startsWith('keywerk_')

/**
 * Takes the figures of a registry. Those of the process itself are labelled with its number, so that each stays as it
 * is. Values that are no numbers are left out: JSON has none of them.
 */
export const snapshotOf = async (register: Registry): Promise<Snapshot> =>
  (await register.getMetricsAsJSON()).map((metric) => ({
    ...metric,
    aggregator: isOurs(metric) ? metric.aggregator : 'first',
    values: metric.values.filter(({ value }) => Number.isFinite(value)),
  }))

const together = (snapshots: readonly Snapshot[]): Registry => AggregatorRegistry.aggregate([...snapshots])

/** Prometheus text of several processes. */
export const textOf = (snapshots: readonly Snapshot[]): Promise<string> => together(snapshots).metrics()

/** What processes counted that have ended, without what only a living one can say. */
export const countedSoFar = (snapshots: readonly Snapshot[]): Promise<Snapshot> =>
  together(
    snapshots.map((snapshot) => snapshot.filter((metric) => isOurs(metric) && metric.aggregator === 'sum')),
  ).getMetricsAsJSON()
