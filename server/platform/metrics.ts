import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  operation(name: string, ms: number): void
  /** Prometheus text format. */
  text(): Promise<string>
}

/** Figures for `/metrics`: the process and the duration of each operation. */
export function openMetrics(): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'keywerk_operation_seconds',
    help: 'Duration of an operation in seconds',
    labelNames: ['operation'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  return {
    operation: (name, ms) => durations.observe({ operation: name }, ms / 1000),
    text: () => register.metrics(),
  }
}
