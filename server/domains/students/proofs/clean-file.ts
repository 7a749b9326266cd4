import type { ErrorCode } from '#texts/errors.ts'

/** A rewritten file. */
export interface CleanFile {
  bytes: Uint8Array
  mediaType: 'image/jpeg' | 'application/pdf'
}

/** Why there is none. */
export interface FileRefusal {
  refused: ErrorCode
}
