import type { TestPortal } from './portal.ts'

let number = 61_000

/** A company with a cloud product, an account of so many places, and contacts of its own, made through the API. */
export async function cloudAccount(
  { call, database }: TestPortal,
  { seats = 5, people = 0, stack = 'wellenwerk-2024' } = {},
) {
  const types = (await call('administrator', 'GET', '/company-types')).json.items
  const company = (
    await call('administrator', 'POST', '/companies', {
      customerNumber: String(number++),
      name: `Streamwerk ${number}`,
      companyTypeId: types[0].id,
      street: 'Weg',
      houseNumber: '1',
      zipCode: '20457',
      city: 'Hamburg',
    })
  ).json
  const products = (await call('administrator', 'GET', `/companies/${company.id}/assignable-products`)).json.items
  const give = async (code: string) =>
    (
      await call('administrator', 'POST', `/companies/${company.id}/products`, {
        productId: products.find((one: { code: string }) => one.code === code).id,
        end: 'unlimited',
      })
    ).json.id as string
  const holding = await give('WW-CL-20')
  const { rows } = await database.pool.query('SELECT id FROM cloud_stacks WHERE name = $1', [stack])
  const input = {
    accountTypeId: (await call('administrator', 'GET', '/cloud/account-types')).json.items[0].id,
    stackId: rows[0].id,
    seats,
    runtime: '12',
    startDate: new Date().toISOString().slice(0, 10),
  }
  const created = await call('administrator', 'POST', `/cloud/holdings/${holding}/configurations`, input)
  const id = created.json.id as string
  const { rows: inserted } = await database.pool.query<{ id: string }>(
    `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, country, language, search_text)
     SELECT gen_random_uuid(), $1, 'Frau', 'Ada ' || n, 'Streit', 'stream' || $2 || '-' || n || '@cloud.example', 'DE',
       'de', '' FROM generate_series(1, $3::int) AS n RETURNING id`,
    [company.id, String(number), people],
  )
  const contacts = inserted.map((one) => one.id)
  if (people > 0) await call('administrator', 'POST', `/cloud/configurations/${id}/users`, { contacts })
  return { company, holding, id, input, created, contacts, give }
}
