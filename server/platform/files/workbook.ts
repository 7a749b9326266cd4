import { Worker } from 'node:worker_threads'

/**
 * A workbook with one sheet, written in a thread of its own: it takes seconds for many rows, and meanwhile others are
 * answered.
 */
export function workbookOf(sheet: string, head: string[], rows: (string | number)[][]): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    const worker = new Worker(new URL('workbook-thread.ts', import.meta.url), { workerData: { sheet, head, rows } })
    worker.once('message', (bytes: Uint8Array) => {
      done(bytes)
      void worker.terminate()
    })
    worker.once('error', failed)
  })
}
