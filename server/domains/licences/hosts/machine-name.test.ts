import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { machineName } from '#contract/machine-name.ts'
import { testPortal } from '../../../testing/portal.ts'
import { machineNameIn } from './host-queries.ts'

const portal = testPortal()

test('a machine has one name, in lists that the database writes as well', async () => {
  const machines = [
    { name: 'SRV-CAD-01', mac: '001B44113AB7' },
    { name: null, mac: '001B44113AB7' },
    { name: 'SRV-CAD-01', mac: null },
  ]
  expect(machines.map(machineName)).toEqual(['SRV-CAD-01 · 3A:B7', '00:1B:44:11:3A:B7', 'SRV-CAD-01'])
  expect(machineName(null)).toBe('')
  const named: (string | null)[] = []
  for (const machine of machines) {
    const { rows } = await sql<{ name: string | null }>`
      SELECT ${machineNameIn('one.hosts')} AS name FROM (SELECT ${JSON.stringify([machine])}::jsonb AS hosts) AS one`.execute(
      portal.database.db,
    )
    named.push(rows[0]?.name ?? null)
  }
  expect(named).toEqual(machines.map(machineName))
})
