import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

interface Chunk {
  type: 'chunk'
  fileName: string
  isEntry: boolean
  imports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}
type Bundle = Record<string, Chunk | { type: 'asset' }>

/** A page by the sources it loads beside the frame, and the most it may load until it stands, in kB as it is served. */
export interface Budget {
  page: string
  sources: readonly string[]
  scripts: number
  styles: number
  files: number
}

/** Names of styles that every page but the sign-in page loads by themselves. */
const ownStyles = 'mantine-more'

/**
 * Fails the build when the first load of a page outgrows its budget, when scripts wait for each other (which of them runs
 * first would be up to the page that asks, and what one makes of the other's values is not there yet), or when something
 * is imported on demand that is there anyway or brings another of the areas along. Comes after what writes the compressed
 * files, whose sizes count.
 */
export function budgets(all: readonly Budget[], areas: readonly string[]): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const circle = circleOf(bundle)
        if (circle) this.error(`scripts wait for each other: ${circle.join(', ')}`)
        const lazy = needlesslyLazy(bundle, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (lazy.length > 0) this.error(`imported on demand though it is there: ${lazy.join(', ')}`)
        const elsewhere = inAnotherArea(bundle, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [], areas)
        if (elsewhere.length > 0) this.error(`imported on demand with another area: ${elsewhere.join(', ')}`)
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir }, bundle) {
        const kB = (names: readonly string[]) =>
          names.reduce((sum, name) => sum + statSync(join(dir!, `${name}.br`)).size, 0) / 1000
        for (const { page, sources, ...most } of all) {
          const names = firstLoad(bundle, sources, page === '/login' ? [] : [ownStyles])
          const scripts = names.filter((name) => name.endsWith('.js'))
          const [inScripts, inStyles] = [kB(scripts), kB(names.filter((name) => name.endsWith('.css')))]
          const figures = `${inScripts.toFixed(1)} kB of ${most.scripts} in ${scripts.length} scripts of ${most.files}, ${inStyles.toFixed(1)} kB of ${most.styles} in styles`
          const text = `first load of ${page}: ${figures}`
          if (inScripts > most.scripts || inStyles > most.styles || scripts.length > most.files) this.error(text)
          else if (process.env['SHOW_BUDGETS']) console.log(text)
        }
      },
    },
  }
}

/** Scripts and styles of the entry, of the parts that hold the sources, and of what those import. */
export function firstLoad(bundle: Bundle, sources: readonly string[], styles: readonly string[] = []): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const holding = sources.map((source) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    if (!chunk) throw new Error(`no ${source}`)
    return chunk
  })
  const scripts = withImports(bundle, [...chunks.filter(({ isEntry }) => isEntry), ...holding])
  const named = Object.keys(bundle).filter((file) => styles.some((name) => file.includes(`/${name}-`)))
  const imported = [...scripts].flatMap((name) => [...((bundle[name] as Chunk).viteMetadata?.importedCss ?? [])])
  return [...new Set([...scripts, ...named.filter((file) => file.endsWith('.css')), ...imported])]
}

/** Scripts and all they import at once. */
function withImports(bundle: Bundle, from: readonly Chunk[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...from]
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (seen.has(chunk.fileName)) continue
    seen.add(chunk.fileName)
    for (const name of chunk.imports) {
      const imported = bundle[name]
      if (imported?.type === 'chunk') waiting.push(imported)
    }
  }
  return seen
}

/** Scripts that import each other at once, if there are any. */
export function circleOf(bundle: Bundle): string[] | undefined {
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue
    const reached = withImports(
      bundle,
      chunk.imports.map((one) => bundle[one]).filter((one) => one?.type === 'chunk'),
    )
    if (reached.has(name)) return [...reached]
  }
  return undefined
}

// Pages are asked for on demand, those that come with the frame and the shell too.
const asksForPages = /\/web\/app\/pages\//

/** What a module imports on demand though the scripts it comes with hold it: nothing is saved by that. */
export function needlesslyLazy(bundle: Bundle, importedOnDemand: (id: string) => readonly string[]): string[] {
  return Object.values(bundle).flatMap((chunk) => {
    if (chunk.type !== 'chunk') return []
    const there = new Set([...withImports(bundle, [chunk])].flatMap((name) => (bundle[name] as Chunk).moduleIds))
    return chunk.moduleIds
      .filter((id) => !asksForPages.test(id))
      .flatMap((id) => importedOnDemand(id).filter((target) => there.has(target)))
  })
}

/** What a module of one area imports on demand though it lies in the script of another, which comes as a whole. */
export function inAnotherArea(
  bundle: Bundle,
  importedOnDemand: (id: string) => readonly string[],
  areas: readonly string[],
): string[] {
  const areaOf = ({ fileName }: Chunk) => areas.find((area) => fileName.startsWith(`assets/${area}-`))
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const lying = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)))
  return chunks.flatMap((chunk) =>
    areaOf(chunk) === undefined
      ? []
      : chunk.moduleIds
          .filter((id) => !asksForPages.test(id))
          .flatMap(importedOnDemand)
          .filter((target) => {
            const other = lying.get(target)
            return other !== undefined && other !== chunk && areaOf(other) !== undefined
          }),
  )
}
