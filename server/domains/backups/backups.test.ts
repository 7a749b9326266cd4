import { mkdtempSync, readdirSync, rmSync, writeFileSync, createReadStream, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { listBackups } from '#contract/backups.ts'
import { readConfiguration } from '#platform/installation/configuration.ts'
import { checkBackup } from '#platform/backup/read-backup.ts'
import { testPortal } from '../../testing/portal.ts'
import { backupJob, endLeftRunning, writeOne } from './backups.ts'
import { version } from '#platform/installation/version.ts'

const passphrase = 'Wellenbrecher am Nordkai'
const parent = mkdtempSync(join(tmpdir(), 'keywerk-daily-'))
const folder = join(parent, 'backups')
const portal = testPortal({
  BACKUP_DIR: folder,
  BACKUP_PASSPHRASE: passphrase,
  BACKUP_KEEP: '2',
  MAIL_STAFF: 'betrieb@wellenwerk.example',
})
afterAll(() => rmSync(parent, { recursive: true, force: true }))
beforeEach(() => mkdirSync(folder, { recursive: true }))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (day: string) => portal.jobCall({ clock: () => new Date(`${day}T02:45:00Z`) })
const nameOf = (day: string) => `keywerk-${day}T024500Z.backup`
const shown = () => portal.ask('administrator', listBackups)
const ready = async () => (await portal.call(null, 'GET', '/health/ready')).json
const audited = async () =>
  (await portal.query("SELECT changes FROM audit_log WHERE record_kind = 'backup' ORDER BY id DESC"))[0]?.changes

test('the newest backups are kept, each can be opened, and other files stay', async () => {
  writeFileSync(join(folder, 'von-hand.backup'), '')
  writeFileSync(join(folder, `${nameOf('2026-11-01')}.part`), '')
  for (const day of ['2026-11-20', '2026-11-21']) writeFileSync(join(folder, nameOf(day)), '')
  await writeOne(at('2026-11-22'))
  expect(readdirSync(folder).toSorted()).toEqual([nameOf('2026-11-21'), nameOf('2026-11-22'), 'von-hand.backup'])
  await checkBackup(createReadStream(join(folder, nameOf('2026-11-22'))), passphrase)
  const { items, ...set } = await shown()
  expect(set).toMatchObject({ folder, at: '02:45', keep: 2 })
  expect(items[0]).toMatchObject({ file: nameOf('2026-11-22'), state: 'done', problem: '' })
  expect(items[0]!.bytes).toBeGreaterThan(10_000)
  expect(await audited()).toMatchObject({ file: [null, nameOf('2026-11-22')], removed: [null, 1] })
})

test('one begun while another is written leaves that alone, and so does one whose process died', async () => {
  const call = at('2026-11-23')
  const reached = Promise.withResolvers<void>()
  const others = Promise.withResolvers<void>()
  let parts = 0
  const transaction: typeof call.transaction = async (work) => {
    // The first part looks for what was left running, the second notes the end.
    if (++parts === 2) {
      reached.resolve()
      await others.promise
    }
    return call.transaction(work)
  }
  const first = writeOne({ ...call, transaction })
  await reached.promise
  await writeOne(at('2026-11-24'))
  await backupJob.failed!(at('2026-11-24'), {})
  expect((await shown()).items[0]).toMatchObject({ file: nameOf('2026-11-23'), state: 'running' })
  others.resolve()
  await first
  expect((await shown()).items[0]).toMatchObject({ file: nameOf('2026-11-23'), state: 'done' })
  expect(readdirSync(folder)).toEqual([nameOf('2026-11-23')])
  expect(await portal.query("SELECT id FROM mails WHERE template = 'backups.failed'")).toEqual([])
})

test('one that fails is told: row, audit, mail, health and figures; nothing older is removed', async () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'Hier sollte ein Ordner sein.')
  await writeOne(at('2026-11-24'))
  const { items } = await shown()
  expect(items[0]).toMatchObject({ file: nameOf('2026-11-24'), state: 'failed', bytes: null })
  expect(items[0]!.problem).toContain('EEXIST')
  expect(await audited()).toMatchObject({ problem: [null, items[0]!.problem] })
  const mails = await portal.query("SELECT * FROM mails WHERE template = 'backups.failed'")
  expect(mails).toMatchObject([
    { receiver: 'betrieb@wellenwerk.example', text_body: expect.stringContaining('EEXIST') },
  ])
  expect(await ready()).toEqual({ status: 'ready', version, troubles: ['backups.failed'] })
  const figures = await portal.app.inject({ url: '/metrics' })
  expect(figures.body).toContain('keywerk_trouble{trouble="backups.failed"} 1')
})

test('what a killed process left running has failed; none for two days is overdue', async () => {
  await portal.query("INSERT INTO backups (id, file, started_at) VALUES (gen_random_uuid(), 'x', '2026-11-26')")
  await endLeftRunning(at('2026-11-26'))
  expect((await shown()).items[0]).toMatchObject({ file: 'x', state: 'failed' })
  await portal.query("UPDATE backups SET state = 'done', started_at = now() - interval '49 hours', ended_at = now()")
  expect(await ready()).toMatchObject({ troubles: ['backups.overdue'] })
  expect((await shown()).overdue).toBe(true)
})

test('an administrator asks for one, and it is written by the job', async () => {
  const count = async () => (await shown()).items.filter(({ state }) => state === 'done').length
  const before = await count()
  expect((await portal.call('administrator', 'POST', '/backups', {})).status).toBe(204)
  await expect.poll(count, { timeout: 50_000 }).toBe(before + 1)
  expect(readdirSync(folder)).toHaveLength(1)
  expect(await ready()).toEqual({ status: 'ready', version })
})

test('without a folder nothing comes round; with one and no passphrase nothing starts', () => {
  const scheduleOf = backupJob.schedule as (settings: object) => string | null
  expect(scheduleOf(readConfiguration({}))).toBeNull()
  const set = { BACKUP_DIR: '/backups', BACKUP_PASSPHRASE: passphrase, BACKUP_AT: '23:05' }
  expect(scheduleOf(readConfiguration(set))).toBe('5 23 * * *')
  expect(() => readConfiguration({ ...set, BACKUP_PASSPHRASE: 'kurz' })).toThrow('BACKUP_PASSPHRASE')
})
