import { fail } from '#platform/operations/failure.ts'
import { sharedBytes, WorkEnded, workerPool } from '#platform/workers/worker-pool.ts'
import type { ParsedTable, Problem, TableToRead } from './read-table.ts'
import type { ReadingChoice } from '#contract/import-reading.ts'

/** The largest workbooks that are taken need ten seconds and half of this here. */
const limits = { threads: 2, milliseconds: 45_000, megabytes: 1024, waitingOfOne: 3, waiting: 12 }
const read = workerPool<TableToRead, ParsedTable | Problem>(new URL('read-table.ts', import.meta.url), limits)

/**
 * Reads an uploaded table in a thread, which may use only so much memory and time, one table of an account after the other.
 * `known` are the headers its kind has, in plain form, by which sheet and header row are found where none is chosen.
 * Refuses with imports.empty, damaged, oldWorkbook, macros, quoteOpen, tooManyRows, …, and with server.busy.
 */
export async function parseTable(
  account: string,
  bytes: Uint8Array,
  known: readonly string[],
  choice: ReadingChoice = {},
): Promise<ParsedTable> {
  if (bytes.length === 0) fail('imports.empty')
  const answer = await read(account, { bytes: await sharedBytes(bytes), known, choice }).catch((error: unknown) => {
    if (error instanceof WorkEnded) fail('imports.damaged')
    throw error
  })
  return 'problem' in answer ? fail(answer.problem, answer.details) : answer
}
