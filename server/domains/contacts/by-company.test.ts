import { type Expression, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { listContacts } from '#contract/contacts.ts'
import { readPage } from '#platform/lists/list.ts'
import { testPortal } from '../../testing/portal.ts'
import { contactLists } from './lists.ts'

const portal = testPortal()

// So many contacts that sorting them all would take longer than an index, however the planner counts.
beforeAll(async () => {
  await portal.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
     SELECT gen_random_uuid(), (600000 + n)::text, 'Viele ' || (n / 2), '0198c0de-0000-7000-8000-000000000002', 'A', '1', '20457', 'B'
     FROM generate_series(1, 3000) AS n`,
  )
  await portal.query(
    `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
     SELECT gen_random_uuid(), companies.id, 'Frau', 'A', 'B', companies.customer_number || '-' || n || '@viele.example', ''
     FROM companies, generate_series(1, 4) AS n WHERE name LIKE 'Viele %'`,
  )
  await portal.query('VACUUM ANALYZE companies, contacts')
})

const actor = { permissions: new Set(), sight: 'all', language: 'de' } as never
const source = (sort: string) => {
  const query = { ...listContacts.query.parse({}), sort } as never
  return contactLists
    .find(({ operation }) => operation === listContacts)!
    .source({ ...portal.jobCall(), actor, params: {}, query })
}

test.each(['companyName', '-companyName'])('pages of contacts by %s are those of the whole order', async (sort) => {
  const order = sort.startsWith('-') ? 'DESC' : 'ASC'
  const all = await portal.query(
    `SELECT contacts.id FROM contacts LEFT JOIN companies ON companies.id = company_id WHERE erased_at IS NULL
     ORDER BY companies.name_key ${order}, contacts.id ${order}`,
  )
  const alone = await portal.query('SELECT id FROM contacts WHERE company_id IS NULL AND erased_at IS NULL')
  expect(alone.length).toBeGreaterThan(2)
  const pageSize = 10
  const last = Math.ceil(all.length / pageSize)
  // The first ones, those around the border between people with and without a company, and the last.
  const border = Math.ceil(alone.length / pageSize)
  for (const page of new Set([1, 2, border, border + 1, 200, last - border, last, last + 1])) {
    const { items, total } = await readPage(
      portal.database.db,
      await source(sort),
      { page, pageSize, sort, search: '' },
      'lastName',
    )
    const ids = all.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id)
    expect(
      items.map((item) => (item as { id: string }).id),
      String(page),
    ).toEqual(ids)
    expect(total, String(page)).toBe(Math.min(all.length, 10_000))
  }
})

test('the first pages are read out of the index of the names', async () => {
  const planOf = async (statement: Expression<unknown>) => {
    const { rows } = await sql<Record<string, string>>`EXPLAIN ${statement}`.execute(portal.database.db)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  }
  const { front } = await source('companyName')
  const { found, sort } = front!['companyName']!
  const contacts = () => portal.database.db.selectFrom('contacts')
  const page = (found as unknown as ReturnType<typeof contacts>)
    .select('contacts.id')
    .orderBy(sql`${sort['companyName']!}, contacts.id`)
    .limit(26)
  const plan = await planOf(page)
  expect(plan).toContain('using companies_name_index')
  expect(plan).not.toContain('Seq Scan')
})
