import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { listContacts } from '#contract/contacts.ts'
import { administratorLink } from '#domains/accounts/public.ts'
import { demoPassword } from '../../../demo/accounts.ts'
import { cookiesOf, mailsTo } from '../../testing/account-mails.ts'
import { addressOf, factorsOf } from '../../testing/factors.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ SESSION_IDLE_HOURS: '2', SESSION_DAYS: '1' })
const { visit, confirmed, setUpTotp, begin } = factorsOf(portal)
const hour = 3_600_000

const contactOf = async (who: 'customer' | 'user'): Promise<string> =>
  (await portal.ask('administrator', listContacts, { query: { search: addressOf(who) } })).items[0]!.id

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
  const rows = await portal.query(
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
    const rows = await portal.query<{ hours: string }>(
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
  await portal.query(`DELETE FROM sessions WHERE id <> (SELECT id FROM sessions ORDER BY created_at DESC LIMIT 1)`)
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

test('with a link from the server an administrator who lost everything is let in again, once, and nobody else stays', async () => {
  const email = addressOf('licenser')
  const before = await portal.query('SELECT id FROM accounts WHERE email = $1', [email])
  const visitor = await confirmed(await visit('licenser'))
  expect((await setUpTotp(visitor)).answer.status).toBe(200)
  await portal.query('UPDATE accounts SET disabled = true WHERE email = $1', [email])
  const link = new URL(await administratorLink(portal.database.db, 'http://portal.example'))
  expect(link.pathname).toBe('/setup')
  const body = { token: link.searchParams.get('token'), email: email.toUpperCase(), password: 'Wolkenbruch-Zimt-481' }
  expect((await portal.call(null, 'POST', '/setup', { ...body, password: 'Kurz1!' })).status).toBe(400)
  const [first, second] = await Promise.all([
    portal.call(null, 'POST', '/setup', body),
    portal.call(null, 'POST', '/setup', body),
  ])
  expect(new Set([first.status, second.status])).toEqual(new Set([204, 410]))
  await expect.poll(async () => (await visitor.call('GET', '/session')).status).toBe(401)
  const signIn = (password: string) => portal.call(null, 'POST', '/session', { email, password })
  expect((await signIn(demoPassword)).status).toBe(401)
  const { json } = await signIn(body.password)
  expect(json.accessToken).toEqual(expect.any(String))
  const rows = await portal.query(
    `SELECT accounts.id, roles.purpose, email_factor,
      (SELECT json_agg(changes ORDER BY changes ? 'role') FROM audit_log WHERE operation = 'createFirstAdministrator' AND record_kind = 'account') AS changes
    FROM accounts JOIN roles ON roles.id = role_id WHERE email = $1`,
    [email],
  )
  expect(rows).toEqual([
    {
      id: before[0].id,
      purpose: 'administrator',
      email_factor: false,
      changes: [
        { secondFactors: [['totp', 'recovery'], []] },
        { role: ['Licenser', 'Administrator'], disabled: [true, false], password: [null, 'changed'] },
      ],
    },
  ])
  expect(await mailsTo(portal, email, 'accounts.changed')).toHaveLength(1)
})

test('a link from the server makes an administrator where nobody has the address; one printed at a start does not', async () => {
  const rows = await portal.query('SELECT count(*)::int AS before FROM accounts')
  const link = new URL(await administratorLink(portal.database.db, 'http://portal.example'))
  const body = {
    token: link.searchParams.get('token'),
    email: 'neu@wellenwerk.example',
    password: 'Wolkenbruch-Zimt-481',
  }
  const hash = `decode('${createHash('sha256').update(body.token!).digest('hex')}', 'hex')`
  await portal.query(`UPDATE setup_links SET beside_accounts = false WHERE token_hash = ${hash}`)
  expect((await portal.call(null, 'POST', '/setup', body)).status).toBe(410)
  await portal.query(`UPDATE setup_links SET beside_accounts = true WHERE token_hash = ${hash}`)
  expect((await portal.call(null, 'POST', '/setup', body)).status).toBe(204)
  const after = await portal.query(
    `SELECT count(*)::int AS after FROM accounts UNION ALL SELECT count(*)::int FROM accounts JOIN roles ON roles.id = role_id
      WHERE email = 'neu@wellenwerk.example' AND purpose = 'administrator'`,
  )
  expect(after).toEqual([{ after: rows[0].before + 1 }, { after: 1 }])
})
