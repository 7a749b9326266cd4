import { Worker } from 'node:worker_threads'
import { fail } from '#platform/failure.ts'
import { unguardCell } from '#platform/formula-guard.ts'
import type { ErrorCode } from '#texts/errors.ts'
import type { Table } from './table.ts'

const columnLimit = 200
const cellLimit = 4000
const patience = 60_000

type Answer = { table: Table } | { problem: { code: ErrorCode; details: Record<string, unknown> } }

export interface ParsedTable {
  headers: string[]
  /** Rows with anything in them, numbered as the table counts: the headers are row 1. */
  rows: { row: number; cells: string[] }[]
}

/**
 * Reads an uploaded table in a thread of its own, which may use only so much memory and time; whatever a file does
 * there, the server goes on. Refuses with imports.empty, damaged, oldWorkbook, macros, formulas, tooManyRows, ….
 */
export async function parseTable(bytes: Uint8Array): Promise<ParsedTable> {
  if (bytes.length === 0) fail('imports.empty')
  const answer = await inThread(bytes)
  if ('problem' in answer) return fail(answer.problem.code, answer.problem.details)
  const [head, ...body] = answer.table
  const headers = trimmed(head ?? [])
  while (headers.at(-1) === '') headers.pop()
  if (headers.length > columnLimit) fail('imports.tooManyColumns', { limit: columnLimit })
  const rows = body
    .map((cells, index) => ({ row: index + 2, cells: trimmed(cells.slice(0, headers.length)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (headers.length === 0 || rows.length === 0) fail('imports.empty')
  return { headers: headers.map((header) => header.slice(0, 200)), rows }
}

// A zero byte cannot be stored, and nobody typed it. Our own files guard cells with a quote.
const trimmed = (cells: string[]) =>
  cells.map((cell) => unguardCell(cell.replaceAll('\u0000', '').trim()).slice(0, cellLimit))

function inThread(bytes: Uint8Array): Promise<Answer> {
  return new Promise((done) => {
    const worker = new Worker(new URL('parse-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 },
    })
    const end = (answer: Answer) => {
      clearTimeout(timer)
      done(answer)
      void worker.terminate()
    }
    const broken = () => end({ problem: { code: 'imports.damaged', details: {} } })
    const timer = setTimeout(broken, patience)
    worker.once('message', end)
    worker.once('error', broken)
    worker.once('exit', broken)
  })
}
