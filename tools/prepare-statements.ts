// The last step of `npm test`: every statement its API tests sent prepares on the oldest PostgreSQL that is promised.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { jobRunner } from '#platform/jobs/jobs.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { oldestPostgres } from '#platform/postgres/server-version.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { olderFolder, startOlderPostgres } from '../server/testing/older-postgres.ts'
import { readStatements, type RecordedStatement } from '../server/testing/statements.ts'
import { useScratch } from './scratch.ts'

type Refused = RecordedStatement & { message: string }

useScratch()
const alias = `pg${oldestPostgres}`
if (olderFolder(alias) === null) {
  console.log(`There is no ${alias} for this machine: nothing is prepared on it.`)
  process.exit(0)
}
const folder = mkdtempSync(join(tmpdir(), 'keywerk-statements-'))
chmodSync(folder, 0o755)
// What PREPARE takes; the rest, such as BEGIN or NOTIFY, is older than any version promised.
const statements = readStatements().filter(({ text }) =>
  /^\s*(select|insert|update|delete|merge|with|values)\b/i.test(text),
)
const careless = ['fsync=off', 'synchronous_commit=off']
try {
  const refused = await refusedBy(await startOlderPostgres(alias, folder, careless), statements)
  // What is refused today as well is no fault of the version: a table of one transaction, a text that is meant to fail.
  const today = refused.length === 0 ? [] : await refusedBy(await startEmbeddedPostgres(folder, careless), refused)
  const failed = refused.filter(({ text }) => !today.some((one) => one.text === text))
  for (const { origin, text, message } of failed) console.error(`${origin}: ${message}\n${text}\n`)
  for (const { origin, message } of today) console.log(`Prepares on no version: ${origin}: ${message}`)
  console.log(
    `${statements.length} statements: ${failed.length} do not prepare on PostgreSQL ${oldestPostgres}, ${today.length} on none.`,
  )
  process.exitCode = statements.length > 0 && failed.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Those of the statements this server does not prepare, with what it says; it is stopped then. */
async function refusedBy(
  postgres: { urlOf(database: string): string; stop(): Promise<void> },
  wanted: RecordedStatement[],
): Promise<Refused[]> {
  const url = postgres.urlOf('postgres')
  const database = openDatabase(url, 1)
  try {
    await migrate(database.db as never)
    const jobs = jobRunner(url, openLog('silent'))
    await jobs.start([])
    await jobs.stop()
    const refused: Refused[] = []
    for (const statement of wanted) {
      const failure = await database.pool.query(`PREPARE tried AS ${statement.text}`).then(
        () => database.pool.query('DEALLOCATE tried').then(() => null),
        (error: Error) => error,
      )
      if (failure) refused.push({ ...statement, message: failure.message })
    }
    return refused
  } finally {
    await database.close()
    await postgres.stop()
  }
}
