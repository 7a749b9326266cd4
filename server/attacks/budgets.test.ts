import { expect, test } from 'vitest'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal({ SIGN_IN_LIMIT: '5' })
let guesses = 0
const wrongLink = () => String(guesses++).padStart(43, 'x')

const send = async (from: string, path: string, payload: object, headers: Record<string, string> = {}) =>
  (await portal.app.inject({ method: 'POST', url: `/api${path}`, payload, headers, remoteAddress: from })).statusCode

/** Every door at which something is guessed without an e-mail address. */
const doors: [string, () => object][] = [
  ['/session/unlock', () => ({ token: wrongLink() })],
  ['/session/new-password', () => ({ id: wrongLink(), password: 'Hafen-Kran-27!' })],
  ['/session/email', () => ({ token: wrongLink() })],
  ['/session/factor', () => ({ method: 'email', code: '123456' })],
  ['/registration/confirmation', () => ({ token: wrongLink() })],
  ['/profile/consent-confirmations', () => ({ token: wrongLink() })],
  ['/session/passkey', () => ({ response: {} })],
]

test('who guesses at links from one address shuts no door to anybody else', async () => {
  for (let times = 0; times < 40; times++) await send('198.51.100.1', '/session/unlock', { token: wrongLink() })
  for (const [index, [path, body]] of doors.entries()) {
    expect([path, await send('198.51.100.1', path, body())]).toEqual([path, 429])
    expect([path, [400, 401, 410].includes(await send(`203.0.113.${index}`, path, body()))]).toEqual([path, true])
    // Nor by many addresses together.
    for (let host = 0; host < 12; host++) await send(`192.0.2.${host}`, path, body())
  }
  for (const [index, [path, body]] of doors.entries())
    expect([path, await send(`203.0.113.${100 + index}`, path, body())]).not.toEqual([path, 429])
})

test('an IPv6 network is one address', async () => {
  const statuses: number[] = []
  for (let host = 1; host <= 8; host++)
    statuses.push(await send(`2001:db8:1:2:${host}::${host}`, '/session/unlock', { token: wrongLink() }))
  expect(statuses).toEqual([410, 410, 410, 410, 410, 429, 429, 429])
  expect(await send('2001:db8:1:3::1', '/session/unlock', { token: wrongLink() })).toBe(410)
})

test('many addresses that guess at one link, or in one sign-in under way, share its budget', async () => {
  const token = wrongLink()
  const statuses = async (path: string, body: object, headers: Record<string, string>, from: string) => {
    const found: number[] = []
    for (let host = 0; host < 8; host++) found.push(await send(`${from}.${host}`, path, body, headers))
    return found
  }
  expect((await statuses('/session/unlock', { token }, {}, '198.18.1')).slice(5)).toEqual([429, 429, 429])
  expect(await send('198.18.2.1', '/session/unlock', { token: wrongLink() })).toBe(410)
  const code = { method: 'email', code: '000000' }
  const cookie = (value: string) => ({ cookie: `keywerk_factor=${value}` })
  expect((await statuses('/session/factor', code, cookie('a'), '198.18.3')).slice(5)).toEqual([429, 429, 429])
  expect(await send('198.18.4.1', '/session/factor', code, cookie('b'))).toBe(401)
})

test('wrong step-ups count for their account, and for no other', async () => {
  const confirm = async (who: 'licenser' | 'customer', from: string) =>
    send(
      from,
      '/session/confirmation',
      { password: 'Falsch-1!' },
      { authorization: `Bearer ${await portal.tokenOf(who)}` },
    )
  const statuses: number[] = []
  for (let host = 0; host < 7; host++) statuses.push(await confirm('licenser', `198.19.1.${host}`))
  expect([statuses.slice(0, 4).includes(429), statuses.at(-1)]).toEqual([false, 429])
  expect(await confirm('customer', '198.19.2.1')).not.toBe(429)
})

test('many addresses that name one account share its budget', async () => {
  const statuses: number[] = []
  for (let host = 0; host < 7; host++)
    statuses.push(await send(`198.19.3.${host}`, '/session', { email: 'Niemand@nirgends.example', password: 'x' }))
  expect(statuses.slice(5)).toEqual([429, 429])
})

test('who guesses at an address keeps its owner neither from signing in on a device that did before nor from a new password', async () => {
  const email = 'customer@wellenwerk.example'
  const signIn = (from: string, password: string, cookie = '') =>
    portal.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { email, password },
      headers: cookie === '' ? {} : { cookie },
      remoteAddress: from,
    })
  const before = await signIn('198.19.5.1', demoPassword)
  const cookie = `keywerk_device=${before.cookies.find(({ name }) => name === 'keywerk_device')!.value}`
  const strangers: number[] = []
  for (let host = 0; host < 9; host++) strangers.push((await signIn(`198.19.6.${host}`, 'Falsch-1!')).statusCode)
  expect(strangers.at(-1)).toBe(429)
  expect((await signIn('198.19.5.2', demoPassword)).statusCode).toBe(429)
  expect((await signIn('198.19.5.3', demoPassword, cookie)).statusCode).toBe(201)
  expect(await send('198.19.5.4', '/session/password-links', { email })).toBe(204)
  // A device has a budget, too, and one that is made up has none.
  expect((await signIn('198.19.5.5', demoPassword, 'keywerk_device=a.b')).statusCode).toBe(429)
  const own: number[] = []
  for (let host = 0; host < 7; host++) own.push((await signIn(`198.19.7.${host}`, 'Falsch-1!', cookie)).statusCode)
  expect(own.slice(5)).toEqual([429, 429])
})

test('who asks in somebody’s name, wrongly or again and again, keeps them from asking for nothing', async () => {
  const email = 'user@wellenwerk.example'
  const asks = ['/session/password-links', '/session/sso', '/legal/cancellations', '/registration/resend']
  for (const path of asks) for (let times = 0; times < 6; times++) await send('198.19.8.1', path, { email, more: true })
  expect(await send('198.19.8.1', '/session/password-links', { email })).toBe(429)
  expect(await send('198.19.8.2', '/session/password-links', { email })).toBe(204)
  // Nor by many addresses together.
  for (let host = 0; host < 60; host++) await send(`198.19.9.${host}`, '/session/password-links', { email })
  expect(await send('198.19.8.3', '/session/password-links', { email })).toBe(204)
})
