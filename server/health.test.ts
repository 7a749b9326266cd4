import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileMemory } from '#platform/keys/memory/file-memory.ts'
import { fileKeys } from '#platform/keys/key-files.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { seedCertificateEnds } from '#domains/sso/certificates.ts'
import { readinessOf } from '#platform/telemetry/readiness.ts'
import { startSigner } from './signer/signer.ts'
import { testPortal } from './testing/portal.ts'
import { selfSigned } from './testing/saml-provider.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-health-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const socket = join(folder, 'signer.sock')
const portal = testPortal({
  SIGNER_SOCKET: socket,
  BACKUP_DIR: folder,
  BACKUP_PASSPHRASE: 'Zwei Boote im Hafen',
  SMTP_URL: 'smtp://127.0.0.1:1',
})
const keys = fileKeys(join(folder, 'keys'), { demo: true, production: false })
const memory = fileMemory(join(folder, 'memory'))
const signer = () => startSigner(keys, { path: socket, perSecond: 1000, memory, log: openLog('silent') })
const troubles = async (): Promise<string[]> =>
  (await portal.app.inject({ url: '/health/ready' })).json<{ troubles?: string[] }>().troubles ?? []
const figure = async (name: string): Promise<number | null> => {
  const { body } = await portal.app.inject({ url: '/metrics' })
  const [, value] = new RegExp(`^keywerk_${name} (\\S+)$`, 'm').exec(body) ?? []
  return value === undefined ? null : Number(value)
}
let running: Awaited<ReturnType<typeof signer>>
beforeAll(async () => {
  await keys.list()
  running = await signer()
})
afterAll(() => running.stop())

test('all is well: no troubles, and figures that say so', async () => {
  await expect.poll(troubles).toEqual([])
  expect([await figure('signer_away'), await figure('mails_waiting'), await figure('jobs_failed')]).toEqual([0, 0, 0])
  expect(await figure('disk_free_bytes')).toBeGreaterThan(0)
})

test('mails that wait for a mail server that is away are told after a minute', async () => {
  const write = (created: string) =>
    portal.query(
      `INSERT INTO mails (id, template, language, sender, receiver, subject, text_body, state, attempts, created_at)
       VALUES (gen_random_uuid(), 'x', 'de', 'a@b.example', 'c@d.example', 'x', 'x', 'queued', 2, now() + $1::interval)`,
      [created],
    )
  await portal.query("UPDATE mails SET sent_at = now() - interval '1 hour' WHERE sent_at IS NOT NULL")
  await write('-10 seconds')
  expect([await troubles(), await figure('mails_waiting')]).toEqual([[], 1])
  await write('-5 minutes')
  expect([await troubles(), await figure('mails_waiting')]).toEqual([['mails.waiting'], 2])
  // One that was taken since says that the mail server is there.
  await portal.query("UPDATE mails SET state = 'sent', sent_at = now() WHERE template = 'x'")
  expect(await troubles()).toEqual([])
  await portal.query("UPDATE mails SET state = 'failed' WHERE template = 'x'")
  expect(await figure('mails_failed')).toBe(2)
})

test('a signer that is away, or does not answer, is told until it is back', async () => {
  await running.stop()
  expect([await troubles(), await figure('signer_away')]).toEqual([['signer.away'], 1])
  const open: Socket[] = []
  const silent = createServer((one) => void open.push(one)).listen(socket)
  expect(await troubles()).toEqual(['signer.away'])
  for (const one of open) one.destroy()
  await new Promise((closed) => silent.close(closed))
  running = await signer()
  await expect.poll(troubles).toEqual([])
  expect(await figure('signer_away')).toBe(0)
})

test('a job that failed for good is told for a day', async () => {
  const [{ name }] = await portal.query(
    "SELECT name FROM pgboss.queue WHERE name NOT LIKE '%.failed' ORDER BY name LIMIT 1",
  )
  await portal.query('UPDATE pgboss.queue SET failed_count = 1 WHERE name = $1', [name])
  await portal.query(
    "INSERT INTO pgboss.job (name, data, state, completed_on) VALUES ($1, '{}', 'failed', now() - interval '2 hours')",
    [name],
  )
  expect([await troubles(), await figure('jobs_failed')]).toEqual([['jobs.failed'], 1])
  await portal.query("UPDATE pgboss.job SET completed_on = now() - interval '25 hours' WHERE name = $1", [name])
  expect([await troubles(), await figure('jobs_failed')]).toEqual([[], 0])
})

test('the age of the last backup is a figure', async () => {
  expect(await figure('backup_age_seconds')).toBeNull()
  await portal.query(
    `INSERT INTO backups (id, file, state, started_at, ended_at) VALUES (gen_random_uuid(), 'x', 'done', now() - interval '3 hours', now())`,
  )
  expect(Math.round((await figure('backup_age_seconds'))! / 3600)).toBe(3)
})

test('a certificate of a company’s sign-on is told thirty days before it ends', async () => {
  expect(await figure('certificate_ends_seconds')).toBeNull()
  const company = await portal.given.companyId('10023')
  const [provider] = await portal.query(
    `INSERT INTO sso_providers (id, identifier, display_name, description, protocol, issuer)
     VALUES (gen_random_uuid(), 'ende', 'Ende', '', 'saml', 'https://idp.example') RETURNING id`,
  )
  const set = async (days: number, enabled = true) =>
    portal
      .query(
        `INSERT INTO sso_configurations (id, company_id, provider_id, entry_point, certificate, enabled)
       VALUES (gen_random_uuid(), $1, $2, 'https://idp.example/sso', $3, $4)
       ON CONFLICT (company_id) DO UPDATE SET
         certificate = excluded.certificate, enabled = excluded.enabled, certificates_until = NULL`,
        [company, provider.id, (await selfSigned(days)).certificate, enabled],
      )
      .then(() => seedCertificateEnds(portal.database.db))
  await set(40)
  expect([await troubles(), Math.round((await figure('certificate_ends_seconds'))! / 86_400)]).toEqual([[], 40])
  await set(29)
  expect(await troubles()).toEqual(['sso.certificateEnds'])
  await set(29, false)
  expect([await troubles(), await figure('certificate_ends_seconds')]).toEqual([[], null])
})

test('however often it is asked, troubles are looked at once in a few seconds', async () => {
  let looks = 0
  const call = portal.jobCall()
  const contributions = {
    ...call.contributions,
    troubles: () => {
      looks++
      return Promise.resolve(['x'])
    },
  }
  const ready = readinessOf({ ...call, contributions }, portal.working.db, 60_000)
  for (let times = 0; times < 20; times++) expect((await ready()).troubles).toContain('x')
  expect(looks).toBe(1)
})
