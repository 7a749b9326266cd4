import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Root alone may write where nobody else may read.
test.runIf(process.getuid?.() === 0)('root writes no keys and no database into the folder of another account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keywerk-own-'))
  const account = 65_534
  chownSync(folder, account, account)
  const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'test', BACKUP_PASSPHRASE: 'zwölf Zeichen' }
  for (const args of [
    ['keys', 'add', 'token'],
    ['restore', import.meta.filename],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, ['tools/keywerk.ts', ...args], { env, encoding: 'utf8' })
    expect([args, status === 0, stderr]).toEqual([
      args,
      false,
      expect.stringContaining(`DATA_DIR is "${folder}", which belongs to account ${account}: run this as that account`),
    ])
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(readdirSync(folder)).toEqual([])
  }
  rmSync(folder, { recursive: true })
})
