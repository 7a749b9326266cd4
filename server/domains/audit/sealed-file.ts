import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Configuration, ConfigurationError } from '#platform/installation/configuration.ts'
import type { Db } from '#platform/database/database.ts'
import { codeOf } from '#platform/record.ts'
import {
  areSealedLines,
  type AuditHead,
  hashRow,
  headLine,
  type HeadKeys,
  isSigned,
  type Link,
  rowLine,
} from './chain-lines.ts'
import { headsBetween, linkedBehind, type Seal } from './chain-queries.ts'
import { linesOf } from './lines-of.ts'

const portion = 1000

/** Where sealed files are written, and where the checks look for them. */
export const archiveFolder = ({ AUDIT_ARCHIVE, DATA_DIR }: Pick<Configuration, 'AUDIT_ARCHIVE' | 'DATA_DIR'>): string =>
  resolve(AUDIT_ARCHIVE ?? join(DATA_DIR, 'audit'))

interface Reading {
  keys: HeadKeys
  /** Hears of each row of a file that was not changed. */
  tell?: (link: Link) => Promise<void> | void
}

/** Whether a sealed file is what was written: `missing` where it cannot be read, `wrong` where it is another one. */
export async function checkSealedFile(
  folder: string,
  { file, bytes, sha256, from, to }: Pick<Seal, 'file' | 'bytes' | 'sha256' | 'from' | 'to'>,
  { keys, tell = () => undefined }: Reading,
): Promise<'whole' | 'missing' | 'wrong'> {
  const path = join(folder, file)
  try {
    // Its lines are parsed only where they are those that were written: anything may lie there.
    if ((await stat(path)).size !== bytes || !(await digestOf(path)).equals(sha256)) return 'wrong'
  } catch {
    return 'missing'
  }
  return (await areSealedLines(linesOf(path), { keys, from, to, tell })) ? 'whole' : 'wrong'
}

async function digestOf(path: string): Promise<Buffer> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) digest.update(chunk)
  return digest.digest()
}

interface Wish {
  folder: string
  /** The link before the first row, and the signed head at the last. */
  from: Link
  head: AuditHead
  keys: HeadKeys
}

/**
 * Writes rows of the log up to a signed head into a file of the folder, as JSON Lines, and reads it back. It has its name
 * only once it is whole and on the disk. One that is there already with the same lines is left as it is. Throws
 * ConfigurationError where another one has the name, or where the log does not fit: nothing is left then.
 */
export async function writeSealedFile(db: Db, { folder, from, head, keys }: Wish): Promise<Seal> {
  const file = `audit-${from.position + 1}-${head.position}.jsonl`
  const part = join(folder, `${file}.part`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeParts(folder)
  try {
    const handle = await open(part, 'wx', 0o600)
    let written: Written
    try {
      written = await writeLines(db, handle, { from, head, keys })
      await handle.sync()
    } finally {
      await handle.close()
    }
    const seal: Seal = { ...written, file, from, to: { position: head.position, hash: head.hash } }
    if ((await checkSealedFile(folder, { ...seal, file: `${file}.part` }, { keys })) !== 'whole')
      throw new ConfigurationError(`${part} is not as it was written: is the disk sound?`)
    await take(part, { folder, seal, keys })
    return seal
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** What a run that was killed left half written. */
async function removeParts(folder: string): Promise<void> {
  const parts = (await readdir(folder)).filter((name) => /^audit-\d+-\d+\.jsonl\.part$/.test(name))
  for (const part of parts) await rm(join(folder, part), { force: true })
}

/** Gives the file its name, for good. */
async function take(
  part: string,
  { folder, seal, keys }: { folder: string; seal: Seal; keys: HeadKeys },
): Promise<void> {
  const path = join(folder, seal.file)
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (found === null) await rename(part, path)
  else {
    if ((await checkSealedFile(folder, seal, { keys })) !== 'whole')
      throw new ConfigurationError(
        `${path} is there already and holds something else: move it away, or name another folder with --to.`,
      )
    await rm(part)
  }
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

type Written = Pick<Seal, 'sha256' | 'bytes' | 'rows' | 'firstAt' | 'lastAt'>

async function writeLines(db: Db, file: FileHandle, { from, head, keys }: Omit<Wish, 'folder'>): Promise<Written> {
  const digest = createHash('sha256')
  let [bytes, rows, firstAt, lastAt] = [0, 0, '', '']
  let end = from
  while (end.position < head.position) {
    const links = (await linkedBehind(db, end.position, portion)).filter(({ position }) => position <= head.position)
    const upTo = links.at(-1)?.position ?? end.position
    const heads = new Map((await headsBetween(db, end.position, upTo)).map((one) => [one.position, one]))
    const lines: string[] = []
    for (const { position, hash, ...row } of links) {
      const link = { position, hash }
      const fits = position === end.position + 1 && row.id !== null && hashRow(row, position, end.hash).equals(hash)
      const signed = heads.get(position)
      if (!fits || (signed && !(signed.hash.equals(hash) && isSigned(signed, keys)))) throw brokenAt(position)
      lines.push(rowLine(row, link, end.hash))
      if (signed) lines.push(headLine(signed))
      if (firstAt === '' || row.at < firstAt) firstAt = row.at
      if (row.at > lastAt) lastAt = row.at
      end = link
    }
    if (links.length === 0) throw brokenAt(end.position + 1)
    const text = Buffer.from(lines.map((line) => `${line}\n`).join(''))
    digest.update(text)
    bytes += text.length
    rows += links.length
    await file.appendFile(text)
  }
  return { sha256: digest.digest(), bytes, rows, firstAt, lastAt }
}

const brokenAt = (position: number) =>
  new ConfigurationError(
    `Entry ${position} of the audit log was changed or deleted outside the portal, or its head does not fit: nothing is sealed. See audit check.`,
  )
