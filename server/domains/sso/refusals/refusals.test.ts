import { expect, test } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'
import { ssoSteps } from '../../../testing/sso.ts'
import { ssoDomain } from '../domain.ts'
import { insertRefusal } from './refusal-queries.ts'

const portal = testPortal({ SSO_HOSTS: '127.0.0.1' })
const { createProvider, companyId, saveOf } = ssoSteps(portal)
const person = { accountId: '00000000-0000-4000-8000-000000000000', contactId: null, email: 'ada@werk.example' }

async function configuration(number: string): Promise<string> {
  const { json } = await createProvider({ protocol: 'saml', issuer: '' })
  await saveOf(number, { providerId: json.id })
  const { rows } = await portal.database.pool.query('SELECT id FROM sso_configurations WHERE company_id = $1', [
    await companyId(number),
  ])
  return rows[0].id
}
let next = 0
const refuse = (configurationId: string, email: string | null = null) =>
  insertRefusal(portal.database.db, {
    id: `01900000-0000-7000-8000-${String(++next).padStart(12, '0')}`,
    configurationId,
    email,
    reason: 'signature',
    detail: String(next),
  })
const listed = async (number: string) =>
  (await portal.call('administrator', 'GET', `/companies/${await companyId(number)}/sso/refusals`)).json.items

test('the last twenty of a company are kept, and none of another’s lost', async () => {
  const [one, two] = [await configuration('10023'), await configuration('10147')]
  await refuse(two)
  for (let times = 0; times < 30; times++) await refuse(one)
  expect((await listed('10023')).map(({ detail }: { detail: string }) => detail)).toEqual(
    Array.from({ length: 20 }, (_, at) => String(31 - at)),
  )
  expect(await listed('10147')).toHaveLength(1)
  const { rowCount } = await portal.database.pool.query('SELECT FROM sso_refusals')
  expect(rowCount).toBe(21)
})

test('whose own it is can be read and forgotten, and thirty days are the longest', async () => {
  const id = await configuration('10311')
  await refuse(id, person.email)
  await refuse(id, 'bea@werk.example')
  const own = ssoDomain.personalData!
  expect(await own.read(portal.database.db, person)).toMatchObject({
    linked: [],
    refused: [{ email: person.email, reason: 'signature' }],
  })
  await portal.database.pool.query(
    "INSERT INTO sso_attempts (id, token_hash, configuration_id, email, identity, assertion_id, expires_at) VALUES (gen_random_uuid(), '\\x00', $1, $2, '{}', 'a-1', now())",
    [id, person.email],
  )
  await portal.database.db.transaction().execute((tx) => own.erase(tx, person))
  const attempts = await portal.database.pool.query('SELECT email, identity, assertion_id FROM sso_attempts')
  expect(attempts.rows).toEqual([{ email: null, identity: null, assertion_id: 'a-1' }])
  expect((await listed('10311')).map(({ email }: { email: string }) => email)).toEqual(['bea@werk.example'])
  await portal.database.pool.query(
    "UPDATE sso_refusals SET at = now() - interval '31 days' WHERE email = 'bea@werk.example'",
  )
  expect(await listed('10311')).toEqual([])
  const job = ssoDomain.jobs!.find(({ name }) => name === 'sso.tidyRefusals')!
  await job.handle(portal.jobCall(), {})
  const { rowCount } = await portal.database.pool.query("SELECT FROM sso_refusals WHERE email = 'bea@werk.example'")
  expect(rowCount).toBe(0)
})
