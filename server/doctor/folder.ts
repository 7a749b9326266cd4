import { accessSync, constants, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Check, type Finding, findingOf } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Whether this account, and it alone, may write into DATA_DIR. */
export const folderCheck: Check = {
  name: 'folder',
  settings: ['DATA_DIR'],
  look: ({ settings }) => Promise.resolve(folderFinding(resolve(settings.DATA_DIR))),
}

export function folderFinding(folder: string): Finding {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return findingOf('warning', texts['doctor.folder.none'], { folder }, texts['doctor.folder.noneTodo'])
  if (!stats.isDirectory())
    return findingOf('failed', texts['doctor.folder.noFolder'], { folder }, texts['doctor.folder.noFolderTodo'])
  const mode = shownMode(stats.mode)
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    const values = { folder, owner: stats.uid, account: process.getuid?.() ?? '' }
    return findingOf('failed', texts['doctor.folder.notWritable'], values, texts['doctor.folder.notWritableTodo'])
  }
  return process.platform !== 'win32' && (stats.mode & 0o022) !== 0
    ? findingOf('warning', texts['doctor.folder.open'], { folder, mode }, texts['doctor.folder.openTodo'])
    : findingOf('ok', texts['doctor.folder.ok'], { folder })
}

/** As chmod takes it: 0700. */
export const shownMode = (mode: number): string => `0${(mode & 0o777).toString(8)}`
