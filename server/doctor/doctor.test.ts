import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { magic } from '#platform/backup/sealed-stream.ts'
import { addKey } from '#platform/keys/keys.ts'
import { version } from '#platform/installation/version.ts'
import { doctor } from '../../tools/commands/doctor.ts'
import { testPortal } from '../testing/portal.ts'
import { certificateFinding } from './certificate.ts'
import { examineDatabase } from './database.ts'
import { disksFinding } from './disk.ts'
import { examine, longestCheck, runCheck } from './doctor.ts'
import { keysFinding } from './keys.ts'
import { usableSettings } from './usable-settings.ts'

interface Json {
  name: string
  verdict: string
  message: string
  action: string | null
}
const portal = testPortal()
const folder = mkdtempSync(join(tmpdir(), 'keywerk-doctor-'))
afterAll(() => rmSync(folder, { recursive: true }))

const settings = () => ({
  NODE_ENV: 'test',
  DATA_DIR: inject('dataFolder'),
  DATABASE_URL: portal.configuration.DATABASE_URL ?? String(portal.working.pool.options.connectionString),
})
/** What the doctor says with these settings more: verdict, sentence and what to do, by check. */
const examined = async (more: Record<string, string> = {}) => {
  const found = await examine({ ...settings(), ...more })
  return Object.fromEntries(
    found.map(({ name, verdict, said, todo }) => [name, { verdict, said: said.en, todo: todo?.en }]),
  )
}

test('of a healthy installation nothing failed', async () => {
  const found = await examined()
  expect(Object.entries(found).filter(([, { verdict }]) => verdict === 'failed')).toEqual([])
  for (const name of ['settings', 'version', 'database', 'schema', 'rights', 'keys', 'clock', 'mails'])
    expect([name, found[name]?.verdict]).toEqual([name, 'ok'])
})

test('the database is read in transactions that cannot write', async () => {
  const database = await examineDatabase(usableSettings(settings()).settings)
  const writing = database.read((db) => db.deleteFrom('mails').execute())
  await expect(writing).rejects.toMatchObject({ code: '25006' })
  await database.close()
})

test('a wrong password is told without it, and what needs no database is checked all the same', async () => {
  const url = new URL(settings().DATABASE_URL)
  url.password = 'not-this-one'
  const found = await examined({ DATABASE_URL: url.href })
  expect(found['database']).toMatchObject({ verdict: 'failed', todo: expect.stringContaining('DATABASE_URL') })
  expect(JSON.stringify(found)).not.toContain('not-this-one')
  expect(found['schema']).toMatchObject({ verdict: 'notChecked', said: 'Not checked: no database.' })
  expect(found['disk']?.verdict).toBe('ok')
})

test('a mail server that refuses is told by its setting, without the password', async () => {
  const { mailServer } = await examined({ SMTP_URL: 'smtp://portal:secret-word@127.0.0.1:9' })
  expect(mailServer).toMatchObject({ verdict: 'failed', todo: expect.stringContaining('SMTP_URL') })
  expect(JSON.stringify(mailServer)).not.toContain('secret-word')
})

test('a misspelt setting warns, a wrong one fails and leaves out what rests on it', async () => {
  expect((await examined({ BACKUPDIR: '/backups' }))['settings']).toMatchObject({
    verdict: 'warning',
    said: expect.stringContaining('BACKUP_DIR'),
  })
  const found = await examined({ SMTP_URL: 'mail.example' })
  expect(found['settings']?.verdict).toBe('failed')
  expect(found['mailServer']).toMatchObject({ verdict: 'notChecked', said: 'Not checked: SMTP_URL is wrong.' })
})

test('a backup of two days ago is too old, one of today is not', async () => {
  const backups = join(folder, 'backups')
  mkdirSync(backups)
  const write = (hoursAgo: number) => {
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString().replace(/\.\d+Z$/, 'Z')
    writeFileSync(join(backups, `keywerk-${at.replaceAll(':', '')}.backup`), magic)
  }
  const set = { BACKUP_DIR: backups, BACKUP_PASSPHRASE: 'zwölf Zeichen' }
  write(50)
  expect((await examined(set))['backups']).toMatchObject({ verdict: 'failed', said: 'The newest is 50 hours old.' })
  write(1)
  expect((await examined(set))['backups']).toMatchObject({ verdict: 'ok', said: 'The newest is 1 hour old.' })
  expect((await examined({ ...set, BACKUP_DIR: join(folder, 'none') }))['backups']?.verdict).toBe('failed')
})

test('keys that others can read fail, and so does one that is missing', () => {
  const id = addKey(folder, 'licence', { demo: true })
  addKey(folder, 'token', { demo: true })
  const wish = { active: id, production: false }
  expect(keysFinding(folder, wish).verdict).toBe('ok')
  expect(keysFinding(folder, { ...wish, production: true }).said.en).toContain('keys of a demo')
  expect(keysFinding(folder, { ...wish, active: 'licence-0' }).said.en).toContain('licence-0')
  chmodSync(join(folder, 'keys'), 0o755)
  expect(keysFinding(folder, wish)).toMatchObject({
    verdict: 'warning',
    todo: { en: expect.stringContaining('chmod 700') },
  })
  chmodSync(join(folder, 'keys', `${id}.pem`), 0o644)
  expect(keysFinding(folder, wish).verdict).toBe('failed')
})

test('a check that hangs is ended after ten seconds, and one that breaks off is told; the others go on', async () => {
  expect(longestCheck).toBe(10_000)
  const call = { settings: usableSettings(settings()).settings, clock: () => new Date(), read: () => Promise.reject() }
  const hanging = { name: 'hanging', look: () => new Promise<never>(() => undefined) }
  expect(await runCheck(hanging, call, new Set(), 20)).toMatchObject({
    verdict: 'failed',
    said: { en: expect.stringContaining('0.02') },
  })
  const broken = { name: 'broken', look: () => Promise.reject(new Error('out of order')) }
  expect(await runCheck(broken, call, new Set())).toMatchObject({
    verdict: 'failed',
    said: { en: expect.stringContaining('out of order') },
  })
})

test('with --json each check is an object, in the language of the caller, and the exit code says whether one failed', async () => {
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value)
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const run = async (language: 'de' | 'en') => {
    const code = await doctor(language, true)
    return { code, ...(JSON.parse(String(said.mock.lastCall?.[0])) as { version: string; at: string; checks: Json[] }) }
  }
  const well = await run('de')
  expect(well).toMatchObject({ version, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) })
  expect(well.code).toBe(well.checks.some(({ verdict }) => verdict === 'failed') ? 1 : 0)
  for (const check of well.checks) expect(Object.keys(check)).toEqual(['name', 'verdict', 'message', 'action'])
  vi.stubEnv('SMTP_URL', 'mail.example')
  const wrong = await run('en')
  expect(wrong.code).toBe(1)
  expect(wrong.checks.find(({ name }) => name === 'mailServer')).toEqual({
    name: 'mailServer',
    verdict: 'notChecked',
    message: 'Not checked: SMTP_URL is wrong.',
    action: null,
  })
  vi.unstubAllEnvs()
})

test('disks are judged with the bounds of the running portal, certificates by their end', () => {
  const disk = (free: number) => disksFinding([{ name: 'DATA_DIR', free }]).verdict
  expect([disk(600 * 2 ** 20), disk(500 * 2 ** 20), disk(31 * 2 ** 20)]).toEqual(['ok', 'warning', 'failed'])
  const now = new Date('2026-11-01T00:00:00Z')
  const ends = (validTo: string, distrust: string | null = null) =>
    certificateFinding({ validTo, distrust }, { host: 'portal.example', now }).verdict
  expect(ends('Dec  1 00:00:00 2026 GMT')).toBe('ok')
  expect(ends('Nov 10 00:00:00 2026 GMT')).toBe('warning')
  expect(ends('Oct 31 00:00:00 2026 GMT')).toBe('failed')
  expect(ends('Dec  1 00:00:00 2026 GMT', 'SELF_SIGNED')).toBe('warning')
})
