import { expect, test } from 'vitest'
import { readStudentStatistics } from '#contract/student-statistics.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
let hours = 0
const inAnHour = () => new Date(Date.now() + (hours += 1) * 3_600_000)
/** Runs the job an hour later each time: what rests after a count has rested. */
const runInAnHour = () => {
  const now = inAnHour()
  return portal.run('students.count', {}, { clock: () => now })
}
const counted = async () => {
  const { status, json } = await portal.call('administrator', 'POST', '/student-statistics/count')
  expect(status).toBe(201)
  return json
}
const run = (text: string, values: unknown[] = []) => portal.database.pool.query(text, values)

test('the figures of twelve months agree with what happened, and test orders do not count', async () => {
  // The universities of the demo would be before those of this test.
  await portal.query('UPDATE verifications SET student_domain_id = NULL')
  const before = await counted()
  expect(before.months).toHaveLength(12)
  const now = before.months.at(-1)
  const contact = async (status: VerificationStatus, domain: string) => {
    const rows = await portal.query(
      `INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
       VALUES (gen_random_uuid(), 'Frau', 'Zahl', 'Reich', gen_random_uuid() || '@zahl.example', '') RETURNING id`,
    )
    const { id } = rows[0] as { id: string }
    await portal.query(
      `INSERT INTO verifications (id, contact_id, status, student_domain_id)
       VALUES (gen_random_uuid(), $1, $2, (SELECT id FROM student_domains WHERE domain = $3))`,
      [id, status, domain],
    )
    return id
  }
  const event = (id: string, kind: string) =>
    run('INSERT INTO student_events (id, contact_id, kind) VALUES (gen_random_uuid(), $1, $2)', [id, kind])
  const order = (id: string, test: boolean) =>
    run(
      `INSERT INTO orders (id, contact_id, product_id, shop, price_cents, tax_cents, tax_percent, product_code, state, paid_at, test)
       SELECT gen_random_uuid(), $1, id, '2checkout', 4990, 797, 19, 'STUD24', 'paid', now(), $2 FROM products WHERE code = 'WW-ST-24'`,
      [id, test],
    )
  const [whole, testOnly, free] = [
    await contact('verified', 'tum.de'),
    await contact('verified', 'tum.de'),
    await contact('verifiedFree', 'tum.de'),
  ]
  await contact('proofNeeded', 'tum.de')
  await order(whole, false)
  await order(testOnly, true)
  for (const id of [whole, testOnly, free]) await event(id, 'verified')
  await event(whole, 'downloaded')
  await event(whole, 'downloaded')

  // Until somebody counts, everybody reads the same figures.
  const still = await portal.ask('administrator', readStudentStatistics)
  expect(still).toEqual(before)
  const after = await counted()
  expect(after.months.at(-1)).toEqual({
    month: now.month,
    registered: now.registered + 4,
    verified: now.verified + 3,
    paid: now.paid + 1,
    downloaded: now.downloaded + 1,
  })
  expect(after.funnel).toEqual({
    registered: before.funnel.registered + 4,
    verified: before.funnel.verified + 3,
    paid: before.funnel.paid + 2,
    downloaded: before.funnel.downloaded + 1,
  })
  const munich = after.universities.find(({ domain }: { domain: string }) => domain === 'tum.de')
  expect(munich).toMatchObject({ registered: 4, verified: 3, paid: 2 })
  expect(after.months.every((row: { month: string }) => /^\d{4}-\d{2}$/.test(row.month))).toBe(true)
})

test('ten that count at once leave one count, and nobody without the permission reads it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => portal.call('administrator', 'POST', '/student-statistics/count')),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect((await portal.query('SELECT count(*) AS n FROM student_statistics'))[0].n).toBe(1)
  expect((await portal.call('student', 'GET', '/student-statistics')).status).toBe(403)
})

test('the job counts again only where something changed that is counted', async () => {
  const figures = async () => (await portal.query('SELECT figures FROM student_statistics'))[0].figures
  /** Written by a connection that tells PostgreSQL's count at once. */
  const write = async (statement: string) => {
    const client = await portal.database.pool.connect()
    try {
      await client.query(statement)
      await client.query('SELECT pg_stat_force_next_flush()')
      await client.query('SELECT 1')
    } finally {
      client.release()
    }
  }
  await runInAnHour()
  await expect
    .poll(async () => {
      await portal.query(`UPDATE student_statistics SET figures = '{}'`)
      await runInAnHour()
      return figures()
    })
    .toEqual({})
  const [{ counted_at: before }] = await portal.query('SELECT counted_at FROM student_statistics')
  await runInAnHour()
  const [{ counted_at: after }] = await portal.query('SELECT counted_at FROM student_statistics')
  expect(after > before).toBe(true)
  await write('UPDATE contacts SET position = position WHERE id = (SELECT id FROM contacts LIMIT 1)')
  await runInAnHour()
  expect(await figures()).toHaveProperty('funnel')
})

test('after a count it rests ten times as long as that took', async () => {
  await runInAnHour()
  const begins = inAnHour().getTime()
  /** Runs so many seconds after this beginning; a count takes 30 of them. */
  const runAt = async (seconds: number) => {
    let passed = 0
    await portal.query(`UPDATE student_statistics SET figures = '{}'`)
    await portal.query('UPDATE contacts SET position = position WHERE id = (SELECT id FROM contacts LIMIT 1)')
    const clock = () => {
      const at = new Date(begins + (seconds + passed) * 1000)
      passed += 15
      return at
    }
    await portal.run('students.count', {}, { clock })
    return Object.keys((await portal.query('SELECT figures FROM student_statistics'))[0].figures).length > 0
  }
  // PostgreSQL tells its count of writes some time later.
  await expect.poll(() => runAt(0)).toBe(true)
  expect(await runAt(60)).toBe(false)
  expect(await runAt(329)).toBe(false)
  await expect.poll(() => runAt(331)).toBe(true)
})
