import { dirname, resolve } from 'node:path'
import { existsSync } from 'node:fs'
import { type Check, type Finding, findingOf } from '#platform/installation/check.ts'
import { diskBounds, freeBytes } from '#platform/telemetry/readiness.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** What is free on the disks of DATA_DIR and BACKUP_DIR. */
export const diskCheck: Check = {
  name: 'disk',
  settings: ['DATA_DIR', 'BACKUP_DIR'],
  async look({ settings: { DATA_DIR, BACKUP_DIR } }) {
    const places = [
      { name: 'DATA_DIR', folder: nearestFolder(resolve(DATA_DIR)) },
      ...(BACKUP_DIR ? [{ name: 'BACKUP_DIR', folder: resolve(BACKUP_DIR) }] : []),
    ]
    return disksFinding(
      await Promise.all(places.map(async ({ name, folder }) => ({ name, free: await freeBytes(folder) }))),
    )
  },
}

/** The folder itself, else the one it will be made in. */
const nearestFolder = (folder: string): string => (existsSync(folder) ? folder : nearestFolder(dirname(folder)))

/** By the bytes that are free, with the bounds of the running portal; Infinity where they are unknown. */
export function disksFinding(disks: readonly { name: string; free: number }[]): Finding {
  const known = disks.filter(({ free }) => Number.isFinite(free))
  if (known.length === 0) return findingOf('notChecked', texts['doctor.disk.unknown'])
  const rooms = known.map(({ name, free }) => `${name} ${shownBytes(free)}`).join(', ')
  const least = Math.min(...known.map(({ free }) => free))
  if (least >= diskBounds.low) return findingOf('ok', texts['doctor.disk.ok'], { rooms })
  return least < diskBounds.full
    ? findingOf('failed', texts['doctor.disk.full'], { rooms }, texts['doctor.disk.todo'])
    : findingOf('warning', texts['doctor.disk.low'], { rooms }, texts['doctor.disk.todo'])
}

const shownBytes = (bytes: number): string =>
  bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
