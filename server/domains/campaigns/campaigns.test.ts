import { expect, test } from 'vitest'
import type { Campaign, CampaignRow } from '#contract/campaigns.ts'
import { testPortal } from '../../testing/portal.ts'
import { hostInput } from '../../testing/samples.ts'
import { until } from '../../testing/until.ts'
import { whileHeld } from '../../testing/while-held.ts'
import { checkCampaign } from './check.ts'
import { workOn } from './work.ts'
import { noJobs } from '#platform/jobs/no-jobs.ts'

const portal = testPortal()
const call: typeof portal.call = (...given) => portal.call(...given)
const as = 'administrator'

interface Item {
  id: string
  moduleId: string
  licName: string
  count: { kind: string; n?: number }
  endDate: string | null
  children: Item[]
}

/** A company with Wellenwerk Netzwerk 20: every level-one module with two seats until the end of 2027. */
async function owned(name: string, { host = false, country = 'DE', code = 'WW-NW-20' } = {}) {
  const { id: companyId } = await portal.given.company({ name, country, ...(country !== 'DE' && { zipCode: '6020' }) })
  const { id, product } = await portal.given.holding({ companyId, code, count: 2, end: '2027-12-31' })
  if (!host) return { id, productId: product.id, hostId: '' }
  const term = { startDate: '2020-01-01', endDate: '2027-12-31' }
  const { id: hostId } = await portal.given.host({ holdingId: id, ...term, customerNumber: '', virtualServer: false })
  await portal.given.licence(hostId)
  return { id, productId: product.id, hostId }
}

const current = async (id: string): Promise<{ id: string; items: Item[]; name: string }> => {
  const { configuration } = (await call(as, 'GET', `/holdings/${id}`)).json
  return (await call(as, 'GET', `/configurations/${configuration.id}`)).json
}
const seatsOf = (items: Item[], licName: string) => items.find((item) => item.licName === licName)?.count.n
const moduleOf = async (licName: string) => {
  const { items } = (await call(as, 'GET', '/modules')).json
  return items.find((one: { licName: string }) => one.licName === licName).id as string
}
const read = async (id: string): Promise<Campaign> => (await call(as, 'GET', `/campaigns/${id}`)).json
const settled = (id: string, ...states: string[]) =>
  until(
    () => read(id),
    ({ state }) => states.includes(state),
  )
/** A campaign, checked. */
async function campaign(search: string, change: object, more: object = {}): Promise<Campaign> {
  const made = await call(as, 'POST', '/campaigns', { name: 'Herbst', filter: { search }, change, ...more })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  return settled(made.json.id, 'checked')
}
const rowsOf = async (id: string, query = ''): Promise<CampaignRow[]> =>
  (await call(as, 'GET', `/campaigns/${id}/rows?pageSize=50${query}`)).json.items
const act = (id: string, what: string) => call(as, 'POST', `/campaigns/${id}/${what}`)
const run = async (id: string) => {
  expect((await act(id, 'start')).status).toBe(201)
  return settled(id, 'done')
}

test('a module is added where it can be, told where it cannot, in history and audit, and taken back', async () => {
  const press = await moduleOf('PRESS')
  const [one, two, three] = [await owned('Aufbau Eins'), await owned('Aufbau Zwei'), await owned('Aufbau Drei')]
  // One and Two have no such module, Three has.
  const without = async (id: string) => {
    const before = await current(id)
    const items = before.items.filter(({ licName }) => licName !== 'PRESS')
    const saved = await call(as, 'POST', `/holdings/${id}/configurations`, {
      basedOn: before.id,
      name: before.name,
      description: 'ohne PRESS',
      items,
    })
    expect(saved.status, JSON.stringify(saved.json)).toBe(201)
  }
  await without(one.id)
  await without(two.id)
  const change = { kind: 'addModule', moduleId: press, count: { kind: 'counted', n: 2 } }
  const checked = await campaign('Aufbau', change)
  expect(checked.counts).toMatchObject({ checked: 3, change: 2, broken: 0, unchanged: 1 })
  const rows = await rowsOf(checked.id)
  expect(rows.map(({ holder, outcome }) => [holder.name, outcome])).toEqual([
    ['Aufbau Drei', 'unchanged'],
    ['Aufbau Eins', 'change'],
    ['Aufbau Zwei', 'change'],
  ])
  expect(rows[0]?.problems).toEqual([{ code: 'campaigns.moduleThere', detail: {} }])
  expect(rows[1]?.differences).toMatchObject([
    { kind: 'moduleAdded', path: ['PRESS'], module: { endDate: '2027-12-31' } },
  ])
  const before = await current(one.id)
  const done = await run(checked.id)
  expect(done.counts).toMatchObject({ changed: 2, failed: 0, open: 0 })
  const after = await current(one.id)
  expect(seatsOf(after.items, 'PRESS')).toBe(2)
  expect(after.name).toBe(before.name)
  const history = (await call(as, 'GET', `/holdings/${one.id}/configurations`)).json.items
  expect(history.find(({ id }: { id: string }) => id === before.id)).toMatchObject({ changeNotes: 'Kampagne „Herbst“' })
  const audit = (await call(as, 'GET', '/audit?operation=startCampaign&kind=holding&pageSize=50')).json.items
  expect(audit.filter(({ recordId }: { recordId: string }) => recordId === one.id)).toHaveLength(1)
  expect((await current(three.id)).items).toHaveLength(after.items.length)

  // Two is changed by hand afterwards: it stays as it is.
  await without(two.id)
  const byHand = await current(two.id)
  expect((await act(checked.id, 'undo')).status).toBe(201)
  const undone = await settled(checked.id, 'undone')
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1, changed: 0 })
  expect((await current(two.id)).id).toBe(byHand.id)
  const restored = await current(one.id)
  expect(seatsOf(restored.items, 'PRESS')).toBeUndefined()
  expect([after.id, before.id]).not.toContain(restored.id)
  expect((await act(checked.id, 'undo')).json.code).toBe('campaigns.nothingToUndo')
})

test('ends move with those of hosts; licences are issued and mailed, and the way back gives licences as before', async () => {
  const { id, hostId } = await owned('Laufzeit GmbH', { host: true })
  const change = { kind: 'extendEnd', months: 12, hosts: true }
  const checked = await campaign('Laufzeit', change, { issue: true, mail: true, comment: 'Alles Gute.' })
  const [row] = await rowsOf(checked.id)
  expect(row).toMatchObject({ outcome: 'change', hosts: [{ id: hostId, from: '2027-12-31', to: '2028-12-31' }] })
  const done = await run(checked.id)
  expect(done.counts).toMatchObject({ changed: 1, licences: 1, mails: 1 })
  expect((await current(id)).items.find(({ licName }) => licName === 'E')?.endDate).toBe('2028-12-31')
  const { items: licences } = (await call(as, 'GET', `/hosts/${hostId}/licences`)).json
  expect(licences[0]).toMatchObject({ generation: 2, endDate: '2028-12-31' })
  const sent = await portal.database.pool.query(`SELECT receiver, text_body FROM mails WHERE record_id = $1`, [
    licences[0].id,
  ])
  expect(sent.rows).toMatchObject([{ receiver: hostInput.email, text_body: expect.stringContaining('Alles Gute.') }])
  // From its page: the newest of each machine, with whether it was mailed.
  const issued = async () => (await call(as, 'GET', `/campaigns/${checked.id}/licences`)).json.items
  expect(await issued()).toEqual([{ id: licences[0].id, email: hostInput.email, mailed: true }])
  await act(checked.id, 'undo')
  await settled(checked.id, 'undone')
  expect(await issued()).toEqual([])
  const [latest] = (await call(as, 'GET', `/hosts/${hostId}/licences`)).json.items
  expect(latest).toMatchObject({ generation: 3, endDate: '2027-12-31' })
})

test('what was changed since the dry run is judged anew, told, left alone, and done when asked again', async () => {
  const [kept, other] = [await owned('Seitdem Eins'), await owned('Seitdem Zwei')]
  const explorer = await moduleOf('E')
  const checked = await campaign('Seitdem', { kind: 'setCount', moduleId: explorer, count: { kind: 'counted', n: 3 } })
  expect(checked.counts).toMatchObject({ change: 2 })
  const before = await current(kept.id)
  const saved = await call(as, 'POST', `/holdings/${kept.id}/configurations`, {
    basedOn: before.id,
    name: before.name,
    description: 'von Hand',
    items: before.items,
  })
  const done = await run(checked.id)
  expect(done.counts).toMatchObject({ changed: 1, changedSince: 1 })
  expect((await current(kept.id)).id).toBe(saved.json.configuration.id)
  const [row] = await rowsOf(checked.id, '&result=changedSince')
  expect(row).toMatchObject({ outcome: 'change', problems: [{ code: 'campaigns.changedSince' }] })
  const again = await run(checked.id)
  expect(again.counts).toMatchObject({ changed: 2, changedSince: 0 })
  expect(seatsOf((await current(kept.id)).items, 'E')).toBe(3)
  expect(seatsOf((await current(other.id)).items, 'E')).toBe(3)
  expect((await act(checked.id, 'start')).json.code).toBe('campaigns.nothingToDo')
})

test('rules that break are told by name; removing, replacing and setting ends', async () => {
  const { id } = await owned('Regel GmbH')
  const [explorer, press, bearing] = [await moduleOf('E'), await moduleOf('PRESS'), await moduleOf('LAGER')]
  const lowered = await campaign('Regel', {
    kind: 'setCount',
    moduleId: explorer,
    count: { kind: 'counted', n: 1 },
  })
  const [broken] = await rowsOf(lowered.id)
  expect(broken?.outcome).toBe('broken')
  expect(broken?.problems[0]).toMatchObject({ code: 'configuration.aboveExplorer', detail: { count: 2, explorer: 1 } })
  expect((await act(lowered.id, 'start')).json.code).toBe('campaigns.nothingToDo')
  const removed = await campaign('Regel', { kind: 'removeModule', moduleId: press })
  expect((await rowsOf(removed.id))[0]?.differences).toMatchObject([{ kind: 'moduleRemoved', path: ['PRESS'] }])
  await run(removed.id)
  expect((await rowsOf((await campaign('Regel', { kind: 'removeModule', moduleId: press })).id))[0]?.outcome).toBe(
    'unchanged',
  )
  const replaced = await campaign('Regel', { kind: 'replaceModule', moduleId: bearing, byId: press })
  await run(replaced.id)
  const { items } = await current(id)
  expect([seatsOf(items, 'LAGER'), seatsOf(items, 'PRESS')]).toEqual([undefined, 2])
  const ended = await campaign('Regel', { kind: 'setEnd', moduleId: press, end: 'unlimited' })
  await run(ended.id)
  expect((await current(id)).items.filter(({ endDate }) => endDate === null).length).toBeGreaterThan(0)
})

test('a new version is given with the modules of its master; what it lacks is told first; taken back while unused', async () => {
  await portal.query(`UPDATE products SET unlocked = true WHERE code IN ('WW-NW-19', 'WW-NW-20')`)
  const [one, two, three] = [
    await owned('Wechsel Eins', { code: 'WW-NW-19' }),
    await owned('Wechsel Zwei', { code: 'WW-NW-19' }),
    await owned('Wechsel Drei', { code: 'WW-NW-19' }),
  ]
  const newer = await owned('Wechsel Neu')
  const rows = await portal.query(`SELECT id FROM products WHERE code = 'WW-NW-20'`)
  // The new version's master lacks a module that both have.
  await portal.query(
    `DELETE FROM configuration_items WHERE parent_id IS NULL AND module_id = (SELECT id FROM modules WHERE lic_name = 'LAGER')
     AND configuration_id = (SELECT configuration_id FROM product_configurations WHERE product_id = $1 AND kind = 'master')`,
    [rows[0].id],
  )
  const change = { kind: 'upgrade', productId: rows[0].id }
  const strict = await campaign('Wechsel', change)
  expect(strict.target).toMatchObject({ version: 20 })
  expect(strict.counts).toMatchObject({ broken: 3, unchanged: 1, change: 0 })
  const [told] = await rowsOf(strict.id, '&outcome=broken')
  expect(told?.problems).toMatchObject([{ code: 'campaigns.upgradeLoses', detail: { modules: expect.any(String) } }])
  const agreed = await campaign('Wechsel', { ...change, dropPaid: true })
  expect(agreed.counts).toMatchObject({ change: 3, unchanged: 1 })
  const [row] = await rowsOf(agreed.id, '&outcome=change')
  expect(row?.differences).toContainEqual(expect.objectContaining({ kind: 'moduleRemoved', path: ['LAGER'] }))
  expect((await run(agreed.id)).counts).toMatchObject({ changed: 3, failed: 0 })
  const productsOf = async (id: string) => {
    const { holder } = (await call(as, 'GET', `/holdings/${id}`)).json
    return (await call(as, 'GET', `/companies/${holder.id}/products`)).json.items
  }
  const [given] = await productsOf(one.id)
  expect(given).toMatchObject({ product: { version: 20 }, note: 'Kampagne „Herbst“' })
  const { items } = await current(given.id)
  expect([seatsOf(items, 'E'), seatsOf(items, 'LAGER')]).toEqual([2, undefined])
  // Two gets a host ID: its new product stays.
  const [used] = await productsOf(two.id)
  await call('licenser', 'POST', `/holdings/${used.id}/hosts`, hostInput)
  // Three's is being changed while it is to be taken back: it stays as well.
  const [changed] = await productsOf(three.id)
  const emptied: [string, string] = ['UPDATE holdings SET configuration_id = NULL WHERE id = $1', changed.id]
  await whileHeld(portal.database, emptied, () => act(agreed.id, 'undo'))
  expect((await settled(agreed.id, 'undone')).counts).toMatchObject({ undone: 1, kept: 2 })
  expect(await productsOf(one.id)).toHaveLength(1)
  expect(await productsOf(two.id)).toHaveLength(2)
  expect(await productsOf(three.id)).toHaveLength(2)
  const why = (await rowsOf(agreed.id, '&result=kept')).flatMap(({ problems }) => problems.map(({ code }) => code))
  expect(why.toSorted()).toEqual(['campaigns.changedSince', 'campaigns.usedSince'])
  const older = await portal.database.pool.query(`SELECT id FROM products WHERE code = 'WW-NW-19'`)
  const back = await campaign('Wechsel Neu', { kind: 'upgrade', productId: older.rows[0].id })
  expect((await rowsOf(back.id))[0]).toMatchObject({
    holdingId: newer.id,
    outcome: 'broken',
    problems: [{ code: 'configurations.downgrade' }],
  })
  const refused = { name: 'x', filter: {}, change, issue: true }
  expect((await call(as, 'POST', '/campaigns', refused)).json.field).toBe('issue')
})

test('filters: product, version, module, country, service contract, type, end, words', async () => {
  const { productId } = await owned('Filter Wien', { country: 'AT' })
  const count = async (filter: object) => {
    const made = await call(as, 'POST', '/campaigns', {
      name: 'Filter',
      filter: { search: 'Filter', ...filter },
      change: { kind: 'extendEnd', months: 1 },
    })
    return (await settled(made.json.id, 'checked')).total
  }
  const [press, gearless] = [await moduleOf('PRESS'), await moduleOf('E-CAD')]
  const unknown = '0198c0de-ffff-7000-8000-000000000000'
  for (const [filter, expected] of [
    [{}, 1],
    [{ productId }, 1],
    [{ version: 19 }, 0],
    [{ moduleId: press }, 1],
    [{ moduleId: gearless }, 0],
    [{ country: 'AT' }, 1],
    [{ country: 'DE' }, 0],
    [{ serviceContract: 'none' }, 1],
    [{ serviceContract: 'running' }, 0],
    [{ companyTypeId: unknown }, 0],
    [{ endsBefore: '2028-01-01' }, 1],
    [{ endsBefore: '2027-12-31' }, 0],
    [{ search: 'Filter Wien' }, 1],
  ] as const)
    expect(await count(filter), JSON.stringify(filter)).toBe(expected)
})

test('a campaign is changed and checked anew, deleted before it starts, and refuses what it cannot', async () => {
  await owned('Ablauf GmbH')
  const press = await moduleOf('PRESS')
  const step = await moduleOf('E-CAD-STEP')
  const create = (change: object, more: object = {}) =>
    call(as, 'POST', '/campaigns', { name: 'x', filter: {}, change, ...more })
  const unknown = '0198c0de-ffff-7000-8000-000000000000'
  const counted = { kind: 'counted', n: 1 }
  expect((await create({ kind: 'removeModule', moduleId: unknown })).json).toMatchObject({
    code: 'campaigns.moduleUnknown',
    field: 'change.moduleId',
  })
  expect((await create({ kind: 'addModule', moduleId: step, count: counted })).json.code).toBe('campaigns.parentWrong')
  expect((await create({ kind: 'replaceModule', moduleId: step, byId: press })).json.code).toBe(
    'campaigns.levelsDiffer',
  )
  expect((await create({ kind: 'extendEnd', months: 12 }, { mail: true })).json.field).toBe('mail')
  expect((await create({ kind: 'extendEnd', months: 0 })).status).toBe(400)
  const made = await campaign('Ablauf', { kind: 'extendEnd', months: 1 })
  for (const [what, code] of [
    ['pause', 'campaigns.notRunning'],
    ['resumption', 'campaigns.notPaused'],
    ['undo', 'campaigns.nothingToUndo'],
  ] as const)
    expect((await act(made.id, what)).json.code).toBe(code)
  const body = { name: 'Winter', filter: { search: 'Ablauf' }, change: { kind: 'removeModule', moduleId: press } }
  expect((await call(as, 'PUT', `/campaigns/${made.id}`, body)).json.name).toBe('Winter')
  await settled(made.id, 'checked')
  expect((await rowsOf(made.id))[0]?.differences).toMatchObject([{ kind: 'moduleRemoved' }])
  await act(made.id, 'checks')
  expect((await act(made.id, 'start')).status === 409 || (await settled(made.id, 'checked'))).toBeTruthy()
  await settled(made.id, 'checked', 'done')
  expect((await call(as, 'DELETE', `/campaigns/${made.id}`)).status).toBe(204)
  const other = await campaign('Ablauf', { kind: 'extendEnd', months: 1 })
  await run(other.id)
  expect((await call(as, 'DELETE', `/campaigns/${other.id}`)).json.code).toBe('campaigns.started')
  expect((await call(as, 'PUT', `/campaigns/${other.id}`, body)).json.code).toBe('campaigns.started')
  expect((await act(other.id, 'checks')).json.code).toBe('campaigns.started')
  const listed = (await call(as, 'GET', '/campaigns?search=Herbst&sort=name')).json
  expect(listed.items.map(({ id }: Campaign) => id)).toContain(other.id)
})

test('a change by what somebody read before another one changed it is refused, and says who it was', async () => {
  await owned('Zwei Leute GmbH')
  const change = { kind: 'extendEnd', months: 1 }
  const { id, revision } = await campaign('Zwei Leute', change)
  const body = { name: 'Herbst', filter: { search: 'Zwei Leute' }, change }
  const put = (more: object) => call(as, 'PUT', `/campaigns/${id}`, { ...body, ...more })
  expect((await put({ change: { ...change, months: 7 }, revision })).status).toBe(200)
  const late = await put({ name: 'Winter', revision })
  expect(late.json).toMatchObject({ code: 'request.conflict', details: { by: expect.any(String) } })
  const now = await settled(id, 'checked')
  expect(now).toMatchObject({ name: 'Herbst', change: { months: 7 } })
  expect((await put({ name: 'Winter', revision: now.revision })).json).toMatchObject({ name: 'Winter' })
})

test('taken up by several at once and again, each holding is changed once', async () => {
  const made = []
  for (let count = 0; count < 12; count++) made.push(await owned(`Mehrfach ${count} GmbH`))
  const checked = await campaign('Mehrfach', { kind: 'extendEnd', months: 1 })
  await portal.query(`UPDATE campaigns SET state = 'running' WHERE id = $1`, [checked.id])
  const rows = await portal.query(`SELECT id FROM accounts WHERE email LIKE 'administrator@%'`)
  const task = { campaignId: checked.id, accountId: rows[0].id as string }
  const work = () => workOn(portal.jobCall({ jobs: noJobs }), 'run', task)
  // Paused in the middle, resumed, by three at once.
  const first = work()
  await call(as, 'POST', `/campaigns/${checked.id}/pause`)
  await first
  await portal.query(`UPDATE campaigns SET state = 'running' WHERE id = $1`, [checked.id])
  await Promise.all([work(), work(), work()])
  expect((await call(as, 'GET', `/campaigns/${checked.id}`)).json).toMatchObject({
    state: 'done',
    counts: { changed: 12, failed: 0, changedSince: 0 },
  })
  for (const { id } of made) {
    const { items } = (await call(as, 'GET', `/holdings/${id}/configurations`)).json
    expect(items).toHaveLength(2)
    expect((await current(id)).items.find(({ licName }) => licName === 'E')?.endDate).toBe('2028-01-31')
  }
  // An overtaken dry run writes nothing.
  await checkCampaign(portal.jobCall(), { campaignId: checked.id, run: 0, accountId: task.accountId })
  expect((await call(as, 'GET', `/campaigns/${checked.id}`)).json.state).toBe('done')
})

test('a service contract runs to the end of its last day as people count it, not as UTC does', async () => {
  const { id } = await owned('Vertragsende Werke')
  await portal.query(
    `UPDATE companies SET service_contract = true, service_contract_start = '2020-01-01', service_contract_end = '2030-06-30'
     WHERE id = (SELECT company_id FROM holdings WHERE id = $1)`,
    [id],
  )
  const filter = { search: 'Vertragsende', serviceContract: 'running' }
  const { id: campaignId } = await campaign('', { kind: 'setEnd', moduleId: null, end: '2031-12-31' }, { filter })
  const rows = await portal.query<{ account: string }>('SELECT created_by AS account FROM campaigns WHERE id = $1', [
    campaignId,
  ])
  const checkedAt = async (now: string) => {
    await portal.query(`UPDATE campaigns SET state = 'checking' WHERE id = $1`, [campaignId])
    const job = portal.jobCall({ clock: () => new Date(now) })
    await checkCampaign(job, { campaignId, run: 1, accountId: rows[0]!.account })
    return (await rowsOf(campaignId)).length
  }
  expect(await checkedAt('2030-06-30T21:30:00Z')).toBe(1)
  expect(await checkedAt('2030-06-30T22:30:00Z')).toBe(0)
})
