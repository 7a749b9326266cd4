// `node tools/outside/mutations.ts [COUNT]`: licences changed at random, most of them signed anew, judged by TypeScript, C,
// Python, Java and Go under the circumstances of the vectors. Ends with 1 where two of them disagree. Needs cc
// and python3; says where there is no Java or Go.
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { mainSigner } from '../../licence/src/fixtures/vectors/keys.ts'
import { numbers } from '../../licence/src/fixtures/vectors/mutations.ts'
import type { Vectors } from '../../licence/src/fixtures/vectors/vectors.ts'
import { readKeySet } from '../../licence/src/key-set.ts'
import { signBody } from '../../licence/src/sign.ts'
import { verifyLicence } from '../../licence/src/verify.ts'
import { compilerFlags, librarySources, testSource } from '../native-sources.ts'
import { root } from '../steps.ts'
import { answerOf, argumentsFor, keyArguments } from '../verifier-licences.ts'
import { answersIn, answersTo, pureVerifiers } from './batch-verifiers.ts'

const count = Number(process.argv[2] ?? 100_000)
const batch = 500
const vectors = join(root, 'licence', 'vectors')
const verifiers = join(root, 'licence', 'verifiers')
const { cases } = JSON.parse(readFileSync(join(vectors, 'cases.json'), 'utf8')) as Vectors
const circumstances = cases.filter(({ keys, clock }) => keys === undefined && clock === undefined)
// Of files that cannot be read hardly anything but files that cannot be read would come.
const seeds = [...new Set(circumstances.flatMap(({ file, term }) => (term ? [file] : [])))]
  .map((file) => readFileSync(join(vectors, file)))
  .filter((bytes) => bytes.length < 8192)
const keys = readKeySet(readFileSync(join(vectors, 'keys.json'), 'utf8'))!
const next = numbers(20_261_129)
const pick = <T>(all: readonly T[]): T => all[next(all.length)]!

const lines = [...new Set(seeds.flatMap((bytes) => bytes.toString('latin1').split('\n')))]
const edges = [
  '-',
  '0',
  '1',
  '60',
  '61',
  '366',
  '367',
  '65535',
  '65536',
  '007',
  '+1',
  'yes',
  'YES',
  '2026-02-29',
  '"A"',
  '',
]

/** What stands in the same place of lines of the same name, so that most changes are still a licence. */
const places = Map.groupBy(
  lines.flatMap((line) => line.split(' ').map((word, at, all) => ({ place: `${all[0]} ${at}`, word }))),
  ({ place }) => place,
)
const dates = /^\d{4}-\d{2}-\d{2}$/

function otherWord(word: string, place: string): string {
  if (dates.test(word) && next(2)) {
    // About the days at which the circumstances look.
    const day = Date.UTC(2026, 10, 1 + next(60)) + pick([0, -1, 1]) * 365 * 86_400_000
    return new Date(day).toISOString().slice(0, 10)
  }
  if (/^\d+$/.test(word) && next(2)) return String(Math.max(0, Number(word) + pick([-1, 1, 10, -10])))
  return next(12) === 0 ? pick(edges) : pick(places.get(place)!).word
}

/** One small change of the lines of a licence, or of a byte. */
function changed(text: string): string {
  const rows = text.split('\n')
  const at = next(rows.length)
  switch (next(40)) {
    case 0:
      return rows.toSpliced(at, 1).join('\n')
    case 1:
      return rows.toSpliced(at, 0, rows[at]!).join('\n')
    case 2:
      return rows.toSpliced(at, 0, pick(lines)).join('\n')
    case 3:
      return rows.toSpliced(at, 2, rows[at + 1] ?? '', rows[at]!).join('\n')
    case 4: {
      const place = next(text.length + 1)
      return text.slice(0, place) + String.fromCharCode(next(256)) + text.slice(place + next(2))
    }
    default: {
      const words = rows[at]!.split(' ')
      const which = next(words.length)
      const place = `${words[0]} ${which}`
      return rows
        .with(at, words.with(which, places.has(place) ? otherWord(words[which]!, place) : '').join(' '))
        .join('\n')
    }
  }
}

async function mutant(): Promise<Uint8Array> {
  let text = pick(seeds).toString('latin1')
  for (let changes = next(3); changes >= 0; changes--) text = changed(text)
  if (next(5) === 0) return Buffer.from(text, 'latin1')
  const end = text.lastIndexOf('\nSIGNATURE ')
  return signBody(new Uint8Array(Buffer.from(end < 0 ? text : text.slice(0, end + 1), 'latin1')), mainSigner)
}

interface Asked {
  file: string
  arguments: string[]
  answer: string
}

async function ask(folder: string, number: number): Promise<Asked> {
  const file = join(folder, `${number}.lic`)
  const bytes = await mutant()
  writeFileSync(file, bytes)
  const { now = '', host = null, productVersion } = pick(circumstances)
  const given = { now, host, ...(productVersion !== undefined && { productVersion }) }
  const verdict = await verifyLicence(bytes, { ...given, keys, now: new Date(now) })
  return { file, arguments: argumentsFor(given), answer: answerOf(verdict) }
}

const run = promisify(execFile)
const most = { maxBuffer: 2 ** 28 }
const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`

/** The answers of the program in C: a process each, called by one shell. */
async function answersOfC(program: string, asked: readonly Asked[]): Promise<string[]> {
  const known = keyArguments(join(vectors, 'keys.json')).map(quoted).join(' ')
  const calls = asked.map(
    (one) => `${program} ${quoted(one.file)} ${known} ${one.arguments.map(quoted).join(' ')}; echo "= $?"`,
  )
  const { stdout } = await run('sh', ['-c', 'exec sh "$0" 2>&1', written(asked, 'sh', calls.join('\n'))], most)
  return answersIn(stdout)
}

const callsOf = (asked: readonly Asked[]): string[][] =>
  asked.map((one) => [one.file, '--keys', join(vectors, 'keys.json'), ...one.arguments])

/** The same of Python, in one process: it takes longer to begin than to judge. */
async function answersOfPython(asked: readonly Asked[]): Promise<string[]> {
  const program = `import json, sys
sys.path.insert(0, sys.argv[1])
import keywerk_verify
for call in json.load(open(sys.argv[2], encoding="utf-8")):
    sys.argv = ["keywerk_verify.py", *call]
    print("= %d" % keywerk_verify.main())`
  const given = [join(verifiers, 'python'), written(asked, 'json', JSON.stringify(callsOf(asked)))]
  const { stdout } = await run('python3', ['-B', '-c', program, ...given], most)
  return answersIn(stdout)
}

function written(asked: readonly Asked[], ending: string, text: string): string {
  const path = asked[0]!.file.replace('.lic', `.${ending}`)
  writeFileSync(path, text)
  return path
}

const work = mkdtempSync(join(tmpdir(), 'keywerk-mutations-'))
try {
  const program = join(work, 'verify')
  execFileSync('cc', [...compilerFlags, '-O2', '-o', program, testSource('vector-verify'), ...librarySources()])
  const { verifiers: pure, missing } = pureVerifiers(work)
  for (const what of missing) console.log(`Not asked here: ${what}`)
  const tally = new Map<string, number>()
  let disagreements = 0
  const judge = async (from: number) => {
    const place = join(work, String(from))
    mkdirSync(place)
    const asked: Asked[] = []
    for (let number = from; number < Math.min(from + batch, count); number++) asked.push(await ask(place, number))
    const others = pure.map(
      async (one) => (await answersTo(one, callsOf(asked), join(place, `${one.name}.calls`))).answers,
    )
    const answers = await Promise.all([answersOfC(program, asked), answersOfPython(asked), ...others])
    for (const [at, { answer, file }] of asked.entries()) {
      const first = answer.split('\n')[0]!
      tally.set(first, (tally.get(first) ?? 0) + 1)
      if (answers.every((one) => one[at] === answer)) continue
      disagreements++
      const said = Object.fromEntries(
        ['C', 'Python', ...pure.map(({ name }) => name)].map((name, of) => [name, answers[of]![at]]),
      )
      console.log(`${JSON.stringify({ TypeScript: answer, ...said })}\n${readFileSync(file, 'latin1')}`)
    }
    rmSync(place, { recursive: true })
  }
  const batches = Array.from({ length: Math.ceil(count / batch) }, (_, at) => at * batch)
  const worker = async () => {
    for (let from = batches.shift(); from !== undefined; from = batches.shift()) await judge(from)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  for (const [code, times] of [...tally].toSorted((a, b) => b[1] - a[1])) console.log(`${times} ${code}`)
  const judges = ['TypeScript', 'C', 'Python', ...pure.map(({ name }) => name)].join(', ')
  console.log(`${count} changed licences, judged by ${judges}: ${disagreements} disagreements`)
  process.exitCode = disagreements === 0 ? 0 : 1
} finally {
  rmSync(work, { recursive: true, force: true })
}
