import { expect, test } from 'vitest'
import { type Configuration, listProductConfigurations, readConfiguration } from '#contract/configurations.ts'
import { addCompanyHolding, readHolding } from '#contract/holdings.ts'
import { readMaster } from '#contract/masters.ts'
import type { SimulatedHost, Simulation } from '#contract/simulations.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { draftOf, issueFor, newHolding, newHost, rowCounts } from '../fixtures.ts'

const portal = testPortal()

const simulate = async (holdingId: string, body: object = {}, who: Who = 'administrator') =>
  portal.call(who, 'POST', `/holdings/${holdingId}/simulations`, { language: 'de', ...body })
const simulated = async (holdingId: string, body: object = {}): Promise<Simulation> => {
  const { status, json } = await simulate(holdingId, body)
  expect([status, json.code]).toEqual([201, undefined])
  return json
}
const itemsOf = async (id: string): Promise<Configuration['items']> =>
  (await portal.ask('administrator', readConfiguration, { params: { id } })).items
const stripped = (text: string | null) => text!.replace(/^(SERIAL|ISSUED) .*$/gm, '')

test('for one machine the text is the one a draft would show, but for serial and time, and nothing is written', async () => {
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  await portal.tokenOf('administrator')
  const before = await rowCounts(portal)
  const { text, previous, hosts, broken, more } = await simulated(holding.id, { hostId: host.id })
  expect(await rowCounts(portal)).toEqual(before)
  expect(stripped(text)).toBe(stripped((await draftOf(portal, host.id)).json.text))
  expect(text).toContain('\nSERIAL SIMULATION\n')
  expect({ previous, broken, more }).toEqual({ previous: null, broken: [], more: false })
  expect(hosts).toMatchObject([{ hostId: host.id, broken: [], differences: null, differenceCount: 0 }])
})

test('unsaved items are told apart from the last licence in words, machine by machine', async () => {
  const holding = await newHolding(portal)
  const [first, second] = [await newHost(portal, holding), await newHost(portal, holding)]
  await issueFor(portal, first.id)
  const items = await itemsOf(holding.configuration!.id)
  const explorer = items.find(({ licName }) => licName === 'E')!
  explorer.count = { kind: 'counted', n: 7 }
  const { hosts, text } = await simulated(holding.id, { items })
  expect(text).toBeNull()
  const of = (id: string) => hosts.find(({ hostId }) => hostId === id) as SimulatedHost
  expect(of(first.id).differences).toEqual([expect.stringMatching(/E.*2.*7/)])
  expect(of(first.id).differenceCount).toBe(1)
  expect(of(second.id).differences).toBeNull()
  const english = await simulated(holding.id, { items, language: 'en' })
  expect(english.hosts.find(({ hostId }) => hostId === first.id)!.differences).not.toEqual(of(first.id).differences)
  // The configuration itself is what it was.
  expect((await itemsOf(holding.configuration!.id)).find(({ licName }) => licName === 'E')!.count).toEqual({
    kind: 'counted',
    n: 2,
  })
})

test('broken rules are named: those of the configuration for all, those of a machine for it alone', async () => {
  const holding = await newHolding(portal)
  const sound = await newHost(portal, holding)
  await portal.database.db.updateTable('hosts').set({ version: 19 }).where('id', '=', sound.id).execute()
  const good = await newHost(portal, holding)
  const first = await simulated(holding.id)
  const codes = (id: string, { hosts }: Simulation) =>
    hosts.find(({ hostId }) => hostId === id)!.broken.map(({ code }) => code)
  expect(codes(sound.id, first)).toEqual(['host.versionMismatch'])
  expect(codes(good.id, first)).toEqual([])
  const items = await itemsOf(holding.configuration!.id)
  for (const item of items) if (item.count.kind === 'counted') Object.assign(item, { endDate: null, unlimited: false })
  const second = await simulated(holding.id, { items })
  expect(second.broken.map(({ code }) => code)).toContain('configuration.endDateMissing')
  expect(codes(good.id, second)).toContain('configuration.endDateMissing')
  expect((await simulated(holding.id, { items, hostId: good.id })).text).toBeNull()
})

test('all machines of the company are looked at on demand, and any configuration it could be given', async () => {
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  const older = await portal.call('administrator', 'POST', `/companies/${holding.holder.id}/products`, {
    productId: (await productIdOf('WW-NW-19'))!,
    end: 'unlimited',
  })
  expect(older.status, JSON.stringify(older.json)).toBe(201)
  const elsewhere = await newHost(portal, older.json, { version: 19 })
  const own = await simulated(holding.id)
  expect(own.hosts.map(({ hostId }) => hostId)).toEqual([host.id])
  const all = await simulated(holding.id, { hosts: 'company' })
  expect(all.hosts.map(({ hostId }) => hostId).toSorted()).toEqual([host.id, elsewhere.id].toSorted())
  const configurationId = older.json.configuration.id
  expect((await simulated(holding.id, { configurationId, hostId: host.id })).text).toContain('VERSION 20')
  const { items } = await portal.ask('licenser', listProductConfigurations, { params: { id: holding.product.id } })
  expect((await simulated(holding.id, { configurationId: items[0]!.id })).hosts).toHaveLength(1)
})

test('what a configuration of an older version, or a master, would become is what giving it makes of it', async () => {
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  const older = await portal.ask('administrator', addCompanyHolding, {
    params: { id: holding.holder.id },
    body: {
      productId: (await productIdOf('WW-NW-19'))!,
      end: 'unlimited',
    },
  })
  const path = `/products/${holding.product.id}/master`
  const master = await portal.ask('administrator', readMaster, { params: { id: holding.product.id } })
  for (const [at, { id, dependency }] of master.items.entries()) {
    const changed = await portal.call('administrator', 'PATCH', `${path}/items/${id}`, {
      revision: master.revision + at,
      ...(dependency ? { automaticallySelected: false } : { unlimited: true, endDate: null }),
    })
    expect(changed.status, JSON.stringify(changed.json)).toBe(200)
  }
  for (const configurationId of [older.configuration!.id, master.configurationId]) {
    const { text } = await simulated(holding.id, { configurationId, hostId: host.id })
    const { configuration } = await portal.ask('administrator', readHolding, { params: { id: holding.id } })
    const chosen = await portal.call('administrator', 'PUT', `/holdings/${holding.id}/configuration`, {
      basedOn: configuration!.id,
      configurationId,
    })
    expect([chosen.status, chosen.json.code]).toEqual([200, undefined])
    expect(stripped(text)).toBe(stripped((await draftOf(portal, host.id)).json.text))
  }
})

test('other companies’ configurations and machines are not found; unsaved items are for those who may save', async () => {
  const [mine, other] = [await newHolding(portal), await newHolding(portal)]
  const foreign = await newHost(portal, other)
  const code = async (body: object, who?: Who) => {
    const { status, json } = await simulate(mine.id, body, who)
    return `${status} ${json.code}`
  }
  expect(await code({ configurationId: other.configuration!.id })).toBe('404 configurations.notFound')
  expect(await code({ hostId: foreign.id })).toBe('404 hosts.notFound')
  const items = await itemsOf(mine.configuration!.id)
  expect(await code({ items }, 'licenser')).toBe('403 permission.missing')
  expect(await code({ items, configurationId: mine.configuration!.id })).toBe('400 request.invalid')
  const unknown = [{ ...items[0]!, moduleId: '0198c0de-ffff-7000-8000-000000000000' }]
  expect(await code({ items: unknown })).toMatch(/configurations.moduleUnknown$/)
})

const productIdOf = async (code: string) =>
  (
    await portal.database.db
      .updateTable('products')
      .set({ unlocked: true })
      .where('code', '=', code)
      .returning('id')
      .executeTakeFirst()
  )?.id

test('a machine whose licence moved away is left out: nothing is issued for it any more', async () => {
  const holding = await newHolding(portal)
  const [old, fresh] = [await newHost(portal, holding), await newHost(portal, holding)]
  await issueFor(portal, old.id)
  await portal.database.db.updateTable('hosts').set({ movedTo: fresh.id }).where('id', '=', old.id).execute()
  const { hosts } = await simulated(holding.id)
  expect(hosts.map(({ hostId }) => hostId)).toEqual([fresh.id])
})
