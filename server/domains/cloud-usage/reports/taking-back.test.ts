import { expect, test } from 'vitest'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'
import { checkUsage } from '../check-queries.ts'

const portal = testPortal()
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const header =
  'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once'
const line = (id: string, hours: number, user: string) =>
  `${id},2019-05-07T08:00:00Z,${hours * 3600},${user},wellenwerk-2024,true`

async function upload(name: string, ...lines: string[]) {
  const { status, json } = await call(
    'POST',
    `/cloud-usage/reports?name=${name}`,
    Buffer.from([header, ...lines].join('\n')),
  )
  expect(status, JSON.stringify(json)).toBe(201)
  return json
}
const reportOf = async (name: string) => (await call('GET', `/cloud-usage/reports?search=${name}`)).json.items[0]
const takeBack = async (name: string) => call('POST', `/cloud-usage/reports/${(await reportOf(name)).id}/undo`)
/** All sums there are: each line, and each group. */
const sums = async () => [
  await portal.query(`SELECT contact_id, company_id, configuration_id, stack, month, seconds, sessions, usage_cents,
    login_cents, server_cents, total_cents FROM cloud_usage ORDER BY month, stack, contact_id, company_id, seconds`),
  await portal.query(
    'SELECT company_id, stack, month, people, seconds, sessions, total_cents FROM cloud_usage_groups ORDER BY 3, 2, 1',
  ),
]
const inAgreement = async () =>
  expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
const person = async () => {
  const { contacts, company } = await cloudAccount(portal, { people: 1 })
  const [{ streamUser, email }] = await portal.query(
    'SELECT stream_user AS "streamUser", email FROM cloud_users JOIN contacts ON id = contact_id WHERE contact_id = $1',
    [contacts[0]],
  )
  return { user: streamUser as string, email: email as string, company, contact: contacts[0]! }
}

test('an upload taken back leaves the sums as they were, corrected sessions included', async () => {
  const { user } = await person()
  await upload('erst.csv', line('zurueck-1', 1, user))
  const before = await sums()
  await upload('dann.csv', line('zurueck-1', 5, user), line('zurueck-2', 2, user), line('zurueck-3', 2, 'fremd.hier'))
  expect(await sums()).not.toEqual(before)
  expect(await reportOf('dann.csv')).toMatchObject({ state: 'done', revocable: true })

  const [one, two] = await Promise.all([takeBack('dann.csv'), takeBack('dann.csv')])
  expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await sums()).toEqual(before)
  await inAgreement()
  expect(await reportOf('dann.csv')).toMatchObject({ state: 'takenBack', revocable: false })
  expect((await takeBack('dann.csv')).json).toMatchObject({ code: 'cloudUsage.notRevocable' })
  const [{ changes }] = await portal.query(
    "SELECT changes FROM audit_log WHERE operation = 'takeBackCloudReport' AND record_kind = 'cloudReport' AND changes ? 'state'",
  )
  expect(changes).toMatchObject({ state: [null, 'takenBack'], sessions: [null, 3] })
  // Read again it counts again.
  await upload('dann.csv', line('zurueck-2', 2, user))
  expect(await reportOf('dann.csv')).toMatchObject({ state: 'done', revocable: true })
})

test('what a later upload tells stays when an earlier one is taken back, and goes with the later one', async () => {
  const { user } = await person()
  await upload('a1.csv', line('kette-1', 1, user))
  const before = await sums()
  await upload('a2.csv', line('kette-1', 2, user), line('kette-2', 2, user))
  await upload('a3.csv', line('kette-1', 3, user), line('kette-2', 3, user))
  expect((await takeBack('a2.csv')).status).toBe(201)
  expect(await portal.query("SELECT seconds FROM cloud_sessions WHERE id LIKE 'kette-%'")).toEqual([
    { seconds: 10_800 },
    { seconds: 10_800 },
  ])
  expect((await takeBack('a3.csv')).status).toBe(201)
  expect(await sums()).toEqual(before)
  await inAgreement()
})

test('fetched reports and uploads of more than 30 days ago stay', async () => {
  const { user } = await person()
  await upload('alt.csv', line('alt-1', 1, user))
  await portal.query("UPDATE cloud_reports SET imported_at = now() - interval '31 days' WHERE name = 'alt.csv'")
  expect(await reportOf('alt.csv')).toMatchObject({ revocable: false })
  expect((await takeBack('alt.csv')).status).toBe(409)
  await portal.query("UPDATE cloud_reports SET imported_at = now(), source = 'reports' WHERE name = 'alt.csv'")
  expect((await takeBack('alt.csv')).status).toBe(409)
})

test('an assignment taken back leaves the sums as they were, and the name without a person again', async () => {
  const { email, contact } = await person()
  await upload('namen.csv', line('name-1', 3, 'verwechselt'))
  const before = await sums()
  await call('POST', '/cloud-usage/unknown/assign', { streamUser: 'verwechselt', email })
  await upload('namen-2.csv', line('name-2', 1, 'verwechselt'))
  expect((await call('GET', '/cloud-usage/names')).json.items).toContainEqual(
    expect.objectContaining({ streamUser: 'verwechselt', email, sessions: 2, contactId: contact }),
  )
  expect((await call('DELETE', '/cloud-usage/names/verwechselt')).status).toBe(204)
  expect((await call('DELETE', '/cloud-usage/names/verwechselt')).status).toBe(404)
  expect((await call('GET', '/cloud-usage/names')).json.items).toEqual([])
  expect((await call('GET', '/cloud-usage/unknown')).json.items).toContainEqual(
    expect.objectContaining({ streamUser: 'verwechselt', sessions: 2 }),
  )
  await takeBack('namen-2.csv')
  expect(await sums()).toEqual(before)
  await inAgreement()
})
