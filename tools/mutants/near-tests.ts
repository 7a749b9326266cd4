import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../steps.ts'

const tests = globSync('{server,contract,web,texts,licence,client,tools,demo}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).toSorted()

/** The name of the domain a file belongs to, as its folder or its file is named. */
const domainOf = (file: string): string =>
  /(?:domains|features|shared|pages|v0)\/([a-z-]+)/.exec(file)?.[1] ?? /([a-z]+)[a-z-]*\.tsx?$/.exec(file)?.[1] ?? ''

const imports = (test: string, file: string): boolean =>
  readFileSync(join(root, test), 'utf8').includes(`/${basename(file)}'`)

/** How near a test is to a file: in the same folder, importing it, of its domain; 0: none of these. */
const nearness = (test: string, file: string): number =>
  4 * Number(dirname(test) === dirname(file)) +
  3 * Number(imports(test, file)) +
  2 * Number(test.includes(`/${domainOf(file)}`))

const byNearness = (some: readonly string[], file: string) =>
  some.map((test) => ({ test, near: nearness(test, file) })).toSorted((first, second) => second.near - first.near)

/** Files of tests, the nearest to a file first. */
export const nearestFirst = (some: readonly string[], file: string): string[] =>
  byNearness(some, file).map(({ test }) => test)

/** Tests near a file, the nearest first; of the contract, also those that go through all operations. */
export const nearTests = (file: string): string[] => [
  ...byNearness(tests, file).flatMap(({ test, near }) => (near > 0 ? [test] : [])),
  ...(file.startsWith('contract') ? ['server/operations.test.ts', 'server/lists.test.ts'] : []),
]

/** Journeys that tell of a file's domain: by their name, or by an address of its pages. */
export function journeysOf(file: string): string[] {
  const domain = domainOf(file)
  const stem = domain.split('-')[0] ?? domain
  const pages = join(root, 'web/app/pages', `${domain}.ts`)
  const addresses = existsSync(pages)
    ? [...readFileSync(pages, 'utf8').matchAll(/path: '([^'$]{3,})'/g)].map(([, path]) => path ?? '')
    : []
  return globSync('journeys/*.spec.ts', { cwd: root })
    .map((journey) => {
      const text = readFileSync(join(root, journey), 'utf8')
      const named = journey.includes(stem) ? 10 : 0
      return { journey, weight: named + addresses.filter((address) => text.includes(address)).length }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((first, second) => second.weight - first.weight || first.journey.localeCompare(second.journey))
    .map(({ journey }) => journey)
    .slice(0, 4)
}
