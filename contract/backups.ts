import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant } from './shapes.ts'

/** What became of one backup. */
export const backup = z.object({
  id,
  file: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  startedAt: instant,
  endedAt: instant.nullable(),
  bytes: z.number().int().nullable(),
  tables: z.number().int().nullable(),
  /** Why it failed, as the system said it. */
  problem: z.string(),
})
export type Backup = z.infer<typeof backup>

export const listBackups = operation({
  name: 'listBackups',
  method: 'GET',
  path: '/backups',
  access: 'system.manage',
  summary:
    'The last thirty backups the portal wrote by itself or was asked for, newest first, and how the daily one is set. `overdue`: none was written for two days.',
  output: z.object({
    /** Null: no folder is set, so nothing is backed up daily. */
    folder: z.string().nullable(),
    /** Time of day in UTC, `02:45`. */
    at: z.string(),
    keep: z.number().int(),
    overdue: z.boolean(),
    items: z.array(backup),
  }),
})

export const startBackup = operation({
  name: 'startBackup',
  method: 'POST',
  path: '/backups',
  access: 'system.manage',
  summary: 'Write a backup now, as a job, into the folder of the daily ones.',
  errors: ['backups.off', 'backups.running'],
})
