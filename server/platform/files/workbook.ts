import { workbookRows } from '#contract/exports.ts'
import { fail } from '../operations/failure.ts'
import { WorkEnded, workerPool } from '../workers/worker-pool.ts'
import type { Sheet } from './write-workbook.ts'

/** A hundred thousand rows of twenty columns need fifteen seconds and half of this here. */
const limits = { threads: 2, milliseconds: 120_000, megabytes: 1024, waitingOfOne: 1, waiting: 6 }
const write = workerPool<Sheet, Uint8Array>(new URL('write-workbook.ts', import.meta.url), limits)

/** Rows of a workbook, ready to be handed to the thread that writes it. */
export const encodedRows = (rows: readonly (string | number)[][]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(rows))

/**
 * A workbook with one sheet, written in a thread, one of an account after the other. Its rows are the thread's from then
 * on. Refuses with exports.tooLarge what is more than fits, and with server.busy.
 */
export async function workbookOf(
  account: string,
  sheet: Omit<Sheet, 'portions'> & { portions: Uint8Array<ArrayBuffer>[] },
): Promise<Uint8Array> {
  const moved = sheet.portions.map(({ buffer }) => buffer)
  return write(account, sheet, moved).catch((error: unknown) => {
    if (error instanceof WorkEnded) fail('exports.tooLarge', { limit: workbookRows.toLocaleString('de-DE') })
    throw error
  })
}
