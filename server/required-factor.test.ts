import { expect, test } from 'vitest'
import { generateSync } from 'otplib'
import { accessDomain } from '#domains/access/domain.ts'
import { factorsOf } from './testing/factors.ts'
import { passASecond } from './testing/passing-time.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const { visit, confirmed, setUpTotp, begin } = factorsOf(portal)
const day = 86_400_000

const roleOf = async (name: string) =>
  (await portal.call('administrator', 'GET', '/roles')).json.items.find((role: { name: string }) => role.name === name)
const change = async (name: string, body: object) => {
  const { id } = await roleOf(name)
  return portal.call('administrator', 'PATCH', `/roles/${id}`, body)
}
/** The role requires it for so many days already; whoever has the role has had it for as long. */
const since = async (name: string, days: number) => {
  await portal.query(`UPDATE roles SET factor_required_since = now() - make_interval(days => $2) WHERE name = $1`, [
    name,
    days,
  ])
  await portal.query(
    `UPDATE accounts SET role_since = now() - make_interval(days => $2)
     WHERE role_id = (SELECT id FROM roles WHERE name = $1)`,
    [name, days],
  )
}

test('nothing is asked of demo accounts; the setting of a role is kept and its day does not move with every change', async () => {
  expect(await roleOf('Administrator')).toMatchObject({ factorRequired: false, factorGraceDays: 14 })
  const visitor = await visit('user')
  expect((await visitor.call('GET', '/session')).json.factorDue).toBeNull()
  expect((await change('User', { factorRequired: true, factorGraceDays: 10 })).json).toMatchObject({
    factorRequired: true,
    factorGraceDays: 10,
  })
  await since('User', 3)
  expect((await change('User', { description: 'Privatpersonen' })).status).toBe(200)
  const { json } = await (await visit('user')).call('GET', '/session')
  expect(Math.round((Date.parse(json.factorDue) - Date.now()) / day)).toBe(7)
  // Until then everything is open.
  expect((await (await visit('user')).call('GET', '/profile')).status).toBe(200)
  const other = await confirmed(await visit('user'))
  expect((await other.call('GET', '/session')).json.factorDue).not.toBeNull()
  expect((await other.call('PUT', '/session/security/email-factor', { enabled: true })).status).toBe(204)
  expect((await other.call('GET', '/session')).json.factorDue).toBeNull()
  await portal.query(`UPDATE accounts SET email_factor = false`)
  await change('User', { factorRequired: false })
  expect((await (await visit('user')).call('GET', '/session')).json.factorDue).toBeNull()
})

test('after the grace period a session reaches nothing but the way to a second factor, then everything again', async () => {
  await change('Customer', { factorRequired: true, factorGraceDays: 0 })
  await since('Customer', 1)
  const visitor = await visit('customer')
  const me = (await visitor.call('GET', '/session')).json
  expect(me.permissions).toEqual([])
  expect(Date.parse(me.factorDue)).toBeLessThan(Date.now())
  for (const [method, path] of [
    ['GET', '/profile'],
    ['GET', '/contacts'],
    ['GET', '/contacts/file?format=csv'],
    ['POST', '/session/security/email'],
  ] as const) {
    const answer = await visitor.call(method, path, method === 'GET' ? undefined : { email: 'a@b.example' })
    expect([path, answer.status, answer.json.code]).toEqual([path, 403, 'session.factorRequired'])
  }
  expect((await visitor.call('PATCH', '/session/preferences', { language: 'de' })).status).toBe(204)
  expect((await visitor.call('GET', '/session/security')).status).toBe(200)
  await confirmed(visitor)
  const { answer, secret } = await setUpTotp(visitor)
  expect(answer.status).toBe(200)
  passASecond()
  expect((await visitor.call('GET', '/session')).json).toMatchObject({ factorDue: null })
  expect((await visitor.call('GET', '/profile')).status).toBe(200)
  // The last one stays while the role asks for it.
  expect((await visitor.call('DELETE', '/session/security/totp')).json.code).toBe('security.factorNeeded')
  expect((await visitor.call('GET', '/session/security')).json.totp).toBe(true)
  const again = await begin('customer')
  expect(again.answer.json.accessToken).toBeNull()
  const code = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  expect((await again.prove('totp', code)).json.accessToken).toEqual(expect.any(String))
  expect((await visitor.call('PUT', '/session/security/email-factor', { enabled: true })).status).toBe(204)
  expect((await visitor.call('DELETE', '/session/security/totp')).status).toBe(204)
})

test('whoever is given such a role has the whole period of it, however long it has been asked for', async () => {
  await change('Student', { factorRequired: true, factorGraceDays: 5 })
  await since('Student', 100)
  await portal.query(
    `UPDATE accounts SET role_id = (SELECT id FROM roles WHERE name = 'Student') WHERE email = 'user@wellenwerk.example'`,
  )
  const { json } = await (await visit('user')).call('GET', '/session')
  expect(json.role).toBe('Student')
  expect(Math.round((Date.parse(json.factorDue) - Date.now()) / day)).toBe(5)
  expect((await (await visit('student')).call('GET', '/profile')).json.code).toBe('session.factorRequired')
})

test('the first start in production asks it of administrators and licensers; what somebody decided stays', async () => {
  const required = async () =>
    (
      await portal.query(
        `SELECT name, factor_required FROM roles WHERE name IN ('Administrator', 'Licenser', 'Gesperrt') ORDER BY 1`,
      )
    ).map(({ name, factor_required }) => [name, factor_required])
  await portal.query(`UPDATE roles SET factor_required = false WHERE name = 'Licenser'`)
  await accessDomain.seed(portal.database.db, { production: false })
  expect(await required()).toEqual([
    ['Administrator', null],
    ['Gesperrt', null],
    ['Licenser', false],
  ])
  await accessDomain.seed(portal.database.db, { production: true })
  expect(await required()).toEqual([
    ['Administrator', true],
    ['Gesperrt', false],
    ['Licenser', false],
  ])
})
