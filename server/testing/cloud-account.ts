import { portalDay } from '#contract/time-zone.ts'
import type { TestPortal } from './portal.ts'

/** A company with a cloud product, an account of so many places, and contacts of its own, made through the API. */
export async function cloudAccount(
  { call, given, query }: TestPortal,
  { seats = 5, people = 0, stack = 'wellenwerk-2024' } = {},
) {
  const company = await given.company({ name: 'Streamwerk' }, 'administrator')
  const give = async (code: string) => (await given.holding({ code, companyId: company.id, end: 'unlimited' })).id
  const holding = await give('WW-CL-20')
  const [found] = await query('SELECT id FROM cloud_stacks WHERE name = $1', [stack])
  const input = {
    accountTypeId: (await call('administrator', 'GET', '/cloud/account-types')).json.items[0].id,
    stackId: found.id,
    seats,
    runtime: '12',
    startDate: portalDay(new Date()),
  }
  const created = await call('administrator', 'POST', `/cloud/holdings/${holding}/configurations`, input)
  const id = created.json.id as string
  const inserted = await query<{ id: string }>(
    `INSERT INTO contacts (id, company_id, salutation, first_name, last_name, email, country, language, search_text)
     SELECT gen_random_uuid(), $1, 'Frau', 'Ada ' || n, 'Streit', 'stream' || $2 || '-' || n || '@cloud.example', 'DE',
       'de', '' FROM generate_series(1, $3::int) AS n RETURNING id`,
    [company.id, company.customerNumber, people],
  )
  const contacts = inserted.map((one) => one.id)
  if (people > 0) await call('administrator', 'POST', `/cloud/configurations/${id}/users`, { contacts })
  return { company, holding, id, input, created, contacts, give }
}
