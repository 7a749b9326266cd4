import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

/** What a `traceparent` header names (W3C Trace Context, version 00); null for one that is none. */
export function readTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return null
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? context : null
}
