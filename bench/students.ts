import { notification } from '../server/domains/orders/standin.ts'
import { type Asked, Connection, requestBytes } from './connection.ts'
import { type BenchServers, notificationSecret } from './ground.ts'
import type { Effort } from './lists.ts'
import { measureInTurns, measure, median } from './measure.ts'
import { printTable } from './table.ts'

const students = 200_000
const orders = 150_000
const notifications = 500

/** Students at a size no customer has yet: their list against plain SQL, the statistics, and notifications worked. */
export async function benchStudents(ground: BenchServers, effort: Effort): Promise<void> {
  await loadStudents(ground)
  await benchList(ground, effort)
  await benchStatistics(ground, effort)
  await benchNotifications(ground)
}

async function loadStudents({ database: { pool } }: BenchServers): Promise<void> {
  const { rows } = await pool.query("SELECT count(*)::int AS there FROM contacts WHERE email LIKE 'bench%@tum.example'")
  if (rows[0].there >= students) return
  console.log('Loading students and orders (once) …')
  // In one transaction: what was begun and left is not there.
  await pool.query(`BEGIN;
    SET LOCAL statement_timeout = 0;
    INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text, created_at)
    SELECT gen_random_uuid(), 'Frau', 'Vorname' || n % 997, 'Nachname' || n % 4999, 'bench' || n || '@tum.example',
      search_form('Vorname' || n % 997 || ' Nachname' || n % 4999 || ' bench' || n), now() - n * interval '3 minutes'
    FROM generate_series(1, ${students}) AS n;
    INSERT INTO verifications (id, contact_id, status, student_domain_id, verified_at)
    SELECT gen_random_uuid(), contacts.id, 3, domains.id, contacts.created_at + interval '1 day'
    FROM contacts JOIN (SELECT id, row_number() OVER (ORDER BY domain) AS nr FROM student_domains WHERE kind = 'university') AS domains
      ON domains.nr = abs(hashtext(contacts.email)) % 400 + 1
    WHERE email LIKE 'bench%@tum.example' AND abs(hashtext(email)) % 10 < 8;
    INSERT INTO orders (id, contact_id, product_id, shop, reference, price_cents, tax_cents, tax_percent, product_code,
      state, ordered_at, paid_at)
    SELECT gen_random_uuid(), contacts.id, (SELECT id FROM products WHERE code = 'WW-ST-24'), '2checkout', '', 4990, 797, 19,
      'STUD24', 'paid', created_at + interval '2 days', created_at + interval '2 days'
    FROM contacts WHERE email LIKE 'bench%@tum.example' ORDER BY hashtext(email) LIMIT ${orders};
    INSERT INTO student_events (id, contact_id, kind, at)
    SELECT gen_random_uuid(), contacts.id, kind, created_at + interval '2 days'
    FROM contacts CROSS JOIN unnest(ARRAY['emailSent', 'verified', 'downloaded']) AS kind WHERE email LIKE 'bench%@tum.example';
    INSERT INTO holdings (id, contact_id, product_id)
    SELECT gen_random_uuid(), contacts.id, (SELECT id FROM products WHERE code = 'WW-ST-24')
    FROM contacts WHERE email LIKE 'bench%@tum.example';
    COMMIT`)
  await pool.query('VACUUM (ANALYZE) contacts, verifications, orders, student_events, holdings')
}

const get = (path: string): Asked => ({ method: 'GET', path })

async function benchList(ground: BenchServers, effort: Effort): Promise<void> {
  const authorization = await ground.signIn()
  const rows: string[][] = []
  for (const [name, path] of [
    ['students, page 1', () => '/api/students?pageSize=25'],
    ['students, page 2000', () => '/api/students?pageSize=25&page=2000'],
    ['students who paid', () => '/api/students?pageSize=25&paid=paid'],
    ['students by a name', (index: number) => `/api/students?pageSize=25&search=nachname${1000 + (index % 3000)}`],
  ] as const) {
    const next = (headers: Record<string, string>) => {
      let index = 0
      return () => requestBytes({ ...get(path(index++)), headers })
    }
    const [own, bare] = await measureInTurns(
      [
        { name: 'Keywerk', ...ground.keywerk, next: next({ authorization }) },
        { name: 'The bare server', ...ground.bare, next: next({}) },
      ],
      { connections: 8, ...effort },
    )
    const perSecond = [median(own.map((one) => one.perSecond)), median(bare.map((one) => one.perSecond))] as const
    const p95 = [median(own.map((one) => one.p95)), median(bare.map((one) => one.p95))] as const
    rows.push([
      name,
      ...perSecond.map((one) => one.toFixed(0)),
      (perSecond[0] / perSecond[1]).toFixed(2),
      ...p95.map((one) => one.toFixed(1)),
    ])
  }
  printTable(['', 'Keywerk/s', 'bare/s', 'ratio', 'p95 ms', 'bare p95'], rows)
}

async function benchStatistics(ground: BenchServers, { seconds }: Effort): Promise<void> {
  const authorization = await ground.signIn()
  const connection = await Connection.open(ground.keywerk.url)
  const began = performance.now()
  const counted = await connection.ask(
    requestBytes({ method: 'POST', path: '/api/student-statistics/count', body: {}, headers: { authorization } }),
  )
  connection.close()
  if (counted.status !== 201) throw new Error(`Counting answered ${counted.status}: ${counted.body.toString()}`)
  const took = performance.now() - began
  const next = () => requestBytes({ ...get('/api/student-statistics'), headers: { authorization } })
  const round = await measure({ name: 'Keywerk', ...ground.keywerk, next }, 16, seconds)
  console.log(
    `statistics of ${students} students: counted in ${took.toFixed(0)} ms; read by 16 at once ${round.perSecond.toFixed(0)}/s, p95 ${round.p95.toFixed(1)} ms`,
  )
}

/** Notifications for orders of their own, sent as fast as they are answered, until all are worked. */
async function benchNotifications({ database: { pool }, keywerk }: BenchServers): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO orders (id, contact_id, product_id, shop, price_cents, tax_cents, tax_percent, product_code)
     SELECT gen_random_uuid(), contacts.id, (SELECT id FROM products WHERE code = 'WW-ST-24'), 'standin', 4990, 797, 19, 'STUD24'
     FROM contacts WHERE email LIKE 'bench%@tum.example' ORDER BY hashtext(email) DESC LIMIT ${notifications} RETURNING id`,
  )
  const began = performance.now()
  const reference = Date.now()
  const lanes = 16
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let at = lane; at < rows.length; at += lanes) {
        const sale = { orderId: rows[at]!.id, productCode: 'STUD24', price: '49.90', currency: 'EUR', test: false }
        const body = notification({ ...sale, reference: String(reference + at) }, 'COMPLETE', notificationSecret)
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const { status } = await fetch(`${keywerk.url}/shop/notifications/2checkout`, { method: 'POST', headers, body })
        if (status !== 200) throw new Error(`A notification was answered ${status}.`)
      }
    }),
  )
  const answered = performance.now() - began
  for (;;) {
    const { rows: open } = await pool.query(
      "SELECT count(*)::int AS n FROM orders WHERE id = ANY($1) AND state <> 'paid'",
      [rows.map(({ id }) => id)],
    )
    if (open[0].n === 0) break
    await new Promise((wait) => setTimeout(wait, 100))
  }
  const took = performance.now() - began
  console.log(
    `${notifications} notifications: answered ${((notifications / answered) * 1000).toFixed(0)}/s, worked ${((notifications / took) * 1000).toFixed(0)}/s`,
  )
}
