import { afterEach, beforeEach, expect, test } from 'vitest'
import { permissionCatalogue } from '#contract/permissions.ts'
import { changePermission, listRolePermissions, type RolePermission } from '#contract/roles.ts'
import { passASecond } from '../../testing/passing-time.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { accessDomain } from './domain.ts'
import { requireRoleManager } from './public.ts'

const portal = testPortal()
const seedAccess = accessDomain.seed
const development = { production: false }
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const roleId = async (name: string) =>
  (await portal.database.db.selectFrom('roles').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const newRole = async (name: string): Promise<string> =>
  (await call('POST', '/roles', { name, description: 'Zum Ausprobieren' })).json.id
const permissionsOf = async (id: string): Promise<RolePermission[]> =>
  (await call('GET', `/roles/${id}/permissions`)).json.items
const giveRole = (who: Who, id: string) =>
  portal.database.db
    .updateTable('accounts')
    .set({ roleId: id })
    .where('email', '=', `${who}@wellenwerk.example`)
    .execute()

test('a role lists every permission with whether it holds it; granting and revoking again changes nothing', async () => {
  const id = await newRole('Rechte')
  expect(await permissionsOf(id)).toHaveLength(permissionCatalogue.length)
  expect((await permissionsOf(id)).some(({ granted }) => granted)).toBe(false)
  for (const _ of [1, 2]) {
    const { status, json } = await call('PUT', `/roles/${id}/permissions/companies.list`)
    expect([status, json]).toMatchObject([200, { key: 'companies.list', granted: true, guarding: true }])
  }
  const granted = (await permissionsOf(id)).filter((permission) => permission.granted)
  expect(granted.map(({ key }) => key)).toEqual(['companies.list'])
  for (const _ of [1, 2])
    expect((await call('DELETE', `/roles/${id}/permissions/companies.list`)).json.granted).toBe(false)
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'changes'])
    .where('recordId', '=', id)
    .where('operation', '<>', 'createRole')
    .orderBy('id')
    .execute()
  expect(audit).toEqual([
    { operation: 'grantPermission', changes: { role: [null, 'Rechte'], granted: [null, 'companies.list'] } },
    { operation: 'grantPermission', changes: {} },
    { operation: 'revokePermission', changes: { role: [null, 'Rechte'], revoked: [null, 'companies.list'] } },
    { operation: 'revokePermission', changes: {} },
  ])
})

test('what is not there is not found', async () => {
  const id = await newRole('Unbekannt')
  const nowhere = '0198c0de-ffff-7000-8000-000000000000'
  for (const method of ['PUT', 'DELETE']) {
    expect((await call(method, `/roles/${id}/permissions/no.such`)).json.code).toBe('permissions.notFound')
    expect((await call(method, `/roles/${nowhere}/permissions/companies.list`)).json.code).toBe('roles.notFound')
  }
})

test('twelve writers at once grant a permission once', async () => {
  const id = await newRole('Gleichzeitig')
  const answers = await Promise.all(Array.from({ length: 12 }, () => call('PUT', `/roles/${id}/permissions/vdi.list`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect((await call('GET', `/roles/${id}`)).json.permissions).toBe(1)
})

test('a created permission guards nothing yet, survives a restart and is granted like any other', async () => {
  const body = { key: 'reports.read', nameDe: 'Berichte lesen', nameEn: 'Read reports', guards: 'reports' }
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('POST', '/permissions', body)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(answers.find(({ status }) => status === 201)!.json).toMatchObject({ ...body, guarding: false })
  expect(answers.find(({ status }) => status === 409)!.json).toMatchObject({
    code: 'permissions.keyTaken',
    field: 'key',
  })
  await seedAccess(portal.database.db, development)
  const list = (await call('GET', '/permissions')).json.items
  expect(list).toHaveLength(permissionCatalogue.length + 1)
  expect(list.filter((one: { guarding: boolean }) => !one.guarding)).toMatchObject([body])
  const id = await newRole('Berichte')
  await call('PUT', `/roles/${id}/permissions/reports.read`)
  expect((await permissionsOf(id)).find(({ key }) => key === 'reports.read')).toMatchObject({ granted: true })
  const taken = await call('POST', '/permissions', { ...body, key: 'companies.list' })
  expect([taken.status, taken.json.code]).toEqual([409, 'permissions.keyTaken'])
  for (const key of ['reports', 'Reports.read', 'reports.', 'reports read', '../x.y'])
    expect((await call('POST', '/permissions', { ...body, key })).json).toMatchObject({ field: 'key' })
})

test('a permission that a new release brings goes to the roles of the initial names, and a revoked one stays revoked', async () => {
  const { db } = portal.database
  await db.deleteFrom('permissions').where('key', '=', 'ledger.read').execute()
  await Promise.all([seedAccess(db, development), seedAccess(db, development)])
  const holders = async (key: string) =>
    (
      await db
        .selectFrom('rolePermissions')
        .innerJoin('roles', 'roles.id', 'roleId')
        .select('name')
        .where('permissionKey', '=', key)
        .execute()
    ).map(({ name }) => name)
  expect((await holders('ledger.read')).toSorted()).toEqual(['Administrator', 'Licenser'])
  await db.deleteFrom('rolePermissions').where('permissionKey', '=', 'ledger.read').execute()
  await seedAccess(db, development)
  expect(await holders('ledger.read')).toEqual([])
})

test('a running session has a granted permission within a second and loses a revoked one, in every process', async () => {
  const id = await newRole('Sofort')
  await giveRole('user', id)
  const other = await portal.another()
  const headers = { authorization: `Bearer ${await portal.tokenOf('user')}` }
  const statuses = () =>
    Promise.all(
      [portal.app, other].map(async (app) => (await app.inject({ url: '/api/companies', headers })).statusCode),
    )
  expect(await statuses()).toEqual([403, 403])
  await call('PUT', `/roles/${id}/permissions/companies.list`)
  passASecond()
  expect(await statuses()).toEqual([200, 200])
  await call('DELETE', `/roles/${id}/permissions/companies.list`)
  passASecond()
  expect(await statuses()).toEqual([403, 403])
  await other.close()
  await giveRole('user', await roleId('User'))
})

test('Administrator keeps the right to manage roles and gives up any other', async () => {
  const id = await roleId('Administrator')
  const refused = await call('DELETE', `/roles/${id}/permissions/roles.manage`)
  expect([refused.status, refused.json.code]).toEqual([409, 'roles.lastManager'])
  expect((await call('DELETE', `/roles/${id}/permissions/vdi.list`)).status).toBe(200)
  await call('PUT', `/roles/${id}/permissions/vdi.list`)
})

// In these, the only accounts that manage roles are two in roles of their own; Administrator has none.
const roles: string[] = []
let round = 0
beforeEach(async ({ task }) => {
  if (!task.name.startsWith('of the last two managers')) return
  roles.length = 0
  for (const who of ['licenser', 'customer'] as const) {
    const id = await newRole(`${who} ${round++}`)
    await call('PUT', `/roles/${id}/permissions/roles.manage`)
    await giveRole(who, id)
    roles.push(id)
  }
  await giveRole('administrator', await roleId('User'))
  passASecond()
})
afterEach(async () => {
  await giveRole('administrator', await roleId('Administrator'))
  await giveRole('licenser', await roleId('Licenser'))
  await giveRole('customer', await roleId('Customer'))
  await portal.database.db.updateTable('accounts').set({ disabled: false }).execute()
  passASecond()
})
const revoke = (who: Who, id: string) => portal.call(who, 'DELETE', `/roles/${id}/permissions/roles.manage`)

test.each([1, 2, 3])('of the last two managers one stays, whoever revokes at the same moment (%i)', async () => {
  const answers = await Promise.all([revoke('licenser', roles[0]!), revoke('customer', roles[1]!)])
  expect(answers.map(({ status, json }) => `${status} ${json.code ?? ''}`).toSorted()).toEqual([
    '200 ',
    '409 roles.lastManager',
  ])
})

test.each([1, 2, 3])('of the last two managers one stays, whoever is disabled at the same moment (%i)', async () => {
  const disable = (who: Who) =>
    portal.database.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('accounts')
        .set({ disabled: true })
        .where('email', '=', `${who}@wellenwerk.example`)
        .execute()
      await requireRoleManager(tx)
    })
  const outcomes = await Promise.allSettled([disable('licenser'), disable('customer'), revoke('customer', roles[1]!)])
  const rows = await portal.query(
    `SELECT email FROM accounts JOIN role_permissions USING (role_id) WHERE permission_key = 'roles.manage' AND NOT disabled`,
  )
  expect(rows, JSON.stringify(outcomes)).toHaveLength(1)
})

test('of the last two managers a disabled one does not count', async () => {
  await portal.database.db
    .updateTable('accounts')
    .set({ disabled: true })
    .where('email', '=', 'customer@wellenwerk.example')
    .execute()
  const refused = await revoke('licenser', roles[0]!)
  expect([refused.status, refused.json.code]).toEqual([409, 'roles.lastManager'])
  expect((await revoke('licenser', roles[1]!)).status).toBe(200)
})

test('a permission of one’s own is changed and deleted, and taken from the roles that held it; the catalogue stays', async () => {
  const body = { key: 'reports.month', nameDe: 'Berichte', nameEn: 'Reports', guards: 'Berichte' }
  expect((await portal.call('administrator', 'POST', '/permissions', body)).status).toBe(201)
  const roles = (await portal.call('administrator', 'GET', '/roles')).json.items
  const { id } = roles.find(({ name }: { name: string }) => name === 'User')
  expect((await portal.call('administrator', 'PUT', `/roles/${id}/permissions/reports.month`)).status).toBe(200)
  const changed = await portal.ask('administrator', changePermission, {
    params: { key: 'reports.month' },
    body: {
      nameDe: 'Monatsberichte',
    },
  })
  expect(changed).toMatchObject({ ...body, nameDe: 'Monatsberichte', guarding: false })
  expect((await portal.call('administrator', 'DELETE', '/permissions/reports.month')).status).toBe(204)
  const held = (await portal.ask('administrator', listRolePermissions, { params: { id } })).items
  expect(held.map(({ key }) => key)).not.toContain('reports.month')
  expect((await portal.call('administrator', 'DELETE', '/permissions/reports.month')).status).toBe(404)
  for (const method of ['PATCH', 'DELETE'])
    expect((await portal.call('administrator', method, '/permissions/roles.manage', {})).json.code).toBe(
      'permissions.ofRelease',
    )
  const rows = await portal.query(
    `SELECT changes FROM audit_log WHERE operation = 'deletePermission' ORDER BY at DESC LIMIT 1`,
  )
  expect(JSON.stringify(rows)).toContain('User')
})
