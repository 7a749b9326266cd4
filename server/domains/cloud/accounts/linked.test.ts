import { expect, test } from 'vitest'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { lockWaiters } from '../../../testing/lock-waiters.ts'
import { testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'

const portal = testPortal()
const at = (id: string) => `/cloud/configurations/${id}`
const activeOf = async (id: string) =>
  Number(
    (await portal.query('SELECT count(*) FROM cloud_access WHERE configuration_id = $1 AND active', [id]))[0].count,
  )
const link = (id: string, holding: string, active: boolean) =>
  portal.call('administrator', 'PUT', `${at(id)}/products/${holding}`, { active })

test('switching off a product that was not the active one takes nobody along, however often', async () => {
  const { id, contacts, give } = await cloudAccount(portal, { people: 2 })
  const [one, two] = [await give('WW-NW-20'), await give('WW-EP-20')]
  await link(id, one, true)
  for (const contact of contacts)
    await portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active: true })
  // A product never linked, as an older tab still shows it.
  expect((await link(id, two, false)).json).toEqual({ active: false, deactivated: 0, pendingUntil: null })
  expect(await activeOf(id)).toBe(2)
  // The account goes on with the other product; somebody repeats what switched the first one off.
  expect((await link(id, one, false)).json).toEqual({ active: false, deactivated: 2, pendingUntil: null })
  await link(id, two, true)
  for (const contact of contacts)
    await portal.call('administrator', 'PUT', `${at(id)}/users/${contact}`, { active: true })
  expect((await link(id, one, false)).json).toEqual({ active: false, deactivated: 0, pendingUntil: null })
  expect(await activeOf(id)).toBe(2)
  const { items } = (await portal.call('administrator', 'GET', `${at(id)}/products`)).json
  expect(items.filter(({ active }: { active: boolean }) => active)).toMatchObject([{ holdingId: two }])
})

test('a product that is taken from the company at the same moment is not found', async () => {
  const { id, give } = await cloudAccount(portal)
  const holding = await give('WW-NW-20')
  const remover = await portal.database.pool.connect()
  try {
    await remover.query('BEGIN')
    await remover.query('DELETE FROM holdings WHERE id = $1', [holding])
    const answer = link(id, holding, true)
    await until(async () => (await lockWaiters(portal.database, '%cloud_linked_holdings%')) > 0)
    await remover.query('COMMIT')
    const { status, json } = await answer
    expect([status, json.code]).toEqual([404, 'holdings.notFound'])
  } finally {
    remover.release()
  }
})

test('two products made the active one at once leave one, twenty times, from two processes', async () => {
  const { id, give } = await cloudAccount(portal)
  const [one, two] = [await give('WW-NW-20'), await give('WW-EP-20')]
  const other = await portal.process()
  const token = await portal.tokenOf('administrator')
  const there = (holding: string) =>
    fetch(`${other}${at(id)}/products/${holding}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ active: true }),
    }).then(({ status }) => status)
  for (let round = 0; round < 20; round++) {
    const statuses = await Promise.all([link(id, one, true).then(({ status }) => status), there(two)])
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    const { items } = (await portal.call('administrator', 'GET', `${at(id)}/products`)).json
    const [active, ...more] = items.filter((row: { active: boolean }) => row.active)
    expect([active.holdingId === (statuses[0] === 200 ? one : two), more]).toEqual([true, []])
    await link(id, active.holdingId, false)
  }
}, 120_000)
