import { expect, test } from 'vitest'
import { createRole, listRolePermissions, listRoles } from '#contract/roles.ts'
import { testPortal } from '../../testing/portal.ts'
import { accessDomain } from './domain.ts'

const portal = testPortal()

const roleId = async (name: string): Promise<string> =>
  (await portal.ask('administrator', listRoles)).items.find((one) => one.name === name)!.id
const holds = async (id: string, key: string): Promise<boolean> =>
  (await portal.ask('administrator', listRolePermissions, { params: { id } })).items.some(
    (one) => one.key === key && one.granted,
  )

test('a renamed role gets what a release brings, and one that took its name does not', async () => {
  const first = await roleId('Licenser')
  expect((await portal.call('administrator', 'PATCH', `/roles/${first}`, { name: 'Lizenzierung' })).status).toBe(200)
  const namesake = { name: 'Licenser', description: 'Zeile' }
  const second = (await portal.ask('administrator', createRole, { body: namesake })).id
  // As if this release were the first with this permission.
  await portal.database.db.deleteFrom('rolePermissions').where('permissionKey', '=', 'companies.list').execute()
  await portal.database.db.deleteFrom('permissions').where('key', '=', 'companies.list').execute()
  await accessDomain.seed(portal.database.db, { production: false })
  expect([await holds(first, 'companies.list'), await holds(second, 'companies.list')]).toEqual([true, false])
})

test('whoever changes another setting of a role has not decided about its second factor', async () => {
  await portal.database.db.updateTable('roles').set({ factorRequired: null, factorRequiredSince: null }).execute()
  const id = await roleId('Administrator')
  const [role] = (await portal.call('administrator', 'GET', '/roles')).json.items.filter(
    (one: { id: string }) => one.id === id,
  )
  const { factorRequired, modifiedAt } = role
  const changes = { description: 'Darf alles.', factorRequired, modifiedAt }
  expect((await portal.call('administrator', 'PATCH', `/roles/${id}`, changes)).status).toBe(200)
  await accessDomain.seed(portal.database.db, { production: true })
  const after = (await portal.ask('administrator', listRoles)).items
  expect(after.find((one) => one.id === id)).toMatchObject({ factorRequired: true })
})

test('the first start in production asks a renamed role for a second factor, not one that took its name', async () => {
  await portal.database.db.updateTable('roles').set({ factorRequired: null, factorRequiredSince: null }).execute()
  await accessDomain.seed(portal.database.db, { production: true })
  const roles = (await portal.ask('administrator', listRoles)).items
  const required = roles.filter((one) => one.factorRequired)
  expect(required.map((one) => one.name).toSorted()).toEqual(['Administrator', 'Lizenzierung'])
})
