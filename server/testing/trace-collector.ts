import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  facts: Record<string, string | number>
  /** The process it comes from. */
  instance: string
}

export interface TraceCollector {
  url: string
  /** How it answers: 'takes', 'fails' with 500, 'hangs' without an answer. */
  mood: 'takes' | 'fails' | 'hangs'
  /** Everything that was sent, as it was sent. */
  bodies: string[]
  headers: IncomingHttpHeaders[]
  spans(): SentSpan[]
  stop(): Promise<void>
}

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number }
type Attributes = { key: string; value: Value }[]

/** A collector of OpenTelemetry on loopback: OTLP as JSON over HTTP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    bodies.push(await text(request))
    headers.push(request.headers)
    if (collector.mood === 'hangs') return
    response.writeHead(collector.mood === 'fails' ? 500 : 200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer((request, response) => void take(request, response).catch(() => undefined))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'takes',
    bodies,
    headers,
    spans: () => bodies.flatMap(spansIn),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return collector
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attributes }
    scopeSpans: { spans: (Omit<SentSpan, 'facts' | 'instance'> & { attributes: Attributes })[] }[]
  }[]
}

function spansIn(body: string): SentSpan[] {
  return (JSON.parse(body) as Sent).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({
        ...span,
        facts: factsOf(attributes),
        instance: String(factsOf(resource.attributes)['service.instance.id']),
      })),
    ),
  )
}

const factsOf = (attributes: Attributes): SentSpan['facts'] =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue ?? value.doubleValue)]),
  )
