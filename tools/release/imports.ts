import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported = /(?:^(?:import|export) (?!type\b)[^']*?from |^import |import\()'([.#][^']+)'/gm

/** Own modules that a folder's programs import and that are not in it, as `file: module`; types alone do not count. */
export function missingImports(folder: string): string[] {
  const { imports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    imports?: Record<string, string>
  }
  const places = Object.entries(imports).map(([from, to]) => [from.slice(0, -1), to.slice(0, -1)] as const)
  const pathOf = (file: string, module: string): string => {
    const [from, to] = places.find(([start]) => module.startsWith(start)) ?? ['', dirname(file)]
    return join(folder, to, module.slice(from.length))
  }
  return globSync('{server,tools,demo,contract,texts,licence/src}/**/*.{ts,mjs}', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(imported)]
        .map(([, module = '']) => module)
        .filter((module) => !existsSync(pathOf(file, module)))
        .map((module) => `${file}: ${module}`),
    )
}
