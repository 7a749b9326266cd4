import { expect, test } from 'vitest'
import { addressOf } from '../../../testing/factors.ts'
import { testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'

const portal = testPortal()
const prices = (perHourCents: number) =>
  portal.call('administrator', 'PUT', '/cloud-usage/costs', {
    fromMonth: '2034-01',
    perHourCents,
    perLoginMonthCents: 0,
    serverMonthCents: 0,
  })
const cents = async (month: string) =>
  (await portal.query("SELECT total_cents FROM cloud_usage WHERE stack = 'viel-a' AND month = $1", [`${month}-01`]))[0]
    .total_cents

test('prices of many months are worked out month by month: what is done counts, and nobody waits for all of it', async () => {
  await portal.query("INSERT INTO cloud_stacks (name) VALUES ('viel-a')")
  await portal.query(
    `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, stack, started_at, seconds, report_id, run)
     SELECT 'viel-' || month, 'u', contacts.id, company_id, 'viel-a', ('2034-0' || month || '-10T08:00:00Z')::timestamptz, 3600,
       (SELECT id FROM cloud_reports LIMIT 1), gen_random_uuid()
     FROM contacts, generate_series(1, 3) AS month WHERE email = $1`,
    [addressOf('customer')],
  )
  expect((await prices(100)).status).toBe(200)
  expect([await cents('2034-01'), await cents('2034-03')]).toEqual([100, 100])

  const holder = await portal.database.pool.connect()
  await holder.query('BEGIN')
  await holder.query("SELECT FROM cloud_usage_groups WHERE month = '2034-02-01' FOR UPDATE")
  const saved = prices(200)
  await until(async () => (await cents('2034-01')) === 200)
  expect([await cents('2034-02'), await cents('2034-03')]).toEqual([100, 100])
  await holder.query('COMMIT')
  holder.release()
  expect((await saved).status).toBe(200)
  expect([await cents('2034-02'), await cents('2034-03')]).toEqual([200, 200])
})
