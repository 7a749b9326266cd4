import { expect, test } from 'vitest'
import { listCompanies } from '#contract/companies.ts'
import { setPreferences } from '#contract/session.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { issue, readyHost } from '../domains/licences/fixtures.ts'
import { lockWaiters } from '../testing/lock-waiters.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()

test('24 writers that wait for a row keep nobody from reading, and are refused as busy after five seconds', async () => {
  await portal.tokenOf('administrator')
  const { pool } = portal.database
  expect((await pool.query('SHOW lock_timeout')).rows).toEqual([{ lock_timeout: '5s' }])
  const holder = await pool.connect()
  let settled = 0
  try {
    await holder.query('BEGIN')
    // Others may read, and wait to write.
    await holder.query('LOCK TABLE companies, accounts, contacts IN EXCLUSIVE MODE')
    const writes = Array.from({ length: 24 }, async () => {
      const answer = await portal.call('administrator', 'PATCH', '/session/preferences', { language: 'de' })
      settled++
      return answer
    })
    await expect.poll(() => portal.working.pool.waitingCount).toBeGreaterThan(0)
    const reads = ['/session', '/companies', '/contacts', '/portal', '/health/ready', '/.well-known/licence-keys.json']
    for (const path of reads)
      expect([path, (await portal.call('administrator', 'GET', path)).status]).toEqual([path, 200])
    expect(settled).toBe(0)
    const refused = await Promise.race(writes)
    expect([refused.status, refused.json.code]).toEqual([503, 'server.busy'])
    await holder.query('ROLLBACK')
    const outcomes = (await Promise.all(writes)).map(({ status, json }) => json?.code ?? status)
    expect(outcomes.filter((outcome) => outcome !== 204 && outcome !== 'server.busy')).toEqual([])
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  expect((await portal.call('administrator', 'PATCH', '/session/preferences', { language: 'de' })).status).toBe(204)
})

test('24 writers that wait for one row keep nobody from signing in', async () => {
  await portal.tokenOf('administrator')
  const { pool } = portal.database
  const holder = await pool.connect()
  let settled = 0
  try {
    await holder.query(`BEGIN; SELECT FROM accounts WHERE email = 'administrator@wellenwerk.example' FOR UPDATE`)
    const writes = Array.from({ length: 24 }, async () => {
      await portal.ask('administrator', setPreferences, { body: { language: 'de' } })
      settled++
    })
    await expect.poll(() => portal.working.pool.waitingCount).toBeGreaterThan(0)
    const credentials = { email: 'licenser@wellenwerk.example', password: demoPassword }
    const signedIn = await portal.call(null, 'POST', '/session', credentials)
    const wrong = await portal.call(null, 'POST', '/session', { ...credentials, password: 'Falsch-12345' })
    expect([signedIn.status, wrong.status, settled]).toEqual([201, 401, 0])
    await holder.query('ROLLBACK')
    await Promise.all(writes)
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
})

test('issues that wait for the ledger are refused as busy, and issue once it is free', async () => {
  const hosts = await Promise.all(Array.from({ length: 8 }, () => readyHost(portal)))
  const holder = await portal.database.pool.connect()
  try {
    await holder.query('BEGIN; SELECT FROM ledger_end FOR UPDATE')
    const issues = hosts.map(({ id }) => issue(portal, id))
    for (const { status, json } of await Promise.all(issues)) expect([status, json.code]).toEqual([503, 'server.busy'])
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
  expect((await issue(portal, hosts[0]!.id)).status).toBe(201)
})

test('while every connection for reading waits, ready says so within its own time', async () => {
  const { pool } = portal.database
  const holder = await pool.connect()
  let settled = 0
  try {
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE companies IN ACCESS EXCLUSIVE MODE')
    const reads = Array.from({ length: 24 }, async () => {
      await portal.ask('administrator', listCompanies)
      settled++
    })
    await expect.poll(() => lockWaiters({ pool })).toBeGreaterThanOrEqual(8)
    const ready = await portal.call(null, 'GET', '/health/ready')
    expect([ready.status, settled]).toEqual([503, 0])
    await holder.query('ROLLBACK')
    await Promise.all(reads)
  } finally {
    holder.release()
  }
  await expect.poll(async () => (await portal.call(null, 'GET', '/health/ready')).status).toBe(200)
})
