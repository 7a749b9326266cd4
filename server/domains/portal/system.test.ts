import { expect, test, vi } from 'vitest'
import { version } from '#platform/installation/version.ts'
import { migrationNames } from '#platform/database/migrate.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal({ CRM_TOKEN: 'secret-of-the-crm' })
const read = async (path: string) => (await portal.call('administrator', 'GET', path)).json
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

test('who looks after the system reads which release runs on what; nobody else does', async () => {
  const { migrations, outside, ...json } = await read('/system')
  expect(json).toEqual({
    version,
    startedAt: instant,
    processes: 1,
    node: process.versions.node,
    database: expect.stringMatching(/^PostgreSQL \d+/),
    databaseBytes: expect.any(Number),
    disk: { freeBytes: expect.any(Number), bytes: expect.any(Number) },
    mails: { waiting: 0, failed: expect.any(Number), sentAt: expect.toBeOneOf([null, instant]) },
    signer: 'none',
  })
  expect(json.databaseBytes).toBeGreaterThan(1e6)
  expect(json.disk.bytes).toBeGreaterThan(json.disk.freeBytes)
  const names = (await migrationNames()).toReversed().slice(0, 10)
  expect(migrations).toEqual(names.map((name) => ({ name, at: instant, ms: expect.any(Number) })))
  expect(outside).toEqual(expect.any(Array))
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  for (const path of ['/system', '/jobs', '/settings'])
    expect((await portal.call('licenser', 'GET', path)).json.code).toBe('permission.missing')
})

test('it tells when a system outside last answered, and when it last failed and why', async () => {
  portal.jobCall().metrics.outside('crm', 'companies', 'ok', 10)
  const crm = async () => (await read('/system')).outside.find(({ system }: { system: string }) => system === 'crm')
  await expect.poll(crm).toMatchObject({ system: 'crm', succeededAt: instant, failedAt: null, problem: '' })
  portal.jobCall().metrics.outside('crm', 'companies', 'timeout', 10)
  await expect.poll(crm).toMatchObject({ succeededAt: instant, failedAt: instant, problem: 'timeout' })
})

test('the settings in force are shown without secrets', async () => {
  vi.stubEnv('CRM_TOKEN', 'secret-of-the-crm')
  vi.stubEnv('SMTP_URL', 'smtp://portal:secret-of-the-mail@mail.example:587')
  const { items } = await read('/settings')
  vi.unstubAllEnvs()
  const valueOf = (name: string) => items.find((one: { name: string }) => one.name === name)
  expect(valueOf('CRM_TOKEN')).toEqual({ name: 'CRM_TOKEN', value: '***', source: 'environment' })
  expect(valueOf('SMTP_URL')).toMatchObject({ value: 'smtp://***@mail.example:587' })
  expect(valueOf('BACKUP_KEEP')).toEqual({ name: 'BACKUP_KEEP', value: '14', source: 'default' })
  expect(JSON.stringify(items)).not.toContain('secret-of')
})

test('a job that failed for good runs once more, once; one that says so at its record is not taken', async () => {
  const fail = async (name: string) => {
    const [{ id }] = await portal.query(
      `INSERT INTO pgboss.job (name, data, state, retry_count, completed_on, output)
       VALUES ($1, '{}', 'failed', 4, now(), '{"message": "Error: the disk is full"}') RETURNING id`,
      [name],
    )
    await portal.query('UPDATE pgboss.queue SET failed_count = 1 WHERE name = $1', [name])
    return id as string
  }
  const [again, kept] = [await fail('mails.removeOld'), await fail('backups.write')]
  const { items } = await read('/jobs')
  expect(items.find(({ id }: { id: string }) => id === again)).toEqual({
    id: again,
    name: 'mails.removeOld',
    failedAt: instant,
    tries: 5,
    problem: 'Error: the disk is full',
    retryable: true,
  })
  expect(items.find(({ id }: { id: string }) => id === kept)).toMatchObject({ retryable: false })
  const retry = async (id: string) => (await portal.call('administrator', 'POST', `/jobs/${id}/attempts`)).status
  // Two clicks at the same moment queue it once.
  const statuses = await Promise.all([retry(again), retry(again)])
  expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 404])
  expect(await retry(kept)).toBe(409)
  const done = () => portal.query("SELECT id FROM pgboss.job WHERE name = 'mails.removeOld' AND state = 'completed'")
  await expect.poll(done, { timeout: 20_000 }).toHaveLength(1)
  const audited = "SELECT changes FROM audit_log WHERE operation = 'retryJob' AND record_kind = 'job'"
  expect(await portal.query(audited)).toEqual([{ changes: { name: [null, 'mails.removeOld'] } }])
})

test('the figures name the release', async () => {
  const { body } = await portal.app.inject({ url: '/metrics' })
  expect(body).toContain(`keywerk_info{version="${version}"} 1`)
})
