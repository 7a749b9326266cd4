import type { Call } from '../call.ts'
import { dataFileRemovalCalls } from './downloads/data-file-removal.ts'
import { dataFileCalls } from './downloads/data-files.ts'
import { downloadCountCalls } from './downloads/download-counts.ts'
import { fileReferenceCalls } from './downloads/file-references.ts'

/** Files of records, and how often they were fetched. */
export const downloads: readonly Call[] = [
  ...fileReferenceCalls,
  ...dataFileCalls,
  ...dataFileRemovalCalls,
  ...downloadCountCalls,
]
