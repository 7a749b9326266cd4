import type { Configuration } from '../installation/configuration.ts'
import type { Log } from '../telemetry/log.ts'
import type { Traces } from './span.ts'

/** Traces to the collector of the settings; null without one: then nothing of OpenTelemetry is loaded. */
export async function openTraces(configuration: Configuration, log: Log): Promise<Traces | null> {
  const endpoint = configuration.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  const { exportTraces } = await import('./exported-traces.ts')
  return exportTraces({ ...configuration, endpoint }, log)
}
