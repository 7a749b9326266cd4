import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { z } from 'zod'
import type { List } from '#contract/list.ts'
import { checker, plainList } from './plain-lists.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const contract = '#contract/'
const marker = '\0plain-operations:'
const routeMarker = '\0route-operations:'
const pageMarker = '\0page-operations:'
const listMarker = '\0plain-lists:'

// What guards pages, names them in the menu, sends requests and shows lists needs to know of an operation; its shapes are
// for forms.
const frame = /\/web\/(?:app|api)\//
const routes = /\/web\/app\/pages\//
const pages = /\/web\/(?:features|shared|ui)\//

// Where an operation is asked for its access or handed to what sends it; all else may look at its shapes.
const asked = /^\.(?:access|name|method|path)\b/
const sent =
  /(?:\b(?:useRead|useWrite|useWaiting|call|request|run|askPasskey|download|fetchFile)(?:<\w+>)?\(\s*|\btypeof |\bcount: )$/
// Where a list is shown: of its shapes only its query is needed, to read the address.
const listed = /(?:\buseListState\(\s*|<ListTable\s+operation=\{)$/

/**
 * Gives the frame of the web interface its operations as plain objects without their shapes, evaluated while building: the
 * first page would otherwise carry the shapes of the whole API and the library that checks them. A file that does more
 * with them than asking for their access and sending them, or imports other things, gets the contract as it is; routes that
 * only ask for their access get that alone.
 */
export function plainOperations(): Plugin {
  return {
    name: 'plain-operations',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith(contract) || !importer || !(frame.test(importer) || pages.test(importer))) return null
      const code = readFileSync(importer.split('?', 1)[0]!, 'utf8')
      const file = source.slice(contract.length)
      const exported = await exportsOf(file)
      const plain = plainExports(exported)
      const names = importedFrom(code, source)
      const fits = ({ name, as }: Imported) => plain.has(name) && (!isOperation(exported[name]) || onlySent(code, as))
      if (names.every(fits)) {
        const guards = ({ name, as }: Imported) => !isOperation(exported[name]) || onlyGuards(code, as)
        if (routes.test(importer) && names.every(guards)) return `${routeMarker}${file}`
        return `${frame.test(importer) ? marker : pageMarker}${file}`
      }
      const shown = ({ name, as }: Imported) => listOf(exported[name]) !== undefined && onlySent(code, as, listed)
      return names.every((one) => fits(one) || shown(one)) ? `${listMarker}${file}` : null
    },
    async load(id) {
      const found = [marker, routeMarker, pageMarker, listMarker].find((one) => id.startsWith(one))
      if (!found) return null
      const exported = await exportsOf(id.slice(found.length))
      const lines = [...plainExports(exported)].map(([name, value]) => {
        const operation = exported[name]
        if (found === routeMarker && isOperation(operation))
          return `export const ${name} = ${JSON.stringify({ access: operation['access'] })}`
        const list = found === listMarker ? listOf(exported[name]) : undefined
        return `export const ${name} = ${list ? `{...${value}, ${list}}` : value}`
      })
      if (found === listMarker) lines.unshift(`import { plainQuery } from '${checker}'`)
      return { code: lines.join('\n'), moduleSideEffects: false }
    },
  }
}

const exportsOf = async (file: string) =>
  (await import(pathToFileURL(join(root, 'contract', file)).href)) as Record<string, unknown>

interface Imported {
  name: string
  /** What it is called there. */
  as: string
}

/** What a source imports from a module, types left out. */
export function importedFrom(code: string, source: string): Imported[] {
  return [...code.matchAll(/^import (?!type )\{([^}]*)\} from '([^']+)'/gm)]
    .filter((found) => found[2] === source)
    .flatMap((found) => found[1]!.split(','))
    .map((words) => words.trim())
    .filter((words) => words !== '' && !words.startsWith('type '))
    .map((words) => words.split(' as '))
    .map(([name = '', as = name]) => ({ name, as }))
}

/** Whether a source does nothing with an operation but ask for its access and send it, or what `also` names. */
export const onlySent = (code: string, name: string, also?: RegExp): boolean =>
  usesOf(code, name).every(({ before, after }) => asked.test(after) || sent.test(before) || also?.test(before))

/** Whether a source does nothing with an operation but ask for its access. */
export const onlyGuards = (code: string, name: string): boolean =>
  usesOf(code, name).every(({ after }) => /^\.access\b/.test(after))

/** What stands before and after a name wherever a source uses it, its imports left out. */
function usesOf(code: string, name: string): { before: string; after: string }[] {
  const body = code.replaceAll(/^import [^;']*'[^']*'/gm, '')
  const uses = body.matchAll(new RegExp(`(?<![\\w.'$-])${name}(?![\\w'$-])`, 'g'))
  return [...uses].map(({ index }) => ({ before: body.slice(0, index), after: body.slice(index + name.length) }))
}

/** What a list keeps beside its address; undefined for what is none, or needs its shapes. */
const listOf = (value: unknown): string | undefined =>
  isOperation(value) && 'list' in value ? plainList(value as unknown as { list: List; query: z.ZodObject }) : undefined

/** Of what a module exports, what JSON says all of: operations without their shapes, and constants. */
export function plainExports(exported: Record<string, unknown>): Map<string, string> {
  return new Map(
    Object.entries(exported)
      .map(([name, value]) => [name, isOperation(value) ? withoutShapes(value) : value] as const)
      .filter(([, value]) => isConstant(value))
      .map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

const isOperation = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

// And what the server alone goes by.
const shapes = new Set(['params', 'query', 'body', 'output', 'errors', 'examples', 'summary', 'list', 'weight'])

// What is false or null is as good as not there.
const withoutShapes = (operation: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(operation).filter(([key, value]) => !shapes.has(key) && value))

function isConstant(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  if (Array.isArray(value)) return value.every(isConstant)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false
  return Object.values(value).every(isConstant)
}
