import { parentPort, workerData } from 'node:worker_threads'
import writeXlsxFile from 'write-excel-file/node'

const { sheet, head, rows } = workerData as { sheet: string; head: string[]; rows: (string | number)[][] }

// Texts are stored as texts: nothing in a workbook becomes a formula.
const cells = rows.map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String })))
const bold = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
const written = writeXlsxFile([bold, ...cells] as never, { sheet: sheet.slice(0, 31), stickyRowsCount: 1 } as never)
const bytes = new Uint8Array(await (written as unknown as { toBuffer(): Promise<Buffer> }).toBuffer())
parentPort!.postMessage(bytes, [bytes.buffer])
