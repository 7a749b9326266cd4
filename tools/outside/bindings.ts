// `node tools/outside/bindings.ts`: the packages of licence/bindings against licence/vectors, and how many verifications a
// second each makes. Says what could not run here, because a package is missing. Ends with 1 where an answer is wrong.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Vectors } from '../../licence/src/fixtures/vectors/vectors.ts'
import { readKeySet } from '../../licence/src/key-set.ts'
import { verifyLicence } from '../../licence/src/verify.ts'
import { root } from '../steps.ts'
import { clockFileFault, keyFiles, wrongCalls } from '../verifier-calls.ts'
import { answerOf, argumentsFor, expectedAnswer, vectorArguments } from '../verifier-licences.ts'
import { changedRequests, requestVectors, wrongAnswers } from '../verifier-requests.ts'
import { answersTo, type BatchVerifier, endWine, goUnderWine, outcomeOf, pureVerifiers } from './batch-verifiers.ts'
import { checkExamples } from './binding-examples.ts'
import { checkCalculators } from './calculators.ts'
import { builtLibrary, libraryVerifiers } from './library-verifiers.ts'

const vectors = join(root, 'licence', 'vectors')
const work = mkdtempSync(join(tmpdir(), 'keywerk-bindings-'))
const { cases, requests } = JSON.parse(readFileSync(join(vectors, 'cases.json'), 'utf8')) as Vectors
const usual = { file: join(vectors, cases[0]!.file), keys: join(vectors, 'keys.json') }
const requestQuestions = requestVectors(vectors, requests)
const changedQuestions = changedRequests(requestQuestions, join(work, 'changed'), 2000)
let failed = 0

function count(what: string, good: number, all: number): void {
  console.log(`${what}: ${good} of ${all}`)
  failed += all - good
}

function countPrograms(what: string, checked: { names: string; good: number; all: number; wrong: string[] }): void {
  for (const line of checked.wrong) console.log(line)
  count(`${what} (${checked.names})`, checked.good, checked.all)
}

/** Asks all in one process; answers how many were answered so. */
async function ask(verifier: BatchVerifier, what: string, asked: { call: string[]; answer: string; name: string }[]) {
  const { answers, status, complaint } = await answersTo(
    verifier,
    asked.map(({ call }) => call),
    join(work, 'calls'),
  )
  const wrong = asked.filter(({ answer }, at) => answers[at] !== answer)
  for (const { name, answer } of wrong.slice(0, 10))
    console.log(
      `${verifier.name}, ${name}: expected ${answer}, got ${answers[asked.findIndex((one) => one.name === name)]}`,
    )
  if (status !== 0) console.log(`${verifier.name}: ended with ${status} ${complaint}`)
  count(`${verifier.name}, ${what}`, status === 0 ? asked.length - wrong.length : 0, asked.length)
}

const checkLicences = (verifier: BatchVerifier): Promise<void> =>
  ask(
    verifier,
    'licences',
    cases.map((one, at) => {
      const given = vectorArguments(one, vectors, join(work, `${at}.clock`))
      const call = [join(vectors, one.file), '--keys', join(vectors, one.keys ?? 'keys.json'), ...given]
      const code = one.reasons.length > 0 ? 1 : 0
      return { name: one.name, call, answer: `${expectedAnswer(one)}\n= ${code}` }
    }),
  )

/** Wrong calls and key files that are none answer nothing; the process ends with what the answer to one call says. */
async function checkCalls(verifier: BatchVerifier): Promise<void> {
  const call = [usual.file, '--keys', usual.keys]
  const wrong = wrongCalls.map((options) => ({ name: options.join(' '), call: [...call, ...options], answer: '= 2' }))
  await ask(verifier, 'wrong calls', [...wrong, { name: 'no keys', call: [usual.file], answer: '= 2' }])
  const now = ['--now', '2026-12-01T12:00:00Z']
  const files = keyFiles(work, usual.keys).map(({ name, path, isSet }) => ({
    name,
    call: [usual.file, '--keys', path, ...now],
    answer: isSet ? 'valid\nterm valid 356 0\nnote licence.hostUnchecked\n= 0' : '= 2',
  }))
  await ask(verifier, 'key files', files)
  const ended = await Promise.all(
    [now, ['--now', '2099-01-01T00:00:00Z'], ['--unknown']].map((options) =>
      outcomeOf(verifier.verify, [...call, ...options]),
    ),
  )
  const good = ended.filter(({ status, answer }, at) => status === at && (answer === '') === (at === 2)).length
  count(`${verifier.name}, exit codes`, good, ended.length)
  const fault = await clockFileFault(join(work, 'kept.clock'), (options) =>
    answersTo(verifier, [[...call, ...options]], join(work, 'calls')),
  )
  if (fault !== null) console.log(`${verifier.name}, clock file: ${fault}`)
  count(`${verifier.name}, clock file`, Number(fault === null), 1)
}

async function checkRequests({ name, request }: BatchVerifier): Promise<void> {
  if (!request) return
  for (const [what, questions] of [
    ['requests', requestQuestions],
    ['changed requests', changedQuestions],
  ] as const) {
    const wrong: string[] = []
    // A command line takes only so many files.
    for (let from = 0; from < questions.length; from += 500) {
      const batch = questions.slice(from, from + 500)
      const { answer, status, complaint } = await outcomeOf(
        request,
        batch.map(({ path }) => path),
      )
      const code = batch.some((one) => typeof one.answer === 'string') ? 1 : 0
      if (status !== code || complaint !== '') wrong.push(`ended with ${status} ${complaint}`)
      wrong.push(...wrongAnswers(batch, answer.replaceAll('\r\n', '\n')))
    }
    for (const line of wrong.slice(0, 10)) console.log(`${name}, ${line}`)
    count(`${name}, ${what}`, questions.length - wrong.length, questions.length)
  }
}

const { file, keys, ...first } = { ...cases[0]!, ...usual }
const given = argumentsFor(first)
const seconds = 2

/**
 * Verifications a second in one process that is warm: twice as many calls take so much longer. Each reads the same licence and the
 * same keys anew.
 */
async function measure(verifier: BatchVerifier): Promise<void> {
  const call = [file, '--keys', keys, ...given]
  const timed = async (times: number): Promise<number> => {
    const from = performance.now()
    const calls = Array.from({ length: times }, () => call)
    const { answers } = await answersTo(verifier, calls, join(work, 'calls'))
    if (answers.length !== times) throw new Error(`${verifier.name}: ${answers.length} of ${times} answered`)
    return (performance.now() - from) / 1000
  }
  let times = 1000
  let took = 0
  for (let before = await timed(times); ; times *= 2) {
    const now = await timed(2 * times)
    took = now - before
    if (took >= seconds) break
    before = now
  }
  tell(verifier.name, times / took)
}

async function measureLibrary(): Promise<void> {
  const options = { host: first.host ?? null, now: new Date(first.now ?? '') }
  const from = performance.now()
  let times = 0
  for (; performance.now() - from < seconds * 1000; times++) {
    const set = readKeySet(readFileSync(keys, 'utf8'))!
    answerOf(await verifyLicence(readFileSync(file), { ...options, keys: set }))
  }
  tell('TypeScript', times / ((performance.now() - from) / 1000))
}

const tell = (name: string, rate: number): void => console.log(`${name}: ${Math.round(rate)} verifications a second`)

try {
  mkdirSync(work, { recursive: true })
  const library = builtLibrary(work)
  const built = [pureVerifiers(work), goUnderWine(work), libraryVerifiers(work, library)]
  const all = built.flatMap(({ verifiers }) => verifiers)
  const missing = built.flatMap((one) => one.missing)
  for (const verifier of all) {
    await checkLicences(verifier)
    await checkCalls(verifier)
    await checkRequests(verifier)
  }
  countPrograms('Examples of the pages', await checkExamples(work, library))
  if (library !== null) countPrograms('Calculators', await checkCalculators(work, library))
  await measureLibrary()
  for (const verifier of all) await measure(verifier)
  for (const what of missing) console.log(`Not run here: ${what}`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  endWine(work)
  rmSync(work, { recursive: true, force: true })
}
