import { expect, test } from 'vitest'
import { easyChallenge } from '../testing/challenge.ts'
import { jobsDone } from '../testing/passing-time.ts'
import { testPortal } from '../testing/portal.ts'
import { mailUnlock } from '#domains/accounts/tasks.ts'

const portal = testPortal()
const query = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const post = (path: string, body: unknown) => portal.call(null, 'POST', path, body)
/** Forms of one address that lead to one mailbox at most providers. */
const forms = Array.from({ length: 12 }, (_, at) => `${at % 2 ? 'o.pfer' : 'OPFER'}+${at}@Postfach.example`)
const mailsOf = async (template: string) =>
  (
    await query(`SELECT count(*)::int AS n FROM mails WHERE template = $1 AND receiver ILIKE '%@postfach.example'`, [
      template,
    ])
  )[0].n

test('registrations with forms of one address send its mailbox five mails an hour', async () => {
  const person = {
    kind: 'private',
    password: 'Hafen-Kran-27!',
    salutation: 'Frau',
    firstName: 'Jule',
    lastName: 'Petersen',
  }
  const more = { country: 'DE', language: 'de', terms: true, confirmed: true, student: true }
  await Promise.all(
    forms.map(async (email) =>
      post('/registration', { ...person, ...more, email, challenge: await easyChallenge(portal) }),
    ),
  )
  await jobsDone(portal)
  expect(await mailsOf('registration.confirmation')).toBe(5)
  await Promise.all(forms.map((email) => post('/registration/resend', { email })))
  await jobsDone(portal)
  expect(await mailsOf('registration.resend')).toBe(1)
})

test('accounts that share a mailbox share what it is sent of links to a new password and to unlock', async () => {
  await query(
    `INSERT INTO accounts (id, email, password_hash, role_id, language, verified_at)
     SELECT gen_random_uuid(), lower(email), 'x', (SELECT id FROM roles WHERE name = 'User'), 'de', now() FROM unnest($1::text[]) AS email`,
    [forms],
  )
  await Promise.all(forms.map((email) => post('/session/password-links', { email: email.toLowerCase() })))
  await jobsDone(portal)
  expect(await mailsOf('accounts.reset')).toBe(5)
  const { jobs } = portal.jobCall()
  for (const email of forms) await jobs.send(mailUnlock, { email })
  await jobsDone(portal)
  expect(await mailsOf('accounts.unlock')).toBe(5)
})

test('however invitations are addressed, one mailbox gets five an hour', async () => {
  const ids = []
  for (const email of forms) {
    const body = { salutation: 'Frau', firstName: 'Mia', lastName: 'Voss', email }
    ids.push((await portal.call('customer', 'POST', '/contacts', body)).json.id)
  }
  await Promise.all(ids.map((id) => portal.call('customer', 'POST', `/contacts/${id}/invitation`)))
  await jobsDone(portal)
  expect(await mailsOf('registration.invitation')).toBe(5)
})
