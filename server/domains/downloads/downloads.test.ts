import { expect, test } from 'vitest'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()
const ask = (who: Who, path: string) => portal.call(who, 'GET', path)

/** A licence of company 10023, which the customer belongs to. */
async function issued(): Promise<{ holding: string; licence: string }> {
  const { id: holding } = await portal.given.holdingOf('10023')
  const { id: host } = await portal.given.host({ holdingId: holding })
  return { holding, licence: (await portal.given.licence(host)).id }
}

test('each time a licence is fetched counts once, in its reference, its file and the list', async () => {
  const { holding, licence } = await issued()
  expect((await ask('customer', `/data-files/${licence}`)).json).toMatchObject({
    belongsTo: { kind: 'companyHolding', id: holding },
    downloads: 0,
    lastDownloadAt: null,
  })
  const fetch = () => portal.call('customer', 'POST', `/holdings/${holding}/licence-downloads`, { fileId: licence })
  const fetched = await Promise.all([fetch(), fetch(), fetch()])
  expect(fetched.map(({ status }) => status)).toEqual([200, 200, 200])
  const { items } = (await ask('customer', `/file-references/${holding}`)).json
  expect(items.find(({ id }: { id: string }) => id === licence)).toMatchObject({ downloads: 3 })
  const list = (await ask('licenser', '/downloads?whose=companies')).json.items
  expect(list.find(({ id }: { id: string }) => id === licence)).toMatchObject({ downloads: 3, holdingId: holding })
  expect((await ask('licenser', '/downloads?whose=people')).json.items).toEqual([])
})

test('a file of others is told as one that is not there; pictures are everybody’s', async () => {
  const { holding, licence } = await issued()
  for (const who of ['customer2', 'user', 'student'] as const) {
    expect((await ask(who, `/data-files/${licence}`)).json.code).toBe('downloads.notFound')
    expect((await ask(who, `/file-references/${holding}`)).json.code).toBe('downloads.none')
  }
  const pictured = (await ask('licenser', '/products')).json.items.find(
    (one: { imageId: string | null }) => one.imageId,
  )
  expect((await ask('student', `/file-references/${pictured.id}`)).json.items[0]).toMatchObject({
    belongsTo: { kind: 'product', id: pictured.id },
    language: 'de',
    downloads: 0,
  })
  expect((await ask('student', `/data-files/${pictured.imageId}`)).json.title).toBe(pictured.titleDe)
})
