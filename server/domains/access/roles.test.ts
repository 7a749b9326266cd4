import { expect, test } from 'vitest'
import { initialRoles, permissionCatalogue } from '#contract/permissions.ts'
import { readProfile } from '#contract/profile.ts'
import type { Role } from '#contract/roles.ts'
import { readMe } from '#contract/session.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)

const roles = async (): Promise<Role[]> => (await call('GET', '/roles')).json.items
const createRole = async (name: string): Promise<Role> =>
  (await call('POST', '/roles', { name, description: 'Zum Ausprobieren' })).json
const auditOf = (id: string) =>
  portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'changes'])
    .where('recordId', '=', id)
    .orderBy('id')
    .execute()

test('a new installation has its six roles with descriptions, counts and one that is fixed', async () => {
  const list = await roles()
  expect(list.map(({ name }) => name)).toEqual(initialRoles.toSorted())
  expect(list.every(({ description }) => description.length > 10)).toBe(true)
  expect(list.filter(({ fixed }) => fixed).map(({ name }) => name)).toEqual(['Administrator'])
  const administrator = list.find(({ fixed }) => fixed)!
  expect(administrator).toMatchObject({ accounts: 1, permissions: permissionCatalogue.length })
  expect((await call('GET', `/roles/${administrator.id}`)).json).toEqual(administrator)
})

test('a role is created, changed and deleted with its permissions; the audit log tells all of it', async () => {
  const created = await call('POST', '/roles', { name: ' Vertrieb ', description: 'Verkauft' })
  expect([created.status, created.json]).toMatchObject([
    201,
    { name: 'Vertrieb', description: 'Verkauft', fixed: false, accounts: 0, permissions: 0 },
  ])
  const { id, modifiedAt } = created.json
  const changed = await call('PATCH', `/roles/${id}`, { description: 'Verkauft und berät', modifiedAt })
  expect(changed.json).toMatchObject({ name: 'Vertrieb', description: 'Verkauft und berät' })
  const late = await call('PATCH', `/roles/${id}`, { name: 'Verkauf', modifiedAt })
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
  await call('PUT', `/roles/${id}/permissions/companies.list`)
  await call('PUT', `/roles/${id}/permissions/products.mine`)
  expect((await call('GET', `/roles/${id}`)).json.permissions).toBe(2)
  expect((await call('DELETE', `/roles/${id}`)).status).toBe(204)
  for (const [method, path] of [
    ['GET', `/roles/${id}`],
    ['PATCH', `/roles/${id}`],
    ['DELETE', `/roles/${id}`],
    ['GET', `/roles/${id}/permissions`],
  ] as const) {
    const { status, json } = await call(method, path, method === 'PATCH' ? {} : undefined)
    expect([status, json.code], `${method} ${path}`).toEqual([404, 'roles.notFound'])
  }
  expect(await auditOf(id)).toEqual([
    { operation: 'createRole', changes: { name: [null, 'Vertrieb'], description: [null, 'Verkauft'] } },
    { operation: 'changeRole', changes: { description: ['Verkauft', 'Verkauft und berät'] } },
    { operation: 'grantPermission', changes: { role: [null, 'Vertrieb'], granted: [null, 'companies.list'] } },
    { operation: 'grantPermission', changes: { role: [null, 'Vertrieb'], granted: [null, 'products.mine'] } },
    {
      operation: 'deleteRole',
      changes: {
        name: ['Vertrieb', null],
        description: ['Verkauft und berät', null],
        permissions: [['companies.list', 'products.mine'], null],
      },
    },
  ])
})

test('a role without permissions is deleted just the same', async () => {
  const { id } = await createRole('Leer')
  expect((await call('DELETE', `/roles/${id}`)).status).toBe(204)
})

test('name and description are required, and a name is taken once, upper and lower case alike', async () => {
  for (const [body, field] of [
    [{ name: '', description: 'x' }, 'name'],
    [{ name: 'x', description: '  ' }, 'description'],
    [{ name: 'x'.repeat(101), description: 'x' }, 'name'],
    [{ name: 'x', description: 'y', permissions: ['roles.manage'] }, undefined],
  ] as const) {
    const { status, json } = await call('POST', '/roles', body)
    expect([status, json.code, json.field]).toEqual([400, 'request.invalid', field])
  }
  const answers = await Promise.all(
    ['Presse', 'presse', 'PRESSE', 'Presse'].map((name) => call('POST', '/roles', { name, description: 'x' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  const { json } = await call('POST', '/roles', { name: 'administrator', description: 'x' })
  expect(json).toMatchObject({ code: 'roles.nameTaken', field: 'name', details: { name: 'administrator' } })
  const { id } = await createRole('Messe')
  expect((await call('PATCH', `/roles/${id}`, { name: 'PRESSE' })).json.code).toBe('roles.nameTaken')
})

test('Administrator keeps its name and cannot be deleted, its description may change', async () => {
  const id = (await roles()).find(({ name }) => name === 'Administrator')!.id
  const renamed = await call('PATCH', `/roles/${id}`, { name: 'Chef' })
  expect([renamed.status, renamed.json.code]).toEqual([409, 'roles.cannotRename'])
  const deleted = await call('DELETE', `/roles/${id}`)
  expect([deleted.status, deleted.json.code]).toEqual([409, 'roles.cannotDelete'])
  const described = await call('PATCH', `/roles/${id}`, { name: 'Administrator', description: 'Darf alles' })
  expect(described.json).toMatchObject({ description: 'Darf alles', permissions: permissionCatalogue.length })
})

test('a role that accounts have stays, with its permissions', async () => {
  const before = (await roles()).find(({ name }) => name === 'Customer')!
  const { status, json } = await call('DELETE', `/roles/${before.id}`)
  expect([status, json.code, json.details]).toEqual([409, 'roles.inUse', { count: before.accounts }])
  expect((await roles()).find(({ name }) => name === 'Customer')).toEqual(before)
})

test('a role is deleted or taken by an account, never both', async () => {
  const user = await portal.database.db
    .selectFrom('accounts')
    .select(['id', 'roleId'])
    .where('email', '=', 'user@wellenwerk.example')
    .executeTakeFirstOrThrow()
  for (let round = 0; round < 6; round++) {
    const { id } = await createRole(`Wettlauf ${round}`)
    const take = portal.database.db.updateTable('accounts').set({ roleId: id }).where('id', '=', user.id).execute()
    const [taken, deleted] = await Promise.all([
      take.then(
        () => true,
        () => false,
      ),
      call('DELETE', `/roles/${id}`),
    ])
    expect(deleted.status).toBe(taken ? 409 : 204)
    await portal.database.db.updateTable('accounts').set({ roleId: user.roleId }).where('id', '=', user.id).execute()
  }
})

test('whoever may not manage roles sees and changes none of them', async () => {
  const id = (await roles()).find(({ name }) => name === 'User')!.id
  for (const who of ['licenser', 'customer', 'student'] as const)
    for (const [method, path] of [
      ['GET', '/roles'],
      ['POST', '/roles'],
      ['PATCH', `/roles/${id}`],
      ['PUT', `/roles/${id}/permissions/roles.manage`],
      ['DELETE', `/roles/${id}`],
    ] as const) {
      const { json } = await portal.call(who, method, path, method === 'GET' ? undefined : {})
      expect(json.code, `${who} ${method} ${path}`).toBe('permission.missing')
    }
})

test('what a role means is a setting: whom it is given to, where its accounts start, what they see', async () => {
  const customer = (await roles()).find(({ purpose }) => purpose === 'customer')!
  expect(customer).toMatchObject({ name: 'Customer', landing: 'companyProducts', showsCustomerNumber: true })
  expect(await portal.ask('customer', readMe)).toMatchObject({ landing: 'companyProducts' })
  expect((await portal.ask('customer', readProfile)).customerNumber).toBe('10023')
  const changed = await call('PATCH', `/roles/${customer.id}`, { landing: 'user', showsCustomerNumber: false })
  expect(changed.json).toMatchObject({ landing: 'user', showsCustomerNumber: false, purpose: 'customer' })
  expect(await portal.ask('customer', readMe)).toMatchObject({ landing: 'user' })
  expect((await portal.ask('customer', readProfile)).customerNumber).toBe(null)
  await call('PATCH', `/roles/${customer.id}`, { landing: 'companyProducts', showsCustomerNumber: true })
})

test('a purpose moves to the role it is given to, is never lost, and the two of the vendor stay', async () => {
  const user = (await roles()).find(({ purpose }) => purpose === 'user')!
  const lost = await call('PATCH', `/roles/${user.id}`, { purpose: null })
  expect([lost.status, lost.json.code, lost.json.field]).toEqual([409, 'roles.purposeNeeded', 'purpose'])
  const made = (await call('POST', '/roles', { name: 'Privat', description: 'x', purpose: 'user' })).json
  expect(made).toMatchObject({ purpose: 'user', landing: 'user', studentVersion: false })
  expect((await call('GET', `/roles/${user.id}`)).json.purpose).toBe(null)
  expect((await call('DELETE', `/roles/${made.id}`)).json.code).toBe('roles.purposeNeeded')
  expect((await call('PATCH', `/roles/${user.id}`, { purpose: 'user' })).json.purpose).toBe('user')
  expect((await call('DELETE', `/roles/${made.id}`)).status).toBe(204)
  for (const purpose of ['administrator', 'blocked']) {
    const { status, json } = await call('PATCH', `/roles/${user.id}`, { purpose })
    expect([status, json.code]).toEqual([409, 'roles.purposeNeeded'])
    const fresh = await call('POST', '/roles', { name: `Neu ${purpose}`, description: 'x', purpose })
    expect([fresh.status, fresh.json.code]).toEqual([409, 'roles.purposeFixed'])
  }
})

test('of several roles that are given one purpose at once one has it, and the others are told', async () => {
  const purposes = Array.from({ length: 6 }, (_, nr) =>
    call('POST', '/roles', { name: `Anfänger ${nr}`, description: 'x', purpose: 'user' }),
  )
  const answers = await Promise.all(purposes)
  for (const { status, json } of answers)
    expect([201, 409]).toContain(status === 409 ? (json.code === 'request.conflict' ? 409 : json.code) : status)
  expect((await roles()).filter(({ purpose }) => purpose === 'user')).toHaveLength(1)
})

test('renamed roles keep what they mean: newcomers and blocked accounts go by the purpose', async () => {
  const blocked = (await roles()).find(({ purpose }) => purpose === 'blocked')!
  await call('PATCH', `/roles/${blocked.id}`, { name: 'Ausgesperrt' })
  const rows = await portal.query(`SELECT contact_id AS id FROM accounts WHERE email = 'user@wellenwerk.example'`)
  const given = await call('PUT', `/contacts/${rows[0].id}/account/role`, { roleId: blocked.id })
  expect([given.json?.code, given.json?.disabled]).toEqual([undefined, true])
})
