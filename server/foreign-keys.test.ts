import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listSigningKeys } from '#contract/keys.ts'
import { checkLedger, readLedgerState } from '#contract/ledger.ts'
import { checkKeyProof, renderKey } from '#licence/key-proof.ts'
import { holdingKeys } from '#platform/keys/signer-keys.ts'
import { signingOf } from '#platform/keys/key-choice.ts'
import { fileMemory } from '#platform/keys/memory/file-memory.ts'
import { fileKeys } from '#platform/keys/key-files.ts'
import { socketKeys } from '#platform/keys/signer-socket.ts'
import { startSigner } from './signer/signer.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()
const published = async () => (await portal.call(null, 'GET', '/.well-known/licence-keys.json')).json.keys
const folder = mkdtempSync(join(tmpdir(), 'keywerk-held-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('each published key has signed for itself', async () => {
  const keys = await published()
  expect(keys).not.toEqual([])
  for (const { kid, x, proof } of keys) expect(await checkKeyProof({ id: kid, x }, proof)).toBe(true)
})

test('a key inserted by SQL is neither published nor trusted, whatever its status; staff are told', async () => {
  const before = await published()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x } = publicKey.export({ format: 'jwk' })
  const { pool } = portal.database
  await pool.query(
    `INSERT INTO signing_keys (id, x, status, created_at) VALUES ('licence-20200101T000000Z-00000000', $1, 'replaced', now())`,
    [x],
  )
  expect(await published()).toEqual(before)
  // Nor in a process that starts later.
  const signing = signingOf(portal.configuration)
  expect((await signing.published(portal.database.db)).keys).toEqual(before)
  const { items } = await portal.ask('administrator', listSigningKeys)
  expect(items.map(({ id, held }) => [id, held])).toContainEqual(['licence-20200101T000000Z-00000000', false])
  expect(items.filter(({ held }) => held)).toHaveLength(before.length)
  // The day's head, signed by the thief: no key vouches for it, and the check says so.
  const text = (position: number, hash: string) =>
    `KEYWERK-LEDGER-HEAD 1\nPOSITION ${position}\nHASH ${hash}\nDAY 2026-01-01\nKEY licence-20200101T000000Z-00000000\n`
  const end = await portal.ask('licenser', readLedgerState)
  const signature = sign(null, Buffer.from(text(end.position, end.hash)), privateKey)
  await pool.query(
    `INSERT INTO ledger_heads (day, position, hash, key_id, signature) VALUES ('2026-01-01', $1, $2, 'licence-20200101T000000Z-00000000', $3)`,
    [end.position, Buffer.from(end.hash, 'base64url'), signature],
  )
  expect((await portal.ask('licenser', checkLedger)).unknownHead).toBe('2026-01-01')
})

test('nor does a row with the id of a held key and another public part', async () => {
  const [first] = await published()
  const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' })
  const { pool } = portal.database
  await pool.query('UPDATE signing_keys SET x = $1 WHERE id = $2', [x, first.kid])
  expect((await published()).map(({ kid }: { kid: string }) => kid)).not.toContain(first.kid)
  await pool.query('UPDATE signing_keys SET x = $1 WHERE id = $2', [first.x, first.kid])
  expect((await published())[0]).toEqual(first)
})

test('what a signer showed is remembered for times it is away, and what is written beside it does not count', async () => {
  const [signerFolder, serverFolder] = [join(folder, 'signer'), join(folder, 'server')]
  const keys = fileKeys(signerFolder, { demo: false, production: false })
  fileKeys(serverFolder, { demo: false, production: false })
  const [key] = await keys.list()
  const path = join(folder, 'signer.sock')
  const signer = await startSigner(keys, {
    path,
    perSecond: 1000,
    memory: fileMemory(join(folder, 'memory')),
    log: openLog('silent'),
  })
  await fileKeys(serverFolder, { demo: false, production: false }).list()
  const store = socketKeys(path)
  const held = await holdingKeys(store, serverFolder)([key!.id, 'licence-other'])
  expect([...held.keys()]).toEqual([key!.id])
  // It signs for itself alone.
  await expect(store.sign(key!.id, Buffer.from(renderKey({ id: key!.id, x: 'A'.repeat(43) })))).rejects.toMatchObject({
    code: 'licences.signerAway',
  })
  await signer.stop()
  expect(await holdingKeys(socketKeys(path), serverFolder)([key!.id])).toEqual(held)
  await expect(holdingKeys(socketKeys(path), signerFolder)([key!.id])).rejects.toMatchObject({
    code: 'licences.signerAway',
  })
})
