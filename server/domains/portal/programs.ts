import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileAnswer } from '#contract/operation.ts'
import { type Program, programFiles } from '#contract/programs.ts'
import { fail } from '#platform/operations/failure.ts'

type FileName = Program['fileName']

/** The folder of a release that holds them. */
const ofRelease = fileURLToPath(new URL('../../../programs', import.meta.url))

/** A program is some hundred kB: what is larger is none. */
const largest = 16 * 1024 * 1024

/** Hashes of files as they were when they were read last, by path. */
const hashes = new Map<string, { changed: number; sha256: string }>()

/** The programs in a folder, left out: in the one of the release; none where it is not there. */
export async function installedPrograms(folder = ofRelease): Promise<Program[]> {
  const found = await Promise.all(programFiles.map((fileName) => installed(folder, fileName)))
  return found.filter((one) => one !== null)
}

/** One of them as a file. Refuses with programs.notHere. */
export async function programFile(fileName: FileName, folder = ofRelease): Promise<FileAnswer> {
  if (!(await sizeOf(join(folder, fileName)))) return fail('programs.notHere')
  const bytes = await readFile(join(folder, fileName))
  return { fileName, mediaType: 'application/octet-stream', bytes, maxAge: 3600 }
}

async function installed(folder: string, fileName: FileName): Promise<Program | null> {
  const path = join(folder, fileName)
  const file = await sizeOf(path)
  if (!file) return null
  const known = hashes.get(path)
  const sha256 =
    known?.changed === file.changed
      ? known.sha256
      : createHash('sha256')
          .update(await readFile(path))
          .digest('hex')
  hashes.set(path, { changed: file.changed, sha256 })
  return {
    fileName,
    purpose: fileName.startsWith('keywerk-hostid') ? 'hostid' : 'verify',
    system: fileName.includes('windows') ? 'windows' : 'linux',
    size: file.size,
    sha256,
  }
}

async function sizeOf(path: string): Promise<{ size: number; changed: number } | null> {
  const file = await stat(path).catch(() => null)
  return file?.isFile() && file.size > 0 && file.size <= largest ? { size: file.size, changed: file.mtimeMs } : null
}
