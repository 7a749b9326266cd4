import { expect, test } from 'vitest'
import { listConfigurations, listProductConfigurations } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { configurationOf, factsOf, savingOf } from './fixtures.ts'

const portal = testPortal()
const none = '0198c0de-0000-7000-8000-00000000ffff'
const choose = (id: string, body: object, who: Who = 'licenser') =>
  portal.call(who, 'PUT', `/holdings/${id}/configuration`, body)
const listed = async (id: string) => (await portal.ask('licenser', listConfigurations, { params: { id } })).items

test('copying a configuration of the company leaves the source alone and keeps its labels', async () => {
  const added = await portal.given.holding({
    name: 'Quelle',
    description: 'Zum Kopieren',
    count: 2,
    end: 'unlimited',
  })
  const copy = await portal.given.holding({
    code: 'WW-EP-20',
    companyId: added.holder.id,
    configurationId: added.configuration?.id,
  })
  expect(copy.configuration).toMatchObject({ name: 'Quelle', description: 'Zum Kopieren' })
  expect(copy.configuration?.id).not.toBe(added.configuration?.id)
  const [one, other] = [
    await configurationOf(portal, added.configuration?.id),
    await configurationOf(portal, copy.configuration?.id),
  ]
  expect(factsOf(one.items)).toEqual(factsOf(other.items))
  const choice = await choose(added.id, {
    basedOn: added.configuration?.id,
    configurationId: added.configuration?.id,
    name: 'Kopie',
    changeNotes: 'kopiert',
  })
  expect(choice.json.configuration).toMatchObject({ name: 'Kopie', description: 'Zum Kopieren' })
  expect(await listed(added.id)).toMatchObject([
    { name: 'Kopie', active: true },
    { name: 'Quelle', changeNotes: 'kopiert' },
  ])
})

test('master, template and a historical configuration can become current; a stale choice is refused', async () => {
  const added = await portal.given.holding()
  const basedOn = added.configuration!.id
  const [, template] = (await portal.ask('licenser', listProductConfigurations, { params: { id: added.product.id } }))
    .items
  const chosen = await choose(added.id, { basedOn, configurationId: template!.id, end: '2029-12-31' }, 'administrator')
  expect(chosen.status).toBe(200)
  const stale = await choose(added.id, { basedOn })
  expect([stale.status, stale.json.code]).toEqual([409, 'configurations.changedMeanwhile'])
  const back = await choose(added.id, { basedOn: chosen.json.configuration.id, configurationId: basedOn, shared: true })
  expect(back.json.configuration.id).toBe(basedOn)
  expect((await listed(added.id)).map((row) => [row.id, row.active])).toEqual([
    [basedOn, true],
    [chosen.json.configuration.id, false],
  ])
  const same = await choose(added.id, { basedOn, configurationId: basedOn, shared: true })
  expect([same.status, (await listed(added.id)).length]).toEqual([200, 2])
  const history = await portal.database.db
    .selectFrom('configurationHistory')
    .select('configurationId')
    .where('holdingId', '=', added.id)
    .orderBy('createdAt')
    .execute()
  expect(history.map((row) => row.configurationId)).toEqual([basedOn, chosen.json.configuration.id])
  const master = await choose(added.id, { basedOn })
  expect(master.json.configuration.id).not.toBe(basedOn)
})

test('of parallel choices exactly one wins', async () => {
  const added = await portal.given.holding()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => choose(added.id, { basedOn: added.configuration?.id })),
  )
  expect(answers.map((answer): number => answer.status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ])
})

test('no configuration of another company, of a newer version, or that does not exist', async () => {
  const added = await portal.given.holding({ code: 'WW-NW-19' })
  const stranger = await portal.given.holding()
  const basedOn = added.configuration?.id
  for (const configurationId of [stranger.configuration?.id, none])
    expect((await choose(added.id, { basedOn, configurationId })).json.code).toBe('configurations.notFound')
  const newer = await portal.given.holding({ code: 'WW-NW-20', companyId: added.holder.id })
  const down = await choose(added.id, { basedOn, configurationId: newer.configuration?.id })
  expect([down.status, down.json.code, down.json.details]).toEqual([
    409,
    'configurations.downgrade',
    { from: 20, to: 19 },
  ])
  // Nor is one of an older version taken as it is: what it licenses has to become the newer one's.
  const asItIs = await choose(newer.id, { basedOn: newer.configuration?.id, configurationId: basedOn, shared: true })
  expect([asItIs.status, asItIs.json.field]).toEqual([400, 'shared'])
  const up = await choose(newer.id, { basedOn: newer.configuration?.id, configurationId: basedOn })
  expect(up.status).toBe(200)
  const prefilled = await choose(added.id, { basedOn, configurationId: basedOn, shared: true, count: 3 })
  expect([prefilled.status, prefilled.json.field]).toEqual([400, 'shared'])
  const master = (await portal.ask('licenser', listProductConfigurations, { params: { id: added.product.id } }))
    .items[0]
  expect((await choose(added.id, { basedOn, configurationId: master!.id, shared: true })).status).toBe(400)
})

test('a configuration is deleted or becomes current, never both', async () => {
  for (let round = 0; round < 6; round++) {
    const added = await portal.given.holding()
    const old = added.configuration!.id
    const { json } = await choose(added.id, { basedOn: old })
    const [deleted, chosen] = await Promise.all([
      portal.call('administrator', 'DELETE', `/configurations/${old}`),
      choose(added.id, { basedOn: json.configuration.id, configurationId: old, shared: true }),
    ])
    expect([
      [204, 404],
      [409, 200],
    ]).toContainEqual([deleted.status, chosen.status])
  }
})

test('what saving refuses, choosing and adding do not give either', async () => {
  const added = await portal.given.holding()
  const before = await configurationOf(portal, added.configuration?.id)
  const basedOn = added.configuration!.id
  for (const wish of [{ count: 100 }, { end: 'unlimited' }, { count: 100, end: 'unlimited' }]) {
    const chosen = await choose(added.id, { basedOn, ...wish })
    expect([chosen.status, chosen.json.code]).toEqual([403, 'configurations.prefill'])
    const productId = await portal.given.productId('WW-EP-20')
    const path = `/companies/${added.holder.id}/products`
    const another = await portal.call('licenser', 'POST', path, { productId, ...wish })
    expect([another.status, another.json.code]).toEqual([403, 'configurations.prefill'])
  }
  const { configuration } = await portal.ask('licenser', readHolding, { params: { id: added.id } })
  expect(factsOf((await configurationOf(portal, configuration!.id)).items)).toEqual(factsOf(before.items))
  expect((await choose(added.id, { basedOn, count: 3, end: 'unlimited' }, 'administrator')).status).toBe(200)
})

test('a template comes out as it is: three and five stay three and five', async () => {
  const source = await portal.given.holding({ count: 5, end: '2030-12-31' })
  const saving = await savingOf(portal, source, 5)
  const items = saving.items.map((item, at) =>
    item.count.kind === 'counted' && item.licName !== 'E' && at > 0
      ? { ...item, count: { kind: 'counted', n: 3 }, children: [] }
      : item,
  )
  const saved = await portal.call('administrator', 'POST', `/holdings/${source.id}/configurations`, {
    ...saving,
    items,
  })
  expect(saved.json.code).toBeUndefined()
  const template = await portal.call('administrator', 'POST', `/products/${source.product.id}/templates`, {
    configurationId: saved.json.configuration.id,
    name: 'Drei und fünf',
  })
  const target = await portal.given.holding()
  const chosen = await choose(target.id, { basedOn: target.configuration?.id, configurationId: template.json.id })
  expect(chosen.status).toBe(200)
  const [one, other] = [
    await configurationOf(portal, template.json.id),
    await configurationOf(portal, chosen.json.configuration.id),
  ]
  expect(factsOf(other.items)).toEqual(factsOf(one.items))
})
