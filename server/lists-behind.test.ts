import { beforeAll, expect, test } from 'vitest'
import { listCompanyContacts, listContacts } from '#contract/contacts.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const search = 'Hintereinander'

/** Three companies with two contacts each, and five people without one. */
beforeAll(async () => {
  await portal.query(
    `WITH firms AS (INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
         SELECT gen_random_uuid(), (990000 + n)::text, '${search} ' || n, (SELECT id FROM company_types LIMIT 1), '', '', '', ''
         FROM generate_series(1, 3) AS n RETURNING id),
       employers AS (SELECT id FROM firms UNION ALL SELECT id FROM firms UNION ALL SELECT NULL FROM generate_series(1, 5))
     INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, search_text)
     SELECT gen_random_uuid(), id, 'Frau', 'A', '${search}', gen_random_uuid() || '@hinter.example', '' FROM employers`,
  )
})

type Sort = 'companyName' | '-companyName' | 'created'
const contacts = async (sort: Sort, more: { page?: number; pageSize?: 10; after?: string } = {}) =>
  (await portal.ask('licenser', listContacts, { query: { pageSize: 5, sort, ...more } })).items.map(({ id }) => id)

test.each(['companyName', '-companyName'] as const)(
  'contacts by %s are each met once, with a company and without one',
  async (sort) => {
    const pages: string[][] = [await contacts(sort, { pageSize: 10 })]
    while (pages.at(-1)!.length === 10) pages.push(await contacts(sort, { pageSize: 10, after: pages.at(-1)!.at(-1)! }))
    const all = await portal.query<{ id: string }>(
      `SELECT contacts.id FROM contacts LEFT JOIN companies ON companies.id = company_id WHERE erased_at IS NULL
       ORDER BY companies.name_key ${sort.startsWith('-') ? 'DESC' : 'ASC'}, contacts.id ${sort.startsWith('-') ? 'DESC' : 'ASC'}`,
    )
    expect(pages.flat()).toEqual(all.map(({ id }) => id))
  },
)

test('a page begins behind its row though rows came in before it; where the row is gone, by its number', async () => {
  const first = await contacts('created')
  const second = await contacts('created', { page: 2 })
  const after = first.at(-1)!
  await portal.query(
    `INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text, created_at)
     SELECT gen_random_uuid(), 'Frau', 'A', 'Früher', n || '@frueher.example', '', '2001-01-01' FROM generate_series(1, 2) AS n`,
  )
  expect(await contacts('created', { page: 2, after })).toEqual(second)
  expect(await contacts('created', { page: 2 })).toEqual([...first.slice(3), ...second.slice(0, 3)])
  await portal.query(`UPDATE contacts SET erased_at = now() WHERE id = $1`, [after])
  const byNumber = await contacts('created', { page: 2 })
  expect(byNumber).toEqual([first[3], ...second.slice(0, 4)])
  expect(await contacts('created', { page: 2, after })).toEqual(byNumber)
})

test('the key of a row that the caller does not see says nothing', async () => {
  const [company] = await portal.query<{ id: string }>(`SELECT id FROM companies WHERE customer_number = '10023'`)
  const ask = (after?: string) =>
    portal.ask('customer', listCompanyContacts, {
      params: { id: company!.id },
      query: { pageSize: 5, sort: 'email', ...(after !== undefined && { after }) },
    })
  const seen = await ask()
  const [foreign] = await portal.query<{ id: string }>(
    `SELECT id FROM contacts WHERE company_id <> $1 AND email_key > $2 LIMIT 1`,
    [company!.id, 'a'],
  )
  for (const after of [foreign!.id, '0198c0de-ffff-7fff-8fff-ffffffffffff']) expect(await ask(after)).toEqual(seen)
  expect(await ask(seen.items[0]!.id)).not.toEqual(seen)
})
