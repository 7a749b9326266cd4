import * as contract from '#contract/backups.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { isOverdue, startNow } from './backups.ts'
import { lastBackups } from './queries.ts'

export const backupRoutes: Route[] = [
  on(contract.listBackups, async (call) => ({
    folder: call.settings.BACKUP_DIR ?? null,
    at: call.settings.BACKUP_AT,
    keep: call.settings.BACKUP_KEEP,
    overdue: await isOverdue(call),
    items: await lastBackups(call.db, 30),
  })),
  on(contract.startBackup, startNow),
]
