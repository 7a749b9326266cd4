import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { besideTriggers } from '../../../testing/beside-triggers.ts'
import { testPortal } from '../../../testing/portal.ts'
import { issueFor, readyHost } from '../fixtures.ts'

const portal = testPortal()

test('the job that signs looks for licences without an entry on Sundays', async () => {
  const { id } = await issueFor(portal, (await readyHost(portal)).id)
  await besideTriggers(portal.database, (tx) =>
    sql`INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, key_id, file_name,
       bytes, sha256, start_date, issued_at)
     SELECT gen_random_uuid(), 960000, host_id, holding_id, configuration_id, 9100, key_id, file_name, bytes, sha256,
       start_date, issued_at FROM licences WHERE id = ${id}`.execute(tx),
  )
  const enteredOn = async (weekday: number) => {
    const day = new Date()
    do day.setUTCDate(day.getUTCDate() + 1)
    while (day.getUTCDay() !== weekday)
    await portal.run('ledger.signHead', {}, { clock: () => day })
    return (await portal.call('licenser', 'GET', '/ledger?search=960000')).json.total
  }
  expect(await enteredOn(6)).toBe(0)
  expect(await enteredOn(0)).toBe(1)
})
