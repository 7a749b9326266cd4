import { beforeAll, expect, test } from 'vitest'
import {
  listCompanyConfigurations,
  listConfigurations,
  listProductConfigurations,
  readConfiguration,
  saveConfiguration,
} from '#contract/configurations.ts'
import { listCompanyHoldings } from '#contract/holdings.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { besideTriggers } from '../../testing/beside-triggers.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { whileHeld } from '../../testing/while-held.ts'
import { configurationOf, savingOf } from './fixtures.ts'

const portal = testPortal()
const none = '0198c0de-0000-7000-8000-00000000ffff'
const choose = (id: string, body: object, who: Who | null = 'licenser') =>
  portal.call(who, 'PUT', `/holdings/${id}/configuration`, body)
const listed = async (id: string) => (await portal.ask('licenser', listConfigurations, { params: { id } })).items

// Roles are data: this installation lets customers look at and choose configurations, and User edit them.
beforeAll(async () => {
  const { db } = portal.database
  const roles = await db.selectFrom('roles').select(['id', 'name']).execute()
  const idOf = (name: string) => roles.find((role) => role.name === name)!.id
  const held = [
    ...['configurations.list', 'configurations.choose', 'configurations.delete'].map(
      (key) => [idOf('Customer'), key] as const,
    ),
    [idOf('User'), 'configurations.edit'] as const,
  ]
  await db
    .insertInto('rolePermissions')
    .values(held.map(([roleId, permissionKey]) => ({ roleId, permissionKey })))
    .execute()
})

test('the configurations of a company name the products that have or had them', async () => {
  const added = await portal.given.holding()
  const saved = await portal.ask('administrator', saveConfiguration, {
    params: { id: added.id },
    body: await savingOf(portal, added),
  })
  const answer = await portal.ask('licenser', listCompanyConfigurations, { params: { id: added.holder.id } })
  expect(answer.items.map((one) => [one.id, one.products])).toEqual([
    [
      saved.configuration.id,
      [
        {
          holdingId: added.id,
          titleDe: 'Wellenwerk Netzwerk',
          titleEn: 'Wellenwerk Network',
          version: 20,
          active: true,
        },
      ],
    ],
    [added.configuration?.id, [expect.objectContaining({ holdingId: added.id, active: false })]],
  ])
})

test('name and description change in place, items never', async () => {
  const added = await portal.given.holding()
  const before = await configurationOf(portal, added.configuration?.id)
  const path = `/configurations/${before.id}`
  const after = await portal.call('administrator', 'PATCH', path, { name: '', description: 'Neu beschrieben' })
  expect(after.json).toEqual({ ...before, name: '', description: 'Neu beschrieben' })
  for (const [body, field] of [
    [{ name: 'x'.repeat(31) }, 'name'],
    [{ description: '' }, 'description'],
    [{ items: [] }, ''],
  ] as const)
    expect((await portal.call('administrator', 'PATCH', path, body)).json).toMatchObject({
      code: 'request.invalid',
      ...(field && { field }),
    })
  expect((await portal.call('licenser', 'PATCH', path, { name: 'x' })).status).toBe(403)
  const [master] = (await portal.ask('licenser', listProductConfigurations, { params: { id: added.product.id } })).items
  expect((await portal.call('administrator', 'PATCH', `/configurations/${master!.id}`, { name: 'x' })).json.code).toBe(
    'configurations.notFound',
  )
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select('changes')
    .where('operation', '=', 'changeConfiguration')
    .execute()
  expect(audit[0]?.changes).toEqual({ name: [before.name, ''], description: [before.description, 'Neu beschrieben'] })
})

test('a name and a description that two people change at the same moment are both kept', async () => {
  const added = await portal.given.holding()
  const path = `/configurations/${added.configuration?.id}`
  const changed = await whileHeld(
    portal.database,
    [`UPDATE configurations SET name = 'Von nebenan' WHERE id = $1`, added.configuration!.id],
    () => portal.call('administrator', 'PATCH', path, { description: 'Von hier' }),
  )
  expect(changed.json).toMatchObject({ name: 'Von nebenan', description: 'Von hier' })
})

test('only unused historical configurations are deleted', async () => {
  const added = await portal.given.holding()
  const remove = (id: string | undefined, who: Who = 'administrator') =>
    portal.call(who, 'DELETE', `/configurations/${id}`)
  const current = await remove(added.configuration?.id)
  expect([current.status, current.json.code]).toEqual([409, 'configurations.inUse'])
  await portal.ask('administrator', saveConfiguration, {
    params: { id: added.id },
    body: await savingOf(portal, added),
  })
  expect((await remove(added.configuration?.id, 'licenser')).status).toBe(403)
  const term = await licenceFrom(added.id, added.configuration!.id)
  expect((await listed(added.id))[1]!.inUse).toBe(true)
  expect((await remove(added.configuration?.id)).json.code).toBe('configurations.inUse')
  await portal.database.db.updateTable('licences').set({ endDate: '2021-01-01' }).where('id', '=', term).execute()
  expect((await remove(added.configuration?.id)).status).toBe(204)
  expect(await listed(added.id)).toHaveLength(1)
  expect((await remove(added.configuration?.id)).json.code).toBe('configurations.notFound')
  const [master, template] = (
    await portal.ask('licenser', listProductConfigurations, { params: { id: added.product.id } })
  ).items
  expect((await remove(master!.id)).json.code).toBe('configurations.isMaster')
  expect((await remove(template!.id)).json.code).toBe('configurations.inUse')
})

/** An issued licence without end; its id. */
async function licenceFrom(holdingId: string, configurationId: string): Promise<string> {
  const id = '0198c0de-0000-7000-8000-0000000000a1'
  const hosts = JSON.stringify([
    { name: 'A', mac: null },
    { name: null, mac: null },
    { name: null, mac: null },
  ])
  const host = { startDate: '2020-01-01', unlimited: true, version: 20, port: 28064, binding: 'name' as const, hosts }
  await portal.database.db
    .insertInto('hosts')
    .values({ id, holdingId, ...host })
    .execute()
  const licence = {
    serial: 999_002,
    generation: 1,
    keyId: 'k',
    fileName: 'a.lic',
    startDate: '2020-01-01',
    issuedAt: '2020-01-01T00:00:00Z',
  }
  const bytes = { bytes: Buffer.from('x'), sha256: Buffer.alloc(32) }
  await besideTriggers(portal.database, (tx) =>
    tx
      .insertInto('licences')
      .values({ id, hostId: id, holdingId, configurationId, ...licence, ...bytes })
      .execute(),
  )
  return id
}

test('technical dependencies are shown to holders of their permission only, and a save needs it', async () => {
  const added = await portal.given.holding()
  const whole = await configurationOf(portal, added.configuration?.id)
  const part = await portal.ask('licenser', readConfiguration, { params: { id: whole.id } })
  expect([whole.dependenciesHidden, part.dependenciesHidden]).toEqual([false, true])
  const names = (items: ConfigurationItem[]) => items.map((item) => item.licName)
  expect(names(whole.items)).toContain('KERN')
  expect(part.items).toEqual(whole.items.filter((item) => item.licName !== 'KERN'))
})

test('customers who may see configurations see those of their own company only', async () => {
  const [own, other] = [await portal.given.companyId('10023'), await portal.given.companyId('10147')]
  const [mine] = (await portal.ask('customer', listCompanyHoldings, { params: { id: own } })).items
  const [theirs] = (await portal.ask('customer2', listCompanyHoldings, { params: { id: other } })).items
  const paths = (one: typeof mine) => [
    `/holdings/${one!.id}/configurations`,
    `/configurations/${one!.configuration!.id}`,
    `/companies/${one!.holder.id}/configurations`,
  ]
  for (const path of paths(mine)) {
    expect((await portal.call('customer', 'GET', path)).status, path).toBe(200)
    expect((await portal.call('customer2', 'GET', path)).status, path).toBe(404)
  }
  const stolen = await choose(
    mine!.id,
    { basedOn: mine!.configuration!.id, configurationId: theirs!.configuration!.id },
    'customer',
  )
  expect(stolen.json.code).toBe('configurations.notFound')
  expect((await choose(theirs!.id, { basedOn: theirs!.configuration!.id }, 'customer')).json.code).toBe(
    'holdings.notFound',
  )
  expect((await portal.call('customer', 'DELETE', `/configurations/${theirs!.configuration!.id}`)).json.code).toBe(
    'configurations.notFound',
  )
  const [master] = (await portal.ask('licenser', listProductConfigurations, { params: { id: mine!.product.id } })).items
  expect((await portal.call('customer', 'GET', `/configurations/${master!.id}`)).status).toBe(404)
})

test('an editor without sight of dependencies may not save, and sees no other company', async () => {
  const added = await portal.given.holding()
  const body = await savingOf(portal, added)
  const saved = await portal.call('user', 'POST', `/holdings/${added.id}/configurations`, body)
  expect([saved.status, saved.json.code]).toEqual([403, 'permission.missing'])
  const labels = await portal.call('user', 'PATCH', `/configurations/${added.configuration?.id}`, { name: 'x' })
  expect([labels.status, labels.json.code]).toEqual([404, 'configurations.notFound'])
})

test('students and strangers are kept out, unknown ids answer 404', async () => {
  const added = await portal.given.holding()
  const reads = [
    `/holdings/${added.id}/configurations`,
    `/products/${await portal.given.productId('WW-NW-20')}/configurations`,
    `/companies/${added.holder.id}/configurations`,
    `/configurations/${added.configuration?.id}`,
  ]
  for (const path of reads) {
    expect((await portal.call('student', 'GET', path)).status, path).toBe(403)
    expect((await portal.call(null, 'GET', path)).status, path).toBe(401)
    const unknown = path.replace(/[\da-f-]{36}/, none)
    expect((await portal.call('administrator', 'GET', unknown)).status, unknown).toBe(404)
  }
  expect((await choose(added.id, { basedOn: null }, 'student')).status).toBe(403)
})

test('of two people who delete a configuration at the same moment the second is told that it is gone', async () => {
  const added = await portal.given.holding()
  const old = added.configuration!.id
  const basedOn = { basedOn: old }
  expect((await portal.call('licenser', 'PUT', `/holdings/${added.id}/configuration`, basedOn)).status).toBe(200)
  const first: [string, string] = ['DELETE FROM configurations WHERE id = $1', old]
  const second = await whileHeld(portal.database, first, () =>
    portal.call('administrator', 'DELETE', `/configurations/${old}`),
  )
  expect([second.status, second.json.code]).toEqual([404, 'configurations.notFound'])
})
