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

/** A page by the sources it loads beside the frame, and the most its scripts and styles may weigh, in kB gzipped. */
export interface Budget {
  page: string
  sources: readonly string[]
  /** Names of styles it loads by themselves. */
  styles?: readonly string[]
  kB: number
}

/** Fails the build when the first load of a page outgrows its budget. */
export function budgets(all: readonly Budget[]): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { page, sources, styles, kB } of all) {
          const found = firstLoad(bundle, sources, styles)
          const text = `first load of ${page}: ${found.toFixed(1)} kB of ${kB}`
          if (found > kB) this.error(text)
          else if (process.env['SHOW_BUDGETS']) console.log(text)
        }
      },
    },
  }
}

/** Scripts and styles of the entry, of the parts that hold the sources, and of what those import, in kB gzipped. */
export function firstLoad(bundle: Bundle, sources: readonly string[], styles: readonly string[] = []): number {
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
  return bytes / 1000
}
