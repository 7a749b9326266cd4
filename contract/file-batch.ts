/** Many small files in one body: one line of JSON with their names and sizes, then their bytes one after the other. */
import { z } from 'zod'

export interface BatchFile {
  name: string
  bytes: Uint8Array
}

/** How many files and bytes one batch may hold. */
export const batchFiles = 100
export const batchBytes = 8 * 1024 * 1024

/** What a hundred of the longest names take, written as JSON. */
const headBytes = 700_000

const head = z
  .array(z.strictObject({ name: z.string().max(1000), size: z.number().int().min(0).max(batchBytes) }))
  .min(1)
  .max(batchFiles)

/** The body for these files. */
export const packFiles = (files: readonly { name: string; blob: Blob }[]): Blob =>
  new Blob([
    `${JSON.stringify(files.map(({ name, blob }) => ({ name, size: blob.size })))}\n`,
    ...files.map(({ blob }) => blob),
  ])

/** The files of a body; null when it is none. */
export function unpackFiles(body: Uint8Array): BatchFile[] | null {
  const end = body.subarray(0, headBytes).indexOf(0x0a)
  const listed = end < 0 ? null : head.safeParse(parseJson(new TextDecoder().decode(body.subarray(0, end))))
  if (!listed?.success) return null
  let at = end + 1
  const files = listed.data.map(({ name, size }) => ({ name, bytes: body.subarray(at, (at += size)) }))
  return at === body.length ? files : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
