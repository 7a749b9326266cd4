import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoPassword } from '../demo/accounts.ts'
import { Connection, requestBytes } from './connection.ts'
import type { BenchServers } from './ground.ts'
import { median } from './measure.ts'

const accounts = 200

/** Stands before the stand-in of AWS and says how long its calls take; those at the same time count once. */
export async function timeSignIn(endpoint: string) {
  let [open, since, busy, calls] = [0, 0, 0, 0]
  const { hostname, port } = new URL(endpoint)
  const server = createServer((asked, answered) => {
    if (open++ === 0) since = performance.now()
    calls++
    const { method, url: path, headers } = asked
    const passed = send({ hostname, port, method, path, headers }, (answer) => {
      answered.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(answered)
    })
    passed.on('error', () => answered.destroy())
    asked.pipe(passed)
    answered.on('close', () => {
      if (--open === 0) busy += performance.now() - since
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    read: () => ({ busy, calls }),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** From the ticket to the streaming address, one after the other, without what AWS took. */
export async function benchCloudSignIn(
  ground: BenchServers,
  aws: Awaited<ReturnType<typeof timeSignIn>>,
): Promise<void> {
  const { pool } = ground.database
  const remove = () => pool.query("DELETE FROM accounts WHERE email LIKE 'strom%@bench.example'")
  await remove()
  const { rows } = await pool.query<{ email: string }>(
    `INSERT INTO accounts (id, email, password_hash, role_id, verified_at, contact_id)
     SELECT gen_random_uuid(), contacts.email, own.password_hash, own.role_id, now(), contacts.id
     FROM contacts, accounts AS own WHERE own.email = 'user@wellenwerk.example' AND contacts.email LIKE 'strom%@bench.example'
     ORDER BY contacts.email LIMIT ${accounts} RETURNING email`,
  )
  const connection = await Connection.open(ground.keywerk.url)
  const [whole, away]: [number[], number[]] = [[], []]
  let calls = 0
  for (const [at, { email }] of rows.entries()) {
    const before = aws.read()
    const began = performance.now()
    const { ticket } = await answerOf(connection, '/api/cloud/tickets', {})
    const body = { ticket, email, password: demoPassword, endOwn: false }
    const { errCode, streamingUrl } = await answerOf(connection, '/api/cloud/sessions', body)
    const took = performance.now() - began
    if (errCode !== 0 || !streamingUrl) throw new Error(`Signing in to the cloud answered ${errCode}.`)
    const after = aws.read()
    // The first ones load the official client and prepare statements.
    if (at < 20) continue
    whole.push(took)
    away.push(after.busy - before.busy)
    calls += after.calls - before.calls
  }
  connection.close()
  await remove()
  const own = whole.map((took, at) => took - away[at]!).toSorted((one, other) => one - other)
  const [p50, p95] = [0.5, 0.95].map((part) => own[Math.floor(own.length * part)]!.toFixed(1))
  console.log(
    `sign-in to the cloud: p50 ${p50} ms, p95 ${p95} ms without AWS, whose ${(calls / own.length).toFixed(1)} calls take ${median(away).toFixed(1)} ms here`,
  )
}

async function answerOf(connection: Connection, path: string, body: object) {
  const { status, body: answer } = await connection.ask(requestBytes({ method: 'POST', path, body }))
  if (status >= 300) throw new Error(`${path} answered ${status}: ${answer.toString()}`)
  return JSON.parse(answer.toString())
}
