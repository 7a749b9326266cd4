import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'

/** A data folder of a file's own with the keys of the template: others may be added there. Gone with the file's tests. */
export function ownKeys(): string {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-keys-'))
  cpSync(join(inject('dataFolder'), 'keys'), join(folder, 'keys'), { recursive: true })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
