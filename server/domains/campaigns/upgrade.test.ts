import { expect, test } from 'vitest'
import type { Campaign, CampaignRow } from '#contract/campaigns.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const company = async (name: string) => (await portal.given.company({ name })).id
const products = async () =>
  (await ask('GET', '/products')).json.items as { id: string; code: string; version: number }[]
const idOf = async (code: string) => (await products()).find((one) => one.code === code)!.id

/** A company with version 20, every module with two seats until the end of 2027. */
async function customer(name: string, productId: string) {
  const companyId = await company(name)
  const wish = { productId, count: 2, end: '2027-12-31', name: 'Stand 20', description: 'Zwei Plätze' }
  const added = await ask('POST', `/companies/${companyId}/products`, wish)
  expect(added.status, JSON.stringify(added.json)).toBe(201)
  return { companyId, id: added.json.id as string, configurationId: added.json.configuration.id as string }
}

interface Master {
  revision: number
  items: ConfigurationItem[]
}
/** A product with the modules of `WW-NW-20`; `edit` changes its master step by step. */
async function successor(version: number, edit: (step: Step) => Promise<void> = async () => undefined) {
  const name = `Folge ${version}`
  const fields = { kind: 'network', version, name, licName: name, titleDe: name, titleEn: name, unlocked: true }
  const { id } = (await ask('POST', '/products', fields)).json
  let master: Master = (await ask('POST', `/products/${id}/master`, { copyOf: await idOf('WW-NW-20') })).json
  await edit(async (work) => {
    const { status, json } = await work(`/products/${id}/master`, master)
    expect(status, JSON.stringify(json)).toBeLessThan(300)
    master = json
  })
  return { id: id as string }
}
type Step = (
  work: (path: string, master: Master) => Promise<{ status: number; json: Master & { code?: string } }>,
) => Promise<void>

const named = ({ items }: Master, licName: string) => items.find((item) => item.licName === licName)!
const removal = async (step: Step, licName: string): Promise<void> => {
  const leaf = (item: ConfigurationItem): ConfigurationItem => (item.children[0] ? leaf(item.children[0]) : item)
  let removed = ''
  await step((path, master) => {
    const { id, licName: name } = leaf(named(master, licName))
    removed = name
    return ask('DELETE', `${path}/items/${id}?revision=${master.revision}`)
  })
  if (removed !== licName) await removal(step, licName)
}
const module = async (fields: { name: string; licName: string }) =>
  (await ask('POST', '/modules', { level: 1, ...fields })).json.id as string
const addition = (step: Step, moduleId: string) =>
  step((path, { revision }) => ask('POST', `${path}/items`, { revision, parentId: null, moduleIds: [moduleId] }))
const dependency = (step: Step, licName: string, automaticallySelected: boolean) =>
  step((path, master) =>
    ask('PATCH', `${path}/items/${named(master, licName).id}`, {
      revision: master.revision,
      dependency: true,
      automaticallySelected,
    }),
  )

const read = async (id: string): Promise<Campaign> => (await ask('GET', `/campaigns/${id}`)).json
const settled = (id: string, wanted: string) =>
  until(
    () => read(id),
    ({ state }) => state === wanted,
  )
async function campaign(search: string, productId: string, dropPaid = false): Promise<Campaign> {
  const change = { kind: 'upgrade', productId, dropPaid }
  // These successors have names of their own: which product they follow is said by the filter.
  const filter = { search, productId: await idOf('WW-NW-20') }
  const made = await ask('POST', '/campaigns', { name: 'Versionswechsel', filter, change })
  expect(made.status, JSON.stringify(made.json)).toBe(201)
  return settled(made.json.id, 'checked')
}
const rowsOf = async (id: string): Promise<CampaignRow[]> => (await ask('GET', `/campaigns/${id}/rows`)).json.items
async function run(id: string): Promise<Campaign> {
  expect((await ask('POST', `/campaigns/${id}/start`)).status).toBe(201)
  return settled(id, 'done')
}

/** What a company got: the configuration without ids, and how its list tells where it came from. */
async function given(companyId: string, productId: string) {
  const { items } = (await ask('GET', `/companies/${companyId}/products`)).json
  const { id, configuration } = items.find((one: { product: { id: string } }) => one.product.id === productId)
  const { name, description, items: tree } = (await ask('GET', `/configurations/${configuration.id}`)).json
  const [row] = (await ask('GET', `/holdings/${id}/configurations`)).json.items
  return { name, description, origin: row.origin, items: plain(tree) }
}
const plain = (items: readonly ConfigurationItem[]): object[] =>
  items.map(({ id: _id, children, ...item }) => ({ ...item, children: plain(children) }))
const licNames = (items: object[]) => items.map((item) => (item as ConfigurationItem).licName)

test('a campaign to a new version gives what the upgrade of each holding gives, and tells what it drops', async () => {
  const from = await idOf('WW-NW-20')
  const [one, many] = [await customer('Einzeln AG', from), await customer('Reihe AG', from)]
  const [kept, chosen] = [
    await module({ name: 'Kern 21', licName: 'KERN21' }),
    await module({ name: 'Kern zur Wahl', licName: 'KERNWAHL' }),
  ]
  const bearings = await module({ name: 'Wälz- und Gleitlager', licName: 'LAGER' })
  const target = await successor(21, async (step) => {
    for (const licName of ['PRESS', 'LAGER']) await removal(step, licName)
    for (const one of [bearings, kept, chosen]) await addition(step, one)
    await dependency(step, 'KERN21', true)
    await dependency(step, 'KERNWAHL', false)
    await dependency(step, 'KERN', false)
  })

  // Press fits are paid for and gone: told by name, and nothing is given.
  const strict = await campaign('Reihe', target.id)
  expect((await rowsOf(strict.id))[0]).toMatchObject({
    outcome: 'broken',
    problems: [{ code: 'campaigns.upgradeLoses', detail: { modules: expect.stringMatching(/Pressverb/) } }],
  })
  const agreed = await campaign('Reihe', target.id, true)
  const [row] = await rowsOf(agreed.id)
  expect(row?.outcome, JSON.stringify(row)).toBe('change')
  const told = row!.differences.map(({ kind, path }) => [kind, (path as string[] | undefined)?.join()])
  expect(told).toContainEqual(['moduleRemoved', 'PRESS'])
  expect(told).toContainEqual(['moduleAdded', 'KERN21'])
  expect(told.flat()).not.toContain('KERNWAHL')
  // A module with another name is no other module.
  expect(row!.differences).toContainEqual(
    expect.objectContaining({ kind: 'moduleRenamed', to: { name: 'Wälz- und Gleitlager', licName: 'LAGER' } }),
  )
  expect(told).not.toContainEqual(['moduleRemoved', 'LAGER'])

  const preview = (await ask('GET', `/configurations/${one.configurationId}/upgrade?targetProductId=${target.id}`)).json
  const drop = preview.dropped.map((item: { itemId: string }) => item.itemId)
  const body = { productId: target.id, configurationId: one.configurationId, drop }
  expect((await ask('POST', `/companies/${one.companyId}/products`, body)).status).toBe(201)
  expect((await run(agreed.id)).counts).toMatchObject({ changed: 1, failed: 0 })
  const [single, inCampaign] = [await given(one.companyId, target.id), await given(many.companyId, target.id)]
  expect(inCampaign).toEqual(single)
  expect(single.origin).toMatch(/Version 20 → 21/)
  expect(licNames(single.items)).toEqual(expect.arrayContaining(['KERN', 'KERN21', 'LAGER']))
  for (const gone of ['KERNWAHL', 'PRESS']) expect(licNames(single.items)).not.toContain(gone)
})

test('of the same version the configuration is copied as it is, and a first one may wait for its days', async () => {
  const from = await idOf('WW-NW-20')
  const target = await successor(20, (step) => removal(step, 'PRESS'))
  const [one, many] = [await customer('Kopie Eins', from), await customer('Kopie Reihe', from)]
  const checked = await campaign('Kopie Reihe', target.id)
  expect(await rowsOf(checked.id)).toMatchObject([{ outcome: 'change', differences: [] }])
  const body = { productId: target.id, configurationId: one.configurationId }
  expect((await ask('POST', `/companies/${one.companyId}/products`, body)).status).toBe(201)
  expect((await run(checked.id)).counts).toMatchObject({ changed: 1, failed: 0 })
  expect(await given(many.companyId, target.id)).toEqual(await given(one.companyId, target.id))

  const waiting = await company('Tagelos Reihe')
  const first = await ask('POST', `/companies/${waiting}/products`, { productId: from, count: 2 })
  expect(first.status).toBe(201)
  const newer = await successor(22)
  const dayless = await campaign('Tagelos', newer.id)
  expect(await rowsOf(dayless.id)).toMatchObject([{ outcome: 'change', problems: [] }])
  expect((await run(dayless.id)).counts).toMatchObject({ changed: 1, failed: 0 })
})

test('without a product in the filter only versions of the product that is given are meant', async () => {
  const title = 'Lagerrechner'
  const edition = async (version: number, titleDe: string) => {
    const fields = {
      kind: 'network',
      version,
      name: titleDe,
      licName: titleDe,
      titleDe,
      titleEn: titleDe,
      unlocked: true,
    }
    const { id } = (await ask('POST', '/products', fields)).json
    expect((await ask('POST', `/products/${id}/master`, { copyOf: await idOf('WW-NW-20') })).status).toBeLessThan(300)
    return id as string
  }
  const [old, next] = [await edition(30, `${title} 30`), await edition(31, `${title} 31`)]
  const own = await customer('Gemischt Eins', old)
  await customer('Gemischt Zwei', await idOf('WW-NW-20'))
  const change = { kind: 'upgrade', productId: next, dropPaid: false }
  const made = await ask('POST', '/campaigns', { name: 'Alle', filter: { search: 'Gemischt' }, change })
  await settled(made.json.id, 'checked')
  const rows = await rowsOf(made.json.id)
  expect(rows.map(({ outcome, problems }) => [outcome, problems.map(({ code }) => code)])).toEqual([
    ['change', []],
    ['unchanged', ['campaigns.otherProduct']],
  ])
  expect((await run(made.json.id)).counts).toMatchObject({ changed: 1, failed: 0 })
  const items = (await ask('GET', `/companies/${own.companyId}/products`)).json.items
  expect(items.map((one: { product: { id: string } }) => one.product.id)).toEqual(expect.arrayContaining([old, next]))
})
