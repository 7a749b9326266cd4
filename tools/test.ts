// `npm test`: everything that must hold, from types to browser journeys. The last line counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, run } from './steps.ts'
import { buildWeb } from './web-build.ts'

let passed = 0
let failed = 0
const failures: string[] = []
const count = (name: string, ok: boolean): void => {
  if (ok) passed++
  else {
    failed++
    failures.push(name)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'keywerk-report-'))
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

for (const [name, program, args] of checks) count(name, await run(program, args))
count('table types and schema.sql match the migrations', await run('node', ['tools/generate-types.ts', '--verify']))

// A runner that ends without a report has failed, whatever it counted.
const report = (name: string, ran: boolean, file: string, counts: () => { ok: number; bad: number }): void => {
  try {
    const { ok, bad } = counts()
    passed += ok
    failed += bad
    if (bad > 0 || !ran) failures.push(name)
    if (ok + bad === 0 || (!ran && bad === 0)) failed++
  } catch {
    count(`${name} (no report in ${file})`, false)
  }
}

const units = await run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${join(folder, 'units.json')}`,
])
report('unit and API tests', units, 'units.json', () => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = read('units.json') as Record<string, number>
  return {
    ok: numPassedTests ?? 0,
    bad: Math.max(numFailedTests ?? 0, numFailedTests === 0 ? (numFailedTestSuites ?? 0) : 0),
  }
})

count('the verifiers in C and Python answer the vectors', await run('node', ['tools/test-verifiers.ts']))

const built = await buildWeb().then(
  () => true,
  (error: unknown) => {
    console.error(error)
    return false
  },
)
count('the web interface builds', built)
const journeys = await run('playwright', ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'journeys.json'),
})
report('browser journeys', journeys, 'journeys.json', () => {
  const { stats } = read('journeys.json') as { stats: { expected: number; unexpected: number; flaky: number } }
  return { ok: stats.expected, bad: stats.unexpected + stats.flaky }
})

rmSync(folder, { recursive: true, force: true })
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
