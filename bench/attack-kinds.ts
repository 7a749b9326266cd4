import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Connection, requestBytes } from './connection.ts'

/** What an attacker works with; it says of each answer what it was. */
export interface Attacker {
  url: string
  /** The authorization headers of people who are signed in and mean no good, by the names of their demo accounts. */
  tokens: Record<string, string>
  /** What was set up for it beforehand. */
  prepared: Record<string, string>
  until: () => boolean
  note: (status: number | string) => void
}

export type AttackKind = (attacker: Attacker) => Promise<unknown>

/** So many at once, each again and again until the time is up. */
export const many = (count: number, one: (attacker: Attacker, lane: number) => Promise<unknown>): AttackKind => {
  const lane = async (attacker: Attacker, at: number) => {
    while (!attacker.until()) await one(attacker, at).catch(() => attacker.note('cut off'))
  }
  return (attacker) => Promise.all(Array.from({ length: count }, (_, at) => lane(attacker, at)))
}

/** Asks over one connection until it is cut off or the time is up. */
export const asking = (count: number, request: (attacker: Attacker, number: number) => Buffer): AttackKind => {
  let number = 0
  return many(count, async (attacker) => {
    const connection = await Connection.open(attacker.url)
    try {
      while (!attacker.until()) {
        const { status, head } = await connection.ask(request(attacker, number++))
        attacker.note(status)
        if (/^connection: *close/im.test(head)) return
      }
    } finally {
      connection.close()
    }
  })
}

export const get = (path: string, token: string) =>
  requestBytes({ method: 'GET', path, headers: { authorization: token } })

export function post(path: string, body: Buffer, type: string, token = ''): Buffer {
  const auth = token === '' ? '' : `authorization: ${token}\r\n`
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${auth}content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), body])
}

/** Sixteen answers asked for at once and none of them read. */
const unread = many(40, async ({ url, until, note }) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  const closed = new Promise<void>((done) => socket.on('close', () => done()).on('error', () => done()))
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(16))
  note('asked')
  while (!until() && !socket.destroyed) await Promise.race([closed, pause(100)])
  if (socket.destroyed) note('cut off')
  socket.destroy()
})

/** A body of which a byte comes each half second. */
const slowBodies = many(300, async ({ url, until, note }) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write('POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n')
  socket.write('Content-Length: 1000\r\n\r\n')
  note('begun')
  while (!until() && !socket.destroyed) {
    await pause(500)
    socket.write('x')
  }
  socket.destroy()
})

const forged = `Bearer ${['{"alg":"RS256","kid":"x"}', '{"sub":"x"}', 'x'.repeat(256)]
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.')}`
const nested = Buffer.from('['.repeat(200_000))
const fields = Buffer.from(`{${Array.from({ length: 22_000 }, (_, at) => `"f${at}":1`).join()}}`)
const semicolons = Buffer.alloc(5_000_000, ';')
const long = 'Antriebstechnikzahnradgetriebemotorenbau'.repeat(5).slice(0, 190)

/** The main ways of docs/attacks.md to stop it, each for itself. */
export const attackKinds: Record<string, AttackKind> = {
  'nobody attacks': async ({ until }) => {
    while (!until()) await pause(50)
  },
  'answers nobody reads': unread,
  'bodies byte by byte': slowBodies,
  'searches for long words': asking(16, ({ tokens }, number) =>
    get(`/api/companies?search=${long.slice(number % 20)}`, tokens['licenser']!),
  ),
  'forged tokens': asking(16, () => get('/api/companies', forged)),
  'broken JSON, 200 kB': asking(8, () => post('/api/session', nested, 'application/json')),
  'JSON of 22,000 fields': asking(8, () => post('/api/session', fields, 'application/json')),
  'CSV of semicolons, 5 MB': asking(4, ({ tokens }) =>
    post('/api/imports?kind=companies&fileName=a.csv', semicolons, 'application/octet-stream', tokens['licenser']),
  ),
  'sign-ins, wrong passwords': asking(16, (_attacker, number) =>
    requestBytes({
      method: 'POST',
      path: '/api/session',
      body: { email: `stranger${number}@nowhere.example`, password: 'Falsch-2026!' },
    }),
  ),
}
