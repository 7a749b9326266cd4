import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Configuration } from '../installation/configuration.ts'
import type { Log } from '../telemetry/log.ts'
import type { Description, Span, Traces } from './span.ts'

/** Spans that wait to be sent; what comes beyond is dropped, so that a collector that is away costs no more than this. */
const bounds = { maxQueueSize: 2048, maxExportBatchSize: 512, scheduledDelayMillis: 1000, exportTimeoutMillis: 5000 }
const closesWithin = 2000
const silence = 60_000

type Settings = Pick<
  Configuration,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
> & { endpoint: string }

const kinds = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
}

/** Sends spans to a collector, OTLP as JSON over HTTP. Nothing waits for it. */
export function exportTraces(settings: Settings, log: Log): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMillis: bounds.exportTimeoutMillis,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.instance.id': String(process.pid),
    }),
    sampler: samplerOf(settings),
    spanLimits: { attributeCountLimit: 32, attributeValueLengthLimit: 4000, eventCountLimit: 0, linkCountLimit: 0 },
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingFailures(exporter, log), ...bounds })],
  })
  const tracer = provider.getTracer('keywerk')

  const open = ({ name, kind, facts }: Description, parent: Context): Span => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent)
    return wrapped(span, (description) => open(description, trace.setSpan(ROOT_CONTEXT, span)))
  }
  return {
    begin({ name, kind, facts }, traceparent) {
      const remote = readTraceparent(traceparent)
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parent)
      if (!span.isRecording()) return null
      return wrapped(span, (description) => open(description, trace.setSpan(ROOT_CONTEXT, span)))
    },
    async close() {
      // A collector that hangs must not stop a process from ending.
      const late = new Promise<void>((done) => void setTimeout(done, closesWithin).unref())
      await Promise.race([provider.shutdown().catch(() => undefined), late])
    },
  }
}

/** Which traces are recorded, by the names OpenTelemetry gives the ways of choosing. */
function samplerOf({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Pick<Configuration, 'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'>): Sampler {
  const root = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(share)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

/** What a `traceparent` header names (W3C Trace Context, version 00); null for one that is none. */
function readTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return null
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? context : null
}

const wrapped = (span: OtelSpan, child: Span['child']): Span => ({
  traceId: span.spanContext().traceId,
  child,
  rename: (name) => void span.updateName(name),
  say: (facts) => void span.setAttributes(facts),
  end(fault) {
    if (fault) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  },
})

/** Says in the log that the collector takes nothing, once a minute at most. */
function tellingFailures(exporter: SpanExporter, log: Log): SpanExporter {
  let lost = 0
  let warnedAt = -silence
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error) {
          lost += spans.length
          const now = performance.now()
          if (now - warnedAt >= silence) {
            log.warn({ reason: result.error.message.slice(0, 200), lost }, 'the collector of traces takes nothing')
            warnedAt = now
            lost = 0
          }
        }
        done(result)
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}
