import { type Expression, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listStudents } from '#contract/student-reviews.ts'
import { testPortal } from '../../testing/portal.ts'
import { studentLists } from './lists.ts'

const portal = testPortal()

// So many people that reading them all would be slower than an index, however the planner counts.
beforeAll(async () => {
  await portal.query(
    `INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
     SELECT gen_random_uuid(), 'Frau', 'V' || n, 'Liste', n || '@viele.example', 'v' || md5(n::text) || ' liste ' || n || '@viele.example'
     FROM generate_series(1, 20000) AS n`,
  )
  await portal.query(
    `INSERT INTO verifications (id, contact_id, status, student_domain_id)
     SELECT gen_random_uuid(), contacts.id, 'verified', student_domains.id FROM contacts, student_domains
     WHERE contacts.email IN ('7@viele.example', '8@viele.example') AND domain = 'tum.de'`,
  )
  await portal.query('VACUUM ANALYZE contacts, verifications')
})

const query = listStudents.query.parse({})
const source = () =>
  studentLists
    .find(({ operation }) => operation === listStudents)!
    .source({ ...portal.jobCall(), actor: { permissions: new Set(), sight: 'all' } as never, params: {}, query })
const people = () => portal.database.db.selectFrom('contacts')

async function planOf(statement: Expression<unknown>): Promise<string> {
  const { rows } = await sql<Record<string, string>>`EXPLAIN ${statement}`.execute(portal.database.db)
  return rows.map((row) => Object.values(row)[0]).join('\n')
}

test('students by e-mail address come out of its index, both ways', async () => {
  const { found, sort, key } = await source()
  for (const direction of ['ASC', 'DESC']) {
    const order = sql`${sort['email']!} ${sql.raw(direction)}, ${sql.ref(key)} ${sql.raw(direction)}`
    const ids = (found as unknown as ReturnType<typeof people>).select('contacts.id').orderBy(order).limit(10)
    const plan = await planOf(ids)
    expect(plan).toContain('contacts_email_index')
    expect(plan).not.toContain('Sort')
  }
})

test('a search finds people and their universities, each word by indexes', async () => {
  const search = async (words: string) => {
    const { items } = await portal.ask('administrator', listStudents, { query: { search: words, sort: 'email' } })
    return items.map(({ email }) => email)
  }
  expect(await search('tum.de viele')).toEqual(['7@viele.example', '8@viele.example'])
  expect(await search('8@viele tum.de')).toEqual(['8@viele.example'])
  expect(await search('8@viele oxford')).toEqual([])
  const { found, holding } = await source()
  const rows = (found as unknown as ReturnType<typeof people>).where(holding!(['12345@viele'])).select('contacts.id')
  const plan = await planOf(rows)
  expect(plan).toContain('contacts_search_index')
  expect(plan).not.toContain('Seq Scan on contacts')
})
