import { expect, test } from 'vitest'
import { listConfigurations } from '#contract/configurations.ts'
import { listCompanyHoldings } from '#contract/holdings.ts'
import type { Master } from '#contract/masters.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { testPortal } from '../../../testing/portal.ts'
import { completeItems, configurationOf } from '../fixtures.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
let number = 0

/** A product of version 21 whose master is that of `WW-NW-20` without one of its modules. */
async function successorWithout(licName: string): Promise<{ id: string; code: string }> {
  const name = `Nachfolger ${++number}`
  const fields = { kind: 'network', version: 21, name, licName: name, titleDe: name, titleEn: name, unlocked: true }
  const { id, code } = (await ask('POST', '/products', fields)).json
  let master: Master = (
    await ask('POST', `/products/${id}/master`, { copyOf: await portal.given.productId('WW-NW-20') })
  ).json
  const remove = async (item: { id: string; children: readonly { id: string; children: readonly never[] }[] }) => {
    for (const child of item.children) await remove(child)
    const path = `/products/${id}/master/items/${item.id}?revision=${master.revision}`
    master = (await ask('DELETE', path)).json
  }
  await remove(master.items.find((item) => item.licName === licName) as never)
  return { id, code }
}

/** A company's product of version 20, every module with three seats. */
async function old(companyId?: string) {
  const added = await portal.given.holding(companyId ? { companyId } : {})
  const items = completeItems((await configurationOf(portal, added.configuration!.id)).items, 3)
  const body = { basedOn: added.configuration!.id, name: 'Alt', description: 'Drei Plätze', items }
  const { json } = await ask('POST', `/holdings/${added.id}/configurations`, body)
  return { companyId: added.holder.id, id: added.id, configuration: json.configuration as { id: string } }
}
const licNames = (items: readonly ConfigurationItem[]) => items.map((item) => item.licName)

test('what a newer version drops is listed before anything is written, and lost only when agreed', async () => {
  const { companyId, configuration } = await old()
  const target = await successorWithout('FEDER')
  const path = `/configurations/${configuration.id}/upgrade?targetProductId=${target.id}`
  const preview = (await portal.call('licenser', 'GET', path)).json
  expect(preview).toMatchObject({ kind: 'upgrade', from: 20, to: 21, renamed: [], added: [] })
  const paid = preview.dropped.filter((one: { paid: boolean }) => one.paid)
  expect(paid).toMatchObject([{ path: ['Federn'], licName: 'FEDER', count: { kind: 'counted', n: 3 } }])
  expect(preview.dropped).toHaveLength(4)

  const add = (drop: string[]) =>
    portal.call('licenser', 'POST', `/companies/${companyId}/products`, {
      productId: target.id,
      configurationId: configuration.id,
      drop,
    })
  const refused = await add([])
  expect([refused.status, refused.json.code, refused.json.details]).toMatchObject([
    409,
    'configurations.upgradeLoses',
    { count: 1, dropped: [{ licName: 'FEDER' }] },
  ])
  const products = async () => (await portal.ask('licenser', listCompanyHoldings, { params: { id: companyId } })).items
  expect(await products()).toHaveLength(1)
  const added = await add(paid.map((one: { itemId: string }) => one.itemId))
  expect(added.status).toBe(201)
  const { items } = await configurationOf(portal, added.json.configuration.id)
  expect(licNames(items as ConfigurationItem[])).not.toContain('FEDER')
  expect(items.find(({ licName }) => licName === 'WELLE')!.count).toEqual({ kind: 'counted', n: 3 })
  const [row] = (await portal.ask('licenser', listConfigurations, { params: { id: added.json.id } })).items
  expect(row!.origin).toBe('Aktualisiert von Torben Achterberg (Version 20 → 21)')
})

test('an upgrade in place stands in the history of what it replaced', async () => {
  const { companyId, configuration } = await old()
  const target = await successorWithout('PRESS')
  const own = await portal.given.holding({ code: target.code, companyId })
  const { dropped } = (await ask('GET', `/configurations/${configuration.id}/upgrade?targetProductId=${target.id}`))
    .json
  const chosen = await ask('PUT', `/holdings/${own.id}/configuration`, {
    basedOn: own.configuration!.id,
    configurationId: configuration.id,
    changeNotes: 'Wie besprochen',
    drop: dropped.map((one: { itemId: string }) => one.itemId),
  })
  expect(chosen.status).toBe(200)
  const rows = (await ask('GET', `/holdings/${own.id}/configurations`)).json.items
  expect(rows[1].changeNotes).toBe('Aktualisiert von Katrin Wellenbrink (Version 20 → 21)\nWie besprochen')
})

test('the same version copies as it is, an older one is refused', async () => {
  const { configuration } = await old()
  const preview = async (code: string) => {
    const target = await portal.given.productId(code)
    return (await ask('GET', `/configurations/${configuration.id}/upgrade?targetProductId=${target}`)).json
  }
  expect(await preview('WW-EP-20')).toEqual({ kind: 'copy', from: 20, to: 20, renamed: [], dropped: [], added: [] })
  expect(await preview('WW-NW-19')).toMatchObject({ code: 'configurations.downgrade', details: { from: 20, to: 19 } })
  const older = await portal.given.productId('WW-NW-18')
  const target = await portal.given.productId('WW-NW-20')
  const named = await ask(
    'GET',
    `/configurations/${configuration.id}/upgrade?targetProductId=${target}&oldProductId=${older}`,
  )
  expect(named.json).toMatchObject({ kind: 'upgrade', from: 18, to: 20, dropped: [] })
})

test('renamed modules are told and keep what was bought', async () => {
  const { configuration } = await old()
  const next = await successorWithout('FEDER')
  const module = { level: 1, name: 'Federn und Dämpfer', licName: 'FEDER' }
  const created = (await ask('POST', '/modules', module)).json
  const { revision } = (await ask('GET', `/products/${next.id}/master`)).json
  await ask('POST', `/products/${next.id}/master/items`, { revision, parentId: null, moduleIds: [created.id] })
  const preview = (await ask('GET', `/configurations/${configuration.id}/upgrade?targetProductId=${next.id}`)).json
  expect(preview.renamed).toEqual([
    { path: ['Federn'], from: { name: 'Federn', licName: 'FEDER' }, to: { name: module.name, licName: 'FEDER' } },
  ])
  expect(preview.dropped.every((one: { paid: boolean }) => !one.paid)).toBe(true)
})
