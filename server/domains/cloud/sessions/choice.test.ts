import { expect, test } from 'vitest'
import { createCloudTicket } from '#contract/cloud-sessions.ts'
import { portalDay } from '#contract/time-zone.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { addDays } from '#licence/days.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'

// Somebody with places at two stacks says where they want to go; nobody is let in to one of them unasked.
const portal = testPortal()
const staff = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)

async function signIn(email: string, more: object = {}) {
  const { ticket } = await portal.ask(null, createCloudTicket)
  const body = { ticket, email, password: demoPassword, ...more }
  return (await portal.call(null, 'POST', '/cloud/sessions', body)).json
}

/** A person with an account of the portal and a place, and a second cloud account of the company at another stack. */
async function person() {
  const { id, holding, input, contacts } = await cloudAccount(portal, { people: 1 })
  const contact = contacts[0]!
  const [{ email }] = await portal.query(
    `INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
     SELECT gen_random_uuid(), contacts.email, password_hash, role_id, contacts.id, now() FROM contacts,
       (SELECT password_hash, role_id FROM accounts WHERE email = 'cloud@wellenwerk.example') AS like_this
     WHERE contacts.id = $1 RETURNING email`,
    [contact],
  )
  await staff('PUT', `/cloud/configurations/${id}/users/${contact}`, { active: true })
  const second = async (more: object = {}) => {
    const [{ id: stackId }] = await portal.query("SELECT id FROM cloud_stacks WHERE name = 'wellenwerk-schulung'")
    const made = await staff('POST', `/cloud/holdings/${holding}/configurations`, { ...input, stackId, ...more })
    await staff('POST', `/cloud/configurations/${made.json.id}/users`, { contacts: [contact] })
    await staff('PUT', `/cloud/configurations/${made.json.id}/users/${contact}`, { active: true })
    return made.json.id as string
  }
  const session = await portal.call(null, 'POST', '/session', { email, password: demoPassword })
  const mine = (method: string, path: string, body?: unknown) =>
    portal.call(null, method, path, body, { authorization: `Bearer ${session.json.accessToken}` })
  return { email: email as string, contact, first: id, second, mine }
}

test('one account: no question; two: both are told with stack, room and time, and the one named is opened', async () => {
  const { email, first, second, mine } = await person()
  expect(await signIn(email)).toMatchObject({ outcome: 'started', streamingUrl: expect.stringContaining('http') })
  await portal.query('UPDATE cloud_access SET launched_at = NULL WHERE configuration_id = $1', [first])
  const other = await second()

  const asked = await signIn(email)
  expect(asked).toMatchObject({ outcome: 'choose' })
  expect(asked.choices.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, other].toSorted())
  expect(asked.choices[0]).toMatchObject({
    companyName: expect.stringContaining('Streamwerk'),
    seats: 5,
    free: expect.any(Number),
    noAccess: null,
    last: false,
  })
  expect(new Set(asked.choices.map(({ stack }: { stack: string }) => stack)).size).toBe(2)
  const launchedAt = async () =>
    (
      await portal.query(
        'SELECT configuration_id AS id FROM cloud_access WHERE launched_at IS NOT NULL AND configuration_id = ANY($1)',
        [[first, other]],
      )
    ).map(({ id }) => id)
  expect(await launchedAt()).toEqual([])

  expect((await mine('POST', '/cloud/launches', {})).json.choices).toHaveLength(2)
  expect((await mine('POST', '/cloud/launches', { place: other })).json.streamingUrl).toContain('http')
  expect(await launchedAt()).toEqual([other])
  // What was chosen last is proposed, and still nobody is let in unasked.
  const again = await signIn(email)
  expect(again.choices.find(({ last }: { last: boolean }) => last)).toMatchObject({ id: other })
  expect((await signIn(email, { place: first })).streamingUrl).toContain('http')
  expect((await mine('GET', '/my/cloud-places')).json.items).toMatchObject([{ noAccess: null }, { noAccess: null }])
})

test('places that cannot be used are told with the reason, and are no choice', async () => {
  const { email, first, second, mine, contact } = await person()
  const start = addDays(portalDay(new Date()), 5)
  const later = await second({ startDate: start })
  expect((await signIn(email)).streamingUrl).toContain('http')
  const { items } = (await mine('GET', '/my/cloud-places')).json
  expect(items).toMatchObject([
    { id: first, noAccess: null },
    { id: later, noAccess: { reason: 'ahead', day: start } },
  ])
  expect(await signIn(email, { place: later })).toMatchObject({ outcome: 'noAccess' })
  await staff('PUT', `/cloud/configurations/${first}/users/${contact}`, { active: false })
  expect((await signIn(email, { place: first })).outcome).toBe('noAccess')
})

test('a place of somebody else’s is none, and older programs get the one chosen last', async () => {
  const one = await person()
  const other = await person()
  const second = await one.second()
  expect(await signIn(one.email, { place: other.first })).toMatchObject({ outcome: 'noAccess' })
  await signIn(one.email, { place: second })
  const [{ launched_at: before }] = await portal.query(
    'SELECT launched_at FROM cloud_access WHERE configuration_id = $1',
    [second],
  )
  expect((await signIn(one.email, { place: 'last' })).streamingUrl).toContain('http')
  const [{ launched_at: after }] = await portal.query(
    'SELECT launched_at FROM cloud_access WHERE configuration_id = $1',
    [second],
  )
  expect(after > before).toBe(true)
})
