// `npm run mutants`: do the tests notice when the code is wrong? Changes one place of the source at a time, in this
// order of a seed, runs the tests nearest to it and writes down what was noticed. Those tests are run without the mutant
// first: what is red anyway notices nothing, nor does what reaches its time limit.
// `--list file.json` asks for mutants found before instead: after tests were moved, they have to be killed again.
// `--green` says that the whole run was green on this commit: nothing is run without a mutant then.
// `--print` writes down the first mutants of the seed without running a test: `tools/mutants.json` holds those of seed 36.
// It changes files of the checkout it runs in and puts each back: use a clone.
import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseAst } from 'vite'
import { type Mutant, type Tests, testsOf } from './mutant-tests.ts'
import { root } from './steps.ts'

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

const isThere = ({ file, from, occurrence }: Mutant): boolean =>
  existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8').split(from).length > occurrence + 1

function apply({ file, from, to, occurrence }: Mutant): () => void {
  const path = join(root, file)
  const content = readFileSync(path, 'utf8')
  const parts = content.split(from)
  const before = parts.slice(0, occurrence + 1).join(from)
  const after = parts.slice(occurrence + 1).join(from)
  writeFileSync(path, `${before}${to}${after}`)
  return () => writeFileSync(path, content)
}

type Outcome = 'green' | 'red' | 'time limit'

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

const baselines = new Map<string, Promise<Outcome>>()

/** Ends the program where tests are not green without a mutant: nothing could be learned from them. */
async function expectGreen(tests: Tests): Promise<void> {
  const key = tests.args.join(' ')
  const known = baselines.get(key) ?? run(tests)
  baselines.set(key, known)
  const outcome = await known
  if (outcome !== 'green') throw new Error(`Without a mutant this is no green run (${outcome}): ${key}`)
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
  const left = known.filter(isThere)
  if (left.length < known.length) console.log(`${known.length - left.length} of ${known.length} places are gone`)
  for (const { killedBy: _before, ...mutant } of left) again.push(await examine(mutant))
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
