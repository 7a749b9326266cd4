import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { besideTriggers } from '../../../testing/beside-triggers.ts'
import { testPortal } from '../../../testing/portal.ts'
import { issueFor, readyHost } from '../fixtures.ts'

const portal = testPortal()

test('the job that signs enters licences without an entry first', async () => {
  const { id } = await issueFor(portal, (await readyHost(portal)).id)
  await besideTriggers(portal.database, (tx) =>
    sql`INSERT INTO licences (id, serial, host_id, holding_id, configuration_id, generation, key_id, file_name,
       bytes, sha256, start_date, issued_at)
     SELECT gen_random_uuid(), 960000, host_id, holding_id, configuration_id, 9100, key_id, file_name, bytes, sha256,
       start_date, issued_at FROM licences WHERE id = ${id}`.execute(tx),
  )
  await portal.run('ledger.signHead')
  expect((await portal.call('licenser', 'GET', '/ledger?search=960000')).json.total).toBe(1)
})
