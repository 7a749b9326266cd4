import { expect, test } from 'vitest'
import { needDays } from '#contract/cloud-needs.ts'
import { createCloudTicket } from '#contract/cloud-sessions.ts'
import { setCloudAccess } from '#contract/cloud-users.ts'
import { refreshCloud } from '#contract/cloud.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { jobsDone } from '../../../testing/passing-time.ts'
import { testPortal } from '../../../testing/portal.ts'
import { cloudJobs } from '../jobs.ts'

const portal = testPortal()
const ticket = async () => (await portal.ask(null, createCloudTicket)).ticket
const post = (body: object) => portal.call(null, 'POST', '/cloud/sessions', body)
const signIn = async (name: string, password: string = demoPassword, more: object = {}) =>
  post({ ticket: await ticket(), email: name.includes('@') ? name : `${name}@wellenwerk.example`, password, ...more })
const codeOf = async (name: string, password?: string) => {
  const { status, json } = await signIn(name, password)
  return [status, json.outcome, json.streamingUrl ?? null]
}

test('each demo account ends as it is said to', async () => {
  const { status, json, headers } = await signIn('cloud')
  expect([status, json.outcome, json.ownSession, headers['set-cookie']]).toEqual([201, 'started', null, undefined])
  const page = await fetch(json.streamingUrl)
  expect([page.status, (await page.text()).includes('Ihre Sitzung läuft')]).toEqual([200, true])
  expect(await codeOf('cloudoff')).toEqual([201, 'noAccess', null])
  // Invited and without a password: answered like any other address, and mailed all the same.
  expect(await codeOf('cloudnew')).toEqual([201, 'wrongPassword', null])
  expect(await codeOf('cloud', 'Falsch-2026!')).toEqual([201, 'wrongPassword', null])
  expect(await codeOf('niemand')).toEqual([201, 'wrongPassword', null])
  expect(await codeOf('cloudless')).toEqual([201, 'noStack', null])
  expect(await codeOf('cloudfull')).toEqual([201, 'full', null])
  // A customer without any cloud access, and staff.
  expect(await codeOf('customer2')).toEqual([201, 'noAccess', null])
  const stored = JSON.stringify([
    await portal.query('SELECT * FROM cloud_access'),
    await portal.query('SELECT * FROM audit_log'),
    await portal.query('SELECT data FROM pgboss.job'),
  ])
  expect(stored).not.toContain('/stream/')
  expect(await portal.query('SELECT cause FROM cloud_refusals')).toEqual([{ cause: 'fleet' }])
})

test('whoever is invited and has no password is mailed a link, sets one and streams', async () => {
  const [mail] = await mailsTo(portal, 'cloudnew@wellenwerk.example', 'registration.invitation')
  const token = /&token=([\w-]{43})/.exec(mail!.textBody)![1]
  const [{ id, configuration_id }] = await portal.query(
    `SELECT id, configuration_id FROM contacts JOIN cloud_access ON contact_id = id WHERE email LIKE 'cloudnew@%'`,
  )
  const accepted = await portal.call(null, 'POST', '/registration/invitation', {
    id,
    token,
    password: 'Hafen-27-Kran!',
  })
  expect([accepted.status, accepted.json.toCloud, mail!.subject]).toEqual([201, true, 'Ihr Passwort für die Cloud'])
  expect(await codeOf('cloudnew', 'Hafen-27-Kran!')).toEqual([201, 'noAccess', null])
  await portal.ask('administrator', setCloudAccess, {
    params: { id: configuration_id, contact: id },
    body: { active: true },
  })
  expect((await codeOf('cloudnew', 'Hafen-27-Kran!')).slice(0, 2)).toEqual([201, 'started'])
})

test('a ticket works once and for two minutes; a forged one never', async () => {
  const used = await ticket()
  const body = { ticket: used, email: 'cloudoff@wellenwerk.example', password: demoPassword }
  const answers = await Promise.all(Array.from({ length: 4 }, () => post(body)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 410, 410, 410])
  const old = await ticket()
  await portal.query("UPDATE cloud_tickets SET expires_at = now() - interval '1 second'")
  expect((await post({ ...body, ticket: old })).json.code).toBe('cloud.ticketInvalid')
  expect((await post({ ...body, ticket: 'x'.repeat(43) })).json.code).toBe('cloud.ticketInvalid')
})

test('wrong passwords count against the portal’s own lockout', async () => {
  for (let attempt = 0; attempt < 4; attempt++)
    expect(await codeOf('cloudfull', 'Falsch-2026!')).toEqual([201, 'wrongPassword', null])
  expect((await signIn('cloudfull', 'Falsch-2026!')).json.code).toBe('session.locked')
  const portalSignIn = await portal.call(null, 'POST', '/session', {
    email: 'cloudfull@wellenwerk.example',
    password: demoPassword,
  })
  expect(portalSignIn.json.code).toBe('session.locked')
  await portal.query('DELETE FROM sign_in_budgets')
})

test('somebody with a second factor gives it before anything else is told', async () => {
  const [{ id }] = await portal.query(
    "UPDATE accounts SET email_factor = true WHERE email = 'cloudoff@wellenwerk.example' RETURNING id",
  )
  const { json, headers } = await signIn('cloudoff')
  expect(json).toMatchObject({ outcome: 'factorDue', secondFactor: { methods: ['email'] } })
  const [cookie] = [headers['set-cookie']].flat().map((one) => String(one).split(';')[0]!)
  const [mail] = await mailsTo(portal, 'cloudoff@wellenwerk.example', 'accounts.code')
  const code = /\b(\d{6})\b/.exec(mail!.textBody)![1]
  const factor = await portal.call(null, 'POST', '/session/factor', { method: 'email', code }, { cookie: cookie! })
  const launched = await portal.call(
    null,
    'POST',
    '/cloud/launches',
    {},
    {
      authorization: `Bearer ${factor.json.accessToken}`,
    },
  )
  expect(launched.json.outcome).toBe('noAccess')
  await portal.query('UPDATE accounts SET email_factor = false WHERE id = $1', [id])
})

test('twenty people signing in for five places: five sessions', async () => {
  const { id, contacts } = await cloudAccount(portal, { seats: 5, people: 20 })
  const [{ password_hash, role_id }] = await portal.query(
    "SELECT password_hash, role_id FROM accounts WHERE email = 'cloud@wellenwerk.example'",
  )
  for (const contact of contacts)
    await portal.query(
      `INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
       SELECT gen_random_uuid(), email, $2, $3, id, now() FROM contacts WHERE id = $1`,
      [contact, password_hash, role_id],
    )
  // More are switched on than there are places, as when places were taken away in the database.
  await portal.query('UPDATE cloud_access SET active = true WHERE configuration_id = $1', [id])
  const emails = await portal.query('SELECT email FROM contacts WHERE id = ANY($1)', [contacts])
  const answers = await Promise.all(emails.map(({ email }) => signIn(email)))
  const urls = answers.map(({ json }) => json.streamingUrl).filter(Boolean)
  expect(urls).toHaveLength(5)
  expect(answers.filter(({ json }) => json.outcome === 'full')).toHaveLength(15)
  for (const url of urls) await fetch(url)
  // Once AppStream tells of the sessions, the stamps may be old.
  await portal.query(
    "UPDATE cloud_access SET launched_at = launched_at - interval '10 minutes' WHERE configuration_id = $1",
    [id],
  )
  const again = await Promise.all(emails.map(({ email }) => signIn(email)))
  const inside = again.filter(({ json }) => json.outcome === 'started')
  expect(inside).toHaveLength(5)
  expect(inside.every(({ json }) => json.ownSession)).toBe(true)
})

test('the own session can be gone on with, or ended first', async () => {
  const first = await signIn('cloud')
  await fetch(first.json.streamingUrl)
  const second = await signIn('cloud')
  expect(second.json.ownSession.since).toMatch(/^20/)
  const third = await signIn('cloud', demoPassword, { endOwn: true })
  expect([third.json.outcome, third.json.ownSession]).toEqual(['started', null])
})

test('whoever wants to begin anew and is refused goes on where they were', async () => {
  await fetch((await signIn('cloud')).json.streamingUrl)
  const [{ user }] = await portal.query(
    `SELECT stream_user AS user FROM cloud_users JOIN contacts ON id = contact_id WHERE email LIKE 'cloud@%'`,
  )
  const own = portal.aws.account.running('wellenwerk-2024').find(({ userId }) => userId === user)!
  const again = async () => (await signIn('cloud', demoPassword, { endOwn: true })).json.outcome
  for (const [behaviour, outcome] of [
    ['stopped', 'full'],
    ['refusing', 'refused'],
  ] as const) {
    portal.aws.account.behave('wellenwerk-2024', behaviour)
    expect([behaviour, await again(), own.endedAt]).toEqual([behaviour, outcome, null])
  }
  portal.aws.account.behave('wellenwerk-2024', null)
  portal.aws.account.kept.add(own.id)
  expect([await again(), own.endedAt]).toEqual(['refused', null])
  portal.aws.account.kept.delete(own.id)
  expect([await again(), own.endedAt === null]).toEqual(['started', false])
})

test('switched off: no new session at once, the running one ends, the person is told once', async () => {
  const opened = await signIn('cloud')
  await fetch(opened.json.streamingUrl)
  const [{ id, configuration_id }] = await portal.query(
    `SELECT id, configuration_id FROM contacts JOIN cloud_access ON contact_id = id WHERE email LIKE 'cloud@%'`,
  )
  const at = `/cloud/configurations/${configuration_id}`
  await portal.ask('administrator', refreshCloud)
  const running = (await portal.call('administrator', 'GET', `${at}/sessions`)).json.items
  expect(running).toMatchObject([{ contactId: id, name: 'Ida Hansen', connected: true }])
  const off = await portal.call('administrator', 'PUT', `${at}/users/${id}`, { active: false })
  expect(off.json.result).toBe('network_user_ok')
  expect(await codeOf('cloud')).toEqual([201, 'noAccess', null])
  expect(await mailsTo(portal, 'cloud@wellenwerk.example', 'cloud.ended')).toHaveLength(1)
  await jobsDone(portal)
  const streaming = portal.aws.account.running('wellenwerk-2024')
  const [{ stream_user }] = await portal.query('SELECT stream_user FROM cloud_users WHERE contact_id = $1', [id])
  expect(streaming.some(({ userId }) => userId === stream_user)).toBe(false)
  await portal.call('administrator', 'PUT', `${at}/users/${id}`, { active: true })
})

test('staff end a session; once it is over there is none', async () => {
  await fetch((await signIn('cloud')).json.streamingUrl)
  await portal.ask('administrator', refreshCloud)
  const [{ configuration_id }] = await portal.query(
    `SELECT configuration_id FROM contacts JOIN cloud_access ON contact_id = id WHERE email LIKE 'cloud@%'`,
  )
  const at = `/cloud/configurations/${configuration_id}/sessions`
  const sessions = (await portal.call('administrator', 'GET', at)).json.items
  for (const { id } of sessions) expect((await portal.call('administrator', 'DELETE', `${at}/${id}`)).status).toBe(204)
  expect((await portal.call('administrator', 'GET', at)).json.items).toEqual([])
  expect((await portal.call('administrator', 'DELETE', `${at}/${sessions[0].id}`)).json.code).toBe('cloud.sessionGone')
  expect((await portal.call('licenser', 'DELETE', `${at}/${sessions[0].id}`)).json.code).toBe('cloud.sessionGone')
})

test('AWS refusing, broken or stopped: the right code, and the place is free again', async () => {
  const { account } = portal.aws
  const codes: unknown[] = []
  for (const behaviour of ['stopped', 'starting', 'full', 'refusing', 'broken', 'garbage'] as const) {
    account.behave('wellenwerk-2024', behaviour)
    codes.push([behaviour, (await signIn('cloud')).json.outcome])
  }
  account.behave('wellenwerk-2024', null)
  expect(codes).toEqual([
    ['stopped', 'full'],
    ['starting', 'full'],
    ['full', 'full'],
    ['refusing', 'refused'],
    ['broken', 'refused'],
    ['garbage', 'refused'],
  ])
})

test('a link to a new password is promised to everybody, and mailed in the cloud’s words', async () => {
  const ask = (email: string) => portal.call(null, 'POST', '/cloud/passwords', { email })
  expect((await ask('niemand@wellenwerk.example')).json).toEqual({ outcome: 'mailed' })
  expect((await ask('cloud@wellenwerk.example')).json).toEqual({ outcome: 'mailed' })
  const [mail] = await mailsTo(portal, 'cloud@wellenwerk.example', 'accounts.cloudReset')
  expect(mail!.subject).toBe('Neues Passwort für die Cloud')
  expect(linkIn(mail!)).not.toBe('')
})

test('who found no place is forgotten once nobody counts it any more', async () => {
  await portal.query(
    `INSERT INTO cloud_refusals (at, fleet_name, cause)
     SELECT now() - make_interval(days => days), 'Lange her', 'fleet' FROM unnest($1::int[]) AS days`,
    [[needDays - 1, needDays + 1]],
  )
  await cloudJobs.find(({ name }) => name === 'cloud.tidy')!.handle(portal.jobCall(), {})
  const kept = await portal.query(
    "SELECT extract(day FROM now() - at)::int AS days FROM cloud_refusals WHERE fleet_name = 'Lange her'",
  )
  expect(kept).toEqual([{ days: needDays - 1 }])
})
