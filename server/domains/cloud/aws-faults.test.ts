import { expect, test } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()

async function signIn(): Promise<{ errCode: number; streamingUrl: string | null }> {
  const { ticket } = (await portal.call(null, 'POST', '/cloud/tickets', {})).json
  const body = { ticket, email: 'cloud@wellenwerk.example', password: demoPassword }
  const { status, json } = await portal.call(null, 'POST', '/cloud/sessions', body)
  expect(status, JSON.stringify(json)).toBe(201)
  return json
}
const placesTaken = async () =>
  (
    await portal.database.pool.query(
      `SELECT launched_at FROM cloud_access JOIN contacts ON id = contact_id WHERE email LIKE 'cloud@%'`,
    )
  ).rows

test.each(['throttling', 'broken', 'garbage', 'hanging'] as const)(
  'a cloud that is %s is told as errCode 6, takes no place, and is asked again within seconds',
  { timeout: 120_000 },
  async (behaviour) => {
    const before = await placesTaken()
    portal.aws.account.behave('wellenwerk-2024', behaviour)
    // As often as it takes until nothing is asked for a while.
    for (let time = 0; time < (behaviour === 'hanging' ? 1 : 3); time++)
      expect(await signIn()).toMatchObject({ errCode: 6, streamingUrl: null })
    expect(await placesTaken()).toEqual(before)
    portal.aws.account.behave('wellenwerk-2024', null)
    await expect.poll(async () => (await signIn()).errCode, { interval: 1000, timeout: 60_000 }).toBe(0)
  },
)

test('a clock that is off by ten minutes keeps nobody from signing in', async () => {
  portal.aws.account.clockOff = 600_000
  expect(await signIn()).toMatchObject({ errCode: 0 })
  portal.aws.account.clockOff = -600_000
  expect(await signIn()).toMatchObject({ errCode: 0 })
  portal.aws.account.clockOff = 0
  expect(await signIn()).toMatchObject({ errCode: 0 })
})
