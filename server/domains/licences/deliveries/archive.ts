import type { FileAnswer } from '#contract/operation.ts'
import { zipFile } from '#platform/files/zip-file.ts'

interface ArchivedFile {
  fileName: string
  bytes: Uint8Array
  /** Tells it from another of the same name. */
  mark: string | number
}

/** Licence files as one ZIP file. */
export async function licenceArchive(archived: readonly ArchivedFile[]): Promise<FileAnswer> {
  const files: Record<string, Uint8Array> = {}
  for (const { fileName, bytes, mark } of archived)
    files[fileName in files ? fileName.replace(/(?=\.lic$)/, `_${mark}`) : fileName] = bytes
  return { fileName: 'Lizenzen.zip', mediaType: 'application/zip', bytes: await zipFile(files) }
}
