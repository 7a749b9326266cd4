import { expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'
import { configurationOf, factsOf } from '../fixtures.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const named = async (query: string): Promise<string[]> =>
  (await ask('GET', `/templates?${query}`)).json.items.map(({ name }: { name: string }) => name)

test('a configuration becomes a template behind the others, is chosen with what it prefills, and deleted', async () => {
  const source = await portal.given.holding({ count: 4, end: '2030-12-31' })
  const productId = source.product.id
  const body = { configurationId: source.configuration!.id, name: 'Vier Plätze', description: 'Bis Ende 2030' }
  const { status, json } = await ask('POST', `/products/${productId}/templates`, body)
  expect([status, json]).toMatchObject([
    201,
    {
      kind: 'template',
      name: 'Vier Plätze',
      description: 'Bis Ende 2030',
      sorting: 4,
      count: { kind: 'counted', n: 4 },
      endDate: '2030-12-31',
      unlimited: false,
      product: { id: productId, version: 20 },
    },
  ])
  expect(await named(`productId=${productId}`)).toEqual(['Netzwerk 5 Plätze', 'Netzwerk 10 Plätze', 'Vier Plätze'])
  expect(await named('version=20')).toContain('Einzelplatz komplett')
  expect(await named('version=19')).toEqual([])

  const other = await portal.given.holding({ configurationId: json.id })
  const [template, made] = [
    await configurationOf(portal, json.id),
    await configurationOf(portal, other.configuration!.id),
  ]
  expect(factsOf(made.items)).toEqual(factsOf(template.items))

  expect((await ask('DELETE', `/templates/${json.id}`)).status).toBe(204)
  expect((await ask('DELETE', `/templates/${json.id}`)).json.code).toBe('templates.notFound')
  expect((await configurationOf(portal, other.configuration!.id)).items).toHaveLength(made.items.length)
})

test('a template serves its own product alone', async () => {
  const [template] = (await ask('GET', '/templates?version=20')).json.items.filter(
    ({ name }: { name: string }) => name === 'Netzwerk 5 Plätze',
  )
  const older = await portal.given.holding({ code: 'WW-EP-20' })
  const refused = await portal.call('licenser', 'PUT', `/holdings/${older.id}/configuration`, {
    basedOn: older.configuration!.id,
    configurationId: template.id,
  })
  expect(refused.json.code).toBe('configurations.notFound')
})

test('a template wants a name, and neither a master nor a configuration is deleted as one', async () => {
  const { configuration, product } = await portal.given.holding()
  const nameless = await ask('POST', `/products/${product.id}/templates`, {
    configurationId: configuration!.id,
    name: '  ',
  })
  expect([nameless.status, nameless.json.field ?? nameless.json.details.fields[0].field]).toEqual([400, 'name'])
  const master = (await ask('GET', `/products/${product.id}/master`)).json.configurationId
  for (const id of [master, configuration!.id])
    expect((await ask('DELETE', `/templates/${id}`)).json.code).toBe('templates.notFound')
})

test('templates saved at the same time get places one after another', async () => {
  const { configuration } = await portal.given.holding({ code: 'WW-CL-20' })
  const productId = await portal.given.productId('WW-CL-20')
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      ask('POST', `/products/${productId}/templates`, { configurationId: configuration!.id, name: `Nummer ${index}` }),
    ),
  )
  const places = answers.map(({ json }): number => json.sorting).toSorted((a, b) => a - b)
  expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
