import { constants } from 'node:fs'
import { access, open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { magic } from '#platform/backup/sealed-stream.ts'
import { type Check, type CheckCall, type Finding, findingOf, NoDatabase } from '#platform/installation/check.ts'
import { codeOf } from '#platform/record.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { newestBackup } from './backup-files.ts'
import { overdueAfter } from './backups.ts'
import { lastBackups } from './queries.ts'

const hour = 3_600_000

/** The newest backup in BACKUP_DIR: whether it is one, how old it is, and what became of the last try. */
export const backupCheck: Check = {
  name: 'backups',
  settings: ['BACKUP_DIR'],
  async look(call) {
    const { BACKUP_DIR, production } = call.settings
    if (BACKUP_DIR === undefined)
      return findingOf(
        production ? 'warning' : 'notSetUp',
        texts['doctor.backups.none'],
        {},
        texts['doctor.backups.noneTodo'],
      )
    const folder = resolve(BACKUP_DIR)
    try {
      await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    } catch (error) {
      return codeOf(error) === 'ENOENT'
        ? findingOf('failed', texts['doctor.backups.noFolder'], { folder }, texts['doctor.backups.noFolderTodo'])
        : findingOf(
            'failed',
            texts['doctor.backups.unreadable'],
            { folder, reason: codeOf(error) },
            texts['doctor.backups.unreadableTodo'],
          )
    }
    return (await lastFailed(call)) ?? newestIn(folder, call.clock())
  },
}

async function lastFailed({ read }: CheckCall): Promise<Finding | null> {
  const last = await read((db) => lastBackups(db, 1)).catch((error: unknown) => {
    if (error instanceof NoDatabase) return []
    throw error
  })
  const [{ state, problem } = { state: 'done', problem: '' }] = last
  return state === 'failed'
    ? findingOf('failed', texts['doctor.backups.failed'], { problem: problem ?? '' }, texts['doctor.backups.todo'])
    : null
}

async function newestIn(folder: string, now: Date): Promise<Finding> {
  const newest = await newestBackup(folder)
  if (newest === null)
    return findingOf('warning', texts['doctor.backups.first'], { folder }, texts['doctor.backups.todo'])
  const file = join(folder, newest.name)
  if (!(await isBackup(file)))
    return findingOf('failed', texts['doctor.backups.noBackup'], { file }, texts['doctor.backups.todo'])
  const age = now.getTime() - newest.begunAt.getTime()
  const hours = Math.floor(age / hour)
  return age > overdueAfter
    ? findingOf('failed', texts['doctor.backups.old'], { hours }, texts['doctor.backups.todo'])
    : findingOf('ok', texts['doctor.backups.ok'], { hours })
}

/** By its beginning: all of it is read when it is written. */
async function isBackup(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    return buffer.equals(magic)
  } finally {
    await handle.close()
  }
}
