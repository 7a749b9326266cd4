import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { type Answer, testPortal, type TestPortal } from '../../testing/portal.ts'
import { operations } from '#contract/index.ts'
import { isScope } from '#contract/scopes.ts'
import { z } from 'zod'
import { version } from '#platform/installation/version.ts'

const portal = testPortal()
const secure = testPortal({
  PUBLIC_URL: 'https://portal.kunde.example',
  TRUSTED_PROXIES: '10.0.0.1',
  SECURITY_CONTACT: 'mailto:sicherheit@kunde.example',
})
const slow = testPortal({ RATE_LIMIT: '10', METRICS_TOKEN: 'geheim' })

const get = async (
  { app }: TestPortal,
  url: string,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
) => app.inject({ method: 'GET', url, headers, remoteAddress })

test.each([
  '/api/portal',
  '/api/companies',
  '/api',
  '/api/nothing',
  '/health/live',
  '/.well-known/jwks.json',
  '/login',
  '/assets/none.js',
])('%s carries the protecting headers', async (url) => {
  const { headers } = await get(portal, url)
  const policy = new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1).join(' ')]),
  )
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('script-src')).toBe("'self'")
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
  expect(policy.get('trusted-types')).toBe('default sandboxed svelte-trusted-html')
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  // What the page has read itself, such as a PDF, and nothing from an address.
  expect([policy.get('frame-src'), policy.get('object-src')]).toEqual(['blob:', 'blob:'])
  expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

test('the page of the API needs no script that its policy forbids', async () => {
  const { body, headers } = await get(portal, '/api')
  expect(headers['content-type']).toContain('text/html')
  expect(body).not.toMatch(/<script|\son\w+=|javascript:|https?:\/\/(?!localhost)/i)
})

test('the page of the API alone tells a program how to use the licence API: key, fields, examples, answers, refusals', async () => {
  const { body } = await get(portal, '/api')
  const text = body.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
  expect(text).toContain('Authorization: Bearer kwk_…')
  expect(text).toContain('/management/serviceaccounts')
  expect(text).toContain('may be bound to one company and to a last day')
  for (const { name, access, body: shape, examples, errors } of operations.filter((one) => isScope(one.access))) {
    const article = text.slice(text.indexOf(`<article id="${name}">`)).split('</article>')[0]!
    expect(article).toContain(`key with <code>${access as string}</code>`)
    for (const field of Object.keys(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }).properties ?? {}))
      expect(article).toContain(`<td><code>${field}</code></td>`)
    if (examples.body) expect(article).toContain(`-d '${JSON.stringify(examples.body)}'`)
    expect(article).toContain(JSON.stringify(examples.output, null, 2))
    for (const code of errors) expect(article).toContain(code)
  }
})

test('with a public https address http leads there, whatever host was asked for', async () => {
  const asked = ['portal.kunde.example', 'evil.example', 'localhost.evil.example', 'portal.kunde.example@evil.example']
  for (const host of asked) {
    const answer = await get(secure, '/companies?page=2', { host })
    expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://portal.kunde.example/companies?page=2'])
  }
  const post = await secure.app.inject({
    method: 'POST',
    url: '/api/session',
    headers: { host: asked[0]! },
    payload: {},
  })
  expect(post.statusCode).toBe(308)
  for (const url of ['//evil.example/x', '/\\evil.example']) {
    const { location } = (await get(secure, url, { host: 'x' })).headers
    expect(new URL(String(location)).host).toBe('portal.kunde.example')
  }
  for (const host of ['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
    expect((await get(secure, '/health/live', { host })).statusCode).toBe(200)
})

test('HSTS is told over https alone, and only a trusted proxy says what is https', async () => {
  const headers = { host: 'portal.kunde.example', 'x-forwarded-proto': 'https' }
  const trusted = await get(secure, '/health/live', headers, '10.0.0.1')
  expect(trusted.statusCode).toBe(200)
  expect(trusted.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const forged = await get(secure, '/health/live', headers, '203.0.113.9')
  expect([forged.statusCode, forged.headers['strict-transport-security']]).toEqual([301, undefined])
  const local = await get(secure, '/health/live', { host: 'localhost' })
  expect(local.headers['strict-transport-security']).toBeUndefined()
})

/** Where a portal listens, from the first call on. */
async function portOf({ app }: TestPortal): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

test('an absolute address in the request line leads nowhere else', async () => {
  const socket = connect(await portOf(secure), '127.0.0.1')
  socket.write('GET http://evil.example/x HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  const location = /^location: (.*)\r$/im.exec(await text(socket))?.[1]
  expect(new URL(String(location)).origin).toBe('https://portal.kunde.example')
})

test.each([
  ['declared', 'content-length: 20000000', 'x'.repeat(20_000_000)],
  ['in pieces', 'transfer-encoding: chunked', `1312d00\r\n${'x'.repeat(20_000_000)}\r\n0\r\n\r\n`],
])('who sends all of a body that is too large, %s, reads the refusal', async (_name, length, body) => {
  const socket = connect(await portOf(portal), '127.0.0.1').pause()
  const head = `Host: localhost\r\nContent-Type: application/json\r\n${length}`
  await new Promise<void>((sent, broken) => {
    socket.once('error', broken)
    socket.write(`POST /api/session HTTP/1.1\r\n${head}\r\n\r\n${body}`, () => sent())
  })
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('request.tooLarge')
})

const call = (method: string, url: string, payload?: string | Buffer, headers: Record<string, string> = {}) =>
  portal.app.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) })
const json = { 'content-type': 'application/json' }

test.each<[string, Parameters<typeof call>, number, string]>([
  ['an unknown operation', ['GET', '/api/nothing'], 404, 'request.notFound'],
  ['an unknown method', ['PUT', '/api/session'], 404, 'request.notFound'],
  ['an unknown file', ['GET', '/assets/none.js'], 404, 'request.notFound'],
  ['an unknown key file', ['GET', '/.well-known/nothing'], 404, 'request.notFound'],
  ['a write to a page', ['POST', '/companies'], 404, 'request.notFound'],
  ['a broken address', ['GET', '/api/pages/%ZZ'], 400, 'request.invalid'],
  ['a broken file name', ['GET', '/assets/%ZZ'], 404, 'request.notFound'],
  ['a path out of the folder', ['GET', '/assets/..%2f..%2f..%2fpackage.json'], 404, 'request.notFound'],
  ['broken JSON', ['POST', '/api/session', '{"email":', json], 400, 'request.invalid'],
  ['JSON that is no object', ['POST', '/api/session', '[1]', json], 400, 'request.invalid'],
  [
    'a form',
    ['POST', '/api/session', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }],
    415,
    'request.mediaType',
  ],
  ['plain text', ['POST', '/api/session', '{}', { 'content-type': 'text/plain' }], 415, 'request.mediaType'],
  ['more than 1 MiB', ['POST', '/api/session', `"${'x'.repeat(1024 * 1024)}"`, json], 413, 'request.tooLarge'],
  [
    '100,000 nested lists',
    ['POST', '/api/session', '['.repeat(100_000) + ']'.repeat(100_000), json],
    400,
    'request.invalid',
  ],
  [
    'a polluted prototype',
    ['POST', '/api/session', '{"__proto__":{"email":"a"},"password":"b"}', json],
    400,
    'request.invalid',
  ],
  ['a read without a session', ['GET', '/api/companies'], 401, 'session.required'],
  ['a forged session', ['GET', '/api/companies', undefined, { authorization: 'Bearer x.y.z' }], 401, 'session.expired'],
  ['a wrong key', ['GET', '/api/companies', undefined, { authorization: 'Bearer kwk_x_y' }], 401, 'key.invalid'],
  [
    'another kind of session',
    ['GET', '/api/companies', undefined, { authorization: 'Basic eDp5' }],
    401,
    'session.expired',
  ],
])('%s is refused in the one shape of errors', async (_name, parts, status, code) => {
  const answer = await call(...parts)
  expect(answer.statusCode).toBe(status)
  const body = answer.json()
  expect(body).toMatchObject({
    code,
    message: expect.stringMatching(/.{10}/),
    requestId: answer.headers['x-request-id'],
  })
  expect(Object.keys(body).every((key) => ['code', 'message', 'field', 'details', 'requestId'].includes(key))).toBe(
    true,
  )
  expect(answer.headers['content-type']).toContain('application/json')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
  expect(answer.body).not.toMatch(/at .*\.ts:|node_modules|SELECT|Error:/)
})

test('errors speak the language of the browser, or of the account', async () => {
  const message = async (headers: Record<string, string>) =>
    (await call('GET', '/api/nothing', undefined, headers)).json().message
  expect(await message({})).toBe('Das gibt es hier nicht.')
  expect(await message({ 'accept-language': 'en-US,en;q=0.9' })).toBe('There is nothing here.')
  expect(await message({ 'accept-language': 'fr' })).toBe('Das gibt es hier nicht.')
  // Programs with a key, right or wrong.
  const authorization = 'Bearer kwk_x_y'
  expect(await message({ authorization })).toBe('There is nothing here.')
  expect(await message({ authorization, 'accept-language': 'de-DE' })).toBe('Das gibt es hier nicht.')
})

test('a failure nobody expected says no more than its request id', async () => {
  await portal.tokenOf('administrator')
  await portal.query('ALTER TABLE mails RENAME TO gone')
  const answer = await portal.call('administrator', 'GET', '/mails')
  await portal.query('ALTER TABLE gone RENAME TO mails')
  expect([answer.status, answer.json.code]).toEqual([500, 'server.failed'])
  expect(answer.bytes.toString()).not.toMatch(/mails|relation|select/i)
})

test('a database that gives up on a request is told as unavailable, so that clients try again', async () => {
  const { pool } = portal.database
  const holder = await pool.connect()
  try {
    await holder.query('BEGIN')
    await holder.query('LOCK TABLE mails')
    const answer = portal.call('administrator', 'GET', '/mails')
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      )
      expect(rowCount).toBeGreaterThan(0)
    }, 20_000)
    const { status, json } = await answer
    expect([status, json.code]).toEqual([503, 'server.unavailable'])
  } finally {
    await holder.query('ROLLBACK')
    holder.release()
  }
})

test('every request has an id of its own, whatever the caller claims', async () => {
  const ids = await Promise.all(
    Array.from(
      { length: 20 },
      async () => (await get(portal, '/health/live', { 'x-request-id': 'mine' })).headers['x-request-id'],
    ),
  )
  expect(new Set(ids).size).toBe(20)
  expect(ids).not.toContain('mine')
})

test.each(['', ' ', 'a b', 'ä', 'x'.repeat(201), 'a,b c'])('the Idempotency-Key "%s" is refused', async (key) => {
  const answer = await portal.call(
    'licenser',
    'PATCH',
    '/session/preferences',
    { language: 'de' },
    { 'idempotency-key': key },
  )
  expect([answer.status, answer.json.code]).toEqual([400, 'request.keyInvalid'])
})

test('an Idempotency-Key of up to 200 signs belongs to one account and one request', async () => {
  const key = { 'idempotency-key': '~'.repeat(200) }
  const set = (who: 'licenser' | 'administrator', language: string, headers = key) =>
    portal.call(who, 'PATCH', '/session/preferences', { language }, headers)
  const outcome = ({ status, json: body, headers }: Answer) => [status, body?.code, headers['idempotency-replayed']]
  expect(outcome(await set('licenser', 'de'))).toEqual([204, undefined, undefined])
  expect(outcome(await set('licenser', 'de'))).toEqual([204, undefined, 'true'])
  expect(outcome(await set('licenser', 'en'))).toEqual([422, 'request.keyReused', undefined])
  expect(outcome(await set('administrator', 'en'))).toEqual([204, undefined, undefined])
})

test('requests are counted per account, and per address without one; forged proxy headers change neither', async () => {
  const statuses = async (who: 'licenser' | 'user' | null, times: number, address: string, token = '') => {
    const authorization = who ? `Bearer ${await slow.tokenOf(who)}` : token
    const found: number[] = []
    for (let index = 0; index < times; index++) {
      const forged = {
        'x-forwarded-for': `203.0.113.${index}`,
        'x-real-ip': `203.0.113.${index}`,
        forwarded: `for=203.0.113.${index}`,
      }
      const headers = { ...forged, ...(authorization && { authorization }) }
      found.push((await get(slow, who || token ? '/api/session' : '/api/portal', headers, address)).statusCode)
    }
    return found
  }
  const [ten, two] = [Array<number>(10).fill(200), [429, 429]]
  expect(await statuses('licenser', 12, '198.51.100.1')).toEqual([...ten, ...two])
  expect(await statuses('licenser', 2, '198.51.100.2')).toEqual(two)
  expect(await statuses('user', 1, '198.51.100.1')).toEqual([200])
  expect(await statuses(null, 12, '198.51.100.3')).toEqual([...ten, ...two])
  expect(await statuses(null, 1, '198.51.100.4')).toEqual([200])
  const dead = await statuses(null, 12, '198.51.100.5', 'Bearer x.y.z')
  expect(dead).toEqual([...Array<number>(10).fill(401), ...two])
  const answer = await get(slow, '/api/portal', {}, '198.51.100.3')
  expect(answer.json()).toMatchObject({ code: 'request.tooMany', details: { seconds: expect.any(Number) } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test.each<[string, string[], string, number]>([
  ['an unknown address', ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/nothing', 404],
  ['a page', ['GET', 'HEAD'], '/assets/none.js', 404],
  ['what a shop calls', ['POST'], '/shop/notifications/stripe', 404],
])('requests to %s are counted, before anything of a body is read', async (_name, methods, url, status) => {
  const remoteAddress = `198.51.100.${url.length + 100}`
  const ask = async (at: number, payload?: string) => {
    const method = methods[at % methods.length]! as 'POST'
    return slow.app.inject({ method, url, headers: json, remoteAddress, ...(payload && { payload }) })
  }
  const statuses: number[] = []
  for (let index = 0; index < 12; index++) statuses.push((await ask(index)).statusCode)
  expect(statuses).toEqual([...Array<number>(10).fill(status), 429, 429])
  expect((await ask(0, 'x'.repeat(2_000_000))).statusCode).toBe(429)
})

test('figures are for this machine, or for whoever has the token', async () => {
  expect((await get(portal, '/metrics')).body).toContain('keywerk_operation_seconds')
  const others = [
    await get(portal, '/metrics', { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.5'),
    await get(slow, '/metrics'),
  ]
  others.push(await get(slow, '/metrics', { authorization: 'Bearer falsch' }))
  for (const answer of others) expect([answer.statusCode, answer.json().code]).toEqual([404, 'request.notFound'])
  const mine = await get(slow, '/metrics', { authorization: 'Bearer geheim' }, '203.0.113.5')
  expect([mine.statusCode, mine.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')])
})

test('health tells alive from ready, and reads nobody out', async () => {
  expect((await get(portal, '/health/live')).json()).toEqual({ status: 'live', version })
  expect((await get(portal, '/health/ready')).json()).toEqual({ status: 'ready', version })
})

test('published keys hold no private part', async () => {
  for (const name of ['jwks', 'licence-keys']) {
    const { keys } = (await get(portal, `/.well-known/${name}.json`)).json()
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys)
      for (const secret of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) expect(key[secret]).toBeUndefined()
  }
})

test('a search nobody types breaks nothing', async () => {
  for (const path of ['/companies', '/contacts', '/mails'])
    for (const search of ['%00', '%ED%A0%80', '%', '%25%25', '%5C', "'%3B--", 'x'.repeat(201)]) {
      const { status } = await portal.call('licenser', 'GET', `${path}?search=${search}`)
      expect([path, search, status < 500]).toEqual([path, search, true])
    }
})

test('a client that breaks off leaves the server well', async () => {
  const port = await portOf(portal)
  await new Promise<void>((gone) => {
    const upload = request({ port, method: 'POST', path: '/api/session', headers: { ...json, 'content-length': 1000 } })
    upload.on('error', () => gone())
    upload.write('{"email":')
    setTimeout(() => upload.destroy(), 50)
  })
  expect((await get(portal, '/health/ready')).statusCode).toBe(200)
})

test('pages may use no camera, no microphone and no place; errors are kept nowhere', async () => {
  const { headers } = await get(portal, '/login')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['permissions-policy']).toContain('publickey-credentials-get=(self)')
  for (const url of ['/api/companies', '/api/nothing', '/assets/none.js', '/.well-known/nothing'])
    expect([url, (await get(portal, url)).headers['cache-control']]).toEqual([url, 'no-store'])
})

test('search engines are told what is nothing for them', async () => {
  const robots = await get(portal, '/robots.txt')
  expect([robots.statusCode, robots.headers['content-type'], robots.body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'User-agent: *\nDisallow: /api/\nAllow: /\n',
  ])
  for (const url of ['/user', '/user?x=1', '/setNewPassword?id=x', '/confirmationRegistration?id=x', '/sso/werk'])
    expect([url, (await get(portal, url)).headers['x-robots-tag']]).toEqual([url, 'noindex, nofollow'])
  for (const url of ['/login', '/registration', '/users', '/'])
    expect([url, (await get(portal, url)).headers['x-robots-tag']]).toEqual([url, undefined])
})

test('password managers are led to the page that changes it; who found a weakness reads whom to tell', async () => {
  const change = await get(portal, '/.well-known/change-password')
  expect([change.statusCode, change.headers.location]).toEqual([302, '/password'])
  expect((await get(portal, '/.well-known/security.txt')).statusCode).toBe(404)
  const told = await get(secure, '/.well-known/security.txt')
  expect(told.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    told.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:sicherheit@kunde.example',
    Canonical: 'https://portal.kunde.example/.well-known/security.txt',
    'Preferred-Languages': 'de, en',
  })
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})

test('over https cookies have names that nobody on the way can plant', async () => {
  const signIn = (headers: Record<string, string> = {}) =>
    secure.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { host: 'localhost', ...headers },
      payload: { email: 'user@wellenwerk.example', password: demoPassword },
    })
  const { cookies } = await signIn()
  expect(cookies.map(({ name, secure, path, domain }) => [name, secure, path, domain])).toEqual([
    ['__Host-keywerk_session', true, '/', undefined],
    ['__Host-keywerk_device', true, '/', undefined],
  ])
  const refresh = async (cookie: string) =>
    (
      await secure.app.inject({
        method: 'POST',
        url: '/api/session/refresh',
        headers: { host: 'localhost', cookie },
        payload: {},
      })
    ).json()
  const [session] = cookies
  expect(await refresh(`keywerk_session=${session!.value}`)).toEqual({ accessToken: null })
  expect(await refresh(`__Host-keywerk_session=${session!.value}`)).toEqual({ accessToken: expect.any(String) })
})

test('reads are compressed where the caller takes it, answers to writes never', async () => {
  const authorization = `Bearer ${await portal.tokenOf('licenser')}`
  const ask = (url: string, encoding: string, method: 'GET' | 'POST' = 'GET') =>
    portal.app.inject({ method, url, headers: { authorization, 'accept-encoding': encoding } })
  const plain = await ask('/api/companies?pageSize=50', 'identity')
  const packed = await ask('/api/companies?pageSize=50', 'gzip, deflate, br')
  expect([plain.headers['content-encoding'], plain.headers['vary']]).toEqual([undefined, 'accept-encoding'])
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'accept-encoding'])
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  const session = await ask('/api/session', 'br', 'POST')
  expect(session.headers['content-encoding']).toBeUndefined()
})
