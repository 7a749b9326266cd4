import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

interface Chunk {
  type: 'chunk'
  fileName: string
  code: string
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset'; source: string | Uint8Array }>

/** A page by the sources it loads beside the frame, and the most its scripts and styles may be and weigh. */
export interface Budget {
  page: string
  sources: readonly string[]
  /** Names of styles it loads by themselves. */
  styles?: readonly string[]
  /** Gzipped. */
  kB: number
  files: number
}

/**
 * Fails the build when the first load of a page outgrows its budget, or when scripts wait for each other: which of them runs
 * first would be up to the page that asks, and what one makes of the other's values while it runs is not there yet.
 */
export function budgets(all: readonly Budget[]): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const circle = circleOf(bundle)
        if (circle) this.error(`scripts wait for each other: ${circle.join(', ')}`)
        for (const { page, sources, styles, ...most } of all) {
          const { kB, files } = firstLoad(bundle, sources, styles)
          const text = `first load of ${page}: ${kB.toFixed(1)} kB of ${most.kB} in ${files} files of ${most.files}`
          if (kB > most.kB || files > most.files) this.error(text)
          else if (process.env['SHOW_BUDGETS']) console.log(text)
        }
      },
    },
  }
}

/** Scripts and styles of the entry, of the parts that hold the sources, and of what those import: how many, and kB gzipped. */
export function firstLoad(
  bundle: Bundle,
  sources: readonly string[],
  styles: readonly string[] = [],
): { kB: number; files: number } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const waiting = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || sources.some((source) => moduleIds.some((id) => id.endsWith(source))),
  )
  for (const source of sources)
    if (!chunks.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))) throw new Error(`no ${source}`)
  const seen = new Set(
    Object.keys(bundle).filter((file) => styles.some((name) => file.includes(`/${name}-`) && file.endsWith('.css'))),
  )
  while (waiting.length > 0) {
    const chunk = waiting.pop()!
    if (seen.has(chunk.fileName)) continue
    seen.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') waiting.push(imported)
    }
  }
  let bytes = 0
  for (const name of seen) {
    const file = bundle[name]
    if (file) bytes += gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
  }
  return { kB: bytes / 1000, files: seen.size }
}

/** Scripts that import each other at once, if there are any. */
export function circleOf(bundle: Bundle): string[] | undefined {
  const imports = (name: string) => (bundle[name]?.type === 'chunk' ? bundle[name].imports : [])
  for (const name of Object.keys(bundle)) {
    const seen = new Set<string>()
    const waiting = [...imports(name)]
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      if (seen.has(one)) continue
      seen.add(one)
      waiting.push(...imports(one))
    }
    if (seen.has(name)) return [...seen]
  }
  return undefined
}
