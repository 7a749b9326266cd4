import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server as Http } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { type Server, startServer } from '../../journeys/server.ts'
import { badPictures, png } from '../testing/bad-pictures.ts'
import { badRequests } from '../testing/bad-requests.ts'
import { badTables } from '../testing/bad-tables.ts'
import type { Turns } from '../testing/longest-turn.ts'
import { oddAddresses } from '../testing/odd-addresses.ts'
import { cloneTemplate } from '../testing/portal.ts'

/** Milliseconds nothing of a stranger or customer may hold the loop for, on a machine that needs this for the reference. */
const allowed = 50
const usualReference = 10

const folder = mkdtempSync(join(tmpdir(), 'keywerk-turns-'))
const file = join(folder, 'turns.json')
let server: Server
let large: Http
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await startServer({
    DATABASE_URL: await cloneTemplate(),
    DATA_DIR: inject('dataFolder'),
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '1000000',
    SIGN_IN_LIMIT: '1000000',
    SSO_HOSTS: '127.0.0.1',
    TURNS_FILE: file,
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('../testing/longest-turn.ts', import.meta.url))}`,
  })
  for (const who of ['licenser', 'user', 'administrator']) {
    const answer = await send('POST', '/session', { email: `${who}@wellenwerk.example`, password: demoPassword })
    tokens[who] = `Bearer ${(JSON.parse(answer.body) as { accessToken: string }).accessToken}`
  }
  await send('POST', '/session/confirmation', { password: demoPassword }, 'administrator')
  const body = Buffer.alloc(5_000_000, ' ')
  large = createServer((_request, response) => void response.setHeader('content-type', 'application/json').end(body))
  await new Promise<void>((done) => large.listen(0, '127.0.0.1', done))
  await warmUp()
}, 180_000)
afterAll(async () => {
  await server.stop()
  large.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What is sent for the first time also has its code read and compiled; that holds nobody up a second time. */
async function warmUp(): Promise<void> {
  await upload('licenser', '/imports?kind=companies&fileName=a.csv', Buffer.from('Kundennummer;Name\n1;a'))
  await upload('user', '/profile/avatar', Buffer.from('x'), 'PUT')
  await upload('licenser', '/host-requests', Buffer.from('<a/>'))
  await send('GET', '/companies?search=x', undefined, 'licenser')
  await turns()
}

async function send(method: string, path: string, body?: unknown, who?: string, type = 'application/json', key = '') {
  const answer = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      ...(key && { 'idempotency-key': key }),
      ...(body !== undefined && { 'content-type': type }),
      ...(who && { authorization: tokens[who]! }),
    },
    ...(body !== undefined && {
      body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    }),
  })
  return { status: answer.status, body: await answer.text() }
}
const upload = (who: string, path: string, bytes: Uint8Array, method = 'POST', key = '') =>
  send(method, path, Buffer.from(bytes), who, 'application/octet-stream', key)

/** Has the server tell its longest turn since it was asked last. */
let reports = 0
async function turns(): Promise<Turns> {
  reports++
  server.process.kill('SIGUSR2')
  for (;;) {
    const told = existsSync(file) ? (parsed(readFileSync(file, 'utf8')) as Turns | null) : null
    if (told?.report === reports) return told
    await new Promise((wait) => setTimeout(wait, 5))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Three times what is most may be by chance, such as a collection of garbage that fell due: the best of them counts. */
async function expectShortTurns(name: string, run: () => Promise<unknown>): Promise<void> {
  const found: number[] = []
  for (let times = 0; times < 3; times++) {
    await turns()
    await run()
    const { longest, reference } = await turns()
    const bound = allowed * Math.max(1, reference / usualReference)
    if (longest <= bound) return
    found.push(Math.round(longest), Math.round(bound))
  }
  expect.fail(`${name} held the loop for longer than allowed: ${found.join(', ')}`)
}

describe('nothing holds the loop', () => {
  test.each(badTables)('table: %s', (name, content) =>
    expectShortTurns(name, () =>
      upload('licenser', '/imports?kind=companies&fileName=a.csv', Buffer.from(content as string)),
    ),
  )

  test('tables as large as they may be', async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => `${at + 10_000};Name ${at};${'Straße '.repeat(20)};1;20457`)
    const table = Buffer.from(`Kundennummer;Name;Straße;Hausnummer;PLZ\n${rows.join('\n')}`)
    await expectShortTurns('100,000 rows', async () => {
      const { status, body } = await upload('licenser', '/imports?kind=companies&fileName=a.csv', table)
      expect(status).toBe(201)
      await send('DELETE', `/imports/${(JSON.parse(body) as { id: string }).id}`, undefined, 'licenser')
    })
    await expectShortTurns('50 MB', () =>
      upload('licenser', '/imports?kind=companies&fileName=a', Buffer.alloc(50e6, 'a')),
    )
  })

  test.each([...badPictures, ['a bomb behind a fitting header', png(200, 200, Buffer.alloc(150_000_000))] as const])(
    'picture: %s',
    (name, bytes) => expectShortTurns(name, () => upload('user', '/profile/avatar', bytes, 'PUT')),
  )

  test.each(badRequests)('licence request: %s', (name, bytes) =>
    expectShortTurns(name, () => upload('licenser', '/host-requests', bytes)),
  )

  test.each([
    ['8 MB in one line', Buffer.alloc(8_000_000, '[')],
    ['names without end', Buffer.from(`[${'{"name":"x","size":0},'.repeat(300_000)}\n`)],
    ['100 files of nothing but brackets', batch(Array.from({ length: 100 }, () => Buffer.alloc(80_000, '<')))],
    ['8 MB of one file', batch([Buffer.alloc(8_000_000, 'x=1\n')])],
  ])('many licence files: %s', (name, bytes) =>
    expectShortTurns(name, () => upload('licenser', '/licence-imports', bytes)),
  )

  test('addresses', () =>
    expectShortTurns('addresses', async () => {
      for (const address of oddAddresses) await say(`GET ${address} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    }))

  const deep = '['.repeat(120_000) + ']'.repeat(120_000)
  const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [`name${at}`, at])))
  const numbers = `{"email":${'1'.repeat(250_000)}}`
  const letters = JSON.stringify({ email: `${'a@'.repeat(60_000)}b.example`, password: 'x'.repeat(100_000) })
  test.each([
    ['deep', deep],
    ['wide', wide],
    ['a long number', numbers],
    ['long words', letters],
    ['broken at its end', `${wide.slice(0, -1)}x`],
    ['escapes', `{"email":"${'\\u0041'.repeat(40_000)}"}`],
  ])('a stranger’s JSON: %s', (name, body) =>
    expectShortTurns(name, async () => {
      for (const path of ['/session', '/session/sso', '/registration', '/legal/cancellations', '/session/factor'])
        await send('POST', path, body)
    }),
  )

  test.each([
    ['deep', `${'['.repeat(500_000)}${']'.repeat(500_000)}`],
    ['wide', JSON.stringify(Object.fromEntries(Array.from({ length: 45_000 }, (_, at) => [`name${at}`, at])))],
    ['a long list', JSON.stringify({ rows: Array.from({ length: 150_000 }, (_, at) => at) })],
    ['a long name', JSON.stringify({ name: 'ä'.repeat(490_000) })],
  ])('a customer’s JSON of a megabyte: %s', (name, body) =>
    expectShortTurns(name, async () => {
      for (const [method, path] of [
        ['POST', '/contacts'],
        ['PATCH', '/profile'],
        ['POST', '/companies'],
      ] as const)
        await send(method, path, body, 'licenser')
    }),
  )

  test.each([
    ['one long word', 'x'.repeat(160)],
    ['many words', 'ab '.repeat(60)],
    ['odd letters', '%_\\"\'ß'.repeat(20)],
  ])('search: %s', (name, words) =>
    expectShortTurns(name, () => send('GET', `/companies?search=${encodeURIComponent(words)}`, undefined, 'licenser')),
  )

  test('assertions of a provider that are none', () =>
    expectShortTurns('assertions', async () => {
      for (const xml of [
        '<!DOCTYPE a [<!ENTITY b "c">]><Response InResponseTo="_x">&b;</Response>',
        '<Response>'.repeat(20_000),
        `<Response ${'a="b" '.repeat(30_000)}/>`,
        'x'.repeat(250_000),
      ])
        await send(
          'POST',
          '/session/sso/werk/saml',
          new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64') }).toString(),
          undefined,
          'application/x-www-form-urlencoded',
        )
    }))

  test('a provider that answers with megabytes', async () => {
    const issuer = `http://127.0.0.1:${(large.address() as AddressInfo).port}`
    const created = await send(
      'POST',
      '/sso-providers',
      { identifier: 'gross', displayName: 'Groß', description: '', protocol: 'oidc', issuer },
      'administrator',
    )
    const { id: providerId } = JSON.parse(created.body) as { id: string }
    const found = await send('GET', '/companies?search=10023', undefined, 'administrator')
    const { items } = JSON.parse(found.body) as { items: { id: string }[] }
    const saved = await send(
      'PUT',
      `/companies/${items[0]!.id}/sso`,
      {
        providerId,
        tenantId: '',
        clientId: 'x',
        clientSecret: 's',
        entryPoint: '',
        certificate: '',
        domains: ['gross.example'],
        enabled: true,
      },
      'administrator',
    )
    expect([created.status, saved.status]).toEqual([201, 200])
    await expectShortTurns('discovery', async () => {
      expect((await send('POST', '/session/sso', { email: 'a@gross.example' })).status).toBe(502)
    })
  })
})

/** Word for word: no client in between mends the address. */
async function say(words: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(words, 'latin1')
  return text(socket)
}

/** As a drop of many files is sent. */
function batch(files: Buffer[]): Buffer {
  const head = JSON.stringify(files.map(({ length }, at) => ({ name: `${at}.lic`, size: length })))
  return Buffer.concat([Buffer.from(`${head}\n`), ...files])
}
