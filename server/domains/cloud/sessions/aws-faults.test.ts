import { expect, test } from 'vitest'
import { createCloudTicket } from '#contract/cloud-sessions.ts'
import { demoPassword } from '../../../../demo/accounts.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()

async function signIn(): Promise<{ outcome: string; streamingUrl?: string }> {
  const { ticket } = await portal.ask(null, createCloudTicket)
  const body = { ticket, email: 'cloud@wellenwerk.example', password: demoPassword }
  const { status, json } = await portal.call(null, 'POST', '/cloud/sessions', body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json
}
const placesTaken = async () =>
  await portal.query(`SELECT launched_at FROM cloud_access JOIN contacts ON id = contact_id WHERE email LIKE 'cloud@%'`)

test.each(['throttling', 'broken', 'garbage', 'hanging'] as const)(
  'a cloud that is %s is told as refused, takes no place, and is asked again within seconds',
  { timeout: 120_000 },
  async (behaviour) => {
    const before = await placesTaken()
    portal.aws.account.behave('wellenwerk-2024', behaviour)
    // As often as it takes until nothing is asked for a while.
    for (let time = 0; time < (behaviour === 'hanging' ? 1 : 3); time++)
      expect(await signIn()).toMatchObject({ outcome: 'refused' })
    expect(await placesTaken()).toEqual(before)
    portal.aws.account.behave('wellenwerk-2024', null)
    await expect.poll(async () => (await signIn()).outcome, { interval: 1000, timeout: 60_000 }).toBe('started')
  },
)

test.each([
  ['throttling', 'unreachable'],
  ['broken', 'unreachable'],
  ['garbage', 'badAnswer'],
  ['hanging', 'timeout'],
] as const)(
  'while the cloud is %s its pages stay up, and say how old they are and what failed',
  { timeout: 120_000 },
  async (behaviour, failure) => {
    const read = (path: string) => portal.call('administrator', 'GET', path)
    // AWS is left alone for some seconds after what another test did.
    await expect
      .poll(async () => (await portal.call('administrator', 'POST', '/cloud/looks', {})).status, { timeout: 60_000 })
      .toBe(201)
    const { lookedAt } = (await read('/cloud/stacks')).json
    const [{ holdingId }] = (await read('/cloud/companies')).json.items
    const [{ id }] = (await read(`/cloud/holdings/${holdingId}`)).json.configurations
    const paths = [
      '/cloud/companies',
      `/cloud/holdings/${holdingId}`,
      `/cloud/configurations/${id}`,
      `/cloud/configurations/${id}/users`,
      `/cloud/configurations/${id}/sessions`,
      `/cloud/places/${id}`,
      '/cloud-usage/statistics',
      '/events',
    ]
    portal.aws.account.behave('*', behaviour)
    try {
      expect((await portal.call('administrator', 'POST', '/cloud/looks', {})).status).toBeGreaterThanOrEqual(500)
      const state = await read('/cloud/stacks')
      expect([state.status, state.json.lookedAt, state.json.failure]).toEqual([200, lookedAt, failure])
      expect(Date.parse(state.json.failedAt)).toBeGreaterThan(Date.parse(lookedAt))
      expect(state.json.items.length).toBeGreaterThan(0)
      for (const path of paths) expect([path, (await read(path)).status]).toEqual([path, 200])
    } finally {
      portal.aws.account.behave('*', null)
    }
  },
)

test('a clock that is off by ten minutes keeps nobody from signing in', async () => {
  portal.aws.account.clockOff = 600_000
  expect(await signIn()).toMatchObject({ outcome: 'started' })
  portal.aws.account.clockOff = -600_000
  expect(await signIn()).toMatchObject({ outcome: 'started' })
  portal.aws.account.clockOff = 0
  expect(await signIn()).toMatchObject({ outcome: 'started' })
})
