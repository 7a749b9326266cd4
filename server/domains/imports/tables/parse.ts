import { fail } from '#platform/operations/failure.ts'
import { sharedBytes, WorkEnded, workerPool } from '#platform/workers/worker-pool.ts'
import type { ParsedTable, Problem } from './read-table.ts'

/** The largest workbooks that are taken need ten seconds and half of this here. */
const limits = { threads: 2, milliseconds: 45_000, megabytes: 1024, waitingOfOne: 3, waiting: 12 }
const read = workerPool<Uint8Array, ParsedTable | Problem>(new URL('read-table.ts', import.meta.url), limits)

/**
 * Reads an uploaded table in a thread, which may use only so much memory and time, one table of an account after the other.
 * Refuses with imports.empty, damaged, oldWorkbook, macros, formulas, tooManyRows, …, and with server.busy.
 */
export async function parseTable(account: string, bytes: Uint8Array): Promise<ParsedTable> {
  if (bytes.length === 0) fail('imports.empty')
  const answer = await read(account, await sharedBytes(bytes)).catch((error: unknown) => {
    if (error instanceof WorkEnded) fail('imports.damaged')
    throw error
  })
  return 'problem' in answer ? fail(answer.problem, answer.details) : answer
}
