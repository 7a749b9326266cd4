// `npm test`: everything that must hold, from types to browser journeys. The last line counts.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useScratch } from './scratch.ts'
import { checks, childProcessorSeconds, run, runBeside, type Step } from './steps.ts'
import { journeyFailures, journeyTimes, printTimes, type StepTime, unitFailures, unitTimes } from './test-reports.ts'

useScratch()
let passed = 0
let failed = 0
const failures: string[] = []
const steps: StepTime[] = []
const processor: StepTime[] = []
const files: StepTime[] = []
const failedTests: string[] = []
const count = (name: string, ok: boolean): void => {
  if (ok) passed++
  else {
    failed++
    failures.push(name)
  }
}

const folder = mkdtempSync(join(tmpdir(), 'keywerk-report-'))
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'))

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
let taken = 0
const countProcessor = (name: string): void => {
  const now = childProcessorSeconds()
  if (now !== null) processor.push([name, now - taken])
  taken = now ?? 0
}
const timed = async (name: string, program: string, args: string[], env: Record<string, string> = {}) => {
  const began = performance.now()
  const ok = await run(program, args, env)
  steps.push([name, (performance.now() - began) / 1000])
  countProcessor(name)
  return ok
}

const beside: Step[] = [
  ...checks,
  ['the web interface builds', 'node', ['tools/web-build.ts']],
  ['the verifiers in C and Python answer the vectors', 'node', ['tools/test-verifiers.ts']],
  ['table types and schema.sql match the migrations', 'node', ['tools/generate-types.ts', '--verify']],
]
await runBeside(beside, (name, ok, seconds) => {
  steps.push([name, seconds])
  count(name, ok)
})
countProcessor('the steps before unit tests')

const units = await timed('unit and API tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${join(folder, 'units.json')}`,
])
report('unit and API tests', units, 'units.json', () => {
  const written = read('units.json') as Record<string, number> & Parameters<typeof unitTimes>[0]
  files.push(...unitTimes(written))
  failedTests.push(...unitFailures(written))
  const { numPassedTests, numFailedTests, numFailedTestSuites } = written
  return {
    ok: numPassedTests ?? 0,
    bad: Math.max(numFailedTests ?? 0, numFailedTests === 0 ? (numFailedTestSuites ?? 0) : 0),
  }
})

const journeys = await timed('browser journeys', 'playwright', ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(folder, 'journeys.json'),
})
report('browser journeys', journeys, 'journeys.json', () => {
  const written = read('journeys.json') as { stats: Record<'expected' | 'unexpected' | 'flaky', number> } & Parameters<
    typeof journeyTimes
  >[0]
  files.push(...journeyTimes(written))
  failedTests.push(...journeyFailures(written))
  const { stats } = written
  return { ok: stats.expected, bad: stats.unexpected + stats.flaky }
})

const prepared = await timed('statements on the oldest PostgreSQL', 'node', ['tools/prepare-statements.ts'])
count('every statement prepares on the oldest PostgreSQL', prepared)

rmSync(folder, { recursive: true, force: true })
printTimes(steps, processor, files)
if (failures.length > 0) console.log([`\nFailed: ${failures.join(', ')}`, ...failedTests].join('\n  '))
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
