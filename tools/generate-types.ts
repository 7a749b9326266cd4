// Writes the table types from a freshly migrated database: `node tools/generate-types.ts` (with --verify: only compares).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/postgres/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { schemaOf } from '#platform/database/schema-dump.ts'

const verify = process.argv.includes('--verify')
const schemaFile = new URL('../server/migrations/schema.sql', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'keywerk-types-'))
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres(folder, ['fsync=off'])
const database = openDatabase(postgres.urlOf('postgres'), 4)
try {
  await migrate(database.db as never)
  const mapping = { timestamptz: 'ColumnType<string, Date | string, Date | string>', int8: 'number' }
  execFileSync(
    process.execPath,
    [
      'node_modules/kysely-codegen/dist/cli/bin.js',
      '--dialect',
      'postgres',
      '--url',
      postgres.urlOf('postgres'),
      '--camel-case',
      '--date-parser',
      'string',
      '--type-mapping',
      JSON.stringify(mapping),
      '--out-file',
      'server/platform/database/database-types.gen.ts',
      '--log-level',
      'error',
      ...(verify ? ['--verify'] : []),
    ],
    { stdio: 'inherit' },
  )
  const schema = await schemaOf(database.db)
  if (!verify) writeFileSync(schemaFile, schema)
  else if (readFileSync(schemaFile, 'utf8') !== schema)
    throw new Error('server/migrations/schema.sql is not what the migrations make: npm run types')
} finally {
  await database.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
