import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { readCsv } from './csv-file.ts'
import { shapeTable } from './shape.ts'
import { type Table, TableProblem } from './table.ts'

const answer = parentPort!.postMessage.bind(parentPort)
const bytes = await received(workerData as number)
const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte)

try {
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new TableProblem('imports.oldWorkbook')
  const table = starts(0x50, 0x4b) ? await workbook() : readCsv(bytes)
  const { headers, rowCount, portions } = shapeTable(table)
  // One at a time, each when it is asked for: of messages that wait together the other side would take all in one turn.
  for (const portion of portions) {
    answer({ portion })
    await once(parentPort!, 'message')
  }
  answer({ headers, rowCount })
} catch (thrown) {
  if (!(thrown instanceof TableProblem)) throw thrown
  answer({ problem: { code: thrown.code, details: thrown.details } })
}

/** Starting a thread costs what it loads: the reader of workbooks is for workbooks alone. */
async function workbook(): Promise<Table> {
  const { readWorkbook } = await import('./workbook-file.ts')
  return readWorkbook(bytes)
}

/** The file, which comes in pieces. */
function received(length: number): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(length)
  let size = 0
  return new Promise((done) => {
    const take = (piece: Uint8Array) => {
      whole.set(piece, size)
      size += piece.length
      if (size < length) return
      parentPort!.off('message', take)
      done(whole)
    }
    parentPort!.on('message', take)
  })
}
