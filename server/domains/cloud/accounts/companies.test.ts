import { expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const today = portalDay(new Date())
const list = async (more: string) =>
  (await portal.call('administrator', 'GET', `/cloud/companies?show=all&pageSize=50${more}`)).json.items
const term = (id: string, start: string, end: string) =>
  portal.query('UPDATE cloud_configurations SET start_date = $2, end_date = $3 WHERE id = $1', [id, start, end])

test('a company’s state is that of its accounts: begins on a day, runs, ends soon, is stopped or over', async () => {
  const { id, holding, company, input } = await cloudAccount(portal)
  const read = async () => (await list(`&search=${company.customerNumber}`))[0]
  expect(await read()).toMatchObject({ state: 'running', active: true, startDate: input.startDate })
  const later = addDays(today, 20)
  await term(id, later, addDays(today, 400))
  expect(await read()).toMatchObject({ state: 'ahead', active: false, startDate: later })
  const asked = { show: 'all', search: company.customerNumber }
  const file = await portal.call('administrator', 'POST', '/exports', {
    list: 'listCloudCompanies',
    format: 'csv',
    query: asked,
  })
  expect(file.bytes.toString()).toContain(`;ab ${later.split('-').toReversed().join('.')}`)
  await term(id, addDays(today, -20), addDays(today, 30))
  expect(await read()).toMatchObject({ state: 'soon', endsSoon: true })
  await portal.query('UPDATE cloud_configurations SET stopped_at = now() WHERE id = $1', [id])
  expect(await read()).toMatchObject({ state: 'stopped' })
  await term(id, '2020-01-01', '2021-01-01')
  expect(await read()).toMatchObject({ state: 'expired', active: false })
  await portal.query('DELETE FROM cloud_configurations WHERE id = $1', [id])
  expect(await read()).toMatchObject({ state: 'none', active: null, holdingId: holding })
})

test('companies are sorted by the start they show', async () => {
  const { company, holding, input } = await cloudAccount(portal)
  // Two accounts run; the one that began first is shown.
  const more = await portal.call('administrator', 'POST', `/cloud/holdings/${holding}/configurations`, input)
  await term(more.json.id, addDays(today, -700), addDays(today, 100))
  const starts = (await list('&sort=start')).map(({ startDate }: { startDate: string | null }) => startDate)
  const known = starts.filter(Boolean)
  expect(known).toEqual(known.toSorted())
  const shown = await list(`&search=${company.customerNumber}`)
  expect(shown.find(({ id }: { id: string }) => id === company.id).startDate).toBe(addDays(today, -700))
})

test('customers see that the budget is used up, and who has no password yet', async () => {
  const token = (
    await portal.call(null, 'POST', '/session', {
      email: 'cloudadmin@wellenwerk.example',
      password: demoPassword,
    })
  ).json.accessToken as string
  const ask = (path: string) =>
    portal.call(null, 'GET', path, undefined, { authorization: `Bearer ${token}` }).then(({ json }) => json)
  const [{ id }] = (await ask('/my/cloud')).items
  await portal.query('UPDATE cloud_configurations SET stopped_at = now() WHERE id = $1', [id])
  expect((await ask('/my/cloud')).items.find((one: { id: string }) => one.id === id).stopped).toBe(true)
  const { stopped, users } = await ask(`/cloud/places/${id}`)
  expect(stopped).toBe(true)
  const withAccount = (email: string) => users.find((one: { email: string }) => one.email === email).hasAccount
  expect([withAccount('cloud@wellenwerk.example'), withAccount('cloudnew@wellenwerk.example')]).toEqual([true, false])
})
