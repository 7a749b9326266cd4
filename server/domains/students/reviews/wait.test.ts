import { beforeEach, expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'
import { medianOfNewest, waitHours, waitQuery } from './wait-queries.ts'

const portal = testPortal()
const wait = () => waitHours(portal.working.db)

/** So many proofs on which staff decided so many hours after they came, the last of them so many days ago. */
const decided = (count: number, { hours, days }: { hours: number; days: number }) =>
  portal.query(
    `WITH people AS (INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
       SELECT gen_random_uuid(), 'Frau', 'Nr', n::text, gen_random_uuid() || '@median.example', ''
       FROM generate_series(1, $1) AS n RETURNING id, last_name),
     staff AS (SELECT id FROM accounts WHERE email = 'licenser@wellenwerk.example')
     INSERT INTO student_events (id, contact_id, kind, at, by_account)
     SELECT gen_random_uuid(), people.id, one.kind,
       now() - make_interval(days => $2, mins => last_name::int, secs => one.hours * 3600), one.by
     FROM people CROSS JOIN staff CROSS JOIN LATERAL
       (VALUES ('uploaded', $3::int, NULL::uuid), ('unreadable', 0, staff.id)) AS one (kind, hours, by)`,
    [count, days, hours],
  )

/** So many of these people wait, so many days by now. */
const waiting = (most: number, days: number) =>
  portal.query(
    `INSERT INTO verifications (id, contact_id, status, waiting_since)
     SELECT gen_random_uuid(), id, 'inReview', now() - make_interval(days => $2) FROM contacts
     WHERE email LIKE '%@median.example' AND id NOT IN (SELECT contact_id FROM verifications) LIMIT $1`,
    [most, days],
  )

beforeEach(async () => {
  await portal.query('DELETE FROM student_events')
  await portal.query('DELETE FROM verifications WHERE waiting_since IS NOT NULL')
})

test('how long a decision takes is told of the newest ones, the time before aside', async () => {
  expect(await wait()).toBe(null)
  await decided(5, { hours: 300, days: 40 })
  expect(await wait()).toBe(null)
  await decided(5, { hours: 50, days: 20 })
  expect(await wait()).toBeCloseTo(50)
  await decided(medianOfNewest, { hours: 2, days: 0 })
  await decided(5 * medianOfNewest, { hours: 70, days: 10 })
  expect(await wait()).toBeCloseTo(2)
})

test('it reads these by their index, however many decisions there are', async () => {
  await decided(3000, { hours: 5, days: 12 })
  await waiting(3000, 5)
  await portal.query('ANALYZE student_events, verifications')
  const { sql: text, parameters } = waitQuery.compile(portal.working.db)
  const plan = (await portal.query(`EXPLAIN (ANALYZE, FORMAT TEXT) ${text}`, [...parameters])).map(
    (row) => row['QUERY PLAN'],
  )
  const [read] = plan.filter((line) => line.includes('student_events_decided_index'))
  expect(read).toMatch(new RegExp(`actual [^)]*rows=${medianOfNewest}(\\.00)? loops=1`))
  expect(plan.join('\n')).not.toContain('Seq Scan')
})

test('those who wait longer than that are not promised less, and too few decisions say nothing', async () => {
  await decided(2, { hours: 1, days: 0 })
  expect(await wait()).toBe(null)
  await waiting(3, 9)
  expect(await wait()).toBeCloseTo(9 * 24)
  await decided(8, { hours: 3, days: 0 })
  expect(await wait()).toBeCloseTo(9 * 24)
})
