import { expect, test } from 'vitest'
import { createCloudTicket } from '#contract/cloud-sessions.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'
import { whileHeld } from '../../../testing/while-held.ts'

// Staff choose another stack for an account while others are at it.
const portal = testPortal()
const [first, second] = ['wellenwerk-2024', 'wellenwerk-2023'] as const
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const saved = `UPDATE cloud_configurations SET modified_at = clock_timestamp(),
  stack_id = (SELECT id FROM cloud_stacks WHERE name = '${second}') WHERE id = $1`

test('whoever gives a place at that moment gives it', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  const given = await whileHeld(portal.database, [saved, id], () =>
    call('PUT', `/cloud/places/${id}/users/${contacts[0]}`, { active: true }),
  )
  expect([given.status, given.json.used]).toEqual([200, 1])
})

test('whoever saves it at that moment is told that somebody else did', async () => {
  const { id, input, created } = await cloudAccount(portal)
  const body = { ...input, seats: 7, modifiedAt: created.json.modifiedAt }
  const late = await whileHeld(portal.database, [saved, id], () => call('PUT', `/cloud/configurations/${id}`, body))
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
})

test('whoever signs in while AppStream is asked about the stack before comes in at the new one', async () => {
  const { id, contacts } = await cloudAccount(portal, { people: 1 })
  await call('PUT', `/cloud/configurations/${id}/users/${contacts[0]}`, { active: true })
  const [{ email, user }] = await portal.query(
    'SELECT email, stream_user AS user FROM contacts JOIN cloud_users ON contact_id = id WHERE id = $1',
    [contacts[0]],
  )
  await portal.query(
    `INSERT INTO accounts (id, email, password_hash, role_id, contact_id, verified_at)
     SELECT gen_random_uuid(), $1, password_hash, role_id, $2, now() FROM accounts
     WHERE email = 'cloud@wellenwerk.example'`,
    [email, contacts[0]],
  )
  const { ticket } = await portal.ask(null, createCloudTicket)
  const held = Promise.withResolvers<void>()
  portal.aws.account.held = held.promise
  const asked = portal.aws.calls()
  const coming = portal.call(null, 'POST', '/cloud/sessions', { ticket, email, password: demoPassword })
  await until(() => portal.aws.calls() > asked)
  await portal.query(saved, [id])
  held.resolve()
  const { json } = await coming
  expect(json.outcome).toBe('started')
  await fetch(json.streamingUrl)
  const streaming = (stack: string) => portal.aws.account.running(stack).some(({ userId }) => userId === user)
  expect([streaming(first), streaming(second)]).toEqual([false, true])
})
