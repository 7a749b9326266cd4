import { expect, test } from 'vitest'
import type { VisitorCount } from '#contract/audit.ts'
import { easyChallenge } from '../testing/challenge.ts'
import { companySso } from '../testing/sso.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const logged = async () => (await query('SELECT count(*)::int AS n FROM audit_log'))[0].n as number
const counts = async (): Promise<VisitorCount[]> =>
  (await portal.call('administrator', 'GET', '/audit/visitors?pageSize=50')).json.items
const post = (path: string, body: unknown) => portal.call(null, 'POST', path, body)
const postAssertion = (provider: string) =>
  portal.app.inject({
    method: 'POST',
    url: `/api/session/sso/${provider}/saml`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'SAMLResponse=x',
  })
const words = 'kaufen-bei-evil'
const passkey = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
}
const person = {
  kind: 'private',
  email: `${words}@nirgends.example`,
  password: 'Hafen-Kran-27!',
  salutation: 'Frau',
  firstName: 'Jule',
  lastName: 'Petersen',
  country: 'DE',
  language: 'de',
  terms: true,
  confirmed: true,
  student: true,
}

test('what strangers ask for and are refused fills no table and leaves none of their words: it is counted by the hour', async () => {
  await portal.tokenOf('administrator')
  const before = await logged()
  for (let times = 0; times < 30; times++) {
    const email = `${words}${times}@nirgends.example`
    await postAssertion(`${words}-${times}`)
    await post('/session/password-links', { email })
    await post('/cloud/passwords', { email })
    await post('/registration/resend', { email })
    await post('/session', { email, password: words })
    await post('/session/passkey', { response: passkey })
  }
  await post('/registration', { ...person, challenge: await easyChallenge(portal) })
  expect(await logged()).toBe(before)
  const told = await counts()
  expect(Object.fromEntries(told.map(({ operation, reason, count }) => [`${operation} ${reason}`.trim(), count]))).toEqual({
    'receiveSaml sso.expired': 30,
    requestNewPassword: 30,
    requestCloudPassword: 30,
    resendConfirmation: 30,
    'signIn session.unknownName': 30,
    'signInWithPasskey session.passkeyRefused': 30,
    register: 1,
  })
  const stored = JSON.stringify([await query('SELECT * FROM audit_log'), await query('SELECT * FROM visitor_counts')])
  expect(stored).not.toContain(words)
})

test('what is refused at the provider of a company is written out five times an hour, and counted beyond', async () => {
  const [company] = await query(`SELECT id FROM companies WHERE customer_number = '10023'`)
  const provider = { identifier: 'zaehlt', displayName: 'Werk', description: '', protocol: 'saml', issuer: '' }
  const { json } = await portal.call('administrator', 'POST', '/sso-providers', provider)
  await portal.call('administrator', 'PUT', `/companies/${company.id}/sso`, { ...companySso, providerId: json.id })
  for (let times = 0; times < 12; times++) await postAssertion('zaehlt')
  const rows = await query(`SELECT record_id, changes FROM audit_log WHERE operation = 'receiveSaml'`)
  expect(rows).toEqual(Array(5).fill({ record_id: json.id, changes: { refused: [null, 'sso.expired'] } }))
  expect((await counts()).find(({ recordId }) => recordId === json.id)).toMatchObject({
    operation: 'receiveSaml',
    recordKind: 'ssoProvider',
    recordName: 'Werk',
    count: 12,
  })
})

test('a wrong password for an account that exists stays in the audit log', async () => {
  await post('/session', { email: 'customer@wellenwerk.example', password: 'Falsch-2026!' })
  const [row] = await query(`SELECT changes FROM audit_log WHERE operation = 'signIn' ORDER BY id DESC LIMIT 1`)
  expect(row.changes).toEqual({
    email: [null, 'customer@wellenwerk.example'],
    refused: [null, 'wrong password'],
  })
})
