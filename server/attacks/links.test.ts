import { beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { cookiesOf, linkIn, mailsTo } from '../testing/account-mails.ts'
import { easyChallenge } from '../testing/challenge.ts'
import { addressOf, factorsOf } from '../testing/factors.ts'
import { testPortal } from '../testing/portal.ts'

const publicUrl = 'http://portal.wellenwerk.example'
const portal = testPortal({ PUBLIC_URL: publicUrl })
const { visit, confirmed } = factorsOf(portal)
const password = 'Hafen-Kran-27!'
const poison = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
const person = {
  kind: 'private',
  password,
  salutation: 'Frau',
  firstName: 'Jule',
  lastName: 'Petersen',
  country: 'DE',
  language: 'de',
  terms: true,
  confirmed: true,
  student: false,
}
const post = (path: string, body: unknown) => portal.call(null, 'POST', path, body, poison)
const kinds = ['reset', 'unlock', 'email', 'confirmation', 'invitation'] as const
type Kind = (typeof kinds)[number]
/** Used again within its time, such a link changes nothing and says that it is done. */
const confirming = new Set<Kind>(['unlock', 'email', 'confirmation'])
const links = {} as Record<Kind, string>
const mails: string[] = []
let contactId = ''

/** Everything a link of one kind is for, tried with any secret. */
const doors: Record<Kind, (secret: string) => ReturnType<typeof post>> = {
  reset: (id) => post('/session/new-password', { id, password }),
  unlock: (token) => post('/session/unlock', { token }),
  email: (token) => post('/session/email', { token }),
  confirmation: (token) => post('/registration/confirmation', { token }),
  invitation: (token) => post('/registration/invitation', { id: contactId, token, password }),
}
async function linkOf(receiver: string, template: string): Promise<string> {
  const [mail] = await mailsTo(portal, receiver, template)
  mails.push(mail!.textBody + mail!.htmlBody)
  return /&token=([\w-]{43})/.exec(mail!.textBody)?.[1] ?? linkIn(mail!)
}

beforeAll(async () => {
  const headers = { ...poison, authorization: `Bearer ${(await confirmed(await visit('user'))).token}` }
  await portal.call(null, 'POST', '/session/security/email', { email: 'neu@attacke.example' }, headers)
  links.email = await linkOf('neu@attacke.example', 'accounts.newEmail')
  await post('/registration', { ...person, email: 'neu@register.example', challenge: await easyChallenge(portal) })
  links.confirmation = await linkOf('neu@register.example', 'registration.confirmation')
  const invited = { salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email: 'mia@attacke.example' }
  contactId = (await portal.call('customer', 'POST', '/contacts', invited)).json.id
  await portal.call('customer', 'POST', `/contacts/${contactId}/invitation`, undefined, poison)
  links.invitation = await linkOf('mia@attacke.example', 'registration.invitation')
  for (let tries = 0; tries < 5; tries++)
    await post('/session', { email: addressOf('customer2'), password: `Falsch-${tries}!` })
  links.unlock = await linkOf(addressOf('customer2'), 'accounts.unlock')
  await post('/session/password-links', { email: addressOf('licenser') })
  links.reset = await linkOf(addressOf('licenser'), 'accounts.reset')
})

test('a poisoned Host header reaches no mail of an account: every link leads to the configured address', () => {
  expect(mails).toHaveLength(kinds.length)
  for (const mail of mails) {
    expect(mail).not.toContain('evil.example')
    expect(mail.match(/https?:\/\/[^/\s"<]+/g)!.every((origin) => origin === publicUrl)).toBe(true)
  }
})

test('whoever reads the database, its jobs and its backups included, finds none of the secrets', async () => {
  const { pool } = portal.database
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') AND tablename <> 'caught_mails'`,
  )
  const found: string[] = []
  for (const { name } of rows)
    for (const [kind, secret] of Object.entries(links)) {
      const { rowCount } = await pool.query(`SELECT FROM ${name} AS one WHERE strpos(one::text, $1) > 0 LIMIT 1`, [
        secret,
      ])
      if (rowCount) found.push(`${kind} in ${name}`)
    }
  expect(found).toEqual([])
})

describe.each(kinds)('the link of kind %s', (kind) => {
  test.each(kinds.filter((other) => other !== kind))('is refused at %s with 410', async (other) => {
    expect((await doors[other](links[kind])).status).toBe(410)
  })

  test('is no access token, no session, no device and no second factor', async () => {
    const secret = links[kind]
    const bearer = { authorization: `Bearer ${secret}` }
    expect((await portal.call(null, 'GET', '/session', undefined, bearer)).status).toBe(401)
    const id = '0198c0de-ffff-7000-8000-000000000000'
    for (const value of [secret, `${id}.${secret}`]) {
      const session = { cookie: `keywerk_session=${value}` }
      expect((await portal.call(null, 'POST', '/session/refresh', {}, session)).json).toEqual({ accessToken: null })
      const factor = { cookie: `keywerk_factor=${value}` }
      expect((await portal.call(null, 'GET', '/session/factor', undefined, factor)).status).toBe(401)
    }
  })
})

test('none of that used a link up: each opens its own door, once; what only confirms says so each time', async () => {
  for (const kind of kinds) {
    const answers = await Promise.all(Array.from({ length: 8 }, () => doors[kind](links[kind])))
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other)
    const then = confirming.has(kind) ? statuses[0] : 410
    expect([kind, statuses[0]! < 300, statuses.slice(1)]).toEqual([kind, true, Array(7).fill(then)])
    expect([kind, (await doors[kind](links[kind])).status]).toEqual([kind, then])
  }
})

test('a refresh token and an access token are taken for nothing but themselves', async () => {
  const answer = await portal.call(null, 'POST', '/session', { email: addressOf('student'), password: demoPassword })
  const access = answer.json.accessToken
  const refresh = cookiesOf(answer)['keywerk_session']!
  for (const value of [refresh, refresh.split('.')[1], `x.${refresh}`]) {
    const bearer = { authorization: `Bearer ${value}` }
    expect((await portal.call(null, 'GET', '/session', undefined, bearer)).status).toBe(401)
  }
  const asCookie = { cookie: `keywerk_session=${access}` }
  expect((await portal.call(null, 'POST', '/session/refresh', {}, asCookie)).json).toEqual({ accessToken: null })
  for (const path of ['/session', '/profile', '/my-products'])
    expect((await portal.call(null, 'GET', path, undefined, { cookie: `keywerk_session=${refresh}` })).status).toBe(401)
  expect((await portal.call(null, 'GET', `/session?access_token=${access}`)).status).not.toBe(200)
})
