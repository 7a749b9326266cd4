import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listPrograms } from '#contract/programs.ts'
import { testPortal } from '../../testing/portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-programs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const portal = testPortal({ PROGRAMS_DIR: folder })
const list = async () => (await portal.ask(null, listPrograms)).items

test('the programs that lie there are offered to everybody, with their hash; nothing else is', async () => {
  expect(await list()).toEqual([])
  const file = 'keywerk-hostid-windows-x64.exe'
  expect((await portal.call(null, 'GET', `/programs/${file}`)).json.code).toBe('programs.notHere')
  writeFileSync(join(folder, file), 'MZ first')
  writeFileSync(join(folder, 'secret.txt'), 'x')
  writeFileSync(join(folder, 'keywerk-verify-linux-x64'), '')
  mkdirSync(join(folder, 'keywerk-hostid-linux-x64'))
  const sha256 = createHash('sha256').update('MZ first').digest('hex')
  expect(await list()).toEqual([{ fileName: file, purpose: 'hostid', system: 'windows', size: 8, sha256 }])
  const { status, bytes, headers } = await portal.call(null, 'GET', `/programs/${file}`)
  expect([status, String(bytes), headers['content-type']]).toEqual([200, 'MZ first', 'application/octet-stream'])
  expect(headers['content-disposition']).toContain(file)
  for (const other of ['secret.txt', '..%2fsecret.txt', 'keywerk-hostid-linux-x64', 'keywerk-verify-linux-x64'])
    expect([400, 404], other).toContain((await portal.call(null, 'GET', `/programs/${other}`)).status)
})

test('a program that was replaced has its own hash', async () => {
  const file = 'keywerk-verify-windows-x64.exe'
  writeFileSync(join(folder, file), 'MZ one')
  const [, one] = await list()
  writeFileSync(join(folder, file), 'MZ two')
  utimesSync(join(folder, file), new Date(), new Date(Date.now() + 1_000))
  const [, two] = await list()
  expect([one?.fileName, two?.fileName]).toEqual([file, file])
  expect(one?.sha256).not.toBe(two?.sha256)
})
