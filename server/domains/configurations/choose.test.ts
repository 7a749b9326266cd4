import { expect, test } from 'vitest'
import { testPortal } from '../../testing/portal.ts'
import { configurationOf, factsOf, newHolding } from './fixtures.ts'

const portal = testPortal()
const none = '0198c0de-0000-7000-8000-00000000ffff'
const choose = (id: string, body: object) => portal.call('licenser', 'PUT', `/holdings/${id}/configuration`, body)
const listed = async (id: string) => (await portal.call('licenser', 'GET', `/holdings/${id}/configurations`)).json.items

test('copying a configuration of the company leaves the source alone and keeps its labels', async () => {
  const added = await newHolding(portal, {
    name: 'Quelle',
    description: 'Zum Kopieren',
    count: 2,
    end: 'unlimited',
  })
  const copy = await newHolding(portal, {
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
  const added = await newHolding(portal)
  const basedOn = added.configuration!.id
  const [, template] = (await portal.call('licenser', 'GET', `/products/${added.product.id}/configurations`)).json.items
  const chosen = await choose(added.id, { basedOn, configurationId: template.id, end: '2029-12-31' })
  expect(chosen.status).toBe(200)
  const stale = await choose(added.id, { basedOn })
  expect([stale.status, stale.json.code]).toEqual([409, 'configurations.changedMeanwhile'])
  const back = await choose(added.id, { basedOn: chosen.json.configuration.id, configurationId: basedOn, shared: true })
  expect(back.json.configuration.id).toBe(basedOn)
  expect((await listed(added.id)).map((row: { id: string; active: boolean }) => [row.id, row.active])).toEqual([
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
  const added = await newHolding(portal)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => choose(added.id, { basedOn: added.configuration?.id })),
  )
  expect(answers.map((answer): number => answer.status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 7 }, () => 409),
  ])
})

test('no configuration of another company, of a newer version, or that does not exist', async () => {
  const added = await newHolding(portal, { code: 'WW-NW-19' })
  const stranger = await newHolding(portal)
  const basedOn = added.configuration?.id
  for (const configurationId of [stranger.configuration?.id, none])
    expect((await choose(added.id, { basedOn, configurationId })).json.code).toBe('configurations.notFound')
  const newer = await newHolding(portal, { code: 'WW-NW-20', companyId: added.holder.id })
  const down = await choose(added.id, { basedOn, configurationId: newer.configuration?.id })
  expect([down.status, down.json.code, down.json.details]).toEqual([
    409,
    'configurations.downgrade',
    { from: 20, to: 19 },
  ])
  const up = await choose(newer.id, { basedOn: newer.configuration?.id, configurationId: basedOn })
  expect(up.status).toBe(200)
  const prefilled = await choose(added.id, { basedOn, configurationId: basedOn, shared: true, count: 3 })
  expect([prefilled.status, prefilled.json.field]).toEqual([400, 'shared'])
  const master = (await portal.call('licenser', 'GET', `/products/${added.product.id}/configurations`)).json.items[0]
  expect((await choose(added.id, { basedOn, configurationId: master.id, shared: true })).status).toBe(400)
})

test('a configuration is deleted or becomes current, never both', async () => {
  for (let round = 0; round < 6; round++) {
    const added = await newHolding(portal)
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
