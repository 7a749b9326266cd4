import { promisify } from 'node:util'
import { type AsyncZippable, zip } from 'fflate'

const zipped = promisify<AsyncZippable, Uint8Array>(zip)

/** One ZIP file of files by their names. What is large is packed in threads: other requests go on meanwhile. */
export const zipFile = (files: Record<string, Uint8Array>): Promise<Uint8Array> => zipped(files)
