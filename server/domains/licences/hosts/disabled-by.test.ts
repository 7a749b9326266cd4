import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'

const name = 'hosts_before_disabled_by'
let database: ReturnType<typeof openDatabase>
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const [unpaid, enabledSince, staff, unlogged, moved, enabled] = Array.from({ length: 6 }, () => randomUUID())

// As the release before wrote it; the holdings around do not matter here.
beforeAll(async () => {
  const admin = openDatabase(inject('postgresUrl'), 1)
  await admin.pool.query(`CREATE DATABASE ${name}`)
  await admin.close()
  database = openDatabase(inject('postgresUrl').replace(/postgres$/, name), 1)
  await migrate(database.db, '0241-remarks-by-key')
  await query("SET session_replication_role = 'replica'")
  const insert = (id: string | undefined, disabled: boolean, movedTo: string | null = null) =>
    query(
      `INSERT INTO hosts (id, holding_id, version, unlimited, start_date, binding, port, hosts, disabled, moved_to)
       VALUES ($1, $1, 20, true, '2026-01-01', 'name', 28064, '[]', $2, $3)`,
      [id, disabled, movedTo],
    )
  await insert(unpaid, true)
  await insert(enabledSince, false)
  await insert(staff, true)
  await insert(unlogged, true)
  await insert(moved, true, unpaid)
  await insert(enabled, false)
  const log = (id: string | undefined, operation: string, changes: object) =>
    query(`INSERT INTO audit_log (operation, record_kind, record_id, changes) VALUES ($1, 'host', $2, $3)`, [
      operation,
      id,
      changes,
    ])
  const disabling = { disabled: [false, true] }
  await log(unpaid, 'students.orderChanged', disabling)
  await log(unpaid, 'changeHost', { comment: ['', 'Labor'] })
  await log(enabledSince, 'students.orderChanged', disabling)
  await log(enabledSince, 'toggleHost', { disabled: [true, false] })
  await log(staff, 'students.orderChanged', disabling)
  await log(staff, 'students.orderChanged', { disabled: [true, false] })
  await log(staff, 'toggleHost', disabling)
  await log(moved, 'moves.close', disabling)
  await query("SET session_replication_role = 'origin'")
  await migrate(database.db)
})
afterAll(() => database?.close())

test('what disabled a host ID is taken from the audit log once', async () => {
  const rows = await query('SELECT id, disabled, disabled_by FROM hosts')
  expect(Object.fromEntries(rows.map(({ id, ...row }) => [id, row]))).toEqual({
    [unpaid!]: { disabled: true, disabled_by: 'payment' },
    [enabledSince!]: { disabled: false, disabled_by: null },
    [staff!]: { disabled: true, disabled_by: 'vendor' },
    [unlogged!]: { disabled: true, disabled_by: 'vendor' },
    [moved!]: { disabled: true, disabled_by: 'move' },
    [enabled!]: { disabled: false, disabled_by: null },
  })
})
