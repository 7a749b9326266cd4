// `npm run test:outside`: what `npm test` does not take the time for. All API tests on the oldest PostgreSQL that is promised,
// the descriptions of the API by tools of others, the programs of docs/integrating.md, upgrades, changed licences in all verifiers,
// libkeywerk for Linux and Windows, the packages in other languages, and a release in a bare Debian.
import { existsSync } from 'node:fs'
import { oldestPostgres } from '#platform/postgres/server-version.ts'
import { checkInstallation } from './outside/debian.ts'
import { checkDescriptions } from './outside/descriptions.ts'
import { checkIntegrating } from './outside/integrating.ts'
import { run } from './steps.ts'
import { useScratch } from './scratch.ts'

const libreOffice = '/usr/bin/soffice'
const promtool = '/usr/bin/promtool'

useScratch()
const api = await run('vitest', ['run', '--project', 'portal', ...process.argv.slice(2)], {
  TEST_POSTGRES: `pg${oldestPostgres}`,
  // The demo data exported and taken over by an empty installation in whole.
  TEST_WHOLE_DEMO: '1',
  // Debian's package libreoffice-calc: tables that went through it are imported again.
  ...(existsSync(libreOffice) && { TEST_LIBREOFFICE: libreOffice }),
})
if (!existsSync(libreOffice))
  process.stdout.write(`Not tried, since there is no ${libreOffice}: tables saved by LibreOffice.\n`)
// Debian's package prometheus: what its rules make of figures of several processes.
const rules = !existsSync(promtool) || (await run(promtool, ['test', 'rules', 'deploy/prometheus-rules.test.yml']))
if (!existsSync(promtool)) process.stdout.write(`Not tried, since there is no ${promtool}: the rules for Prometheus.\n`)
// Each page once more: IBM Equal Access beside axe, and text at 200 %.
const pages = await run('playwright', ['test', 'journeys/all-pages', '--workers=2'], { THOROUGH_WALK: '1' })
const descriptions = await checkDescriptions()
if (descriptions === null)
  process.stdout.write('Not tried, since npx cannot fetch them: redocly, spectral and prism.\n')
const integrating = await checkIntegrating()
const upgrades = await run('node', ['tools/outside/upgrades.ts'])
const mutations = await run('node', ['tools/outside/mutations.ts'])
const native = await run('node', ['tools/outside/native.ts'])
// The packages in other languages; those that have no compiler here are named.
const bindings = await run('node', ['tools/outside/bindings.ts'])
const embedding = await run('node', ['tools/outside/embedding.ts'])
const installation = await checkInstallation()
if (installation === null)
  process.stdout.write('Not tried, which needs root, debootstrap, zstd and postgresql-15: a release and the guides.\n')
const ended = [
  api,
  rules,
  pages,
  descriptions,
  integrating,
  upgrades,
  mutations,
  native,
  bindings,
  embedding,
  installation,
]
process.exit(ended.includes(false) ? 1 : 0)
