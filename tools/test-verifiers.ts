// `npm run test:verifiers`: the reference verifiers in C and Python against licence/vectors, and against the library on
// requests that were changed at random, and on wrong calls. Installs what they need where that may be done (root on Debian) and says plainly
// what could not run here. The last line counts.
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Vectors } from '../licence/src/fixtures/vectors/vectors.ts'
import { root } from './steps.ts'
import { questionText, wrongNativeAnswers } from './native-questions.ts'
import {
  compilerFlags,
  headers,
  interfaceFiles,
  librarySources,
  testHelpers,
  testPrograms,
  testSource,
} from './native-sources.ts'
import { nativeQuestions } from './native-groups.ts'
import { clockFileFault, keyFiles, wrongCalls } from './verifier-calls.ts'
import { expectedAnswer, keyArguments, vectorArguments } from './verifier-licences.ts'
import { changedRequests, type Question, requestVectors, wrongAnswers } from './verifier-requests.ts'

const vectors = join(root, 'licence', 'vectors')
const verifiers = join(root, 'licence', 'verifiers')
const work = mkdtempSync(join(tmpdir(), 'keywerk-verifiers-'))
const { cases, requests } = JSON.parse(readFileSync(join(vectors, 'cases.json'), 'utf8')) as Vectors
const asked = requestVectors(vectors, requests)
const changed = changedRequests(asked, join(work, 'changed'), 2000)

let [passed, failed] = [0, 0]
const missing: string[] = []

const runs = (program: string, args: string[]): boolean => spawnSync(program, args, { stdio: 'ignore' }).status === 0
const hasHeaders = (): boolean => {
  const source = join(work, 'probe')
  return (
    spawnSync('cc', ['-xc', '-', '-o', source, '-lcrypto'], {
      input: '#include <openssl/evp.h>\nint main(void) { return EVP_sha256() == 0; }\n',
      stdio: ['pipe', 'ignore', 'ignore'],
    }).status === 0
  )
}

/** What is there, or comes with Debian's packages where this account may install them. */
function provide(name: string, there: () => boolean, packages: string[]): boolean {
  if (there()) return true
  if (process.getuid?.() === 0 && runs('apt-get', ['--version'])) {
    console.log(`Installing ${packages.join(' ')} …`)
    const install = () =>
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
        stdio: 'ignore',
        timeout: 180_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      }).status === 0
    if (install() || (runs('apt-get', ['update']) && install())) if (there()) return true
  }
  missing.push(`${name}: needs ${packages.join(', ')}`)
  return false
}

/** Several at a time: each is a process of its own. */
async function inTurn<T>(list: readonly T[], work: (one: T, number: number) => Promise<void>): Promise<void> {
  const left = [...list.entries()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

function count(what: string, good: number, all: number): void {
  console.log(`${what}: ${good} of ${all}`)
  passed += good
  failed += all - good
}

type KeyArguments = (file: string) => string[]

async function checkLicences(name: string, program: string, given: KeyArguments, before: string[]): Promise<void> {
  let good = 0
  await inTurn(cases, async (one, number) => {
    const keys = given(join(vectors, one.keys ?? 'keys.json'))
    const args = [
      ...before,
      join(vectors, one.file),
      ...keys,
      ...vectorArguments(one, vectors, join(work, `${number}.clock`)),
    ]
    const { answer, complaint, status } = await outcome(program, args)
    const code = one.reasons.length > 0 ? 1 : 0
    if (answer === expectedAnswer(one) && status === code && complaint === '') good++
    else
      console.log(
        `${name}, ${one.name}: expected ${expectedAnswer(one)} (${code}), got ${answer} (${status}) ${complaint}`,
      )
  })
  count(`${name}, licences`, good, cases.length)
}

/** Wrong calls end with 2 and answer nothing; the clock file keeps what the clock has shown, and nothing else. */
async function checkCalls(name: string, program: string, given: KeyArguments, before: string[]): Promise<void> {
  const [file, keys] = [join(vectors, cases[0]!.file), given(join(vectors, 'keys.json'))]
  const ask = (options: string[]) => outcome(program, [...before, file, ...keys, ...options])
  let good = 0
  await inTurn(wrongCalls, async (options) => {
    const { answer, complaint, status } = await ask(options)
    if (status === 2 && answer === '' && !complaint.includes('Traceback')) good++
    else console.log(`${name}, ${options.join(' ')}: expected to end with 2, got ${answer} (${status}) ${complaint}`)
  })
  const fault = await clockFileFault(join(work, `${name}.clock`), ask)
  if (fault !== null) console.log(`${name}, clock file: ${fault}`)
  count(`${name}, calls`, good + Number(fault === null), wrongCalls.length + 1)
}

/** Key files of any kind are a set of keys or none, and no accident. */
async function checkKeyFiles(name: string, program: string, before: string[]): Promise<void> {
  const files = keyFiles(work, join(vectors, 'keys.json'))
  let good = 0
  await inTurn(files, async ({ name: what, path, isSet }) => {
    const { complaint, status } = await outcome(program, [...before, join(vectors, cases[0]!.file), '--keys', path])
    if ((status === 2) !== isSet && !complaint.includes('Traceback')) good++
    else console.log(`${name}, ${what}: ended with ${status} ${complaint}`)
  })
  count(`${name}, key files`, good, files.length)
}

/** Fifty files a process: it answers one line for each. */
async function checkRequests(what: string, questions: Question[], program: string, before: string[]): Promise<void> {
  let good = 0
  const batches = Array.from({ length: Math.ceil(questions.length / 50) }, (_, at) =>
    questions.slice(at * 50, at * 50 + 50),
  )
  await inTurn(batches, async (batch) => {
    const { answer, complaint, status } = await outcome(program, [...before, ...batch.map(({ path }) => path)])
    const wrong = wrongAnswers(batch, answer)
    const code = batch.some(({ answer: one }) => typeof one === 'string') ? 1 : 0
    const ended = status === code && complaint === ''
    for (const line of wrong) console.log(`${what}, ${line}`)
    if (!ended) console.log(`${what}: expected to end with ${code}, got ${status} ${complaint}`)
    if (ended) good += batch.length - wrong.length
  })
  count(what, good, questions.length)
}

function outcome(program: string, args: string[]) {
  return new Promise<{ answer: string; complaint: string; status: number | string | null }>((done) => {
    execFile(program, args, { encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      done({ answer: stdout.trim(), complaint: stderr, status: error ? (error.code ?? null) : 0 })
    })
  })
}

/** Calls the compiler step by step, each step's calls beside each other; answers what it complained of. */
async function compiled(flags: string[], steps: string[][][]): Promise<string[]> {
  const complaints: string[] = []
  for (const calls of steps)
    await inTurn(calls, async (args) => {
      const { complaint, status } = await outcome('cc', [...flags, ...args])
      if (status !== 0) complaints.push(complaint)
    })
  return complaints
}

const c = provide('C verifier', () => runs('cc', ['--version']) && hasHeaders(), ['gcc', 'libc6-dev', 'libssl-dev'])
if (c) {
  const [sources, helpers] = [librarySources(), testHelpers()]
  /** Each source once, then the programs, which share most of them. */
  const build = async (more: string[]): Promise<boolean> => {
    const objects = [...sources, ...helpers].map((source) => join(work, basename(source).replace(/\.c$/, '.o')))
    const complaints = await compiled(
      [...compilerFlags, ...more],
      [
        [...sources, ...helpers].map((source, at) => ['-c', source, '-o', objects[at]!]),
        programs.map(([name, more]) => ['-o', join(work, name), testSource(name), ...objects, '-lcrypto', ...more]),
      ],
    )
    // That there are no sanitizers is told at the end.
    if (more.length === 0) for (const complaint of complaints) console.log(complaint)
    return complaints.length === 0
  }
  const programs = Object.entries(testPrograms)
  const [verify, request, reread] = ['vector-verify', 'vector-request', 'vector-reread'].map((one) =>
    join(work, one),
  ) as [string, string, string]
  const sanitizers = ['-fsanitize=address,undefined', '-fno-sanitize-recover=all']
  const watched = (await build(sanitizers)) && runsAtAll(verify)
  if (!watched) missing.push('C verifiers under address and undefined-behaviour sanitizers: this compiler has none')
  if (watched || (await build([]))) {
    const name = watched ? 'C, watched for memory faults' : 'C'
    await checkLicences(name, verify, keyArguments, [])
    await checkCalls(name, verify, keyArguments, [])
    await checkRequests(`${name}, requests`, asked, request, [])
    await checkRequests(`${name}, changed requests`, changed, request, [])
    await checkReading(`${name}, one after the other`, reread)
    await checkInterface(name)
    await checkProgram(`${name}, calls of the interface that must fail`, 'abi-misuse', [])
    await checkProgram(`${name}, memory that is missing`, 'abi-memory', interfaceFiles(vectors))
    await checkProgram(`${name}, Ed25519 and SHA-2 against OpenSSL`, 'compare-libcrypto', ['1000'])
    await checkNames(sources)
  } else failed++
}

/** All vectors, requests, key sets and status answers through keywerk.h, in one process. */
async function checkInterface(name: string): Promise<void> {
  const groups = await nativeQuestions(vectors, join(work, 'native'), cases, [...asked, ...changed])
  for (const [what, questions] of Object.entries(groups)) {
    const path = join(work, 'questions')
    writeFileSync(path, questionText(questions))
    const { answer, complaint, status } = await outcome(join(work, 'abi-vectors'), [path])
    const wrong = wrongNativeAnswers(questions, answer)
    for (const line of wrong.slice(0, 5)) console.log(`${name}, interface, ${line}`)
    if (status !== 0 || complaint !== '') console.log(`${name}, interface, ${what}: ended with ${status} ${complaint}`)
    count(`${name}, interface, ${what}`, status === 0 ? questions.length - wrong.length : 0, questions.length)
  }
}

/** A program that judges itself. */
async function checkProgram(what: string, program: string, args: string[]): Promise<void> {
  const { answer, complaint, status } = await outcome(join(work, program), args)
  if (status !== 0) console.log(`${what}: ended with ${status} ${answer} ${complaint}`)
  count(what, Number(status === 0), 1)
}

/** Licences read into the same place: each says what it says alone. */
async function checkReading(what: string, program: string): Promise<void> {
  const files = [...new Set(cases.map(({ file }) => join(vectors, file)))]
  const alone: string[] = []
  await inTurn(files, async (file, at) => void (alone[at] = (await outcome(program, [file])).answer))
  const { answer, complaint, status } = await outcome(program, files)
  const lines = answer.split('\n')
  const good = files.filter((_, at) => lines[at]?.trim() === alone[at])
  if (status !== 0 || complaint !== '') console.log(`${what}: ended with ${status} ${complaint}`)
  count(what, status === 0 ? good.length : 0, files.length)
}

/** A program that takes the verifier in must not find its own names taken. */
async function checkNames(sources: string[]): Promise<void> {
  if (!runs('nm', ['--version'])) return void missing.push('names of the C verifiers: needs binutils')
  const objects = sources.map((source) => join(work, basename(source).replace(/\.c$/, '.plain.o')))
  const complaints = await compiled(
    ['-std=c11', ...headers],
    [sources.map((source, at) => ['-c', source, '-o', objects[at]!])],
  )
  const listed = spawnSync('nm', ['-g', '--defined-only', '-P', ...objects], { encoding: 'utf8' }).stdout
  const names = listed.split('\n').flatMap((line) => /^(\w+) [A-Z] /.exec(line)?.[1] ?? [])
  const strange = names.filter((name) => !/^_?kw_/.test(name))
  if (strange.length > 0) console.log(`C, names without kw_: ${strange.join(', ')}`)
  count('C, names', complaints.length === 0 ? names.length - strange.length : 0, Math.max(1, names.length))
}

// A watched program may be built and still not run, where its libraries or the kernel do not allow it.
function runsAtAll(program: string): boolean {
  return spawnSync(program, [], { stdio: 'ignore' }).status === 2 && existsSync(program)
}

if (provide('Python verifier', () => runs('python3', ['--version']), ['python3'])) {
  // What the path names may be a wrapper that looks for Python each time, for longer than a licence takes.
  const python = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout.trim()
  // Nothing but the standard library is at hand.
  const script = (name: string) => ['-S', '-B', join(verifiers, 'python', name)]
  await checkLicences('Python', python, (file) => ['--keys', file], script('keywerk_verify.py'))
  await checkCalls('Python', python, (file) => ['--keys', file], script('keywerk_verify.py'))
  await checkKeyFiles('Python', python, script('keywerk_verify.py'))
  await checkRequests('Python, requests', asked, python, script('keywerk_request.py'))
  await checkRequests('Python, changed requests', changed, python, script('keywerk_request.py'))
}

rmSync(work, { recursive: true, force: true })
for (const what of missing) console.log(`Not run here: ${what}`)
console.log(`${passed} passed, ${failed} failed${missing.length > 0 ? `, ${missing.length} not run here` : ''}`)
process.exit(failed === 0 ? 0 : 1)
