import { expect, test } from 'vitest'
import { listOldIds, listOldIdTargets, type OldIdKind, saveOldId, deleteOldId } from '#contract/documented-calls.ts'
import { permissionCatalogue } from '#contract/permissions.ts'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { passTime } from '../testing/passing-time.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const v0 = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
  const headers = { authorization: `Bearer ${await portal.tokenOf('administrator')}` }
  const answer = await portal.app.inject({ method, url: `/v0${path}`, headers, ...(payload && { payload }) })
  return { ...answer.json<{ data: string; Message: string }>(), status: answer.statusCode }
}

let ids = 0
const newOldId = () => `DEADBEEF-0000-4000-8000-${String(++ids).padStart(12, '0')}`

/** Says what a new old id means: the record of a kind whose name begins so. */
async function assigned(kind: OldIdKind, begins: string): Promise<{ old: string; target: string }> {
  const { items } = await portal.ask('administrator', listOldIdTargets)
  const { target } = items.find((one) => one.kind === kind && one.nameDe.startsWith(begins))!
  const old = newOldId()
  await portal.ask('administrator', saveOldId, { body: { oldId: old, kind, target } })
  return { old, target }
}

test('an old id is understood where it comes in, and answers carry the portal’s', async () => {
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const role = await assigned('role', 'User')
  const product = await assigned('product', 'Wellenwerk Netzwerk 20')
  const permission = await assigned('permission', 'Firmen sehen')
  const consent = await assigned('consentType', 'Newsletter')
  // Old ids are read again after five seconds; another process of the portal would have them at once.
  passTime(5_001)
  expect((await v0('GET', `/permissionsbyroleid?id=${role.old}`)).status).toBe(200)
  const { data: company } = await v0('POST', '/createcompany', companyRow)
  expect(
    (await v0('POST', '/createcompanyhasproduct', { CompanyID: company, ProductID: product.old.toLowerCase() })).status,
  ).toBe(200)
  expect((await v0('GET', `/companyhasproducts?id=${company}`)).data).toMatchObject([
    { ProductID: product.target.toUpperCase() },
  ])
  const granted = { UserRoleID: role.old, PermissionID: permission.old }
  expect((await v0('POST', '/createrolepermission', granted)).status).toBe(200)
  expect(JSON.stringify((await v0('GET', `/permissionsbyroleid?id=${role.target}`)).data)).toContain(
    permission.target.toUpperCase(),
  )
  expect((await v0('POST', '/createcontacthasconsenttype', { ConsentTypeID: consent.old, Consent: true })).status).toBe(
    200,
  )
})

test('one that is not assigned is named by the refusal, one of the portal’s is not', async () => {
  const old = newOldId()
  const [company] = (await portal.call('administrator', 'GET', '/companies?search=10023')).json.items
  for (const [call, body] of [
    ['/createcompanyhasproduct', { CompanyID: company.id, ProductID: old }],
    ['/createrolepermission', { UserRoleID: old, PermissionID: permissionCatalogue[0].id }],
    ['/createcontacthasconsenttype', { ConsentTypeID: old, Consent: true }],
  ] as const)
    expect(await v0('POST', call, body)).toMatchObject({ status: 404, Message: expect.stringContaining(old) })
  const known = { UserRoleID: company.id, PermissionID: permissionCatalogue[0].id }
  const { Message } = await v0('POST', '/createrolepermission', known)
  expect(Message).toContain('UserRoleID')
  expect(Message).not.toContain('PermissionID')
})

test('an id is assigned once, to something there is, changed and forgotten', async () => {
  const { old, target } = await assigned('role', 'Student')
  const params = { id: old.toLowerCase() }
  const { items } = await portal.ask('administrator', listOldIds)
  expect(items).toContainEqual({ oldId: params.id, kind: 'role', target, nameDe: 'Student', nameEn: 'Student' })
  await expect(
    portal.ask('administrator', saveOldId, { body: { oldId: old, kind: 'product', target } }),
  ).rejects.toMatchObject({ code: 'documentedCalls.targetUnknown' })
  await portal.ask('administrator', saveOldId, { body: { oldId: old, kind: 'consentType', target: 'email' } })
  const after = (await portal.ask('administrator', listOldIds)).items.filter(({ oldId }) => oldId === params.id)
  expect(after).toMatchObject([{ kind: 'consentType', target: 'email' }])
  await portal.ask('administrator', deleteOldId, { params })
  await expect(portal.ask('administrator', deleteOldId, { params })).rejects.toMatchObject({
    code: 'documentedCalls.oldIdNotFound',
  })
})

const companyRow = {
  CustomerNr: '489001',
  Name: 'Alte Nummern GmbH',
  CompanyTypeID: '0198C0DE-0000-7000-8000-000000000002',
  Street: 'Weg',
  Housenumber: '1',
  ZipCode: '20457',
  City: 'Hamburg',
}
