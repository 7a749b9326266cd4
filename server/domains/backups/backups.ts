import { join, resolve } from 'node:path'
import { takesTurn, withClient } from '#platform/backup/tables.ts'
import { writeBackup } from '#platform/backup/write-backup.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { WithTelemetry } from '#platform/installation/installation.ts'
import { job, type JobCall } from '#platform/jobs/job.ts'
import type { Write } from '#platform/operations/operations.ts'
import { fileNameAt, removeOlder, prepareFolder } from './backup-files.ts'
import { failedLetter } from './letters.ts'
import {
  deleteBackupsBefore,
  endAbandoned,
  endBackup,
  insertBackup,
  backupsSince,
  lastBackups,
  lastDone,
} from './queries.ts'
import { task } from '#platform/jobs/task.ts'

const write = task('backups.write')
const hours = 3_600_000
/** So long without a backup is one missed for certain, however long it takes to write. */
export const overdueAfter = 48 * hours
const rowsKept = 400 * 24 * hours

interface Written {
  id: string
  file: string
}

/** Does work while no backup is written, in whatever process, nor can be begun; nothing while one is. */
async function whereNoneIsWritten({ settings }: JobCall, work: () => Promise<void>): Promise<void> {
  if (!settings.DATABASE_URL) return
  // The lock belongs to the connection, which ends with its process: a locked one means a living process.
  await withClient(settings.DATABASE_URL, async (client) => {
    if (await takesTurn(client, write.name)) await work()
  })
}

/**
 * Writes a backup, removes all but the newest and notifies staff when it fails. A failure is a row, a mail and a
 * trouble, never a silent end.
 */
export const writeOne = (call: JobCall): Promise<void> =>
  whereNoneIsWritten(call, async () => {
    if (!call.settings.BACKUP_DIR || !call.settings.DATABASE_URL) return
    await endLeftRunning(call)
    await writeInto(call, resolve(call.settings.BACKUP_DIR), call.settings.DATABASE_URL)
  })

async function writeInto(call: JobCall, folder: string, databaseUrl: string): Promise<void> {
  const { settings, clock, log } = call
  const startedAt = clock()
  const one = { id: newId(), file: fileNameAt(startedAt), startedAt }
  await insertBackup(call.db, one)
  try {
    await prepareFolder(folder)
    const wish = {
      dataFolder: settings.DATA_DIR,
      file: join(folder, one.file),
      passphrase: settings.BACKUP_PASSPHRASE ?? '',
    }
    const { bytes, tables } = await writeBackup(databaseUrl, wish)
    const removed = await removeOlder(folder, settings.BACKUP_KEEP)
    await call.transaction(async ({ db, audit }) => {
      await endBackup(db, one.id, { state: 'done', endedAt: clock(), bytes, tables })
      await deleteBackupsBefore(db, new Date(clock().getTime() - rowsKept).toISOString())
      audit({ kind: 'backup', id: one.id, after: { file: one.file, bytes, tables, removed: removed.length } })
    })
    log.info({ file: one.file, bytes, tables }, 'backup written')
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log.error({ file: one.file, problem }, 'the backup failed')
    await call.transaction(async (write) => {
      await endBackup(write.db, one.id, { state: 'failed', endedAt: clock(), problem })
      await tellFailed(write, one, problem)
    })
  }
}

async function tellFailed({ audit, staff, mail, settings }: Write, one: Written, problem: string): Promise<void> {
  audit({ kind: 'backup', id: one.id, after: { file: one.file, problem } })
  if (staff) await mail(staff, failedLetter, { folder: settings.BACKUP_DIR ?? '', problem })
}

/** Backups left running by a killed process have failed and are reported like any other failure. */
export async function endLeftRunning(call: JobCall): Promise<void> {
  const problem = 'The process that wrote it ended.'
  await call.transaction(async (write) => {
    for (const one of await endAbandoned(write.db, call.clock(), problem)) {
      call.log.error({ file: one.file, problem }, 'the backup failed')
      await tellFailed(write, one, problem)
    }
  })
}

/** Every day at BACKUP_AT, where BACKUP_DIR names a folder. */
export const backupJob = job(write, {
  schedule: ({ BACKUP_DIR, BACKUP_AT }) => {
    const [hour, minute] = BACKUP_AT.split(':').map(Number)
    return BACKUP_DIR ? `${minute} ${hour} * * *` : null
  },
  longest: 6 * 3600,
  tries: 1,
  handle: writeOne,
  failed: (call) => whereNoneIsWritten(call, () => endLeftRunning(call)),
})

/** Queues a backup now. */
export async function startNow({ db, jobs, settings, audit }: Write): Promise<void> {
  if (!settings.BACKUP_DIR) fail('backups.off')
  const [last] = await lastBackups(db, 1)
  if (last?.state === 'running') fail('backups.running')
  await jobs.send(write, {})
  audit({ kind: 'backup', id: '', after: { asked: true } })
}

/** Whether the last backup is older than two days. */
export async function isOverdue({ db, settings, clock }: WithTelemetry): Promise<boolean> {
  if (!settings.BACKUP_DIR) return false
  const since = (await lastDone(db))?.startedAt ?? (await backupsSince(db))?.timestamp
  return since !== undefined && clock().getTime() - new Date(since).getTime() > overdueAfter
}

/** `backups.failed` after one that failed, `backups.overdue` when none was written for two days. */
export async function backupTroubles(call: WithTelemetry): Promise<string[]> {
  const [last] = await lastBackups(call.db, 1)
  if (last?.state === 'failed') return ['backups.failed']
  return (await isOverdue(call)) ? ['backups.overdue'] : []
}

/** How old the last backup is, where there are any to be. */
export async function backupFigures({ db, settings, clock }: WithTelemetry) {
  if (!settings.BACKUP_DIR) return {}
  const last = await lastDone(db)
  return last ? { backupAge: (clock().getTime() - Date.parse(last.startedAt)) / 1000 } : {}
}
