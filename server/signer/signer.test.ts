import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { networkLicence } from '#licence/fixtures/signed.ts'
import { genesis, type LedgerEntry, signHead } from '#licence/ledger.ts'
import { signLicence } from '#licence/sign.ts'
import { renderStatus, type StatusFacts } from '#licence/status.ts'
import { verifyLicence } from '#licence/verify.ts'
import { hashOfEntry } from '#platform/keys/memory/learned-ledger.ts'
import { acceptNextLedger, fileMemory } from '#platform/keys/memory/file-memory.ts'
import { fileKeys } from '#platform/keys/key-files.ts'
import { openLog } from '#platform/telemetry/log.ts'
import { socketKeys } from '#platform/keys/signer-socket.ts'
import { startSigner } from './signer.ts'

const folder = mkdtempSync(join(tmpdir(), 'keywerk-signer-'))
const path = join(folder, 'signer.sock')
const keys = fileKeys(folder, { demo: false, production: false })
const log = openLog('silent')
const memory = fileMemory(join(folder, 'memory'))
const start = (perSecond = 1000) => startSigner(keys, { path, perSecond, memory, log })
let signer = await start()
afterAll(async () => {
  await signer.stop()
  rmSync(folder, { recursive: true })
})

const client = socketKeys(path)
const [key] = await client.list()
const own = { keyId: key!.id, sign: (bytes: Uint8Array) => client.sign(key!.id, bytes, entryOf(bytes)) }
const facts = { ...networkLicence, serial: '100042', ledgerPosition: 1, ledgerPrevious: genesis, keyId: key!.id }
/** The entry of a licence that is about to be signed, as its issuer knows it. */
const entryOf = (bytes: Uint8Array): LedgerEntry | undefined =>
  bytes.length < 200
    ? undefined
    : {
        position: 1,
        previous: genesis,
        kind: 'issue',
        serial: '100042',
        file: '',
        keyId: '',
        issued: '',
        by: null,
      }
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )
const sign = (text: string) => codeOf(client.sign(key!.id, Buffer.from(text), entryOf(Buffer.from(text))))

/** What the signer answers to a line, as it stands. */
const raw = (line: string): Promise<string> =>
  new Promise((done) => {
    const socket = createConnection(path)
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
      if (received.endsWith('\n')) socket.end()
    })
    socket.on('error', () => done('closed'))
    socket.on('close', () => done(received.trim() || 'closed'))
    socket.write(`${line}\n`)
  })

test('signs licences and heads; the socket is for this account alone', async () => {
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const file = await signLicence(facts, own)
  const set = { keys: [{ kid: key!.id, kty: 'OKP' as const, crv: 'Ed25519' as const, x: key!.x }] }
  expect((await verifyLicence(file, { keys: set, now: new Date('2026-12-01') })).code).toBe('valid')
  expect((await signHead({ position: 0, hash: genesis }, new Date(), own)).signature).toHaveLength(86)
})

test('signs nothing else: no text of somebody’s own, no other key’s licence, no head of another day', async () => {
  const text = new TextDecoder()
    .decode((await signLicence(facts, own)).slice(0, -1))
    .split('\n')
    .slice(0, -1)
  const body = `${text.join('\n')}\n`
  expect(await sign(body)).toBe('ok')
  const wrong = [
    '',
    'x',
    'KEYWERK-LICENCE 2\n',
    body.replace(/KEY .*/, 'KEY other'),
    body.replace('LICENCE 2', 'LICENCE 1'),
    body.replace('PORT 28064', 'PORT 80'),
    body.replace(/LEDGER .*/, 'LEDGER -'),
    `${body}SIGNATURE x y\n`,
    body.trimEnd(),
    body.replaceAll('\n', '\r\n'),
    `KEYWERK-LEDGER-HEAD 1\nPOSITION 1\nHASH ${genesis}\nDAY 2026-01-01\nKEY ${key!.id}\n`,
    ...wrongStatuses(),
    `KEYWERK-LEDGER-HEAD 1\nPOSITION 1\nHASH short\nDAY 2026-01-01\nKEY ${key!.id}\n`,
  ]
  for (const one of wrong) expect(await sign(one), one.slice(0, 60)).toBe('licences.signerAway')
  // Without what the ledger says of it, its entry could not be remembered.
  expect(await codeOf(client.sign(key!.id, Buffer.from(body)))).toBe('licences.signerAway')
  expect(await codeOf(client.sign('licence-unknown', Buffer.from(body)))).toBe('licences.signerAway')
})

const status = (changes: Partial<StatusFacts> = {}) =>
  renderStatus({
    serial: '100042',
    sha256: genesis,
    state: 'current',
    successor: null,
    at: `${new Date().toISOString().slice(0, 19)}Z`,
    keys: [{ kid: key!.id, status: 'active', x: key!.x }],
    ...changes,
  })

/** An old answer, and ones that have programs trust a key the signer does not hold. */
const wrongStatuses = () => [
  status({ at: '2026-01-01T00:00:00Z' }),
  status({ keys: [{ kid: 'licence-other', status: 'active', x: key!.x }] }),
  status({ keys: [{ kid: key!.id, status: 'active', x: genesis }] }),
  status({
    keys: [
      { kid: key!.id, status: 'active', x: key!.x },
      { kid: 'licence-other', status: 'active', x: genesis },
    ],
  }),
]

test('signs what has become of a licence, with keys of its own alone', async () => {
  expect(await codeOf(client.sign(key!.id, Buffer.from(status())))).toBe('ok')
})

test('what is no request is refused, and one that is too long ends the connection', async () => {
  expect(await raw('hello')).toBe('{"id":0,"error":"malformed"}')
  expect(await raw('[1]')).toBe('{"id":0,"error":"malformed"}')
  expect(await raw('{"id":7,"do":"read"}')).toBe('{"id":7,"error":"malformed"}')
  expect(await raw('{"id":7,"do":"sign","keyId":1}')).toBe('{"id":7,"error":"malformed"}')
  expect(await raw(`{"id":7,"do":"${'x'.repeat(1_600_000)}"}`)).toBe('closed')
  expect(await sign('x')).toBe('licences.signerAway')
})

test('makes a key, which signs at once', async () => {
  const made = await client.make()
  expect((await client.list()).map(({ id }) => id)).toContain(made.id)
  const other = { keyId: made.id, sign: (bytes: Uint8Array) => client.sign(made.id, bytes, entryOf(bytes)) }
  expect(await codeOf(signLicence({ ...facts, keyId: made.id }, other))).toBe('ok')
})

test('away it is told at once, back it is found by itself', async () => {
  await signer.stop()
  expect(await codeOf(signLicence(facts, own))).toBe('licences.signerAway')
  signer = await start()
  expect(await codeOf(signLicence(facts, own))).toBe('ok')
  const many = await Promise.all(Array.from({ length: 50 }, () => codeOf(signLicence(facts, own))))
  expect(new Set(many)).toEqual(new Set(['ok']))
})

test('no more signatures a second than allowed', async () => {
  await signer.stop()
  signer = await start(5)
  const many = await Promise.all(Array.from({ length: 40 }, () => codeOf(signLicence(facts, own))))
  const good = many.filter((code) => code === 'ok').length
  expect(good).toBeGreaterThanOrEqual(5)
  expect(good).toBeLessThan(25)
})

test('a signer that does not answer is given up after two seconds', async () => {
  await signer.stop()
  const { createServer } = await import('node:net')
  const silent = createServer(() => undefined).listen(path)
  const began = performance.now()
  expect(await codeOf(signLicence(facts, own))).toBe('licences.signerAway')
  expect(performance.now() - began).toBeLessThan(4000)
  silent.close()
  signer = await start()
})

test('remembers the ledger for its servers: what contradicts it is signed for none of them', async () => {
  const file = Buffer.from(await signLicence(facts, own))
  const body = file.subarray(0, file.lastIndexOf('SIGNATURE'))
  const entry = {
    ...entryOf(body)!,
    file: createHash('sha256').update(body).digest('base64url'),
    keyId: key!.id,
    issued: facts.issued,
  }
  const end = { position: 1, hash: hashOfEntry(entry) }
  expect(await client.memory.compare(end)).toEqual({ found: 'same' })
  expect(await client.memory.compare({ position: 0, hash: genesis })).toEqual({ found: 'contradicts', remembered: end })
  expect(
    await sign(body.toString().replace('TERMINAL-SERVER no', 'TERMINAL-SERVER yes').replace('10023', '10024')),
  ).toBe('licences.signerRefuses')
  const earlier = { ...entry, position: 2, previous: end.hash, kind: 'earlier', serial: '7' }
  expect(await codeOf(client.memory.enter([earlier]))).toBe('ok')
  await client.memory.confirm({ position: 2, hash: hashOfEntry(earlier) })
  expect(await codeOf(client.memory.enter([{ ...earlier, kind: 'issue' }]))).toBe('licences.signerRefuses')
  expect(await codeOf(client.memory.learn({ first: true, entries: [entry], end }))).toBe('licences.signerRefuses')
  acceptNextLedger(join(folder, 'memory'))
  expect(await client.memory.compare(end)).toEqual({ found: 'new' })
  expect(await client.memory.learn({ first: true, entries: [entry], end })).toBe(100_042)
  expect(await client.memory.compare(end)).toEqual({ found: 'same' })
  expect(await raw('{"id":3,"do":"confirm","end":{"position":-1,"hash":""}}')).toBe('{"id":3,"error":"malformed"}')
})
