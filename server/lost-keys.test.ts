import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { addKey, heldKeys, isWanted, wantKey } from '#platform/keys/keys.ts'
import { startServer } from '../journeys/server.ts'
import { cloneTemplate } from './testing/portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-lost-'))
let url = ''
beforeAll(async () => {
  url = await cloneTemplate()
  // Used before: the keys are known to the database.
  mkdirSync(join(folder, 'first'))
  cpSync(join(inject('dataFolder'), 'keys'), join(folder, 'first', 'keys'), { recursive: true })
  await (await start('first')).stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = (name: string) =>
  startServer({ DATABASE_URL: url, DATA_DIR: join(folder, name), NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const query = async (sql: string) => {
  const database = openDatabase(url, 1)
  const { rows } = await database.pool.query(sql)
  await database.close()
  return rows
}
const keysBut = (name: string, kind: string) => {
  cpSync(join(folder, 'first', 'keys'), join(folder, name, 'keys'), { recursive: true })
  for (const file of readdirSync(join(folder, name, 'keys')))
    if (file.startsWith(kind)) rmSync(join(folder, name, 'keys', file))
}

test('a database without its keys does not start, says what to do, and makes no key', async () => {
  mkdirSync(join(folder, 'empty'))
  await expect(start('empty')).rejects.toThrow(/put back the folder keys that was saved with this database/)
  expect(existsSync(join(folder, 'empty', 'keys'))).toBe(false)
  for (const kind of ['licence', 'token']) {
    keysBut(kind, `${kind}-`)
    const before = readdirSync(join(folder, kind, 'keys'))
    await expect(start(kind)).rejects.toThrow(/put back the folder keys/)
    expect(readdirSync(join(folder, kind, 'keys'))).toEqual(before)
  }
})

test('a key that a change left behind signs only once somebody wants it, and that stands in the audit log', async () => {
  const [{ id: before }] = await query(`SELECT id FROM signing_keys WHERE status = 'active'`)
  const added = addKey(join(folder, 'first'), 'licence', { demo: true })
  await expect(start('first')).rejects.toThrow(`npm run keys:add -- use ${added}`)
  expect(await query(`SELECT id FROM signing_keys WHERE status = 'active'`)).toEqual([{ id: before }])
  wantKey(join(folder, 'first'), added)
  await (await start('first')).stop()
  expect(await query(`SELECT id FROM signing_keys WHERE status = 'active'`)).toEqual([{ id: added }])
  expect(await query(`SELECT record_id, changes FROM audit_log WHERE operation = 'keys.add'`)).toEqual([
    { record_id: added, changes: { status: [null, 'active'], inPlaceOf: [null, before] } },
  ])
  expect(readdirSync(join(folder, 'first', 'keys')).filter((name) => name.endsWith('.wanted'))).toEqual([])
})

test('where the keys are lost for good, others are made by hand', async () => {
  mkdirSync(join(folder, 'anew', 'keys'), { recursive: true, mode: 0o700 })
  addKey(join(folder, 'anew'), 'token', { demo: true })
  const added = addKey(join(folder, 'anew'), 'licence', { demo: true })
  wantKey(join(folder, 'anew'), added)
  await (await start('anew')).stop()
  expect(await query(`SELECT id FROM signing_keys WHERE status = 'active'`)).toEqual([{ id: added }])
})

/** `npm run keys:add -- …` with no setting of the portal but its folder. */
const keysAdd = (name: string, ...args: string[]) => {
  const env = { ...process.env, DATA_DIR: join(folder, name), NODE_ENV: 'test' }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/keywerk.ts', 'keys', 'add', ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('beside keys that are none of a demo a key is added that production takes, and its folder is told', () => {
  mkdirSync(join(folder, 'real', 'keys'), { recursive: true, mode: 0o700 })
  addKey(join(folder, 'real'), 'licence', { demo: false })
  for (const kind of ['token', 'licence'] as const) {
    const before = heldKeys(join(folder, 'real'), kind)
    const { stdout } = keysAdd('real', kind)
    const [added] = heldKeys(join(folder, 'real'), kind).filter((id) => !before.includes(id))
    expect(added).not.toMatch(/-demo$/)
    expect(stdout).toContain(`${added} to ${join(folder, 'real', 'keys')}`)
  }
})

test('a key that is not there is not promised to sign; those that are there are named', () => {
  const use = (name: string, id: string) => keysAdd(name, 'use', id)
  const held = heldKeys(join(folder, 'first'), 'licence')
  const none = use('first', 'licence-20260101T000000Z-00000000')
  expect(none).toMatchObject({ status: 2, stdout: '' })
  for (const id of held) expect(none.stderr).toContain(id)
  expect(readdirSync(join(folder, 'first', 'keys')).filter((name) => name.endsWith('.wanted'))).toEqual([])
  mkdirSync(join(folder, 'bare'))
  const bare = use('bare', held[0]!)
  expect(bare).toMatchObject({ status: 2, stdout: '' })
  expect(bare.stderr).not.toMatch(/^\s+at /m)
  expect(bare.stderr).toContain(join(folder, 'bare', 'keys'))
  expect(readdirSync(join(folder, 'bare'))).toEqual([])
  const there = use('first', held[0]!)
  expect([there.status, there.stdout]).toEqual([0, `Restart Keywerk to sign with ${held[0]}.\n`])
  expect(isWanted(join(folder, 'first'), held[0]!)).toBe(true)
})
