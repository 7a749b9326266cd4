import { expect, test } from 'vitest'
import { cloudAccount } from '../../../testing/cloud-account.ts'
import { testPortal } from '../../../testing/portal.ts'

// What was streamed before an account got another stack is reported afterwards.
const portal = testPortal()
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const [old, now] = ['wellenwerk-2024', 'wellenwerk-schulung'] as const
const header =
  'user_session_id,session_start_time,session_duration_in_seconds,user_id,stack_name,connected_at_least_once'
const yesterday = new Date(Date.now() - 86_400_000).toISOString()
const soon = () => new Date(Date.now() + 60_000).toISOString()

const report = (id: string, started: string, user: string, stack: string) =>
  call(
    'POST',
    `/cloud-usage/reports?name=${id}.csv`,
    Buffer.from(`${header}\n${id},${started},3600,${user},${stack},true`),
  )
const accountOf = async (session: string): Promise<string | null> =>
  (await portal.query('SELECT configuration_id FROM cloud_sessions WHERE id = $1', [session]))[0].configuration_id

const stackId = async (name: string): Promise<string> =>
  (await portal.query('SELECT id FROM cloud_stacks WHERE name = $1', [name]))[0].id

async function changeStack(account: string, stack: string): Promise<void> {
  const before = (await call('GET', `/cloud/configurations/${account}`)).json
  const { accountTypeId, seats, runtime, startDate, modifiedAt } = before
  const input = { accountTypeId, stackId: await stackId(stack), seats, runtime, startDate, modifiedAt }
  expect((await call('PUT', `/cloud/configurations/${account}`, input)).status).toBe(200)
}

/** Somebody with an account on the old stack, and what AppStream calls them. */
async function somebody() {
  const made = await cloudAccount(portal, { people: 1 })
  const [contact] = made.contacts
  const [{ user, email }] = await portal.query(
    'SELECT stream_user AS user, email FROM cloud_users JOIN contacts ON id = contact_id WHERE contact_id = $1',
    [contact],
  )
  return { ...made, contact: contact!, user: user as string, email: email as string }
}

test('hours on the stack an account had are its own, whether they are reported or given to somebody afterwards', async () => {
  const { id, user, email } = await somebody()
  await report('s-unnamed', yesterday, 'fremde', old)
  await changeStack(id, now)
  await report('s-before', yesterday, user, old)
  await report('s-after', soon(), user, now)
  expect(await accountOf('s-before')).toBe(id)
  expect(await accountOf('s-after')).toBe(id)
  await call('POST', '/cloud-usage/unknown/assign', { streamUser: 'fremde', email })
  expect(await accountOf('s-unnamed')).toBe(id)
})

test('of two accounts that changed their stacks for each other’s it is the one that had it at the time', async () => {
  const { id, holding, input, contact, user } = await somebody()
  const other = { ...input, stackId: await stackId(now) }
  const another = (await call('POST', `/cloud/holdings/${holding}/configurations`, other)).json.id as string
  await call('POST', `/cloud/configurations/${another}/users`, { contacts: [contact] })
  await changeStack(id, now)
  await changeStack(another, old)
  for (const [name, started, stack] of [
    ['t-before-old', yesterday, old],
    ['t-before-now', yesterday, now],
    ['t-after-old', soon(), old],
    ['t-after-now', soon(), now],
  ] as const)
    await report(name, started, user, stack)
  expect(await Promise.all(['t-before-old', 't-after-now'].map(accountOf))).toEqual([id, id])
  expect(await Promise.all(['t-before-now', 't-after-old'].map(accountOf))).toEqual([another, another])
})

test('somebody who has gone leaves their hours with the account as well', async () => {
  const { id, contact, user } = await somebody()
  await changeStack(id, now)
  expect((await call('DELETE', `/contacts/${contact}`)).status).toBe(204)
  await report('g-before', yesterday, user, old)
  expect(await accountOf('g-before')).toBe(id)
})
