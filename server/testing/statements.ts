import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { ColumnNameCompiler } from '#platform/database/column-names.ts'
import { applicationRole } from '#platform/database/application-role.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache', 'statements')

/** A statement the portal sent while tests ran, and the function that asked for it: `server/domains/…/queries.ts readX`. */
export interface RecordedStatement {
  text: string
  origin: string
}

type CompileArguments = Parameters<ColumnNameCompiler['compileQuery']>
type QueryArguments = [sent: string | { text?: string }, ...unknown[]]

/** Forgets what the runs before recorded. */
export const clearStatements = (): void => rmSync(folder, { recursive: true, force: true })

/** The statements of the last run of API tests, sorted by their origin. */
export function readStatements(): RecordedStatement[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  const statements = lines.map((line) => JSON.parse(line) as RecordedStatement)
  const byText = new Map(statements.map((one) => [sameForAnyRows(one.text), one]))
  return [...byText.values()].toSorted((one, other) => one.origin.localeCompare(other.origin))
}

/** Records, in this process, the texts that connections in the portal's role send; each once. */
export function recordStatements(): void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}.jsonl`)
  const recorded = new Set<string>()
  const origins = new Map<string, string>()
  // By the time a statement is sent, the function that built it may be off the stack.
  const compiler: { compileQuery: (...args: CompileArguments) => CompiledQuery } = ColumnNameCompiler.prototype
  const { compileQuery } = compiler
  compiler.compileQuery = function (...args) {
    const compiled = compileQuery.apply(this, args)
    if (!origins.has(compiled.sql)) origins.set(compiled.sql, originOfCall())
    return compiled
  }
  const client = pg.Client.prototype as { query: (this: pg.Client, ...args: QueryArguments) => unknown }
  const { query } = client
  client.query = function (...args) {
    const text = typeof args[0] === 'string' ? args[0] : args[0].text
    const known = text === undefined || recorded.has(sameForAnyRows(text))
    if (this.user === applicationRole && !known) {
      recorded.add(sameForAnyRows(text))
      const origin = origins.get(text) ?? originOfCall()
      // The queue has texts of its own for each of its names.
      if (!origin.includes('pg-boss')) appendFileSync(file, `${JSON.stringify({ text, origin })}\n`)
    }
    return query.apply(this, args)
  }
}

/** One text for a statement that writes any number of rows. */
const sameForAnyRows = (text: string): string =>
  text.replaceAll(/(\((?:\$\d+|default|, )+\))(, \((?:\$\d+|default|, )+\))+/g, '$1')

/** The nearest function of the portal or the queue, what sends any statement aside. */
function originOfCall(): string {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 50
  const { stack = '' } = new Error()
  Error.stackTraceLimit = stackTraceLimit
  const frames = [...stack.matchAll(/^ +at (?:async )?(?:(\S+) .*?)?\(?(?:file:\/\/)?(\/[^:]+):\d+:\d+\)?$/gm)]
  const named = frames.map(([, name = '', file]) => `${relative(root, file!)} ${name}`.trim())
  return named.find((one) => asking.test(one)) ?? 'elsewhere'
}

const asking = /^server\/(?!platform\/(database|traces)\/|testing\/)|^node_modules\/pg-boss\//
