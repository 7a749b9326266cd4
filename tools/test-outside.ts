// `npm run test:outside`: what `npm test` does not take the time for. All API tests on the oldest PostgreSQL that is promised.
import { oldestPostgres } from '#platform/postgres/server-version.ts'
import { run } from './steps.ts'
import { useScratch } from './scratch.ts'

useScratch()
const ok = await run('vitest', ['run', '--project', 'portal', ...process.argv.slice(2)], {
  TEST_POSTGRES: `pg${oldestPostgres}`,
})
process.exit(ok ? 0 : 1)
