// `npm run bench -- endpoints`: sends each endpoint the worst bodies that are let in – the most names, the largest of its
// shape, the deepest, the most bytes – and tells what the worst of them took.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/operation.ts'
import {
  formBytes,
  formFields,
  type JsonBounds,
  notificationFields,
  signedInBytes,
  strangersBytes,
  usualJson,
} from '#platform/http/bounds/input-bounds.ts'
import { jsonBoundsOf } from '#platform/http/bounds/shape-bounds.ts'
import { removeAbandonedPostmaster } from '#platform/postgres/postmaster.ts'
import { demoPassword } from '../demo/accounts.ts'
import { type Server, startServer } from '../journeys/server.ts'
import { largestBody } from '../server/testing/largest-body.ts'
import { calls } from '../server/v0/calls.ts'
import { Connection } from './connection.ts'
import { freshFolder } from './fault-ground.ts'
import { signInAt } from './ground.ts'
import { cpuOf, median } from './measure.ts'
import { printTable } from './table.ts'
import { memoryOf, turnsIn } from './turns.ts'

interface Sent {
  kind: string
  type: string
  body: Buffer
}

interface Endpoint {
  name: string
  method: string
  path: string
  /** Whether anybody may call it. */
  open: boolean
  bodies: Sent[]
}

interface Cost {
  kind: string
  status: number
  loop: number
  cpu: number
  memory: number
}

const rounds = 3
const id = '0198c0de-ffff-7000-8000-000000000000'

/** Measures the endpoints whose name holds `only`. */
export async function benchEndpoints(only: string): Promise<void> {
  const folder = freshFolder()
  const turns = turnsIn(join(folder, 'turns.json'))
  const limits = { RATE_LIMIT: '100000000', SIGN_IN_LIMIT: '100000000' }
  const server = await startServer({ DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...limits, ...turns.env })
  try {
    const rows: { endpoint: Endpoint; worst: Cost }[] = []
    let token = { value: '', until: 0 }
    for (const endpoint of endpoints().filter(({ name }) => name.includes(only))) {
      // Access tokens last ten minutes.
      if (performance.now() > token.until)
        token = { value: await confirmedAt(server.url), until: performance.now() + 8 * 60_000 }
      const costs: Cost[] = []
      for (const sent of endpoint.bodies) costs.push(await costOf(server, turns, endpoint, sent, token.value))
      const worst = costs.reduce((most, one) => (one.loop > most.loop ? one : most))
      rows.push({ endpoint, worst })
    }
    printTable(
      ['endpoint', 'who', 'worst body', 'status', 'loop ms', 'CPU ms', 'memory MB'],
      rows
        .toSorted((one, other) => other.worst.loop - one.worst.loop)
        .map(({ endpoint: { name, open }, worst: { kind, status, loop, cpu, memory } }) => [
          name,
          open ? 'stranger' : 'signed in',
          kind,
          String(status),
          loop.toFixed(1),
          cpu.toFixed(0),
          String(memory),
        ]),
    )
    const beyond = (who: boolean, goal: number) =>
      rows.filter(({ endpoint, worst }) => endpoint.open === who && worst.loop > goal).length
    console.log(
      `${rows.length} endpoints; over 5 ms for strangers: ${beyond(true, 5)}, over 20 ms for the signed in: ${beyond(false, 20)}`,
    )
  } finally {
    await server.stop()
    await removeAbandonedPostmaster(join(folder, 'data', 'postgres'))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function confirmedAt(url: string): Promise<string> {
  const authorization = await signInAt(url, 'administrator')
  const headers = { authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({ password: demoPassword })
  await fetch(`${url}/api/session/confirmation`, { method: 'POST', headers, body })
  return authorization
}

/** Medians of a few rounds: the first one also has code compiled. Memory is what it grew by over all of them. */
async function costOf(
  server: Server,
  turns: ReturnType<typeof turnsIn>,
  { method, path, open }: Endpoint,
  { kind, type, body }: Sent,
  authorization: string,
): Promise<Cost> {
  const auth = open ? '' : `authorization: ${authorization}\r\n`
  const sized = body.length === 0 ? '' : `content-type: ${type}\r\ncontent-length: ${body.length}\r\n`
  const request = Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${auth}${sized}\r\n`),
    body,
  ])
  const before = memoryOf(server)
  const found: { loop: number; cpu: number }[] = []
  let status = 0
  for (let round = 0; round < rounds; round++) {
    const connection = await Connection.open(server.url)
    await turns.longest(server)
    const from = cpuOf(server.process.pid!) ?? 0
    // What is cut off while it is sent is refused by its size.
    status = (await connection.ask(request).catch(() => ({ status: 413 }))).status
    found.push({ loop: await turns.longest(server), cpu: (cpuOf(server.process.pid!) ?? 0) - from })
    connection.close()
  }
  const loop = median(found.map((one) => one.loop))
  const cpu = median(found.map((one) => one.cpu))
  return { kind, status, loop, cpu, memory: Math.max(0, memoryOf(server) - before) }
}

function endpoints(): Endpoint[] {
  const below = (name: string, method: string, path: string, bodies: Sent[]): Endpoint => ({
    name,
    method,
    path,
    open: true,
    bodies,
  })
  const long = `/${'a/'.repeat(3500)}?${'a&'.repeat(3500)}`
  return [
    ...operations.map(ofOperation),
    ...calls.map(({ method, path, takes, operations: [first] }) => ({
      name: `v0 ${method} ${path}`,
      method,
      path: `/v0${path.replace(/\{\w+\}|:\w+/g, id)}`,
      open: first.access === 'public',
      bodies:
        method === 'GET'
          ? [queried]
          : typeof takes === 'object'
            ? [parts()]
            : [...jsonBodies(usualJson, strangersBytes), ...forms(strangersBytes, formFields)],
    })),
    ...['2checkout', 'stripe'].map((shop) =>
      below(`shop ${shop}`, 'POST', `/shop/notifications/${shop}`, forms(strangersBytes, notificationFields)),
    ),
    below('shop stand-in', 'POST', '/shop/standin', forms(strangersBytes, formFields)),
    below('pages', 'GET', '/', [queried]),
    below('pages that are not there', 'GET', long, [nothing]),
    below('cookies', 'GET', '/api/session', [nothing]),
  ]
}

const nothing: Sent = { kind: 'nothing', type: '', body: Buffer.alloc(0) }
const queried: Sent = { ...nothing, kind: 'query of 14 kB' }

function ofOperation(operation: Operation): Endpoint {
  const { name, method, access, uploadLimit, form } = operation
  const path = `/api${operation.path.replace(/\{\w+\}/g, id)}`
  const open = access === 'public'
  const bodies =
    method === 'GET'
      ? [queried]
      : uploadLimit !== null
        ? files(uploadLimit)
        : form
          ? forms(formBytes, formFields)
          : [...jsonBodies(jsonBoundsOf(operation), open ? strangersBytes : signedInBytes), shaped(operation)]
  const asked = method === 'GET' ? `${path}?${'a&'.repeat(7000)}` : path
  return { name, method, path: asked, open, bodies }
}

const json = (kind: string, text: string): Sent => ({ kind, type: 'application/json', body: Buffer.from(text) })

/** Unknown names, lists within lists, and one long text, each as much as is let in. */
function jsonBodies({ names, namesOfOne, values, depth }: JsonBounds, bytes: number): Sent[] {
  const half = '['.repeat(depth - 1) + ']'.repeat(depth - 1)
  const lists = Array.from({ length: Math.max(1, Math.floor(values / depth) - 1) }, () => half)
  const own = Math.min(names, namesOfOne)
  // One object that is full, and in a list as many more as fit.
  const objects = Array.from({ length: Math.floor((names - own) / namesOfOne) }, () => objectOf(namesOfOne))
  return [
    json('names', JSON.stringify({ ...objectOf(Math.max(0, own - 1)), items: objects })),
    json('depth', `[${lists.join()}]`.slice(0, bytes)),
    json('escapes', `{"a":"${'\\u0041'.repeat(Math.floor((bytes - 10) / 6))}"}`),
    json('bytes', `{"a":"${'x'.repeat(bytes - 10)}"}`),
  ]
}

const objectOf = (names: number) => Object.fromEntries(Array.from({ length: names }, (_, at) => [`k${at}`, at]))

const shaped = (operation: Operation): Sent =>
  json('its largest', JSON.stringify(largestBody(operation.body, jsonBoundsOf(operation).values - 25) ?? {}))

function forms(bytes: number, fields: number): Sent[] {
  const type = 'application/x-www-form-urlencoded'
  const each = Math.floor(bytes / fields / 3) - 4
  const sent = (kind: string, text: string): Sent => ({ kind, type, body: Buffer.from(text.slice(0, bytes - 1)) })
  return [
    sent('fields', `a=1&${'a&'.repeat(bytes / 2)}`),
    sent('escapes', Array.from({ length: fields - 1 }, (_, at) => `a${at}=${'%41'.repeat(each)}`).join('&')),
    sent('bytes', `SAMLResponse=${'a'.repeat(bytes)}`),
  ]
}

/** Some megabytes of each kind of file that is read: text, brackets, zip, PDF. */
function files(limit: number): Sent[] {
  const size = Math.min(limit, 10_000_000)
  const sent = (kind: string, text: string): Sent => {
    const body = Buffer.alloc(size, ' ')
    body.write(text.repeat(Math.ceil(size / text.length)).slice(0, size))
    return { kind, type: 'application/octet-stream', body }
  }
  return [
    sent('lines', 'a;b\n'),
    sent('brackets', '<a>'),
    sent('PDF', '%PDF-1.7\n1 0 obj\n<</A[1 2 3]>>\nendobj\n'),
    sent('zip', 'PK\u0003\u0004'),
  ]
}

function parts(): Sent {
  const part = '--x\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\na\r\n'
  return { kind: 'parts', type: 'multipart/form-data; boundary=x', body: Buffer.from(`${part.repeat(100)}--x--\r\n`) }
}
