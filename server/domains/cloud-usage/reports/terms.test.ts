import { expect, test } from 'vitest'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'
import { checkUsage } from '../check-queries.ts'

const portal = testPortal()
const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const at = (id: string) => `/cloud/configurations/${id}`
const ran = (id: string, start: string, end: string) =>
  portal.query('UPDATE cloud_configurations SET start_date = $2, end_date = $3 WHERE id = $1', [id, start, end])

test('sessions go to the account in whose term they were, also in one before a gap; none is charged to a gap', async () => {
  const { id, input, holding, contacts, company } = await cloudAccount(portal, { people: 1 })
  const [{ user }] = await portal.query('SELECT stream_user AS user FROM cloud_users WHERE contact_id = $1', [
    contacts[0],
  ])
  await ran(id, '2019-01-01', '2019-06-30')
  const { modifiedAt } = (await staff('GET', at(id))).json
  await staff('POST', `${at(id)}/terms`, { runtime: '12', modifiedAt })
  // Another account at the same stack ran in the gap.
  const other = (await staff('POST', `/cloud/holdings/${holding}/configurations`, input)).json.id
  await staff('POST', `${at(other)}/users`, { contacts })
  await ran(other, '2019-07-01', '2019-12-31')
  await portal.query("UPDATE cloud_account_stacks SET since = '-infinity' WHERE configuration_id = ANY($1)", [
    [id, other],
  ])
  const line = (name: string, day: string) => `${name},${day}T08:00:00Z,3600,${user},wellenwerk-2024,true`
  const header =
    'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once'
  const report = [header, line('gap-1', '2019-05-05'), line('gap-2', '2019-09-05')].join('\n')
  expect((await staff('POST', '/cloud-usage/reports?name=luecke.csv', Buffer.from(report))).status).toBe(201)
  expect(
    await portal.query("SELECT id, configuration_id FROM cloud_sessions WHERE id LIKE 'gap-%' ORDER BY id"),
  ).toEqual([
    { id: 'gap-1', configuration_id: id },
    { id: 'gap-2', configuration_id: other },
  ])
  const { items } = (await staff('GET', `/cloud-usage?company=${company.id}&from=2019-05&to=2019-09`)).json
  expect(items.map(({ month }: { month: string }) => month).toSorted()).toEqual(['2019-05', '2019-09'])
  expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
})
