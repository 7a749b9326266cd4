import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './steps.ts'

export interface Mutant {
  file: string
  line: number
  /** What stands there, and what is put there instead. */
  from: string
  to: string
  /** The occurrence of `from` in its file, since the same words may stand in it twice. */
  occurrence: number
  killedBy?: string
}

export interface Tests {
  /** What is said to have killed a mutant. */
  name: string
  args: readonly string[]
  seconds: number
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
  return globSync(['{server,contract,web,texts,tools}/**/*.test.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
    .filter((test) => readFileSync(join(root, test), 'utf8').includes(name))
    .toSorted()
}

/** The tests nearest to a mutant, the cheapest first; those of one list run on one build of the pages. */
export function testsOf({ file, killedBy }: Mutant): Tests[][] {
  const domain = domainOf(file)
  const folder = join('server/domains', domain)
  const web = file.startsWith('web')
  const stages = [
    [
      ...(killedBy?.includes('.test.ts') ? killedBy.split(' ') : []),
      ...testsIn(dirname(file)),
      ...testsImporting(file),
    ],
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
