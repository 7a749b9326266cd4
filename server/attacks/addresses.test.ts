import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test, vi } from 'vitest'
import { errors } from '#texts/errors.ts'
import { oddAddresses } from '../testing/odd-addresses.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()
let port = 0
beforeAll(async () => {
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  port = (portal.app.server.address() as AddressInfo).port
})

/** Sends it word for word: no client in between mends the address. */
async function say(words: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(words, 'latin1')
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') }
}
const ask = (address: string, method = 'GET', more = '') =>
  say(`${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}\r\n`)

test('no address is a failure of the server, or leaves a trace in its log', async () => {
  const logged = vi.spyOn(portal.app.log, 'error')
  for (const encoding of ['', 'Accept-Encoding: br\r\n'])
    for (const address of oddAddresses)
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, head, body } = await ask(address, method, encoding)
        expect([address, method, status < 500, body.includes('node_modules')]).toEqual([address, method, true, false])
        // An address that could be a page's is answered with the page that says it is none.
        const isPage = method === 'GET' && status === 404 && head.includes('text/html')
        if (status >= 400 && method !== 'HEAD' && !isPage)
          expect([
            address,
            head.includes('application/json'),
            Object.keys(errors).includes(JSON.parse(body).code),
          ]).toEqual([address, true, true])
      }
  expect(logged).not.toHaveBeenCalled()
})

test.each(['/', '/?x=1', '/companies', '/company//', '//company//x/'])(
  '%s is the page, for those as well who take nothing compressed',
  async (url) => {
    const web = new URL('../../web/dist/', import.meta.url)
    const page = new URL('index.html', web)
    if (!existsSync(page)) return expect((await ask(url)).status).toBe(404)
    const { status, body } = await ask(url)
    expect([status, body]).toEqual([200, readFileSync(page, 'utf8')])
  },
)

test('an address that is no page is answered 404, with the page that says so', async () => {
  const page = new URL('../../web/dist/index.html', import.meta.url)
  for (const url of ['/gibtesnicht', '//x//y/', '/companies/x?y=1', '/company/1/2']) {
    const { status, body } = await ask(url)
    expect([url, status]).toEqual([url, 404])
    if (existsSync(page)) expect([url, body]).toEqual([url, readFileSync(page, 'utf8')])
  }
})

test('a page is told of to whoever asks for its head alone', async () => {
  const page = new URL('../../web/dist/index.html', import.meta.url)
  const { status, head, body } = await ask('/login', 'HEAD')
  if (!existsSync(page)) return expect(status).toBe(404)
  expect([status, body]).toEqual([200, ''])
  expect(head).toMatch(/content-type: text\/html/)
})

test.each(['/foo.php', '/openapi.json', '/favicon.ico', '/admin/x.PHP?y=1'])('%s is no page', async (url) => {
  expect((await ask(url)).status).toBe(404)
})

test('files of the pages are kept for a year by whoever has them, the page and its picture are asked for anew', async () => {
  const web = new URL('../../web/dist/', import.meta.url)
  if (!existsSync(web)) return expect((await ask('/assets/index.js')).status).toBe(404)
  const name = readdirSync(new URL('assets/', web)).find((one) => one.endsWith('.js'))!
  const file = readFileSync(new URL(`assets/${name}`, web), 'utf8')
  const plain = await ask(`/assets/${name}`)
  expect([plain.status, plain.body]).toEqual([200, file])
  expect(plain.head).toMatch(/cache-control: public, max-age=31536000, immutable/)
  const packed = await ask(`/assets/${name}`, 'HEAD', 'Accept-Encoding: br\r\n')
  expect(packed.head).toMatch(/content-encoding: br/)
  expect(packed.head).toMatch(/content-type: (text|application)\/javascript/)
  for (const address of ['/', '/icon.svg', '/index.html', '/companies'])
    expect([address, (await ask(address)).head]).toEqual([address, expect.stringMatching(/cache-control: no-cache/)])
  for (const address of ['/assets/', '/assets/none.js', '/assets/.br', `/assets/..%2fassets%2f${name}`, '/a/..%2f..'])
    expect([address, (await ask(address)).status]).toEqual([address, 404])
})

test.each(['/v0', '/v1/x?y', '/api/nothing', '/api/', '/API/x', '//api/x', '/%61pi/x', '/health', '/x/%00'])(
  '%s is never the page',
  async (url) => {
    const { status, body } = await ask(url)
    expect([status, JSON.parse(body).code]).toEqual([404, 'request.notFound'])
  },
)

test('a documented call that is none is refused in the envelope of the others, before its body is read', async () => {
  const envelope = expect.objectContaining({ status: 404, data: null })
  const got = await ask('/v0/anything')
  expect([got.status, JSON.parse(got.body)]).toEqual([404, envelope])
  for (const [headers, body] of [
    [`${json}1`, '{'],
    [`${json}300000`, '{'],
  ] as const) {
    const answer = await post('/v0/nothing', headers, body)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([404, envelope])
  }
})

const post = (path: string, headers: string, body = '') =>
  say(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n${body}`)
const json = 'Content-Type: application/json\r\nContent-Length: '

test.each<[string, () => ReturnType<typeof say>, number, string]>([
  ['no HTTP', () => say('HELLO\r\n\r\n'), 400, 'request.invalid'],
  [
    'headers without end',
    () => say(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`),
    413,
    'request.tooLarge',
  ],
  ['two lengths', () => post('/api/session', 'Content-Length: 1\r\nContent-Length: 2', 'ab'), 400, 'request.invalid'],
  [
    'a wrong length',
    () => post('/api/session', 'Content-Type: application/json\r\nContent-Length: x'),
    400,
    'request.invalid',
  ],
  ['no length', () => post('/api/session', `${json}0`), 400, 'request.invalid'],
  ['no media type', () => post('/api/session', 'Content-Length: 2', '{}'), 415, 'request.mediaType'],
  [
    'an odd media type',
    () => post('/api/session', 'Content-Type: ;;\r\nContent-Length: 2', '{}'),
    415,
    'request.mediaType',
  ],
  ['broken JSON', () => post('/api/session', `${json}1`, '{'), 400, 'request.invalid'],
  ['a long body', () => post('/api/session', `${json}300000`, `"${'x'.repeat(299_998)}"`), 413, 'request.tooLarge'],
  ['a body said to be long', () => post('/api/session', `${json}99999999999`), 413, 'request.tooLarge'],
  ['a range beyond', () => ask('/api/openapi.json/x', 'GET', 'Range: bytes=9999999-\r\n'), 404, 'request.notFound'],
  ['a long parameter', () => ask(`/api/companies/${'x'.repeat(400)}`), 404, 'request.notFound'],
])('what a library refuses has its answer: %s', async (_name, send, status, code) => {
  const answer = await send()
  expect([answer.status, JSON.parse(answer.body)]).toEqual([status, expect.objectContaining({ code })])
})

test('who may not call is told so before the body is parsed', async () => {
  for (const [path, more] of [
    ['/api/companies', ''],
    ['/api/companies', 'Authorization: Bearer x.y.z\r\n'],
  ] as const)
    expect((await post(path, `${more}${json}1`, '{')).status).toBe(401)
  const authorization = `Authorization: Bearer ${await portal.tokenOf('customer')}\r\n`
  expect((await post('/api/companies', `${authorization}${json}1`, '{')).status).toBe(403)
})

test.each(['/nothing', '/companies', '/api/nothing', '/health/live', '/assets/none.js'])(
  'a write to %s, where nothing takes any, is answered before anything of its body is read',
  async (path) => {
    const unread = [
      [`${json}1`, '{'],
      ['Content-Type: text/plain\r\nContent-Length: 2', '{}'],
      [`${json}99999999999`, ''],
      [`${json}300000`, '{'],
    ] as const
    for (const [headers, body] of unread) {
      const answer = await post(path, headers, body)
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'request.notFound'])
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const payload = '{'.padEnd(300_000)
      const headers = { 'content-type': 'application/json' }
      expect((await portal.app.inject({ method, url: path, payload, headers })).statusCode).toBe(404)
    }
  },
)
