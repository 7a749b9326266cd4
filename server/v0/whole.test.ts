import { expect, test } from 'vitest'
import { readConfiguration, saveConfiguration } from '#contract/configurations.ts'
import { readHolding } from '#contract/holdings.ts'
import { createRole, grantPermission, listRoles } from '#contract/roles.ts'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { cloudAccount } from '../testing/cloud-account.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const v0 = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await portal.tokenOf('administrator')}` }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json<{ data: never; Message: string }>() }
}

test('the permissions of a role go all of them or none', async () => {
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const { items } = await portal.ask('administrator', listRoles)
  const { id } = items.find(({ name }) => name === 'Administrator')!
  const held = async (role = id) => ((await v0('GET', `/permissionsbyroleid?id=${role}`)).data as object[]).length
  const before = await held()
  const audited = async () => Number((await portal.query('SELECT count(*) FROM audit_log'))[0].count)
  const audits = await audited()
  const refused = await v0('DELETE', `/deleterolepermissions?UserRoleID=${id}`)
  expect(refused).toMatchObject({ status: 400, Message: expect.stringContaining('Diese Berechtigung bleibt') })
  expect([await held(), await audited()]).toEqual([before, audits])
  expect((await v0('GET', '/companies')).status).toBe(200)

  const role = { name: 'Vertrieb', description: 'Sieht Firmen' }
  const made = (await portal.ask('administrator', createRole, { body: role })).id
  for (const key of ['companies.list', 'products.mine', 'vdi.list'])
    await portal.ask('administrator', grantPermission, { params: { id: made, key } })
  // Pressed twice at once: one takes them, the other finds none.
  const twice = await Promise.all([1, 2].map(() => v0('DELETE', `/deleterolepermissions?UserRoleID=${made}`)))
  expect(twice.map(({ status }) => status).every((status) => [200, 404].includes(status))).toBe(true)
  expect(twice.some(({ status }) => status === 200)).toBe(true)
  expect((await v0('GET', `/permissionsbyroleid?id=${made}`)).status).toBe(404)
})

test.each(['/createconfigurationhascontact', '/createawsuser', '/createawsuserold'])(
  '%s takes nobody among the people of an account where no place is left for them',
  async (path) => {
    const { id, contacts } = await cloudAccount(portal, { seats: 1, people: 2 })
    const [first, second] = contacts as [string, string]
    const body = { ConfigurationAwsID: id, IsActive: true, Enabled: true }
    await portal.query('DELETE FROM cloud_access WHERE configuration_id = $1', [id])
    expect((await v0('POST', path, { ...body, ContactID: first })).status).toBe(200)
    const refused = await v0('POST', path, { ...body, ContactID: second })
    expect(refused.status).toBe(400)
    expect(await portal.query('SELECT contact_id FROM cloud_access WHERE configuration_id = $1', [id])).toEqual([
      { contact_id: first },
    ])
  },
)

test('a product of a company gets configuration and words together or neither', async () => {
  const { id } = await portal.given.fullHolding()
  const holding = () => portal.ask('administrator', readHolding, { params: { id } })
  const before = await holding()
  const { items: modules } = await portal.ask('administrator', readConfiguration, {
    params: { id: before.configuration!.id },
  })
  const next = await portal.ask('administrator', saveConfiguration, {
    params: { id },
    body: {
      basedOn: before.configuration!.id,
      name: 'Zweite',
      description: 'Zweite Fassung',
      items: modules,
    },
  })
  const change = { ID: id, ConfigurationID: before.configuration!.id, Info: 'x'.repeat(5000) }
  expect((await v0('POST', '/updatecompanyhasproduct', change)).status).toBe(400)
  expect((await holding()).configuration!.id).toBe(next.configuration.id)
  const done = await v0('POST', '/updatecompanyhasproduct', { ...change, Info: 'gilt' })
  expect([done.status, (await holding()).note]).toEqual([200, 'gilt'])
})
