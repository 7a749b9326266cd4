import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checks, listen, root } from '../steps.ts'

const report = join(root, '.cache/mutants.json')

type Outcome = 'green' | 'red' | 'time limit'

/** Runs a program of Node until it ends or its time is over. */
export function run(args: readonly string[], seconds: number): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', detached: true })
    let late = false
    const timer = setTimeout(() => {
      late = true
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
    }, seconds * 1000)
    child.on('close', (code) => {
      clearTimeout(timer)
      done(late ? 'time limit' : code === 0 ? 'green' : 'red')
    })
  })
}

/** What the type checks of `npm run check` say, an error a line: `path(line,column): …`. */
export async function typeErrors(): Promise<string[]> {
  const errors: string[] = []
  for (const [, program, args] of checks)
    if (program === 'tsc') errors.push(...(await listen(program, args)).said.split('\n'))
  return errors
}

interface TestFile {
  name: string
  status: string
  assertionResults: { status: string; fullName: string }[]
}

/** Runs files of tests, or all of them; answers the red ones, each with the first test in it that failed. */
export async function runTests(
  files: readonly string[],
  seconds: number,
): Promise<{ outcome: Outcome; red: Map<string, string> }> {
  rmSync(report, { force: true })
  const reporter = ['--reporter=json', `--outputFile=${report}`]
  const outcome = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporter, ...files], seconds)
  const red = new Map<string, string>()
  if (!existsSync(report)) return { outcome, red }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] }
  for (const { name, status, assertionResults } of testResults) {
    const failed = assertionResults.find((one) => one.status === 'failed')
    if (status === 'failed') red.set(relative(root, name), failed?.fullName ?? 'the file as a whole')
  }
  return { outcome, red }
}
