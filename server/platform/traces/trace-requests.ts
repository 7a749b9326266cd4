import { BlockList } from 'node:net'
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import { onEnd } from '../http/request-end.ts'
import type { Configuration } from '../installation/configuration.ts'
import { type Span, type Traces, runInSpan } from './span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
  interface FastifyContextConfig {
    /** The operation a route performs. */
    operation?: string
  }
}

/**
 * Records every request but those of probes. Addresses are named by their pattern: what stands in them may be personal.
 */
export function traceRequests(app: FastifyInstance, traces: Traces, { TRUSTED_PROXIES }: Configuration): void {
  const trusts = trustIn(TRUSTED_PROXIES)
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, socket, id } = request
    const { url: route = 'unknown', config } = routeOptions
    if (/^\/(health|metrics)/.test(route)) return done()
    const { traceparent } = headers
    const from = typeof traceparent === 'string' && trusts(socket.remoteAddress) ? traceparent : undefined
    const facts = { 'http.request.method': method, 'http.route': route, 'keywerk.request_id': id }
    request.span = traces.begin({ name: config?.operation ?? `${method} ${route}`, kind: 'server', facts }, from)
    if (!request.span) return done()
    return runInSpan(request.span, done)
  })
  // The body comes with events of the connection, which know nothing of the request.
  app.addHook('preValidation', ({ span }, _reply, done) => (span ? runInSpan(span, done) : done()))
  onEnd(app, ({ span }, { statusCode }, end) => {
    if (end === 'aborted') span?.say({ 'error.type': 'aborted' })
    else span?.say({ 'http.response.status_code': statusCode })
    span?.end(end === 'answered' && statusCode >= 500)
  })
}

/** Whether the connected address is one of the proxies in front: those alone may say what a request belongs to. */
function trustIn(proxies: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList()
  for (const one of proxies) {
    const [net = '', bits] = one.split('/')
    const kind = net.includes(':') ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(net, kind)
    else list.addSubnet(net, Number(bits), kind)
  }
  return (address) => {
    if (address === undefined || !ipaddr.isValid(address)) return false
    const known = ipaddr.process(address)
    return list.check(known.toString(), known.kind())
  }
}
