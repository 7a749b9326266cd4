import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const pages = fileURLToPath(new URL('../web/app/pages/', import.meta.url))
const route = /\bgetParentRoute: \(\) => (\w+),\s*path(?:: '([^']*)')?|\bwithoutProduct\('([^']*)'\)/g

/** The paths of all routes as they are written, `/company/$id`, with those of the area below its own. */
export function pagePaths(): string[] {
  const routes = globSync('*.ts', { cwd: pages }).flatMap((file) =>
    [...readFileSync(pages + file, 'utf8').matchAll(route)].flatMap(([, parent = 'area', path, inArea]) => {
      const own = path ?? inArea
      return own === undefined ? [] : [{ parent, path: own }]
    }),
  )
  const area = routes.find(({ path }) => path.endsWith('configuration') && path.startsWith('/{'))?.path ?? ''
  const full = routes.map(({ parent, path }) => (parent === 'area' ? area + path : path))
  return [...new Set(full)].toSorted()
}

/** Writes the paths beside the pages: the server answers 404 to an address that is none of them. */
export const emitPagePaths = (): Plugin => ({
  name: 'page-paths',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pagePaths()) })
  },
})
