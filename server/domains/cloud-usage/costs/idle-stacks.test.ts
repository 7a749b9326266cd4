import { expect, test } from 'vitest'
import { addressOf } from '../../../testing/factors.ts'
import { testPortal } from '../../../testing/portal.ts'
import { checkUsage } from '../check-queries.ts'

const portal = testPortal()
const call = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)

/** Sets the prices of a month, as they were: it is worked out again, and whatever is known of later ones. */
async function again(fromMonth: string): Promise<void> {
  const costs = { fromMonth, perHourCents: 100, perLoginMonthCents: 300, serverMonthCents: 10_000 }
  expect((await call('PUT', '/cloud-usage/costs', costs)).status).toBe(200)
}
const undivided = async (month: string): Promise<number[]> =>
  (await call('GET', `/cloud-usage?pageSize=50&stack=ruht-a&from=${month}&to=${month}`)).json.items.map(
    ({ totalCents }: { totalCents: number }) => totalCents,
  )

test('what a stack cost that nobody used stays in past months once it is gone, up to the month it went in', async () => {
  await portal.query("INSERT INTO cloud_stacks (name) VALUES ('ruht-a')")
  await portal.query(
    `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, stack, started_at, seconds, report_id, run)
     SELECT 'ruht-1', 'u', id, company_id, 'ruht-a', '2033-01-10T08:00:00Z', 3600, (SELECT id FROM cloud_reports LIMIT 1),
       gen_random_uuid() FROM contacts WHERE email = $1`,
    [addressOf('customer')],
  )
  for (const month of ['2033-01', '2033-02', '2033-03']) await again(month)
  expect(await undivided('2033-02')).toEqual([10_000])
  // In Germany it is March already.
  await portal.query("UPDATE cloud_stacks SET gone_at = '2033-02-28T23:30:00Z' WHERE name = 'ruht-a'")
  for (const month of ['2033-01', '2033-04']) await again(month)
  expect(await undivided('2033-02')).toEqual([10_000])
  expect(await undivided('2033-03')).toEqual([10_000])
  expect(await undivided('2033-04')).toEqual([])
  expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
})
