import { expect, test } from 'vitest'
import { createCloudSession, createCloudTicket, requestCloudPassword } from '#contract/cloud-sessions.ts'
import { openCloudInvitation } from '#contract/cloud-users.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'

// Whoever chooses another address to sign in with leaves the contact its own.
const portal = testPortal()
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)

/** Somebody with a place who signs in with an address that is not the contact's. */
async function person() {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  const [contact] = contacts as [string]
  const [{ email }] = await portal.query('SELECT email FROM contacts WHERE id = $1', [contact])
  const own = `selbst-${email}`
  await portal.query(
    `INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
     SELECT gen_random_uuid(), $1, password_hash, role_id, $2, now() FROM accounts
     WHERE email = 'cloud@wellenwerk.example'`,
    [own, contact],
  )
  return { id, contact, email: email as string, own }
}

async function outcomeOf(email: string) {
  const { ticket } = await portal.ask(null, createCloudTicket)
  return (await portal.ask(null, createCloudSession, { body: { ticket, email, password: demoPassword } })).outcome
}

test('whoever has a password under another address is not asked to set a first one at the cloud sign-in', async () => {
  const { id, contact, email, own } = await person()
  expect((await call('PUT', `/cloud/configurations/${id}/users/${contact}`, { active: true })).status).toBe(200)
  expect(await outcomeOf(own)).toBe('started')
  // As any address nobody signs in with.
  expect(await outcomeOf(email)).toBe('wrongPassword')
  expect(await portal.ask(null, requestCloudPassword, { body: { email } })).toEqual({ outcome: 'mailed' })
  expect(await mailsTo(portal, email, 'registration.invitation')).toEqual([])
})

test('an opened invitation does not ask them to either', async () => {
  const { id, contact, email } = await person()
  expect((await call('POST', `/cloud/configurations/${id}/users/${contact}/invitation`)).status).toBe(204)
  const [mail] = await mailsTo(portal, email, 'cloud.invitation')
  const opened = await portal.ask(null, openCloudInvitation, { body: { token: linkIn(mail!) } })
  expect(opened).toMatchObject({ active: true, setPassword: null })
})
