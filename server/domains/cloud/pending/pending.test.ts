import { expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'
import { pendingChangesJob } from './pending.ts'

const portal = testPortal()
const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const job = () => {
  const call = portal.jobCall()
  return pendingChangesJob.handle({ ...call, lastTransaction: call.transaction }, {})
}
const over = (id: string) =>
  portal.query("UPDATE cloud_pending_changes SET due_at = now() - interval '1 second' WHERE configuration_id = $1", [
    id,
  ])
const at = (id: string) => `/cloud/configurations/${id}`
const pending = async (id: string) => (await staff('GET', `/cloud/accounts/${id}/pending`)).json.items
const undo = (id: string, change: string) => staff('DELETE', `/cloud/accounts/${id}/pending/${change}`)
const active = async (id: string) =>
  (await portal.query('SELECT count(*)::int AS n FROM cloud_access WHERE configuration_id = $1 AND active', [id]))[0].n
const endings = async () =>
  (await portal.query("SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'cloud.endSessions'"))[0].n as number

async function withPeople(seats = 2) {
  const made = await cloudAccount(portal, { seats, people: 3 })
  for (const contact of made.contacts.slice(0, seats))
    await staff('PUT', `${at(made.id)}/users/${contact}`, { active: true })
  return made
}
const takeFrom = (id: string, contact: string) =>
  staff('PUT', `${at(id)}/users/${contact}`, { active: false, undoable: true })

test('access taken from somebody goes on for a minute, keeps its place, and is taken once', async () => {
  const { id, contacts } = await withPeople()
  const before = await endings()
  const [one, two] = await Promise.all([takeFrom(id, contacts[0]!), takeFrom(id, contacts[0]!)])
  expect([one, two].map(({ json }) => [json.active, typeof json.pendingUntil])).toEqual([
    [true, 'string'],
    [true, 'string'],
  ])
  expect(one.json.pendingUntil).toBe(two.json.pendingUntil)
  expect(await pending(id)).toMatchObject([{ kind: 'access', contactId: contacts[0], name: 'Ada 1 Streit' }])
  // The place stays taken meanwhile: it can be undone.
  expect((await staff('PUT', `${at(id)}/users/${contacts[2]}`, { active: true })).json.code).toBe('cloud.maxAccess')
  await job()
  expect([await active(id), await endings()]).toEqual([2, before])

  // The process that was to do it died: the next look does, and only once.
  await over(id)
  await Promise.all([job(), job(), job()])
  expect([await active(id), await pending(id), (await endings()) > before]).toEqual([1, [], true])
  expect(
    await portal.query("SELECT FROM audit_log WHERE changes->'active' = '[true, false]' AND record_id = $1", [
      contacts[0],
    ]),
  ).toHaveLength(1)
})

test('undone and done at the same moment: exactly one of them happens', async () => {
  const { id, contacts } = await withPeople()
  for (let round = 0; round < 6; round++) {
    await staff('PUT', `${at(id)}/users/${contacts[0]}`, { active: true })
    await takeFrom(id, contacts[0]!)
    const [{ id: change }] = await pending(id)
    await over(id)
    const [one, other] = await Promise.all([undo(id, change), undo(id, change), job()])
    const undoings = [one, other].filter(({ status }) => status === 204).length
    // Undone, by one of two tabs, or done.
    expect([undoings, await active(id), await pending(id)]).toEqual(undoings === 1 ? [1, 2, []] : [0, 1, []])
    expect((await undo(id, change)).json.code).toBe('cloud.changeDone')
  }
})

test('switched on again within the minute it is not taken', async () => {
  const { id, contacts } = await withPeople()
  await takeFrom(id, contacts[0]!)
  await staff('PUT', `${at(id)}/users/${contacts[0]}`, { active: true })
  expect(await pending(id)).toEqual([])
  await job()
  expect(await active(id)).toBe(2)
})

test('a start that is moved, a product switched off and a deleted account wait as well, and name whom they concern', async () => {
  const { id, input, contacts, give } = await withPeople()
  const { items: affected } = (await staff('GET', `${at(id)}/affected`)).json
  expect(affected.map((one: { id: string }) => one.id).toSorted()).toEqual(contacts.slice(0, 2).toSorted())
  expect(affected[0]).toMatchObject({ streaming: false })
  const start = addDays(portalDay(new Date()), 7)
  const change = async (more: object) => {
    const { modifiedAt } = (await staff('GET', at(id))).json
    return staff('PUT', at(id), { ...input, modifiedAt, undoable: true, ...more })
  }
  // More places take nothing from anybody.
  expect((await change({ seats: 3 })).json).toMatchObject({ seats: 3 })
  expect(await pending(id)).toEqual([])
  expect((await change({ seats: 3, startDate: start })).json).toMatchObject({ state: 'running' })
  expect(await pending(id)).toMatchObject([{ kind: 'account', name: '', contactId: null }])
  expect((await change({ seats: 4 })).json.code).toBe('cloud.changePending')
  const [{ id: waiting }] = await pending(id)
  expect((await undo(id, waiting)).status).toBe(204)
  await change({ seats: 3, startDate: start })
  await over(id)
  await job()
  expect((await staff('GET', at(id))).json).toMatchObject({ state: 'ahead', startDate: start })
  await change({ seats: 3 })

  const product = await give('WW-NW-20')
  await staff('PUT', `${at(id)}/products/${product}`, { active: true })
  const off = await staff('PUT', `${at(id)}/products/${product}`, { active: false, undoable: true })
  expect(off.json).toMatchObject({ active: true, deactivated: 0 })
  await over(id)
  await job()
  expect(await active(id)).toBe(0)

  await staff('PUT', `${at(id)}/users/${contacts[0]}`, { active: true })
  expect((await staff('DELETE', `${at(id)}?undoable=true`)).status).toBe(204)
  expect((await staff('GET', at(id))).status).toBe(200)
  expect(await pending(id)).toMatchObject([{ kind: 'removal' }])
  await over(id)
  await job()
  expect((await staff('GET', at(id))).status).toBe(404)
})

test('a change that cannot be done any more takes nothing from anybody', async () => {
  const { id, input } = await withPeople()
  const { modifiedAt } = (await staff('GET', at(id))).json
  const [{ id: other }] = await portal.query("SELECT id FROM cloud_stacks WHERE name = 'wellenwerk-schulung'")
  await staff('PUT', at(id), { ...input, stackId: other, modifiedAt, undoable: true })
  await portal.query(
    'UPDATE cloud_pending_changes SET change = change || \'{"seats": 1}\' WHERE configuration_id = $1',
    [id],
  )
  await over(id)
  await job()
  expect([await active(id), await pending(id)]).toEqual([2, []])
})
