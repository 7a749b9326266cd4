import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'

// Stacks whose keys stand in another order than what people call them; one AppStream has never told of.
const portal = testPortal()
const company = '0198c0de-7777-7000-8000-000000000001'

test('lines sorted by version stand in the order of what the column shows', async () => {
  await portal.query(
    `INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
     VALUES ('${company}', '99811', 'Zahnradbau', (SELECT id FROM company_types LIMIT 1), 'Weg', '1', '20457', 'Hamburg')`,
  )
  await portal.query(
    `INSERT INTO cloud_stacks (name, display_name, description)
     VALUES ('k1', 'Zylinder', ''), ('k2', '', 'Ätzbad'), ('k3', 'buchsen', '')`,
  )
  await portal.query(
    `INSERT INTO cloud_sessions (id, stream_user, company_id, stack, started_at, seconds, report_id, run)
     SELECT 'order-' || stack, 'x', '${company}', stack, '2031-03-01T08:00:00Z', 60, report.id, gen_random_uuid()
     FROM (SELECT id FROM cloud_reports LIMIT 1) AS report, unnest(ARRAY['k1', 'k2', 'k3', 'k4']) AS stack`,
  )
  const versions = async (sort: string) =>
    (await portal.call('administrator', 'GET', `/cloud-usage?company=${company}&sort=${sort}`)).json.items.map(
      ({ stackName }: { stackName: string }) => stackName,
    )
  const unnamed = expect.stringMatching(/^Cloud [0-9A-F]{4}$/)
  expect(await versions('version')).toEqual(['Ätzbad', 'buchsen', unnamed, 'Zylinder'])
  expect(await versions('-version')).toEqual(['Zylinder', unnamed, 'buchsen', 'Ätzbad'])
})
