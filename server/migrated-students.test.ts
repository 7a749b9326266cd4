import { beforeAll, expect, inject, test } from 'vitest'
import { confirmStudentEmail } from '#contract/students.ts'
import { verificationStatuses } from '#contract/verification-status.ts'
import { workAsApplication } from '#platform/database/application-role.ts'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { applicationPassword } from './testing/global-setup.ts'
import { testPortal } from './testing/portal.ts'

// Verifications as they were stored when their status was a number, and a contact with a placeholder for an address.
const name = 'migrated_students'
const url = inject('postgresUrl').replace(/postgres$/, name)
const used = { id: 'x'.repeat(43), email: 'ada@stud.tum.de' }
const idOf = (number: number) => `0198c0de-0000-7000-8000-00000000000${number}`

beforeAll(async () => {
  const admin = openDatabase(inject('postgresUrl'), 1)
  await admin.pool.query(`CREATE DATABASE ${name}`)
  await admin.close()
  const database = openDatabase(url, 1)
  const { db, pool } = database
  await migrate(db as never, '0241-remarks-by-key')
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await pool.query(
      `INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
       VALUES ($1, 'Frau', 'Ada', 'Studt', $2, '')`,
      [idOf(number), `ada${number}@wellenwerk.example`],
    )
    await pool.query(
      `INSERT INTO verifications (id, contact_id, status, waiting_since, before_decision)
       VALUES (gen_random_uuid(), $1, $2, CASE WHEN $2 IN (4, 6) THEN now() END, $3)`,
      [idOf(number), number, number === 7 ? { rows: [{ status: 6, reason: 'x' }, { status: 4 }] } : null],
    )
  }
  await pool.query(
    `INSERT INTO student_events (id, contact_id, kind, at, by_account) VALUES ($1, $2, 'unreadable', '2026-11-01T10:00Z', $1)`,
    [idOf(5), idOf(7)],
  )
  await pool.query("UPDATE verifications SET decided_at = '2026-11-01T10:00Z', decided_by = $1 WHERE status = 7", [
    idOf(5),
  ])
  await pool.query('INSERT INTO used_links (operation, token_hash, outcome) VALUES ($1, $2, $3)', [
    'confirmStudentEmail',
    hashSecret(`${used.id} ${used.email}`),
    { status: 4 },
  ])
  await pool.query('UPDATE contacts SET email = $2, review_email = $3 WHERE id = $1', [
    idOf(2),
    `${idOf(2)}@review.invalid`,
    'foreign@wellenwerk.example',
  ])
  await pool.query(
    "INSERT INTO invitation_requests (contact_id, email, expires_at) VALUES ($1, $2, now() + interval '7 days')",
    [idOf(2), `${idOf(2)}@review.invalid`],
  )
  await pool.query(
    `INSERT INTO merges (id, kind, remaining_id, removed_id, remaining_label, removed_label, search_text, facts)
     VALUES ($1, 'contact', $2, $3, '', '', '', $4)`,
    [
      idOf(9),
      idOf(1),
      idOf(9),
      { steps: [{ before: { email: `${idOf(9)}@review.invalid`, review_email: 'foreign@wellenwerk.example' } }] },
    ],
  )
  await pool.query("SET session_replication_role = 'replica'")
  await pool.query(
    `INSERT INTO list_views (id, account_id, list, name, query, hidden)
     VALUES ($1, $1, 'listStudents', 'Zu prüfen', '{"status": "6", "paid": "all"}', '{}')`,
    [idOf(1)],
  )
  await pool.query("SET session_replication_role = 'origin'")
  expect(await migrate(db as never)).toContain('0250-words-of-verifications')
  await database.close()
  await workAsApplication(url, applicationPassword)
})
const portal = testPortal({}, name)

test('each number is its word, also where a decision leads back to', async () => {
  const rows = await portal.query(
    `SELECT status FROM verifications WHERE contact_id::text LIKE '0198c0de-%' ORDER BY contact_id`,
  )
  expect(rows.map(({ status }) => status)).toEqual(verificationStatuses)
  expect(await portal.query('SELECT before_decision FROM verifications WHERE before_decision IS NOT NULL')).toEqual([
    {
      before_decision: { event: idOf(5), rows: [{ status: 'inReview', reason: 'x' }, { status: 'universityUnknown' }] },
    },
  ])
})

test('a saved view still finds what it found', async () => {
  expect(await portal.query('SELECT query FROM list_views')).toEqual([{ query: { status: 'inReview', paid: 'all' } }])
})

test('a contact whose address staff look at has none, in merges that can be taken back too', async () => {
  const reviewed = { email: null, review_email: 'foreign@wellenwerk.example' }
  expect(await portal.query('SELECT email, review_email FROM contacts WHERE review_email IS NOT NULL')).toEqual([
    reviewed,
  ])
  expect(await portal.query('SELECT email FROM invitation_requests')).toEqual([{ email: null }])
  expect(await portal.query('SELECT facts FROM merges')).toEqual([{ facts: { steps: [{ before: reviewed }] } }])
})

test('a link that was used answers the word', async () => {
  expect(await portal.ask(null, confirmStudentEmail, { body: used })).toEqual({
    status: 'universityUnknown',
  })
})
