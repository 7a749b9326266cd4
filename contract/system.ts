import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant } from './shapes.ts'

const failedJob = z.object({
  id,
  /** Its queue: `<domain>.<verb>`. */
  name: z.string(),
  failedAt: instant,
  tries: z.number().int(),
  /** What its last try ended with. */
  problem: z.string(),
  /** Whether `retryJob` takes it: others say at their record what became of them. */
  retryable: z.boolean(),
})
export type FailedJob = z.infer<typeof failedJob>

const outsideSystem = z.object({
  /** `smtp`, `crm`, `shop`, `appstream`, `workspaces`, `s3`. */
  system: z.string(),
  succeededAt: instant.nullable(),
  failedAt: instant.nullable(),
  /** Why it last failed: `unreachable`, `timeout`, `badAnswer`. */
  problem: z.string(),
})
export type OutsideSystem = z.infer<typeof outsideSystem>

const settingInForce = z.object({
  name: z.string(),
  /** Without secrets; null where it is not set and has no default. */
  value: z.string().nullable(),
  source: z.enum(['environment', 'file', 'default']),
})
export type ShownSetting = z.infer<typeof settingInForce>

export const readSystem = operation({
  name: 'readSystem',
  method: 'GET',
  path: '/system',
  access: 'system.manage',
  summary:
    'Which release runs since when, on which database, its last migrations, room on the disk, mails, signer, and systems outside.',
  output: z.object({
    /** Semantic version of the server. */
    version: z.string(),
    /** Since when this process answers. */
    startedAt: instant,
    processes: z.number().int(),
    node: z.string(),
    database: z.string(),
    databaseBytes: z.number().int(),
    /** Of the disk of DATA_DIR; null where it cannot be read. */
    disk: z.object({ freeBytes: z.number().int(), bytes: z.number().int() }).nullable(),
    /** The last ten, the newest first. */
    migrations: z.array(z.object({ name: z.string(), at: instant, ms: z.number().int().nullable() })),
    /** `waiting` were tried in vain and are tried again, `failed` those of seven days that are not. */
    mails: z.object({ waiting: z.number().int(), failed: z.number().int(), sentAt: instant.nullable() }),
    signer: z.enum(['none', 'answers', 'away']),
    outside: z.array(outsideSystem),
  }),
})

export const readJobs = operation({
  name: 'readJobs',
  method: 'GET',
  path: '/jobs',
  access: 'system.manage',
  summary:
    'Work in the background: how much waits and runs, and the last fifty jobs that failed for good, the newest first. Mails are in the outbox.',
  output: z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    items: z.array(failedJob),
  }),
})

export const retryJob = operation({
  name: 'retryJob',
  method: 'POST',
  path: '/jobs/{id}/attempts',
  access: 'system.manage',
  summary: 'Queue a job once more that failed for good. One that was queued again already is no longer there.',
  errors: ['jobs.notFound', 'jobs.notRetryable'],
})

export const listSettings = operation({
  name: 'listSettings',
  method: 'GET',
  path: '/settings',
  access: 'system.manage',
  summary: 'Every setting of the server as it is in force, without secrets, and where it comes from.',
  output: z.object({ items: z.array(settingInForce) }),
})
