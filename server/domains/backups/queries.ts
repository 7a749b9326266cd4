import type { Backup } from '#contract/backups.ts'
import type { Db } from '#platform/database/database.ts'

const columns = ['id', 'file', 'state', 'startedAt', 'endedAt', 'bytes', 'tables', 'problem'] as const

export const lastBackups = (db: Db, limit: number): Promise<Backup[]> =>
  db.selectFrom('backups').select(columns).orderBy('startedAt', 'desc').limit(limit).$castTo<Backup>().execute()

export const lastDone = (db: Db) =>
  db
    .selectFrom('backups')
    .select('startedAt')
    .where('state', '=', 'done')
    .orderBy('startedAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Since when backups are recorded: since the migration of their table. */
export const backupsSince = (db: Db) =>
  db.selectFrom('schemaMigrations').select('timestamp').where('name', '=', '0040-backups').executeTakeFirst()

export const insertBackup = (db: Db, one: { id: string; file: string; startedAt: Date }) =>
  db.insertInto('backups').values(one).execute()

export const endBackup = (
  db: Db,
  id: string,
  ended: { state: 'done' | 'failed'; endedAt: Date; bytes?: number; tables?: number; problem?: string },
) => db.updateTable('backups').set(ended).where('id', '=', id).execute()

/** Ends those a killed process left running; their files. */
export const endAbandoned = (db: Db, at: Date, problem: string) =>
  db
    .updateTable('backups')
    .set({ state: 'failed', endedAt: at, problem })
    .where('state', '=', 'running')
    .returning(['id', 'file'])
    .execute()

export const deleteBackupsBefore = (db: Db, at: string) =>
  db.deleteFrom('backups').where('startedAt', '<', at).execute()
