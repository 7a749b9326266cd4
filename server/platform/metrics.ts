import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  operation(name: string, ms: number): void
  /** A call to a system outside: which one, which of its calls, and `ok` or why there was no answer. */
  outside(system: string, call: string, outcome: string, ms: number): void
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
  const calls = new Histogram({
    name: 'keywerk_outside_seconds',
    help: 'Duration of a call to a system outside in seconds, by what came of it',
    labelNames: ['system', 'call', 'outcome'],
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 10],
    registers: [register],
  })
  return {
    outside: (system, call, outcome, ms) => calls.observe({ system, call, outcome }, ms / 1000),
    operation: (name, ms) => durations.observe({ operation: name }, ms / 1000),
    text: () => register.metrics(),
  }
}
