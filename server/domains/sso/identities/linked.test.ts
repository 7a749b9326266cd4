import { afterAll, beforeAll, expect, test } from 'vitest'
import { followTo, startOidcProvider } from '../../../testing/oidc-provider.ts'
import { testPortal } from '../../../testing/portal.ts'
import { ssoSteps } from '../../../testing/sso.ts'
import { whileHeld } from '../../../testing/while-held.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, companyId, saveOf, start, cookieOf, finish, newContact, me } = ssoSteps(portal)
const back = 'http://localhost:8080/sso/werk'
const email = 'ada@antrieb.example'
let provider: Awaited<ReturnType<typeof startOidcProvider>>
let path = ''

beforeAll(async () => {
  provider = await startOidcProvider({ id: 'portal', secret: 'geheim', redirectAddress: back })
  const { json } = await createProvider({ identifier: 'werk', issuer: provider.url })
  const on = { clientId: 'portal', clientSecret: 'geheim', enabled: true, domains: ['antrieb.example'] }
  await saveOf('10023', { ...on, providerId: json.id })
  await newContact('10023', email)
  path = `/companies/${await companyId('10023')}/sso/accounts`
})
afterAll(() => provider?.close())

async function signInAs(sub: string) {
  provider.signIn({ sub, email, email_verified: true })
  const started = await start(email)
  return finish('werk', await followTo(started.json.address, back), cookieOf(started))
}

test('a second account at the provider for a linked address is told so, noted, and linked once the first link is gone', async () => {
  const first = await me(await signInAs('ada-1'))
  const refused = await signInAs('ada-2')
  expect([refused.status, refused.json.code]).toEqual([409, 'sso.otherIdentity'])
  const rows = await portal.query(`SELECT changes FROM audit_log WHERE operation = 'finishSso' AND changes ? 'refused'`)
  expect(rows).toEqual([
    {
      changes: {
        refused: [null, 'sso.otherIdentity'],
        reason: [null, 'otherIdentity'],
        provider: [null, 'Firmenkonto'],
        email: [null, email],
      },
    },
  ])
  // The first one goes on.
  expect((await signInAs('ada-1')).status).toBe(201)
  const listed = await portal.call('administrator', 'GET', path)
  expect(listed.json.items).toEqual([
    {
      accountId: first.accountId,
      email,
      subject: 'ada-1',
      linkedAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ])
  const unlink = () => portal.call('administrator', 'DELETE', `${path}/${first.accountId}`)
  expect((await unlink()).status).toBe(204)
  expect((await unlink()).json.code).toBe('sso.notLinked')
  expect((await me(await signInAs('ada-2'))).accountId).toBe(first.accountId)
  expect((await signInAs('ada-1')).json.code).toBe('sso.otherIdentity')
  const noted = await portal.database.pool.query(
    `SELECT record_id, changes FROM audit_log WHERE operation = 'unlinkAccount'`,
  )
  expect(noted.rows).toEqual([{ record_id: first.accountId, changes: { linkedSubject: ['ada-1', null] } }])
})

test('who signs in for the first time in two browsers at the same moment is let in by both', async () => {
  const twice = 'di@antrieb.example'
  const contactId = await newContact('10023', twice)
  provider.signIn({ sub: 'di-1', email: twice, email_verified: true })
  const begin = async () => {
    const started = await start(twice)
    return [await followTo(started.json.address, back), cookieOf(started)] as const
  }
  const browsers = [await begin(), await begin()]
  const answers = await whileHeld(
    portal.database,
    ['SELECT FROM contacts WHERE id = $1 FOR UPDATE', contactId],
    () => Promise.all(browsers.map(([query, cookie]) => finish('werk', query, cookie))),
    2,
  )
  expect(answers.map(({ status, json }) => `${status} ${json.code}`)).toEqual(['201 undefined', '201 undefined'])
  const listed = (await portal.call('administrator', 'GET', path)).json.items as { email: string }[]
  expect(listed.filter((one) => one.email === twice)).toHaveLength(1)
})

test('at another issuer nobody is who they were: links and secrets of the one before are gone', async () => {
  const moved = await startOidcProvider({ id: 'portal', secret: 'geheim', redirectAddress: back })
  const known = 'cy@antrieb.example'
  await newContact('10023', known)
  provider.signIn({ sub: '1', email: known, email_verified: true })
  const begun = await start(known)
  expect((await finish('werk', await followTo(begun.json.address, back), cookieOf(begun))).status).toBe(201)
  const { items } = (await portal.call('administrator', 'GET', '/sso-providers')).json
  const { id, companies: _c, createdAt: _a, createdBy: _b, modifiedBy: _m, ...values } = items[0]
  const change = (issuer: string, modifiedAt: string) =>
    portal.call('administrator', 'PUT', `/sso-providers/${id}`, { ...values, issuer, modifiedAt })
  try {
    const changed = await change(moved.url, values.modifiedAt)
    expect(changed.status).toBe(200)
    const companyPath = `/companies/${await companyId('10023')}/sso`
    const { configuration } = (await portal.call('administrator', 'GET', companyPath)).json
    expect(configuration).toMatchObject({ hasSecret: false, accounts: 0, enabled: true })
    const on = { providerId: id, clientId: 'portal', enabled: true, domains: ['antrieb.example'] }
    await saveOf('10023', { ...on, clientSecret: 'geheim' })
    moved.signIn({ sub: '1', email: 'fremd@antrieb.example', email_verified: true })
    const started = await start(known)
    const answer = await finish('werk', await followTo(started.json.address, back), cookieOf(started))
    expect([answer.status, answer.json.code]).toEqual([403, 'sso.noContact'])
    await change(provider.url, changed.json.modifiedAt)
    await saveOf('10023', { ...on, clientSecret: 'geheim' })
  } finally {
    await moved.close()
  }
})

test('an address that meanwhile belongs to another account is refused and noted, not a failure', async () => {
  const other = 'bo@antrieb.example'
  await newContact('10023', other)
  // The account of a contact elsewhere took the address over.
  await portal.database.db
    .updateTable('accounts')
    .set({ email: other })
    .where('email', '=', 'student@wellenwerk.example')
    .execute()
  provider.signIn({ sub: 'bo-1', email: other, email_verified: true })
  const started = await start(other)
  const answer = await finish('werk', await followTo(started.json.address, back), cookieOf(started))
  expect([answer.status, answer.json.code]).toEqual([403, 'sso.noContact'])
})
