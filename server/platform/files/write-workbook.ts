import writeXlsxFile from 'write-excel-file/node'
import { movedAnswer } from '../workers/moved-answer.ts'

export interface Sheet {
  name: string
  head: string[]
  /** Rows of texts and numbers, as JSON in UTF-8. */
  portions: Uint8Array[]
}

/** Writes a workbook of one sheet; runs in a thread of its own. */
export default async function writeWorkbook({ name, head, portions }: Sheet): Promise<Uint8Array> {
  const rows = portions.flatMap((portion) => JSON.parse(Buffer.from(portion).toString()) as (string | number)[][])
  // Texts are stored as texts: nothing in a workbook becomes a formula.
  const cells = rows.map((row) => row.map((value) => ({ value, type: typeof value === 'number' ? Number : String })))
  const bold = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const written = writeXlsxFile([bold, ...cells] as never, { sheet: name.slice(0, 31), stickyRowsCount: 1 } as never)
  const bytes = new Uint8Array(await (written as unknown as { toBuffer(): Promise<Buffer> }).toBuffer())
  return movedAnswer(bytes, [bytes.buffer])
}
