// `npm run mutants`: do the tests notice when the code is wrong? Takes the first mutants of a seed, or those of
// `--list file.json`; `--print` only writes them down: `tools/mutants/seed-36.json` are those of seed 36.
// What the types do not notice is left to the tests. One run with a probe at each place says which files of tests come by
// it; mutants that no file meets together are then put in together, and a red file has noticed the one it comes by. What
// is evaluated when its file is loaded is met by all: it is put in alone, and the tests near it are run. Of the web, what
// is left is looked for in the nearest journeys.
// The whole run must be green on this commit. Changes files of the checkout it runs in and puts each back: use a clone.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { testsAt } from './mutants/coverage.ts'
import { isAtLoad, type Mutant, mutantsIn, placeOf, putIn } from './mutants/mutation.ts'
import { journeysOf, nearestFirst, nearTests } from './mutants/near-tests.ts'
import { run, runTests, typeErrors } from './mutants/runs.ts'
import { root } from './steps.ts'

const areas = { server: 45, contract: 20, web: 35 }

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    list: { type: 'string' },
    out: { type: 'string', default: 'mutants.json' },
    /** Mutants of files whose path holds these words. */
    only: { type: 'string', default: '' },
    print: { type: 'boolean', default: false },
  },
})

/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((first, second) => first.at - second.at)
    .map(({ item }) => item)
}

const isSource = (file: string): boolean =>
  !/\.test\.tsx?$|\.d\.ts$|\/(dist|node_modules|testing|migrations|standins|attacks|kit)\//.test(file)

/** One of each file: large ones do not hold most of the mutants. */
function mutantsOf(area: string, seed: number): Mutant[] {
  const random = randomFrom(seed)
  const files = shuffled(globSync(`${area}/**/*.{ts,tsx}`, { cwd: root }).filter(isSource).toSorted(), random)
  return files.flatMap((file) => {
    const mutants = mutantsIn(file)
    return mutants[Math.floor(random() * mutants.length)] ?? []
  })
}

const change = ({ to }: Mutant): string => to

/** Files of tests for each mutant of a batch. */
type Batch = Map<Mutant, string[]>

/** Puts mutants together that share no file and no test, ten at most. */
function batchesOf(open: Mutant[], met: Map<Mutant, Set<string>>, tried: (mutant: Mutant) => string[]): Batch[] {
  const batches: Batch[] = []
  for (const mutant of open) {
    const tests = tried(mutant)
    const apart = ([other, others]: [Mutant, string[]]) =>
      other.file !== mutant.file &&
      !tests.some((test) => met.get(other)?.has(test)) &&
      !others.some((test) => met.get(mutant)?.has(test))
    const batch = batches.find((one) => one.size < 10 && [...one].every(apart))
    if (batch) batch.set(mutant, tests)
    else batches.push(new Map([[mutant, tests]]))
  }
  return batches
}

async function runBatch(batch: Batch): Promise<void> {
  const undo = putIn([...batch.keys()], change)
  const { outcome, red } = await runTests([...batch.values()].flat(), 600).finally(undo)
  if (outcome === 'time limit' && batch.size > 1) {
    for (const one of batch) await runBatch(new Map([one]))
    return
  }
  for (const [mutant, tests] of batch) {
    const test = tests.find((file) => red.has(file))
    if (test) say(mutant, `${test}: ${red.get(test)}`)
  }
}

function say(mutant: Mutant, killedBy: string): void {
  mutant.killedBy = killedBy
  console.log(`killed ${mutant.file}:${mutant.line} by ${killedBy}`)
}

/** All at once, one of each file: an error in its file is its own. */
async function examineTypes(mutants: Mutant[]): Promise<void> {
  const undo = putIn(mutants, change)
  const errors = await typeErrors().finally(undo)
  for (const mutant of mutants)
    if (errors.some((error) => error.startsWith(`${mutant.file}(`))) say(mutant, 'the types')
}

async function examineMet(mutants: Mutant[]): Promise<void> {
  if (mutants.length === 0) return
  const met = await testsAt(mutants)
  const ordered = new Map(mutants.map((mutant) => [mutant, nearestFirst([...(met.get(mutant) ?? [])], mutant.file)]))
  // The nearest first; what they do not notice is shown to more.
  for (const [from, to] of [
    [0, 4],
    [4, 16],
    [16, 60],
  ] as const) {
    const tried = (mutant: Mutant) => ordered.get(mutant)?.slice(from, to) ?? []
    const open = mutants.filter((mutant) => mutant.killedBy === undefined && tried(mutant).length > 0)
    for (const batch of batchesOf(open, met, tried)) await runBatch(batch)
  }
}

async function examineAlone(mutant: Mutant): Promise<void> {
  const tests = nearTests(mutant.file)
  for (const some of [tests.slice(0, 6), tests.slice(6, 40)])
    if (some.length > 0 && mutant.killedBy === undefined) await runBatch(new Map([[mutant, some]]))
}

async function examineByJourneys(mutant: Mutant): Promise<void> {
  const undo = putIn([mutant], change)
  try {
    if ((await run(['tools/web-build.ts'], 120)) === 'red') return say(mutant, 'the build')
    for (const journey of journeysOf(mutant.file)) {
      const args = ['node_modules/.bin/playwright', 'test', journey, '--max-failures=1', '--workers=2']
      if ((await run(args, 300)) === 'red') return say(mutant, journey)
    }
  } finally {
    undo()
  }
}

const known = values.list === undefined ? undefined : (JSON.parse(readFileSync(values.list, 'utf8')) as Mutant[])
const wanted =
  known ?? Object.entries(areas).flatMap(([area, many]) => mutantsOf(area, Number(values.seed)).slice(0, many))
if (!values.print) {
  const there = wanted.filter((mutant) => mutant.file.includes(values.only) && placeOf(mutant))
  for (const mutant of there) delete mutant.killedBy
  const alive = () => there.filter(({ killedBy }) => killedBy === undefined)
  await examineTypes(there)
  await examineMet(alive().filter((mutant) => !isAtLoad(mutant)))
  for (const mutant of alive().filter(isAtLoad)) await examineAlone(mutant)
  for (const mutant of alive().filter(({ file }) => file.startsWith('web'))) await examineByJourneys(mutant)
  for (const { file, line } of alive()) console.log(`lives  ${file}:${line}`)
  console.log(`${there.length - alive().length} of ${there.length} killed; ${wanted.length - there.length} left out`)
  process.exitCode = alive().length === 0 ? 0 : 1
}
writeFileSync(values.out, `${JSON.stringify(wanted, null, 2)}\n`)
