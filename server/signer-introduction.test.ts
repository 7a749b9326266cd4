import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { fileMemory } from '#platform/keys/memory/file-memory.ts'
import { fileKeys } from '#platform/keys/key-files.ts'
import { heldKeys, isWanted, wantKey } from '#platform/keys/keys.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { startServer } from '../journeys/server.ts'
import { startSigner } from './signer/signer.ts'
import { cloneTemplate } from './testing/portal.ts'

// docs/signer.md on an installation that has keys already.
const folder = mkdtempSync(join(tmpdir(), 'keywerk-introduced-'))
const [servers, path] = [join(folder, 'servers'), join(folder, 'signer.sock')]
const stopping: (() => Promise<void>)[] = []
let url = ''
beforeAll(async () => {
  url = await cloneTemplate()
  mkdirSync(servers)
  cpSync(join(inject('dataFolder'), 'keys'), join(servers, 'keys'), { recursive: true })
})
afterAll(async () => {
  for (const stop of stopping) await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Servers are started one after the other, on a machine that may have other work. */
const severalStarts = { timeout: 240_000 }
const signer = async (name: string, group?: string) => {
  const keys = fileKeys(join(folder, name), { demo: true, production: false })
  // As the program does: the first key is made where there is none.
  await keys.list()
  const running = await startSigner(keys, {
    path,
    perSecond: 1000,
    memory: fileMemory(join(folder, 'memory')),
    log: openLog('silent'),
    group,
  })
  const stop = () => running.stop()
  stopping.push(stop)
  return { keys, stop }
}
const env = { DATA_DIR: servers, NODE_ENV: 'test', SIGNER_SOCKET: path }
const start = () => startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent', ...env })
const keysAdd = (...args: string[]) =>
  new Promise<{ status: number; said: string }>((done) => {
    execFile(
      process.execPath,
      ['tools/keywerk.ts', 'keys', 'add', ...args],
      { env: { ...process.env, ...env } },
      (error, out, err) => done({ status: Number(error?.code ?? 0), said: out + err }),
    )
  })
const active = async (): Promise<string> => {
  const database = openDatabase(url, 1)
  const { rows } = await database.pool.query("SELECT id FROM signing_keys WHERE status = 'active'")
  await database.close()
  return rows[0].id
}
const move = (to: string) => {
  mkdirSync(join(folder, to, 'keys'), { recursive: true, mode: 0o700 })
  for (const name of readdirSync(join(servers, 'keys')))
    if (/^licence-.*\.pem$/.test(name)) renameSync(join(servers, 'keys', name), join(folder, to, 'keys', name))
}

test(
  'keys that are moved before the signer’s first start go on signing, and what is wanted stays with the servers',
  severalStarts,
  async () => {
    const before = await active()
    wantKey(servers, before)
    move('moved')
    const { keys, stop } = await signer('moved')
    expect((await keys.list()).map(({ id }) => id)).toEqual([before])
    const server = await start()
    const published = (await (await fetch(`${server.url}/.well-known/licence-keys.json`)).json()) as {
      keys: { kid: string; status: string }[]
    }
    expect(published.keys).toEqual([expect.objectContaining({ kid: before, status: 'active' })])
    await server.stop()
    expect(heldKeys(servers, 'licence')).toEqual([])
    await stop()
  },
)

test(
  'a signer that made a key first stops the servers until they are told which is meant, by asking the signer',
  severalStarts,
  async () => {
    const before = await active()
    const { keys, stop } = await signer('early')
    const [own] = await keys.list()
    cpSync(join(folder, 'moved', 'keys'), join(folder, 'early', 'keys'), { recursive: true })
    await expect(start()).rejects.toThrow(`npm run keys:add -- use ${own!.id}`)
    expect(await keysAdd('use', 'licence-20260101T000000Z-00000000')).toMatchObject({
      status: 2,
      said: expect.stringContaining(own!.id),
    })
    expect(await keysAdd('use', own!.id)).toEqual({ status: 0, said: `Restart Keywerk to sign with ${own!.id}.\n` })
    await (await start()).stop()
    expect([(await active()) === own!.id, before === own!.id]).toEqual([true, false])

    // The next one, too, is made where the keys are.
    const added = await keysAdd('licence')
    const made = (await keys.list())[0]!.id
    expect(added).toMatchObject({ status: 0, said: expect.stringContaining(made) })
    expect([heldKeys(servers, 'licence'), isWanted(servers, made)]).toEqual([[], true])
    await (await start()).stop()
    expect(await active()).toBe(made)
    await stop()
  },
)

test('a signer that is away is said to be, in a sentence', async () => {
  const { status, said } = await keysAdd('use', 'licence-20260101T000000Z-00000000')
  expect([status, said]).toEqual([
    2,
    `The signer at ${path} does not answer: start it with "npm run signer", and let this account reach its socket.\n`,
  ])
})

test('the socket belongs to the group that is set, at every start', async () => {
  const own = process.getgid!()
  for (let times = 1; times <= 2; times++) {
    const { stop } = await signer('moved', String(own))
    const { mode, gid } = statSync(path)
    expect([mode & 0o777, gid]).toEqual([0o660, own])
    await stop()
  }
  await expect(signer('moved', 'no-such-group')).rejects.toThrow(/^SIGNER_SOCKET_GROUP is "no-such-group", but/)
  const { stop } = await signer('moved')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await stop()
})
