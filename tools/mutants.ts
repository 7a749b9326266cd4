// `npm run mutants`: do the tests notice when the code is wrong? Changes one place of the source at a time, in this
// order of a seed, runs the tests nearest to it and writes down what was noticed. Those tests are run without the mutant
// first: what is red anyway notices nothing, nor does what reaches its time limit.
// `--list file.json` asks for mutants found before instead: after tests were moved, they have to be killed again.
// `--green` says that the whole run was green on this commit: nothing is run without a mutant then.
// `--print` writes down the first mutants of the seed without running a test: `tools/mutants.json` holds those of seed 36.
// It changes files of the checkout it runs in and puts each back: use a clone.
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseAst } from 'vite'
import { root } from './steps.ts'

interface Mutant {
  file: string
  line: number
  /** What stands there, and what is put there instead. */
  from: string
  to: string
  /** The occurrence of `from` in its file, since the same words may stand in it twice. */
  occurrence: number
  killedBy?: string
}

const areas = { server: 45, contract: 20, web: 35 }
type Area = keyof typeof areas

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    list: { type: 'string' },
    out: { type: 'string', default: 'mutants.json' },
    only: { type: 'string' },
    print: { type: 'boolean', default: false },
    green: { type: 'boolean', default: false },
  },
})

const opposite: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
}

/** A node of the ESTree as the build reads it, with what is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  operator?: string
  value?: unknown
  argument?: Node
  callee?: Node
  object?: Node
  property?: Node & { name?: string }
  [part: string]: unknown
}

/** What could be wrong with this node: another operator, branch or bound, a condition of a query left out. */
function mutationOf(node: Node, text: (part: unknown) => string): string | null {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = opposite[node.operator ?? '']
      return operator === undefined ? null : `${text(node['left'])} ${operator} ${text(node['right'])}`
    }
    case 'ConditionalExpression':
      return `${text(node['test'])} ? ${text(node['alternate'])} : ${text(node['consequent'])}`
    case 'IfStatement':
      return text(node).replace(text(node['test']), () => `!(${text(node['test'])})`)
    case 'UnaryExpression':
      return node.operator === '!' ? text(node.argument) : null
    case 'Literal':
      if (typeof node.value === 'boolean') return String(!node.value)
      return typeof node.value === 'number' ? String(node.value + 1) : null
    case 'CallExpression':
      return node.callee?.property?.name === 'where' ? text(node.callee.object) : null
    default:
      return null
  }
}

function mutantsIn(file: string): Mutant[] {
  const content = readFileSync(join(root, file), 'utf8')
  const text = (part: unknown) => content.slice((part as Node).start, (part as Node).end)
  const found: Mutant[] = []
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(visit)
    if (typeof part !== 'object' || part === null || !('type' in part)) return
    const node = part as Node
    if (node.type.startsWith('TS') && !/^TS(As|NonNull|Satisfies)/.test(node.type)) return
    const to = mutationOf(node, text)
    const from = text(node)
    if (to !== null && from.length < 2_000) {
      const before = content.slice(0, node.start)
      found.push({ file, line: before.split('\n').length, from, to, occurrence: before.split(from).length - 1 })
    }
    Object.values(node).forEach(visit)
  }
  visit(parseAst(content, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found
}

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

/** Files of an area take turns: large ones do not hold most of the mutants. */
function* candidates(area: Area, random: () => number): Generator<Mutant> {
  const files = shuffled(globSync(`${area}/**/*.{ts,tsx}`, { cwd: root }).filter(isSource).toSorted(), random)
  for (const file of files) {
    const mutants = mutantsIn(file)
    const chosen = mutants[Math.floor(random() * mutants.length)]
    if (chosen) yield chosen
  }
}

function apply({ file, from, to, occurrence }: Mutant): () => void {
  const path = join(root, file)
  const content = readFileSync(path, 'utf8')
  const parts = content.split(from)
  if (parts.length < occurrence + 2) throw new Error(`${file} no longer holds: ${from}`)
  const before = parts.slice(0, occurrence + 1).join(from)
  const after = parts.slice(occurrence + 1).join(from)
  writeFileSync(path, `${before}${to}${after}`)
  return () => writeFileSync(path, content)
}

type Outcome = 'green' | 'red' | 'time limit'

interface Tests {
  /** What is said to have killed a mutant. */
  name: string
  args: readonly string[]
  seconds: number
}

function run({ args, seconds }: Tests): Promise<Outcome> {
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

const vitest = (files: readonly string[]): Tests => ({
  name: `unit or API tests beginning with ${files[0]}`,
  args: ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', ...files],
  seconds: 240,
})
const build: Tests = { name: 'the build', args: ['tools/web-build.ts'], seconds: 120 }
const playwright = (journey: string): Tests => ({
  name: journey,
  args: ['node_modules/.bin/playwright', 'test', journey, '--max-failures=1', '--workers=2'],
  seconds: 300,
})

const baselines = new Map<string, Promise<Outcome>>()

/** Ends the program where tests are not green without a mutant: nothing could be learned from them. */
async function expectGreen(tests: Tests): Promise<void> {
  const key = tests.args.join(' ')
  const known = baselines.get(key) ?? run(tests)
  baselines.set(key, known)
  const outcome = await known
  if (outcome !== 'green') throw new Error(`Without a mutant this is no green run (${outcome}): ${key}`)
}

const testsIn = (folder: string): string[] => globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root }).toSorted()

/** The name of the domain a file belongs to, as its folder or its file is named. */
const domainOf = (file: string): string =>
  /(?:domains|features|shared|pages|v0)\/([a-z-]+)/.exec(file)?.[1] ?? /([a-z]+)[a-z-]*\.tsx?$/.exec(file)?.[1] ?? ''

/** Journeys that tell of a domain: by their name, or by an address of its pages. */
function journeysOf(domain: string): string[] {
  const stem = domain.split('-')[0] ?? domain
  const pages = join(root, 'web/app/pages', `${domain}.ts`)
  const addresses = existsSync(pages)
    ? [...readFileSync(pages, 'utf8').matchAll(/path: '([^'$]{3,})'/g)].map(([, path]) => path ?? '')
    : []
  return globSync('journeys/*.spec.ts', { cwd: root })
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const named = file.includes(stem) ? 10 : 0
      return { file, weight: named + addresses.filter((address) => text.includes(address)).length }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((first, second) => second.weight - first.weight || first.file.localeCompare(second.file))
    .map(({ file }) => file)
    .slice(0, 4)
}

/** Tests that import a file, by its name: they notice first what is wrong in it. */
function testsImporting(file: string): string[] {
  const name = `/${basename(file)}'`
  return globSync(['{server,contract,web,texts,tools}/**/*.test.{ts,tsx}'], { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((test) => readFileSync(join(root, test), 'utf8').includes(name))
    .toSorted()
}

/** The tests nearest to a mutant, the cheapest first; those of one list run on one build of the pages. */
function testsOf({ file, killedBy }: Mutant): Tests[][] {
  const domain = domainOf(file)
  const folder = join('server/domains', domain)
  const web = file.startsWith('web')
  const stages = [
    [...(killedBy?.includes('.test.ts') ? killedBy.split(' ') : []), ...testsIn(dirname(file)), ...testsImporting(file)],
    [
      ...(file.startsWith('server/platform') ? testsIn(file.split('/').slice(0, 3).join('/')) : []),
      ...(file.startsWith('server/v0') ? testsIn('server/v0') : []),
      ...(!web && existsSync(join(root, folder)) ? testsIn(folder) : []),
      ...(file.startsWith('contract') ? [...testsIn('contract'), 'server/operations.test.ts'] : []),
    ],
    web ? testsIn('web') : [],
  ]
  const seen = new Set<string>()
  const units = stages.map((tests) => tests.filter((test) => !seen.has(test) && seen.add(test)))
  return [
    ...units.filter((tests) => tests.length > 0).map((tests) => [vitest(tests)]),
    web ? [build, ...journeysOf(domain).map(playwright)] : [],
  ]
}

/** With the first of the nearest tests that fails because of it, unless all of them stay green or take too long. */
async function examine(mutant: Mutant): Promise<Mutant> {
  let late = false
  for (const list of testsOf(mutant)) {
    if (!values.green) for (const tests of list) await expectGreen(tests)
    const undo = apply(mutant)
    try {
      for (const tests of list) {
        const outcome = await run(tests)
        late ||= outcome === 'time limit'
        if (outcome !== 'red') continue
        console.log(`killed ${mutant.file}:${mutant.line} ${tests.name}`)
        return { ...mutant, killedBy: tests.name }
      }
    } finally {
      undo()
    }
  }
  console.log(`lives  ${mutant.file}:${mutant.line}${late ? ' time limit' : ''}`)
  return mutant
}

if (values.print) {
  const first: Mutant[] = []
  for (const [area, wanted] of Object.entries(areas) as [Area, number][]) {
    let left = wanted
    for (const mutant of candidates(area, randomFrom(Number(values.seed)))) {
      first.push(mutant)
      if (--left === 0) break
    }
  }
  writeFileSync(values.out, `${JSON.stringify(first, null, 2)}\n`)
} else if (values.list !== undefined) {
  const known = JSON.parse(readFileSync(values.list, 'utf8')) as Mutant[]
  const again: Mutant[] = []
  for (const { killedBy: _before, ...mutant } of known) again.push(await examine(mutant))
  const alive = again.filter(({ killedBy }) => killedBy === undefined)
  console.log(`${again.length - alive.length} of ${again.length} killed`)
  process.exitCode = alive.length === 0 ? 0 : 1
} else {
  const killed: Mutant[] = []
  for (const [area, wanted] of Object.entries(areas) as [Area, number][]) {
    if (values.only !== undefined && values.only !== area) continue
    const random = randomFrom(Number(values.seed))
    let count = 0
    for (const mutant of candidates(area, random)) {
      const examined = await examine(mutant)
      if (examined.killedBy === undefined) continue
      killed.push(examined)
      writeFileSync(values.out, `${JSON.stringify(killed, null, 2)}\n`)
      if (++count === wanted) break
    }
  }
}
