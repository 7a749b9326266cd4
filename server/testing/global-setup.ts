import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfiguration } from '#platform/installation/configuration.ts'
import { workAsApplication } from '#platform/database/application-role.ts'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { startOlderPostgres } from './older-postgres.ts'
import { clearStatements } from './statements.ts'
import { jobRunner } from '#platform/jobs/jobs.ts'
import { sealerOf } from '#platform/keys/sealer.ts'
import { loadKeys } from '#platform/keys/keys.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { migrate } from '#platform/database/migrate.ts'
import { seedDomains } from '../domains.ts'
import { composeServer } from '../app.ts'
import { loadDemo } from '../../demo/load.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    dataFolder: string
  }
}

export const templateName = 'keywerk_template'
export const applicationPassword = 'keywerk'

/** Nothing has to outlive a crash. */
const careless = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=1GB',
  'max_connections=200',
]

/**
 * One PostgreSQL for the whole run with a template database: migrated, seeded, demo data in it. Tests clone it.
 * `TEST_POSTGRES` names another version than the one that comes with Keywerk, such as `pg15`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  clearStatements()
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-test-'))
  chmodSync(folder, 0o755)
  const older = process.env['TEST_POSTGRES']
  const postgres = older
    ? await startOlderPostgres(older, folder, careless)
    : await startEmbeddedPostgres(folder, [...careless, 'file_copy_method=clone'])
  const admin = openDatabase(postgres.urlOf('postgres'), 2)
  await admin.pool.query(`CREATE DATABASE ${templateName}`)
  await admin.close()
  const owner = openDatabase(postgres.urlOf(templateName), 2)
  await migrate(owner.db as never)
  await owner.close()
  // As in an installation: what the portal may not do, no test notices only there.
  const url = await workAsApplication(postgres.urlOf(templateName), applicationPassword)
  const database = openDatabase(url, 4)
  const keys = loadKeys(folder, { demo: true, production: false })
  await seedDomains(database.db, { production: false, sealer: sealerOf(keys.token) })
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: folder })
  const log = openLog('silent')
  const jobs = jobRunner(url, log)
  const { installation, app, work } = await composeServer({ configuration, database, keys, jobs, log })
  await loadDemo(database, installation)
  // The queues are made here and not once for every file.
  await jobs.start(work)
  await jobs.stop()
  await app.close()
  await database.close()
  project.provide('postgresUrl', postgres.urlOf('postgres'))
  project.provide('dataFolder', folder)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
