import { expect, test } from 'vitest'
import { revokePermission } from '#contract/roles.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()

const noted = async (operation: string) =>
  await portal.query(`SELECT account_email AS email, changes FROM audit_log WHERE operation = $1 ORDER BY id`, [
    operation,
  ])

test('what somebody signed in was refused stands in the audit log, once a minute for each operation', async () => {
  const body = { name: 'x' }
  for (let times = 0; times < 5; times++)
    expect((await portal.call('customer', 'POST', '/companies', body)).status).toBe(403)
  expect((await portal.call('user', 'POST', '/companies', body)).status).toBe(403)
  expect((await portal.call(null, 'POST', '/companies', body)).status).toBe(401)
  const refused = { refused: [null, 'permission.missing'] }
  expect(await noted('createCompany')).toEqual([
    { email: 'customer@wellenwerk.example', changes: refused },
    { email: 'user@wellenwerk.example', changes: refused },
  ])
  expect((await portal.call('customer', 'GET', '/roles')).status).toBe(403)
  expect(await noted('listRoles')).toHaveLength(1)
})

test('also what is refused only once the request is read', async () => {
  const table = Buffer.from('Kundennummer;Name\n1;a')
  const rows = await portal.query(`SELECT id FROM roles WHERE name = 'Licenser'`)
  await portal.ask('administrator', revokePermission, { params: { id: rows[0].id, key: 'companies.create' } })
  await expect
    .poll(async () => (await portal.call('licenser', 'POST', '/imports?kind=companies&fileName=a.csv', table)).status)
    .toBe(403)
  expect(await noted('createImport')).toContainEqual({
    email: 'licenser@wellenwerk.example',
    changes: { refused: [null, 'permission.missing'] },
  })
})
