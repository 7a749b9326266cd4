import type pg from 'pg'
import { describe, expect, test } from 'vitest'
import { lockWaiters } from '../../testing/lock-waiters.ts'
import { until } from '../../testing/until.ts'
import { testPortal } from '../../testing/portal.ts'
import { checkUsage } from './check-queries.ts'

const portal = testPortal()
const nobody = '0198c0de-0000-7000-8000-00000000dead'
const columns = ['contact_id', 'company_id', 'configuration_id', 'report_id'] as const
type Column = (typeof columns)[number]
let number = 0

/** A contact, a company, an account and a report nothing else names. */
async function made(): Promise<Record<Column, string>> {
  number++
  const rows = await portal.query<Record<Column, string>>(
    `WITH person AS (
       INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
       VALUES (gen_random_uuid(), 'Frau', 'Ada', 'Lose', $1 || '@lose.example', '') RETURNING id
     ), firm AS (
       INSERT INTO companies (id, customer_number, name, company_type_id, street, house_number, zip_code, city)
       VALUES (gen_random_uuid(), $1, 'Lose', (SELECT id FROM company_types LIMIT 1), 'Weg', '1', '20457', 'Hamburg') RETURNING id
     ), account AS (
       INSERT INTO cloud_configurations (id, holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date)
       SELECT gen_random_uuid(), holding_id, account_type_id, stack_id, seats, runtime, start_date, end_date
       FROM cloud_configurations LIMIT 1 RETURNING id
     ), report AS (
       INSERT INTO cloud_reports (id, name, source, state, run)
       VALUES (gen_random_uuid(), $1, 'upload', 'done', gen_random_uuid()) RETURNING id
     )
     SELECT person.id AS contact_id, firm.id AS company_id, account.id AS configuration_id, report.id AS report_id
     FROM person, firm, account, report`,
    [String(970_000 + number)],
  )
  return rows[0]!
}

const write = (on: Pick<pg.ClientBase, 'query'>, id: string, of: Record<Column, string>) =>
  on.query(
    `INSERT INTO cloud_sessions (id, stream_user, contact_id, company_id, configuration_id, stack, started_at, seconds, report_id, run)
     VALUES ($1, 'x', $2, $3, $4, 'stack-r', '2033-01-02T08:00:00Z', 60, $5, gen_random_uuid())`,
    [id, ...columns.map((column) => of[column])],
  )
const written = async (id: string) => (await portal.query('SELECT * FROM cloud_sessions WHERE id = $1', [id]))[0]
/** Whether a session has somebody nobody knows, who is not the one it had. */
const nobodyKnown = async (id: string, was: string): Promise<boolean> => {
  const rows = await portal.query(
    'SELECT email FROM contacts JOIN cloud_sessions ON contact_id = contacts.id WHERE cloud_sessions.id = $1',
    [id],
  )
  return rows.length === 1 && rows[0].email.endsWith('@erased.invalid') && !rows[0].email.startsWith(was)
}
const table = { contact_id: 'contacts', company_id: 'companies', configuration_id: 'cloud_configurations' } as const
const inAgreement = async () => {
  await portal.jobCall().transaction(async ({ db }) => (await import('./costs/month-costs.ts')).workOutCosts(db))
  expect(await checkUsage(portal.database.db)).toMatchObject({ lines: 0, costs: 0, groups: 0 })
}

describe('what a session names', () => {
  test.each(columns)('%s is there, when it is written and when it is changed', async (column) => {
    const of = await made()
    const { pool } = portal.working
    const refused = { code: '23503', constraint: `cloud_sessions_${column}_fkey` }
    await expect(write(pool, `r-${column}`, { ...of, [column]: nobody })).rejects.toMatchObject(refused)
    await write(pool, `r-${column}`, of)
    const change = `UPDATE cloud_sessions SET ${column} = $1 WHERE id = $2`
    await expect(pool.query(change, [nobody, `r-${column}`])).rejects.toMatchObject(refused)
    await pool.query(change, [(await made())[column], `r-${column}`])
    await inAgreement()
  })

  test('a session stays without what is deleted, and the sums follow; a report with sessions is not deleted', async () => {
    const of = await made()
    await write(portal.working.pool, 'd-1', of)
    for (const column of ['configuration_id', 'contact_id', 'company_id'] as const) {
      await portal.query(`DELETE FROM ${table[column]} WHERE id = $1`, [of[column]])
      if (column === 'contact_id') expect(await nobodyKnown('d-1', of.contact_id)).toBe(true)
      else expect(await written('d-1')).toMatchObject({ [column]: null })
      await inAgreement()
    }
    const removal = portal.database.pool.query('DELETE FROM cloud_reports WHERE id = $1', [of.report_id])
    await expect(removal).rejects.toMatchObject({ code: '23503' })
    expect(await written('d-1')).toMatchObject({ company_id: null, configuration_id: null, report_id: of.report_id })
  })

  test('whoever deletes a contact waits for a session being written, which then stays without it', async () => {
    const of = await made()
    const writer = await portal.working.pool.connect()
    await writer.query('BEGIN')
    await write(writer, 'w-1', of)
    const deleted = portal.database.pool.query('DELETE FROM contacts WHERE id = $1', [of.contact_id])
    await waits()
    await writer.query('COMMIT')
    writer.release()
    await deleted
    expect(await written('w-1')).toMatchObject({ company_id: of.company_id })
    expect(await nobodyKnown('w-1', of.contact_id)).toBe(true)
    await inAgreement()
  })

  test('a session of a contact that is being deleted waits, and is refused', async () => {
    const of = await made()
    const remover = await portal.database.pool.connect()
    await remover.query('BEGIN')
    await remover.query('DELETE FROM contacts WHERE id = $1', [of.contact_id])
    const late = expect(write(portal.working.pool, 'w-2', of)).rejects.toMatchObject({ code: '23503' })
    await waits()
    await remover.query('COMMIT')
    remover.release()
    await late
    expect(await written('w-2')).toBeUndefined()
  })
})

const waits = () => until(async () => (await lockWaiters(portal.database)) > 0)
