// The verifiers of licence/bindings, built into a folder: each answers many calls in one process. What could not be built,
// because a package is missing here, is named.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../steps.ts'

export const bindings = join(root, 'licence', 'bindings')

/** A program and its first arguments, and the variables it needs. */
export interface Command {
  program: string
  args: string[]
  env?: Record<string, string>
  cwd?: string
}

export interface BatchVerifier {
  name: string
  /** Answers one call, or with `--batch FILE` all of a file. */
  verify: Command
  /** Reads licence requests, as many as are named. */
  request?: Command
}

/** What could be built here, and what could not and why. */
export interface Built {
  verifiers: BatchVerifier[]
  missing: string[]
}

export interface Outcome {
  answer: string
  complaint: string
  status: number | string | null
}

/** What a program says and ends with. */
export function outcomeOf({ program, args, env, cwd }: Command, more: readonly string[]): Promise<Outcome> {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 28, cwd, env: { ...process.env, ...env } } as const
  return new Promise((done) => {
    execFile(program, [...args, ...more], options, (error, stdout, stderr) => {
      done({ answer: stdout, complaint: stderr, status: error ? (error.code ?? null) : 0 })
    })
  })
}

const escapes: Record<string, string> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}
const escaped = (argument: string): string => argument.replaceAll(/[\\\t\n\r]/g, (c) => escapes[c]!)

/** A file for `--batch`: one call a line, its arguments parted by tabs. */
export function writeCalls(path: string, calls: readonly (readonly string[])[]): void {
  writeFileSync(path, calls.map((call) => `${call.map(escaped).join('\t')}\n`).join(''))
}

/** The answers of an output in which each ends with its exit code on a line of its own. */
export const answersIn = (output: string): string[] =>
  output
    .split(/^= (?=\d+\n)/m)
    .flatMap((part, at, all) => (at + 1 < all.length ? [`${part.replace(/^\d+\n/, '')}= ${all[at + 1]![0]}`] : []))

/** The answers of one process to many calls. `path` is where the calls may be written. */
export async function answersTo(
  { verify }: BatchVerifier,
  calls: readonly (readonly string[])[],
  path: string,
): Promise<{ answers: string[] } & Outcome> {
  writeCalls(path, calls)
  const outcome = await outcomeOf(verify, ['--batch', path])
  return { ...outcome, answers: answersIn(outcome.answer) }
}

/** Whether a program is there and ends well. */
export const runs = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0

/** Python itself: what the path names may be a wrapper that looks for it each time. Null: there is none. */
export function pythonProgram(): string | null {
  const { status, stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Raises with what the compiler said. */
export function compile(program: string, args: string[], cwd: string, env: Record<string, string> = {}): void {
  const { status, stderr, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stderr}${stdout}`)
}

/** Java and Go, which need nothing but their own platform. */
export function pureVerifiers(work: string): Built {
  const verifiers: BatchVerifier[] = []
  const missing: string[] = []
  if (runs('javac', ['--version'])) verifiers.push(javaVerifier(work))
  else missing.push('Java: there is no javac (Debian: openjdk-17-jdk-headless)')
  if (runs('go', ['version'])) verifiers.push(goVerifier(work))
  else missing.push('Go: there is no go (Debian: golang-go)')
  return { verifiers, missing }
}

function javaVerifier(work: string): BatchVerifier {
  const folder = join(bindings, 'java', 'src', 'keywerk', 'licence')
  const classes = join(work, 'java')
  const sources = readdirSync(folder).map((name) => join(folder, name))
  compile('javac', ['--release', '17', '-Xlint:all', '-Werror', '-d', classes, ...sources], work)
  // What is compiled on the way is not worth compiling well: most of these processes end soon.
  const java = (name: string): Command => ({ program: 'java', args: ['-cp', classes, `keywerk.licence.${name}`] })
  return { name: 'Java', verify: java('Verify'), request: java('ReadRequests') }
}

const goPrograms = { verify: 'keywerk-verify', request: 'keywerk-request' } as const
const offline = { GOPROXY: 'off', GOFLAGS: '-mod=mod' }

function goVerifier(work: string): BatchVerifier {
  const folder = goBuild(work, 'go', {})
  const command = (name: string): Command => ({ program: join(folder, name), args: [] })
  return { name: 'Go', verify: command(goPrograms.verify), request: command(goPrograms.request) }
}

function goBuild(work: string, name: string, env: Record<string, string>): string {
  const folder = join(work, name)
  mkdirSync(folder)
  compile('go', ['build', '-o', `${folder}/`, './cmd/...'], join(bindings, 'go'), { ...offline, ...env })
  return folder
}

const wine = '/usr/lib/wine/wine64'
const wineServer = '/usr/lib/wine/wineserver64'

const wineVariables = (work: string): Record<string, string> => ({
  WINEDEBUG: '-all',
  WINEDLLOVERRIDES: 'mscoree=;mshtml=',
  WINEPREFIX: join(work, 'wine'),
  TMPDIR: work,
})

/** Waits until the Wine of this folder has ended, which it does some seconds after its last program. */
export function endWine(work: string): void {
  if (existsSync(join(work, 'wine')) && existsSync(wineServer))
    spawnSync(wineServer, ['-w'], { env: { ...process.env, ...wineVariables(work) }, timeout: 20_000 })
}

/** Wine with a system of its own in the folder, which is made here; null where there is none. */
export function wineCommand(work: string): Command | null {
  if (!existsSync(wine)) return null
  const env = wineVariables(work)
  // What it says of its new system is no answer of a program.
  if (!existsSync(join(work, 'wine')))
    spawnSync(wine, ['cmd', '/c', 'exit'], { stdio: 'ignore', env: { ...process.env, ...env } })
  return { program: wine, args: [], env }
}

/** The program for Windows. A path that begins with / is one of the current drive, which is all of this machine's files. */
export function goUnderWine(work: string): Built {
  const start = wineCommand(work)
  if (start === null || !runs('go', ['version']))
    return { verifiers: [], missing: ['Go for Windows: there is no go or no Wine (Debian: golang-go, wine64)'] }
  const folder = goBuild(work, 'go-windows', { GOOS: 'windows' })
  const command = (name: string): Command => ({ ...start, args: [join(folder, `${name}.exe`)] })
  const request = command(goPrograms.request)
  return {
    verifiers: [{ name: 'Go for Windows, under Wine', verify: command(goPrograms.verify), request }],
    missing: [],
  }
}
