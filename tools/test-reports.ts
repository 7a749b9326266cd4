import { relative } from 'node:path'
import { root } from './steps.ts'

/** A step of the run, or a file of tests, and the seconds it took. */
export type StepTime = [name: string, seconds: number]

interface UnitTest {
  fullName: string
  status: string
  failureMessages?: string[]
}

interface UnitReport {
  testResults: {
    name: string
    startTime: number
    endTime: number
    status: string
    message: string
    assertionResults: UnitTest[]
  }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[]
}

/** Seconds of each file of unit and API tests, from vitest's report. */
export const unitTimes = ({ testResults }: UnitReport): StepTime[] =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000])

/** What failed in the unit and API tests: file, test and the first lines of why. */
export const unitFailures = ({ testResults }: UnitReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${relative(root, name)}: ${firstLines(message)}`]
    return failed.map((one) => `${relative(root, name)}: ${one.fullName}: ${firstLines(one.failureMessages?.[0])}`)
  })

/** What failed in the browser journeys: file and journey. */
export const journeyFailures = ({ suites }: { suites: Suite[] }): string[] => suites.flatMap(failuresOf)

const failuresOf = ({ file, specs, suites = [] }: Suite): string[] =>
  specs
    .filter(({ ok }) => !ok)
    .map(({ title }) => `journeys/${file}: ${title}`)
    .concat(suites.flatMap(failuresOf))

/** As much as names the counterexample of a property and what was not as expected. */
const firstLines = (text = ''): string =>
  text
    .split('\n')
    .slice(0, 8)
    .map((line) => line.slice(0, 300))
    .join('\n      ')

/** Seconds of each file of browser journeys, from Playwright's report; without the start of servers. */
export const journeyTimes = ({ suites }: { suites: Suite[] }): StepTime[] =>
  suites.map((suite) => [`journeys/${suite.file}`, durationOf(suite) / 1000])

const durationOf = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(durationOf))
    .reduce((sum, one) => sum + one, 0)

/** The tables at the end of the run: how long each step took, what of the processor, and the ten files that took longest. */
export function printTimes(steps: StepTime[], processor: StepTime[], files: StepTime[]): void {
  const line = ([name, seconds]: StepTime) => `${seconds.toFixed(1).padStart(8)} s  ${name}`
  const slowest = files.toSorted((one, other) => other[1] - one[1]).slice(0, 10)
  const sum = processor.reduce((all, [, seconds]) => all + seconds, 0)
  const tables = [
    ['Steps', steps],
    ['Time of the processor', [...processor, ['in all', sum]]],
    ['The ten slowest files', slowest],
  ] satisfies [string, StepTime[]][]
  for (const [title, rows] of tables) if (rows.length > 0) console.log(['', title, ...rows.map(line)].join('\n'))
}
