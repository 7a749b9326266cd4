import { expect, test } from 'vitest'
import { listVisitorCounts, type VisitorCount } from '#contract/audit.ts'
import { saveCompanySso } from '#contract/sso.ts'
import { cloudDomain } from '#domains/cloud/domain.ts'
import { ssoDomain } from '#domains/sso/domain.ts'
import { easyChallenge } from '../testing/challenge.ts'
import { companySso } from '../testing/sso.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
const logged = async () => (await portal.query('SELECT count(*)::int AS n FROM audit_log'))[0].n as number
const counts = async (): Promise<VisitorCount[]> =>
  (await portal.ask('administrator', listVisitorCounts, { query: { pageSize: 50 } })).items
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
  // The hour may have turned meanwhile.
  const told: Record<string, number> = {}
  for (const { operation, reason, count } of await counts()) {
    const name = `${operation} ${reason}`.trim()
    told[name] = (told[name] ?? 0) + count
  }
  expect(told).toEqual({
    'receiveSaml sso.expired': 30,
    requestNewPassword: 30,
    requestCloudPassword: 30,
    resendConfirmation: 30,
    'signIn session.unknownName': 30,
    'signInWithPasskey session.passkeyRefused': 30,
    register: 1,
  })
  const stored = JSON.stringify([
    await portal.query('SELECT * FROM audit_log'),
    await portal.query('SELECT * FROM visitor_counts'),
  ])
  expect(stored).not.toContain(words)
})

test('what is refused at the provider of a company is written out five times an hour, and counted beyond', async () => {
  const [company] = await portal.query(`SELECT id FROM companies WHERE customer_number = '10023'`)
  const provider = { identifier: 'zaehlt', displayName: 'Werk', description: '', protocol: 'saml', issuer: '' }
  const { json } = await portal.call('administrator', 'POST', '/sso-providers', provider)
  await portal.ask('administrator', saveCompanySso, {
    params: { id: company.id },
    body: { ...companySso, providerId: json.id },
  })
  for (let times = 0; times < 12; times++) await postAssertion('zaehlt')
  const rows = await portal.query(`SELECT record_id, changes FROM audit_log WHERE operation = 'receiveSaml'`)
  expect(rows).toEqual(
    Array.from({ length: 5 }, () => ({ record_id: json.id, changes: { refused: [null, 'sso.expired'] } })),
  )
  expect((await counts()).find(({ recordId }) => recordId === json.id)).toMatchObject({
    operation: 'receiveSaml',
    recordKind: 'ssoProvider',
    recordName: 'Werk',
    count: 12,
  })
})

test('a wrong password for an account that exists stays in the audit log', async () => {
  await post('/session', { email: 'customer@wellenwerk.example', password: 'Falsch-2026!' })
  const [row] = await portal.query(`SELECT changes FROM audit_log WHERE operation = 'signIn' ORDER BY id DESC LIMIT 1`)
  expect(row.changes).toEqual({
    email: [null, 'customer@wellenwerk.example'],
    refused: [null, 'wrong password'],
  })
})

const registering = testPortal({ REGISTRATIONS_PER_HOUR: '5' })

test('a network registers so many people an hour, also at once, and keeps nobody elsewhere from it', async () => {
  const { pool } = registering.database
  const register = async (email: string, remoteAddress: string) => {
    const payload = { ...person, email, challenge: await easyChallenge(registering) }
    const { statusCode } = await registering.app.inject({
      method: 'POST',
      url: '/api/registration',
      payload,
      remoteAddress,
    })
    return statusCode
  }
  const statuses = await Promise.all(
    Array.from({ length: 9 }, (_, at) => register(`viele${at}@nirgends.example`, `2001:db8:1:1::${at + 1}`)),
  )
  expect(statuses.toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(5).fill(204),
    ...Array<number>(4).fill(429),
  ])
  expect(await register('andere@nirgends.example', '2001:db8:1:2::1')).toBe(204)
  const stored = JSON.stringify((await pool.query('SELECT network::text FROM pending_registrations')).rows)
  expect(stored).not.toContain('2001:db8')
})

test('tickets and sign-ins under way that nobody can use any more go within minutes', async () => {
  const [configuration] = await portal.query(
    `INSERT INTO sso_configurations (id, company_id, provider_id)
     SELECT gen_random_uuid(), companies.id, sso_providers.id FROM companies, sso_providers WHERE customer_number = '10147' LIMIT 1 RETURNING id`,
  )
  const attempt = (hours: number, assertion: string | null) =>
    portal.query(
      `INSERT INTO sso_attempts (id, token_hash, configuration_id, assertion_id, expires_at)
       VALUES (gen_random_uuid(), '\\x00', $1, $2, now() - make_interval(hours => $3))`,
      [configuration.id, assertion, hours],
    )
  await attempt(2, null)
  await attempt(0, null)
  // Kept for a day, so that no assertion is taken twice.
  await attempt(2, 'one')
  await attempt(25, 'two')
  await portal.query(`INSERT INTO cloud_tickets (token_hash, expires_at) VALUES ('\\x01', now() - interval '1 minute')`)
  for (const [domain, name] of [
    [ssoDomain, 'sso.tidyAttempts'],
    [cloudDomain, 'cloud.tidyTickets'],
  ] as const) {
    const job = domain.jobs!.find((one) => one.name === name)!
    expect([name, job.schedule]).toEqual([name, '*/10 * * * *'])
    await job.handle(portal.jobCall(), {})
  }
  expect(await portal.query('SELECT assertion_id FROM sso_attempts ORDER BY expires_at')).toEqual([
    { assertion_id: 'one' },
    { assertion_id: null },
  ])
  expect(await portal.query(`SELECT FROM cloud_tickets WHERE token_hash = '\\x01'`)).toEqual([])
})
