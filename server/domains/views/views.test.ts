import { expect, test } from 'vitest'
import { listViews } from '#contract/views.ts'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()
const save = (who: Who, name: string, list = 'listCompanies') =>
  portal.call(who, 'POST', '/list-views', { list, name, query: { search: 'Voss' }, hidden: ['street'] })
const seen = async (who: Who, list = 'listCompanies'): Promise<{ name: string; own: boolean }[]> =>
  (await portal.ask(who, listViews, { query: { list } })).items

test('a view is one’s own until it is shared, and then staff’s, not customers’', async () => {
  const { json } = await save('administrator', 'Meine Voss')
  expect(json).toMatchObject({ query: { search: 'Voss' }, hidden: ['street'], shared: false, own: true })
  expect(await seen('licenser')).toEqual([])
  const share = (who: Who) => portal.call(who, 'PUT', `/list-views/${json.id}/sharing`, { shared: true })
  // Nobody shares or deletes what is another's.
  expect((await share('licenser')).status).toBe(404)
  expect((await share('administrator')).status).toBe(204)
  expect(await seen('licenser')).toMatchObject([{ name: 'Meine Voss', own: false }])
  expect(await seen('customer')).toEqual([])
  expect((await portal.call('licenser', 'DELETE', `/list-views/${json.id}`)).status).toBe(404)
  expect((await portal.call('administrator', 'DELETE', `/list-views/${json.id}`)).status).toBe(204)
  expect(await seen('licenser')).toEqual([])
})

test('a name counts once a list, however often it is sent at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => save('customer', 'Doppelt')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)!.json.code).toBe('views.nameTaken')
  expect((await save('customer', 'Doppelt', 'listContacts')).status).toBe(201)
})

test('fifty views a list, at the same time too', async () => {
  const answers = await Promise.all(Array.from({ length: 55 }, (_, at) => save('user', `Sicht ${at}`)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
  expect(answers.find(({ status }) => status !== 201)!.json.code).toBe('views.tooMany')
})

test('columns one does without are kept per person and list', async () => {
  const keep = (hidden: string[]) => portal.call('licenser', 'PUT', '/list-columns/listMails', { hidden })
  expect((await keep([])).status).toBe(204)
  expect((await portal.ask('licenser', listViews, { query: { list: 'listMails' } })).hidden).toEqual([])
  expect((await keep(['subject'])).status).toBe(204)
  expect((await keep(['subject', 'state'])).status).toBe(204)
  expect((await portal.ask('licenser', listViews, { query: { list: 'listMails' } })).hidden).toEqual([
    'subject',
    'state',
  ])
  expect((await portal.ask('administrator', listViews, { query: { list: 'listMails' } })).hidden).toBeNull()
})

test('a list that does not exist has neither views nor columns', async () => {
  const unknown = 'nonsense'
  const answers = [
    await save('customer', 'Leer', unknown),
    await portal.call('customer', 'GET', `/list-views?list=${unknown}`),
    await portal.call('customer', 'PUT', `/list-columns/${unknown}`, { hidden: [] }),
  ]
  expect(answers.map(({ status, json }) => [status, json.code])).toEqual(
    Array.from({ length: 3 }, () => [404, 'request.notFound']),
  )
  expect(await portal.query('SELECT 1 FROM list_views WHERE list = $1', [unknown])).toEqual([])
})
