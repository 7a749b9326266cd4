import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../steps.ts'
import { type Mutant, putIn } from './mutation.ts'
import { runTests } from './runs.ts'

const folder = join(root, '.cache/mutants')
const setup = join(root, 'web/testing/setup.ts')

// Runs in workers of Node and in the page of component tests, which has no files: its set-up writes them there.
const meet = `(id => {
  const file = globalThis.__vitest_worker__?.filepath
  const met = (globalThis.met ??= new Set())
  const line = id + '\\t' + file + '\\n'
  if (file === undefined || met.has(line)) return
  met.add(line)
  const { process } = globalThis
  process?.getBuiltinModule?.('node:fs').appendFileSync('${folder}/' + process.pid, line)
})`

const writeOut = `
import { afterAll } from 'vitest'
import { commands } from 'vitest/browser'
afterAll(() => commands.writeFile('${folder}/' + crypto.randomUUID(), [...(globalThis.met ?? [])].join('')))
`

/** Which files of tests come by the place of each mutant, by one run with a probe at each. */
export async function testsAt(mutants: readonly Mutant[]): Promise<Map<Mutant, Set<string>>> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const before = readFileSync(setup, 'utf8')
  const undo = putIn(mutants, (mutant) => {
    const call = `(globalThis.meet ??= ${meet})(${mutants.indexOf(mutant)})`
    return mutant.from.startsWith('if') ? `{ ${call}; ${mutant.from} }` : `(${call}, ${mutant.from})`
  })
  writeFileSync(setup, before + writeOut)
  try {
    await runTests([], 3600)
  } finally {
    undo()
    writeFileSync(setup, before)
  }
  const found = new Map(mutants.map((mutant) => [mutant, new Set<string>()]))
  for (const name of readdirSync(folder))
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
      const [index, file] = line.split('\t')
      const mutant = mutants[Number(index)]
      if (mutant && file) found.get(mutant)?.add(relative(root, file))
    }
  return found
}
