import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { cookiesOf, mailsTo } from '../../testing/account-mails.ts'
import { addressOf, factorsOf } from '../../testing/factors.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ SESSION_IDLE_HOURS: '2', SESSION_DAYS: '1' })
const { visit, confirmed, setUpTotp, begin } = factorsOf(portal)
const hour = 3_600_000

const contactOf = async (who: 'customer' | 'user'): Promise<string> =>
  (await portal.call('administrator', 'GET', `/contacts?search=${encodeURIComponent(addressOf(who))}`)).json.items[0].id

test('an administrator signs somebody out everywhere, and resets second factors that were lost', async () => {
  const path = `/contacts/${await contactOf('customer')}/account`
  const visitor = await confirmed(await visit('customer'))
  expect((await setUpTotp(visitor)).answer.status).toBe(200)
  const { json } = await portal.call('administrator', 'GET', path)
  expect(json.account).toMatchObject({ secondFactor: true, sessions: expect.any(Number) })
  const ended = await portal.call('administrator', 'DELETE', `${path}/sessions`)
  expect(ended.json).toMatchObject({ sessions: 0, secondFactor: true })
  await expect.poll(async () => (await visitor.call('GET', '/session')).status).toBe(401)
  // Under way when the factors go: it ends with them.
  const underWay = await begin('customer')
  expect(underWay.answer.json.accessToken).toBeNull()
  const reset = await portal.call('administrator', 'DELETE', `${path}/factors`)
  expect(reset.json).toMatchObject({ secondFactor: false })
  expect((await underWay.prove('totp', '000000')).json.code).toBe('session.factorGone')
  expect((await visit('customer')).token).toEqual(expect.any(String))
  const mails = await mailsTo(portal, addressOf('customer'), 'accounts.factors')
  expect(mails[0]!.textBody).toContain('von einem Administrator entfernt')
  const { rows } = await portal.database.pool.query(
    `SELECT changes FROM audit_log WHERE operation = 'resetContactFactors' AND changes ? 'secondFactors'`,
  )
  expect(rows).toEqual([{ changes: { secondFactors: [['totp', 'recovery'], []] } }])
})

test('whoever may not manage roles touches no account with more permissions, and customers none', async () => {
  const path = `/contacts/${await contactOf('customer')}/account`
  for (const part of ['sessions', 'factors'])
    expect((await portal.call('customer', 'DELETE', `${path}/${part}`)).json.code).toBe('permission.missing')
})

test('a session ends when nobody uses it, and at the latest so long after it began', async () => {
  const answer = await portal.call(null, 'POST', '/session', { email: addressOf('user'), password: demoPassword })
  const expiresIn = async () => {
    const { rows } = await portal.database.pool.query<{ hours: string }>(
      `SELECT extract(epoch FROM expires_at - now()) / 3600 AS hours FROM sessions ORDER BY created_at DESC LIMIT 1`,
    )
    return Math.round(Number(rows[0]!.hours) * 10) / 10
  }
  expect(await expiresIn()).toBe(2)
  const began = (hours: number) =>
    portal.database.pool.query(
      `UPDATE sessions SET created_at = now() - make_interval(mins => $1)
       WHERE id = (SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1)`,
      [hours * 60],
    )
  const refresh = (cookie: string) =>
    portal.call(null, 'POST', '/session/refresh', {}, { cookie: `keywerk_session=${cookie}` })
  await portal.database.pool.query(
    `DELETE FROM sessions WHERE id <> (SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1)`,
  )
  await began(23)
  const refreshed = await refresh(cookiesOf(answer)['keywerk_session']!)
  expect(refreshed.json.accessToken).toEqual(expect.any(String))
  expect(await expiresIn()).toBe(1)
  await portal.database.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(Date.now() - hour) })
    .execute()
  expect((await refresh(cookiesOf(refreshed)['keywerk_session']!)).json.accessToken).toBeNull()
})

test('the owner is told of a device that was not known, not of the first, of known ones, or over and over', async () => {
  await portal.database.db.deleteFrom('devices').execute()
  const told = async () => {
    await jobsDone(portal)
    return (await mailsTo(portal, addressOf('student'), 'accounts.newDevice')).length
  }
  const signIn = (cookie = '') =>
    portal.call(
      null,
      'POST',
      '/session',
      { email: addressOf('student'), password: demoPassword },
      {
        ...(cookie && { cookie: `keywerk_device=${cookie}` }),
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0',
      },
    )
  const first = await signIn()
  expect(await told()).toBe(0)
  await signIn(cookiesOf(first)['keywerk_device'])
  expect(await told()).toBe(0)
  await signIn()
  expect(await told()).toBe(1)
  const [mail] = await mailsTo(portal, addressOf('student'), 'accounts.newDevice')
  expect(mail!.textBody).toContain('Firefox, Windows, IP-Adresse 127.0.0.1')
  for (let times = 0; times < 5; times++) await signIn()
  expect(await told()).toBe(3)
})
