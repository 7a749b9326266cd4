import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { demoPassword } from '../demo/accounts.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { cloneTemplate } from './testing/portal.ts'
import { type SentSpan, startTraceCollector, type TraceCollector } from './testing/trace-collector.ts'
import { until } from './testing/until.ts'

let databaseUrl: string
let collector: TraceCollector
let server: Server | undefined

beforeAll(async () => {
  databaseUrl = await cloneTemplate()
  collector = await startTraceCollector()
})
function emptyCollector(): void {
  collector.bodies.length = 0
  collector.headers.length = 0
}
async function stop(): Promise<void> {
  await server?.stop()
  server = undefined
  // A server sends the last of its spans when it ends.
  emptyCollector()
}
afterEach(() => {
  collector.mood = 'takes'
  emptyCollector()
})
afterAll(() => collector.stop())

const email = 'administrator@wellenwerk.example'
const secret = 'Basic Z2VoZWltOmdlaGVpbQ=='

async function start(env: Record<string, string> = {}): Promise<Server> {
  server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: inject('dataFolder'),
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    DATABASE_POOL: '4',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${encodeURIComponent(secret)}`,
    ...env,
  })
  return server
}

interface Sent {
  token?: string
  body?: object
  traceparent?: string
}

async function ask(method: string, path: string, { token, body, traceparent }: Sent = {}) {
  const answer = await fetch(`${server!.url}${path}`, {
    method,
    headers: {
      connection: 'close',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(traceparent && { traceparent }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  const json = (await answer.json()) as Record<string, unknown> & { accessToken: string; total: number }
  return { status: answer.status, id: answer.headers.get('x-request-id')!, json }
}

const signIn = async () =>
  (await ask('POST', '/api/session', { body: { email, password: demoPassword } })).json.accessToken

/** The spans of the trace a request began, once the collector has the request itself. */
async function traceOf(requestId: string): Promise<{ root: SentSpan; all: SentSpan[] }> {
  const root = await vi.waitFor(
    () =>
      collector.spans().find(({ facts }) => facts['keywerk.request_id'] === requestId) ?? Promise.reject(new Error()),
    { timeout: 30_000 },
  )
  return { root, all: collector.spans().filter(({ traceId }) => traceId === root.traceId) }
}

/** From a span up to the one without a parent among them. */
function upwards(span: SentSpan, all: SentSpan[]): string[] {
  const parent = all.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [span.name, ...upwards(parent, all)] : [span.name]
}

/** The lines of the log about requests of which this is so. */
const logged = (which: (line: { url: string; method: string }) => boolean) =>
  server!
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line) as Logged] : []))
    .filter((line) => line.status !== undefined && which(line))
interface Logged {
  url: string
  method: string
  status: number
  requestId: string
}

/** Sends this, waits until it is so, and goes away. */
async function goneAfter(said: string, reached: () => Promise<boolean> | boolean): Promise<void> {
  const socket = connect(Number(new URL(server!.url).port), '127.0.0.1')
  await once(socket, 'connect')
  await new Promise<void>((sent) => socket.write(said, () => sent()))
  await until(reached)
  socket.destroy()
}

// Names what is loaded of OpenTelemetry. The figures' library asks for its empty interface (its package api), whether
// there are traces or not.
const seen = join(tmpdir(), `loaded-${process.pid}.txt`)
const hook = `import{registerHooks}from'node:module';import{appendFileSync}from'node:fs';appendFileSync(process.env.SEEN,'began ');registerHooks({load(url,context,next){if(/opentelemetry.(?!api.)/.test(url))appendFileSync(process.env.SEEN,url+' ');return next(url,context)}})`
const watched = { SEEN: seen, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(hook)}` }
const loaded = () => readFileSync(seen, 'utf8')

const traceId = 'a'.repeat(32)
const traceparent = `00-${traceId}-${'b'.repeat(16)}-01`

describe('with a collector', () => {
  beforeAll(async () => void (await start(watched)))
  afterAll(stop)

  test('a request becomes a tree: the operation, its statements, a call outside; a job a tree of its own', async () => {
    const token = await signIn()
    const list = await ask('GET', '/api/companies?search=M%C3%BCller&page=1', { token })
    expect(list.status).toBe(200)
    const { root, all } = await traceOf(list.id)
    expect(root).toMatchObject({ name: 'listCompanies', kind: 2 })
    expect(root.facts).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/companies',
      'http.response.status_code': 200,
      'keywerk.request_id': list.id,
    })
    const statements = all.filter(({ facts }) => facts['db.system.name'] === 'postgresql')
    const ofList = statements.filter((one) => upwards(one, all)[1] === 'perform listCompanies')
    expect(ofList.map((one) => upwards(one, all))).toContainEqual([
      expect.stringMatching(/^(with|select)/),
      'perform listCompanies',
      'listCompanies',
    ])
    expect(ofList[0]!.facts).toMatchObject({
      'db.query.text': expect.stringMatching(/\$\d/),
      'db.response.returned_rows': expect.any(Number),
    })
    // Every statement leads up to the request, whatever came between.
    expect(statements.every((one) => upwards(one, all).at(-1) === 'listCompanies')).toBe(true)

    // A body that arrives later loses nothing; a transaction ends in sight.
    const name = 'Geheime Neugründung GmbH'
    const type = (await ask('GET', '/api/company-types', { token })).json as unknown as { items: { id: string }[] }
    const address = { street: 'Werftstraße', houseNumber: '1', zipCode: '24103', city: 'Kiel', country: 'DE' }
    const body = { name, customerNumber: '998877', companyTypeId: type.items[0]!.id, ...address, language: 'de' }
    const created = await ask('POST', '/api/companies', { token, body })
    expect(created.status).toBe(201)
    const write = await traceOf(created.id)
    expect(write.root.facts['http.response.status_code']).toBe(created.status)
    expect(write.all.map((one) => upwards(one, write.all).join(' < '))).toEqual(
      expect.arrayContaining([
        'insert audit_log < perform createCompany < createCompany',
        'commit < perform createCompany < createCompany',
      ]),
    )

    const outside = await ask('GET', '/api/crm/companies?search=Zahnrad', { token })
    const called = await traceOf(outside.id)
    expect(called.all.filter(({ facts }) => facts['keywerk.system'] === 'crm')).toMatchObject([
      { kind: 3, facts: { 'keywerk.system': 'crm' } },
    ])
    const jobs = await vi.waitFor(
      () => {
        const found = collector.spans().filter(({ kind }) => kind === 5)
        return found.length > 0 ? found : Promise.reject(new Error())
      },
      { timeout: 60_000 },
    )
    expect(jobs[0]!.parentSpanId ?? '').toBe('')
    expect(jobs[0]!.name).toBe(jobs[0]!.facts['keywerk.job'])

    // A refusal is told by its code and is no fault.
    const refused = await ask('GET', '/api/companies/0198c0de-0000-7000-8000-0000000000ff', { token })
    const gone = await traceOf(refused.id)
    expect(gone.root).toMatchObject({ facts: { 'http.response.status_code': 404, 'http.route': '/api/companies/:id' } })
    expect(gone.root.status.code ?? 0).toBe(0)
    expect(gone.all.find((one) => one.name === 'perform readCompany')!.facts['error.type']).toBe('companies.notFound')

    // The log names the trace.
    const line = server!
      .output()
      .split('\n')
      .find((one) => one.includes(list.id))!
    expect(JSON.parse(line)).toMatchObject({ requestId: list.id, traceId: root.traceId })

    // Nothing of what was typed, no person's address and no secret.
    // Ids and times are any digits: once in a while those of the customer number.
    const sent = collector.bodies
      .join('\n')
      .replaceAll(/"(?:\w+TimeUnixNano|\w*(?:trace|Span|span)Id)":"[0-9a-f]+"/g, '')
    for (const word of ['@', demoPassword, token, 'Müller', 'Zahnrad', name, '998877', '0000000000ff', 'search='])
      expect(sent, word).not.toContain(word)
    expect(collector.headers.every(({ authorization }) => authorization === secret)).toBe(true)
  }, 120_000)

  test('what a request belongs to is not believed of strangers', async () => {
    const stranger = await ask('GET', '/api/company-types', { traceparent })
    expect((await traceOf(stranger.id)).root).toMatchObject({ traceId: expect.not.stringMatching(traceId) })
  })

  test('a request whose caller goes away is in the log and in the traces, once', async () => {
    const token = await signIn()
    const head = (line: string, more: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n\r\n`
    // Half of a body.
    const json = 'Content-Type: application/json\r\nContent-Length: 1000'
    await goneAfter(`${head('POST /api/registration', json)}{"email":`, () => true)
    const [half] = await until(
      () => logged(({ url }) => url === '/api/registration'),
      (lines) => lines.length > 0,
    )
    expect(half).toMatchObject({ method: 'POST', status: 499 })
    const { root } = await traceOf(half!.requestId)
    expect(root.facts).toMatchObject({ 'http.route': '/api/registration', 'error.type': 'aborted' })

    // In the middle of a statement.
    const database = openDatabase(databaseUrl, 2)
    const held = await database.pool.connect()
    await held.query('BEGIN; LOCK TABLE companies IN ACCESS EXCLUSIVE MODE')
    const waits = async () => {
      const { rows } = await database.pool.query(`
        SELECT FROM pg_locks JOIN pg_class ON pg_class.oid = relation JOIN pg_database ON pg_database.oid = database
        WHERE relname = 'companies' AND NOT granted AND datname = current_database()`)
      return rows.length > 0
    }
    const left = await until(
      async () => {
        const url = `/api/companies/${randomUUID()}`
        const found = () => logged((line) => line.url === url)
        // Held up for too long it is answered that the portal is busy: then once more.
        await goneAfter(head(`GET ${url}`, `Authorization: Bearer ${token}`), async () => found().length > 0 || waits())
        return (await until(found, (lines) => lines.length > 0))[0]!
      },
      ({ status }) => status === 499,
    )
    await held.query('ROLLBACK')
    held.release()
    await database.close()
    expect((await traceOf(left.requestId)).root.facts['error.type']).toBe('aborted')
    // What it did goes on to its end, of which nothing is told any more.
    const { id } = await ask('GET', '/api/companies', { token })
    await traceOf(id)
    for (const { requestId } of [half!, left]) {
      expect(logged((line) => (line as Logged).requestId === requestId)).toHaveLength(1)
      expect(collector.spans().filter(({ facts }) => facts['keywerk.request_id'] === requestId)).toHaveLength(1)
    }
  }, 120_000)

  // Without it the same look finds nothing of it, below.
  test('OpenTelemetry is loaded', () => expect(loaded()).toContain('@opentelemetry/sdk-trace'))
})

/** What a server without a collector answers. */
let plain: object

describe('without a collector', () => {
  beforeAll(async () => {
    rmSync(seen, { force: true })
    await start({ ...watched, OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  })
  afterAll(async () => {
    await stop()
    rmSync(seen, { force: true })
  })

  test('nothing of OpenTelemetry is loaded but what the figures bring, and nothing sent', async () => {
    plain = (await ask('GET', '/api/companies', { token: await signIn() })).json
    expect(loaded()).toMatch(/^(began )+$/)
    expect(collector.bodies).toEqual([])
  })

  test('the log names requests by their pattern and by ids: no address, code or other word that somebody typed', async () => {
    const token = await signIn()
    const id = '0198c0de-0000-7000-8000-0000000000ff'
    const asked = [
      `/api/contact-addresses/${encodeURIComponent('max.geheim@privat.example')}`,
      '/api/course-invitations/geheimer-code',
      `/api/companies/${id}`,
      '/api/geheim/max.geheim@privat.example',
      '/geheim.html?email=max.geheim@privat.example',
    ]
    const ids: unknown[] = []
    for (const path of asked)
      ids.push(
        (await fetch(`${server!.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).headers.get(
          'x-request-id',
        ),
      )
    const lines = await until(
      () => logged((line) => ids.includes((line as Logged).requestId)),
      ({ length }) => length === asked.length,
    )
    expect(lines.slice(0, 3).map(({ url }) => url)).toEqual([
      '/api/contact-addresses/:email',
      '/api/course-invitations/:code',
      `/api/companies/${id}`,
    ])
    expect(server!.output()).not.toMatch(/geheim|privat\.example/)
  }, 120_000)
})

describe('with settings of its own', () => {
  afterEach(stop)

  test('what a request belongs to is believed of a trusted proxy', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.0/8,::1' })
    const behind = await ask('GET', '/api/company-types', { traceparent })
    expect((await traceOf(behind.id)).root).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) })
    const odd = await ask('GET', '/api/company-types', { traceparent: `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01` })
    expect((await traceOf(odd.id)).root.parentSpanId ?? '').toBe('')
    // The proxy decided that this one is not recorded.
    const left = await ask('GET', '/api/company-types', { traceparent: traceparent.replace(/01$/, '00') })
    const next = await ask('GET', '/api/company-types')
    await traceOf(next.id)
    expect(collector.bodies.join()).not.toContain(left.id)
  }, 120_000)

  test.each(['hangs', 'fails', 'is away'] as const)(
    'a collector that %s keeps nothing from being answered, and nobody from ending',
    async (mood) => {
      if (mood !== 'is away') collector.mood = mood
      const nobody = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
      await start(mood === 'is away' ? nobody : {})
      const token = await signIn()
      // For one that hangs, more spans than wait to be sent.
      for (let round = 0; round < (mood === 'hangs' ? 30 : 3); round++) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/api/companies', { token })))
        for (const { status, json } of answers) expect({ status, json }).toEqual({ status: 200, json: plain })
      }
      const told = () =>
        server!
          .output()
          .split('\n')
          .filter((line) => line.includes('the collector of traces takes nothing'))
      await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 30_000 })
      await ask('GET', '/api/companies', { token })
      await server!.stop()
      expect(told()).toHaveLength(1)
      expect(server!.process.exitCode).toBe(0)
    },
    180_000,
  )

  test('several processes send their own, and a share is chosen', async () => {
    await start({ PROCESSES: '2' })
    await vi.waitFor(
      async () => {
        await ask('GET', '/api/company-types')
        const requests = collector.spans().filter(({ kind }) => kind === 2)
        expect(new Set(requests.map(({ instance }) => instance)).size).toBe(2)
      },
      { timeout: 90_000, interval: 100 },
    )
    await stop()
    await start({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' })
    expect((await ask('GET', '/api/companies', { token: await signIn() })).status).toBe(200)
    await server!.stop()
    expect(collector.bodies).toEqual([])
  }, 180_000)
})
