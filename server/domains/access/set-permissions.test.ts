import { expect, test } from 'vitest'
import { listRolePermissions, listRoles, setRolePermissions } from '#contract/roles.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const roleNamed = async (name: string) =>
  (await portal.ask('administrator', listRoles, {})).items.find((one) => one.name === name)!
const permissionsOf = async (id: string) =>
  (await portal.ask('administrator', listRolePermissions, { params: { id } })).items
const set = (id: string, ids: string[], granted: boolean) =>
  portal.ask('administrator', setRolePermissions, { params: { id }, body: { ids, granted } })

test('an area of a role is granted and revoked at once; what has to stay is said of it alone', async () => {
  const user = await roleNamed('User')
  const cloud = (await permissionsOf(user.id)).filter(({ key }) => key.startsWith('cloud.'))
  const ids = cloud.map(({ id }) => id)
  const granted = async () =>
    (await permissionsOf(user.id)).filter((one) => one.granted && one.key.startsWith('cloud.')).length
  expect((await set(user.id, ids, true)).items.every(({ refusal }) => refusal === null)).toBe(true)
  expect(await granted()).toBe(cloud.length)
  await set(user.id, ids, false)
  expect(await granted()).toBe(0)

  const administrator = await roleNamed('Administrator')
  const all = await permissionsOf(administrator.id)
  const [managing, audit] = ['roles.manage', 'audit.list'].map((key) => all.find((one) => one.key === key)!)
  const { items } = await set(administrator.id, [managing!.id, audit!.id], false)
  expect(new Map(items.map(({ id, refusal }) => [id, refusal?.code ?? null]))).toEqual(
    new Map([
      [managing!.id, 'roles.lastManager'],
      [audit!.id, null],
    ]),
  )
  await set(administrator.id, [audit!.id], true)
})

test('a permission names the operations that ask for it', async () => {
  const { id } = await roleNamed('Licenser')
  const of = new Map((await permissionsOf(id)).map(({ key, operations }) => [key, operations]))
  expect(of.get('audit.list')).toContain('listAudit')
  expect(of.get('contacts.delete')).toContain('deleteContact')
  expect(of.get('configurations.company.open')).toEqual(['readHolder'])
})
