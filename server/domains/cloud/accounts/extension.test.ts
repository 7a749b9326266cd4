import { expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays, addMonths } from '#licence/days.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const at = (id: string) => `/cloud/configurations/${id}`
const read = async (id: string) => (await staff('GET', at(id))).json
const today = portalDay(new Date())
const extend = async (id: string, runtime: string) =>
  staff('POST', `${at(id)}/terms`, { runtime, modifiedAt: (await read(id)).modifiedAt })
const ran = (id: string, start: string, end: string) =>
  portal.query('UPDATE cloud_configurations SET start_date = $2, end_date = $3 WHERE id = $1', [id, start, end])
const usable = async (id: string, contact: string) =>
  (
    await portal.query(
      `SELECT cloud_runs($1, $2::date) AND active AS usable FROM cloud_access WHERE configuration_id = $1 AND contact_id = $3`,
      [id, today, contact],
    )
  )[0].usable

test('a running account is extended from its last day, and runs on until then; twice by a double click is once', async () => {
  const { id, contacts, give } = await cloudAccount(portal, { people: 1 })
  const product = await give('WW-NW-20')
  await staff('PUT', `${at(id)}/products/${product}`, { active: true })
  await staff('PUT', `${at(id)}/users/${contacts[0]}`, { active: true })
  const before = await read(id)
  const body = { runtime: '6', modifiedAt: before.modifiedAt }
  const answers = await Promise.all([1, 2].map(() => staff('POST', `${at(id)}/terms`, body)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(await read(id)).toMatchObject({
    state: 'running',
    used: 1,
    missingProduct: false,
    runtime: '6',
    startDate: before.endDate,
    endDate: addMonths(before.endDate, 6),
    terms: [
      { runtime: '6', startDate: before.endDate },
      { runtime: '12', startDate: before.startDate, endDate: before.endDate },
    ],
  })
  expect(await usable(id, contacts[0]!)).toBe(true)
  const { items } = (await staff('GET', `/cloud/companies?show=active&search=${before.company.customerNumber}`)).json
  expect(items.some(({ name }: { name: string }) => name === before.company.name)).toBe(true)
})

test('an account that has ended comes alive from today, with its people; in the gap it was not usable', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  await staff('PUT', `${at(id)}/users/${contacts[0]}`, { active: true })
  await ran(id, addMonths(today, -14), addMonths(today, -2))
  expect([(await read(id)).state, await usable(id, contacts[0]!)]).toEqual(['expired', false])
  expect((await extend(id, '12')).json).toMatchObject({
    state: 'running',
    startDate: today,
    endDate: addMonths(today, 12),
    used: 1,
  })
  expect(await usable(id, contacts[0]!)).toBe(true)
  const runs = async (day: string) => (await portal.query('SELECT cloud_runs($1, $2::date) AS runs', [id, day]))[0].runs
  expect([await runs(addMonths(today, -3)), await runs(addMonths(today, -1)), await runs(addDays(today, 1))]).toEqual([
    true,
    false,
    true,
  ])
  // It can be changed again, and what was before stays.
  const { modifiedAt, accountTypeId, stackId } = await read(id)
  const changed = { accountTypeId, stackId, seats: 7, runtime: '3', startDate: today, modifiedAt }
  expect((await staff('PUT', at(id), changed)).json).toMatchObject({ seats: 7, endDate: addMonths(today, 3) })
  expect((await read(id)).terms).toHaveLength(2)
})

test('without end there is nothing to extend, and only those who edit accounts extend them', async () => {
  const { id } = await cloudAccount(portal)
  expect(
    (
      await portal.call('customer', 'POST', `${at(id)}/terms`, {
        runtime: '12',
        modifiedAt: (await read(id)).modifiedAt,
      })
    ).status,
  ).toBe(403)
  await extend(id, '-1')
  expect((await extend(id, '12')).json.code).toBe('cloud.endless')
})
