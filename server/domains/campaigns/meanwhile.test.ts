import { expect, test } from 'vitest'
import type { Campaign, CampaignRow } from '#contract/campaigns.ts'
import { lockWaiters } from '../../testing/lock-waiters.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import { whileHeld } from '../../testing/while-held.ts'
import { checkCampaign } from './check.ts'
import { saveChecked } from './work-queries.ts'

// What other people do between the steps of a campaign.
const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)

interface Owned {
  id: string
  hostId: string
}

/** A company with Wellenwerk Netzwerk 20 until the end of 2027, and a licensed machine. */
async function owned(name: string): Promise<Owned> {
  const { id: companyId } = await portal.given.company({ name })
  const { id } = await portal.given.holding({ companyId, count: 2, end: '2027-12-31' })
  const term = { startDate: '2020-01-01', endDate: '2027-12-31' }
  const { id: hostId } = await portal.given.host({ holdingId: id, ...term, virtualServer: false })
  await portal.given.licence(hostId)
  return { id, hostId }
}

const read = async (id: string): Promise<Campaign> => (await ask('GET', `/campaigns/${id}`)).json
const settled = (id: string, state: string) =>
  until(
    () => read(id),
    (now) => now.state === state,
  )
async function campaign(search: string, change: object): Promise<Campaign> {
  const made = await ask('POST', '/campaigns', { name: search, filter: { search }, change })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  return settled(made.json.id, 'checked')
}
const act = (id: string, what: string) => ask('POST', `/campaigns/${id}/${what}`)
const run = async (id: string) => {
  expect((await act(id, 'start')).status).toBe(201)
  return settled(id, 'done')
}
const rowsOf = async (id: string): Promise<CampaignRow[]> =>
  (await ask('GET', `/campaigns/${id}/rows?pageSize=50`)).json.items
const hostOf = async ({ hostId }: Owned) => (await ask('GET', `/hosts/${hostId}`)).json
async function endAt(one: Owned, endDate: string): Promise<void> {
  const {
    id: _i,
    holdingId: _h,
    disabled: _d,
    generation: _g,
    movedTo: _m,
    emergencyFor: _e,
    createdAt: _c,
    ...host
  } = await hostOf(one)
  expect((await ask('PUT', `/hosts/${one.hostId}`, { ...host, endDate })).status).toBe(200)
}
/** Saves the configuration anew, every level-one module until a day. */
async function endConfigurationAt({ id }: Owned, endDate: string): Promise<void> {
  const { configuration } = (await ask('GET', `/holdings/${id}`)).json
  const { items, name } = (await ask('GET', `/configurations/${configuration.id}`)).json
  const ended = items.map((item: { count: { kind: string } }) =>
    item.count.kind === 'dependency' ? item : { ...item, endDate },
  )
  const body = { basedOn: configuration.id, name, description: 'von Hand', items: ended }
  expect((await ask('POST', `/holdings/${id}/configurations`, body)).status).toBe(201)
}
const extend = { kind: 'extendEnd', months: 12, hosts: true }

test('a machine that got another end since the dry run is told with it and left alone, and extended when asked again', async () => {
  const one = await owned('Zwischendrin Eins')
  const { id } = await campaign('Zwischendrin', extend)
  await endAt(one, '2028-12-31')
  expect((await run(id)).counts).toMatchObject({ changed: 0, changedSince: 1 })
  expect((await hostOf(one)).endDate).toBe('2028-12-31')
  const [row] = await rowsOf(id)
  expect(row).toMatchObject({
    hosts: [{ from: '2028-12-31', to: '2029-12-31' }],
    problems: [{ code: 'campaigns.changedSince' }],
  })
  expect((await run(id)).counts).toMatchObject({ changed: 1, changedSince: 0 })
  expect((await hostOf(one)).endDate).toBe('2029-12-31')
})

test('what somebody did by hand meanwhile needs nothing more and is not offered again; what could not be done is', async () => {
  const [byHand, blocked] = [await owned('Erledigt Eins'), await owned('Erledigt Zwei')]
  const until2030 = { kind: 'setEnd', moduleId: null, end: '2030-12-31', hosts: true }
  const { id } = await campaign('Erledigt', until2030)
  await endConfigurationAt(byHand, '2030-12-31')
  await endAt(byHand, '2030-12-31')
  // A machine that asks for another version than its product has.
  const { pool } = portal.database
  await pool.query(`UPDATE hosts SET version = 19 WHERE id = $1`, [blocked.hostId])
  const done = await run(id)
  expect(done.counts).toMatchObject({ unchanged: 1, changedSince: 0, failed: 1, open: 0 })
  await pool.query(`UPDATE hosts SET version = 20 WHERE id = $1`, [blocked.hostId])
  const again = await run(id)
  expect(again.counts).toMatchObject({ changed: 1, failed: 0, unchanged: 1 })
  expect((await hostOf(blocked)).endDate).toBe('2030-12-31')
  expect((await act(id, 'start')).json.code).toBe('campaigns.nothingToDo')
})

test('nobody starts another dry run than the one they looked at', async () => {
  await owned('Angesehen Eins')
  const { id, revision } = await campaign('Angesehen', extend)
  const body = { name: 'Angesehen', filter: { search: 'Angesehen' }, change: { ...extend, months: 36 } }
  expect((await ask('PUT', `/campaigns/${id}`, body)).status).toBe(200)
  const now = await settled(id, 'checked')
  const start = (seen: number) => act(id, `start?revision=${seen}`)
  expect((await start(revision)).json).toMatchObject({ code: 'request.conflict', details: { by: expect.any(String) } })
  expect((await start(now.revision)).status).toBe(201)
  await settled(id, 'done')
})

test('a dry run that was overtaken leaves the rows of the next one alone', async () => {
  await owned('Überholt Eins')
  await owned('Überholt Zwei')
  const { id } = await campaign('Überholt', extend)
  const { pool, db } = portal.database
  const { rows } = await pool.query<{ account: string }>(
    `UPDATE campaigns SET state = 'checking' WHERE id = $1 RETURNING created_by AS account`,
    [id],
  )
  const first = { campaignId: id, run: 1 }
  // The second dry run of it is committed while the first one is about to note its rows.
  const overtaking = `WITH begun AS (UPDATE campaigns SET run = 2 WHERE id = $1)
    UPDATE campaign_rows SET outcome = NULL, differences = '[]' WHERE campaign_id = $1 AND row = 1`
  await pool.query(`UPDATE campaign_rows SET outcome = 'unchanged' WHERE campaign_id = $1 AND row = 2`, [id])
  await whileHeld(portal.database, [overtaking, id], () =>
    checkCampaign(portal.jobCall(), { ...first, accountId: rows[0]!.account }),
  )
  const outcomes = async () => (await rowsOf(id)).map(({ outcome }) => outcome)
  expect(await outcomes()).toEqual([null, 'unchanged'])
  // Nor does it write what it found of rows it had read before.
  const found = [{ row: 1, outcome: 'broken' as const, differences: [], hosts: [], problems: [] }]
  await saveChecked(db, first, found)
  expect(await outcomes()).toEqual([null, 'unchanged'])
  await saveChecked(db, { ...first, run: 2 }, found)
  expect(await outcomes()).toEqual(['broken', 'unchanged'])
})

test('what was being changed when a campaign was paused is taken back with the rest', async () => {
  const [, held] = [await owned('Mittendrin Eins'), await owned('Mittendrin Zwei')]
  const { id } = await campaign('Mittendrin', extend)
  const holder = await portal.database.pool.connect()
  const waiters = () => lockWaiters(portal.database)
  await holder.query('BEGIN')
  await holder.query('SELECT FROM holdings WHERE id = $1 FOR UPDATE', [held.id])
  expect((await act(id, 'start')).status).toBe(201)
  await until(async () => (await read(id)).counts.changed === 1 && (await waiters()) === 1)
  expect((await act(id, 'pause')).status).toBe(201)
  const undo = act(id, 'undo')
  await Promise.race([undo.then(() => settled(id, 'undone')), until(async () => (await waiters()) === 2)])
  await holder.query('COMMIT')
  holder.release()
  expect((await undo).status).toBe(201)
  await settled(id, 'undone')
  await until(async () => (await waiters()) === 0)
  expect((await read(id)).counts).toMatchObject({ changed: 0, undone: 2 })
  expect((await hostOf(held)).endDate).toBe('2027-12-31')
})
