import { relative } from 'node:path'
import { root } from './steps.ts'

/** A step of the run, or a file of tests, and the seconds it took. */
export type Timed = [name: string, seconds: number]

interface UnitReport {
  testResults: { name: string; startTime: number; endTime: number }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

/** Seconds of each file of unit and API tests, from vitest's report. */
export const unitTimes = ({ testResults }: UnitReport): Timed[] =>
  testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000])

/** Seconds of each file of browser journeys, from Playwright's report; without the start of servers. */
export const journeyTimes = ({ suites }: { suites: Suite[] }): Timed[] =>
  suites.map((suite) => [`journeys/${suite.file}`, durationOf(suite) / 1000])

const durationOf = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(durationOf))
    .reduce((sum, one) => sum + one, 0)

/** The table at the end of the run: what each step took, and the ten files that took longest. */
export function printSlowest(steps: Timed[], files: Timed[]): void {
  const line = ([name, seconds]: Timed) => `${seconds.toFixed(1).padStart(8)} s  ${name}`
  console.log(['', 'Steps', ...steps.map(line)].join('\n'))
  const slowest = files.toSorted((one, other) => other[1] - one[1]).slice(0, 10)
  console.log(['', 'The ten slowest files', ...slowest.map(line)].join('\n'))
}
