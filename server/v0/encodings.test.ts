import { expect, test } from 'vitest'
import { readCompany } from '#contract/companies.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()

const create = async (payload: Buffer | string, type: string) =>
  portal.app.inject({
    method: 'POST',
    url: '/v0/createcompany',
    headers: { authorization: `Bearer ${await portal.tokenOf('licenser')}`, 'content-type': type },
    payload,
  })
let number = 61_000
const company = () => {
  number++
  return {
    CustomerNr: String(number),
    Name: 'Grün & Söhne GmbH – „Werk“',
    CompanyTypeID: '0198C0DE-0000-7000-8000-000000000002',
    Street: 'Weißgerberstraße',
    Housenumber: '7',
    ZipCode: '50667',
    City: 'Köln',
    Country: 'DE',
    Language: 'de',
  }
}
const nameOf = async (body: string) => {
  const { data } = JSON.parse(body) as { data: string }
  const { name, city, street } = await portal.ask('licenser', readCompany, {
    params: { id: data.toLowerCase() },
  })
  return [name, city, street]
}
const plain = () => ({ ...company(), Name: 'Grün & Söhne GmbH' })
const formOf = (fields: Record<string, string>, escape: (value: string) => string) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${escape(value)}`)
    .join('&')
const latin1Escape = (value: string) =>
  Array.from(Buffer.from(value, 'latin1'), (byte) =>
    byte === 32 ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('')

test.each([
  ['base64', (text: string) => Buffer.from(text, 'latin1').toString('base64'), 'text/plain'],
  ['JSON', (text: string) => Buffer.from(text, 'latin1'), 'application/json'],
  [
    'a form',
    (text: string) => formOf(JSON.parse(text) as Record<string, string>, latin1Escape),
    'application/x-www-form-urlencoded',
  ],
])('%s in Latin-1 is stored as it was meant', async (_, encoded, type) => {
  const { statusCode, body } = await create(encoded(JSON.stringify(plain())), type)
  expect([statusCode, await nameOf(body)]).toEqual([200, ['Grün & Söhne GmbH', 'Köln', 'Weißgerberstraße']])
})

test('the quotes and dashes of Windows are read as well, and UTF-8 stays UTF-8', async () => {
  const windows = (text: string) =>
    Buffer.from(text.replaceAll('–', '\u0096').replaceAll('„', '\u0084').replaceAll('“', '\u0093'), 'latin1')
  for (const payload of [windows(JSON.stringify(company())), JSON.stringify(company())]) {
    const { statusCode, body } = await create(payload, 'application/json')
    expect([statusCode, (await nameOf(body))[0]]).toEqual([200, 'Grün & Söhne GmbH – „Werk“'])
  }
})

test('a query in Latin-1 finds what it names', async () => {
  const authorization = `Bearer ${await portal.tokenOf('administrator')}`
  const role = { name: 'Prüfbüro', description: 'Sieht Firmen' }
  expect((await portal.call('administrator', 'POST', '/roles', role)).status).toBe(201)
  const url = '/v0/deleteuserrole?name=Pr%FCfb%FCro'
  expect((await portal.app.inject({ method: 'DELETE', url, headers: { authorization } })).statusCode).toBe(200)
})

test('a password with umlauts signs in, in whichever encoding it comes', async () => {
  const password = 'Grüße-aus-Köln-27!'
  const change = { oldPassword: demoPassword, password }
  expect((await portal.call('user', 'POST', '/session/password', change)).status).toBe(204)
  const fields = { Email: 'user@wellenwerk.example', Password: password }
  const text = JSON.stringify(fields)
  const bodies: [string | Buffer, string][] = [
    [Buffer.from(text, 'latin1').toString('base64'), 'text/plain'],
    [Buffer.from(text, 'latin1'), 'application/json'],
    [formOf(fields, latin1Escape), 'application/x-www-form-urlencoded'],
    [formOf(fields, encodeURIComponent), 'application/x-www-form-urlencoded'],
    [text, 'application/json'],
  ]
  for (const [payload, type] of bodies) {
    const { statusCode, body } = await portal.app.inject({
      method: 'POST',
      url: '/v0/authorization',
      headers: { 'content-type': type },
      payload,
    })
    expect([statusCode, body], type).toEqual([200, expect.stringMatching(/^ey/)])
  }
})

/** Bodies of all three lengths, with and without padding, and with both signs that forms and addresses take for their own. */
const credentials = ['', 'a', 'bb', '>>>???', 'ûÿÿ~~>'].map((more) => ({
  Email: 'licenser@wellenwerk.example',
  Password: 'Keywerk-2026!',
  More: more,
}))
const spellings: [string, (base64: string) => string][] = [
  ['as it is', (text) => text],
  ['without padding', (text) => text.replace(/=+$/, '')],
  ['url-safe', (text) => text.replaceAll('+', '-').replaceAll('/', '_')],
  ['with blanks for plus', (text) => text.replaceAll('+', ' ')],
  ['percent-encoded', (text) => encodeURIComponent(text)],
  ['wrapped', (text) => text.replace(/.{40}/g, '$&\r\n')],
  ['as a JSON string', (text) => JSON.stringify(text)],
]
const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json',
  'application/octet-stream',
  undefined,
]

test.each(spellings)('base64 %s signs in, whatever it is announced as', async (name, spelled) => {
  for (const fields of credentials)
    for (const type of types) {
      const headers = { ...(type !== undefined && { 'content-type': type }) }
      const payload = Buffer.from(spelled(Buffer.from(JSON.stringify(fields)).toString('base64')))
      const { statusCode, body } = await portal.app.inject({
        method: 'POST',
        url: '/v0/authorization',
        headers,
        payload,
      })
      expect([statusCode, body], `${name} ${type} ${fields.More}`).toEqual([200, expect.stringMatching(/^ey/)])
    }
})

test('a form stays one, also with a single field that looks like base64', async () => {
  const post = async (payload: string) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const path = '/v0/authorization/resetlockout'
    const { statusCode, body } = await portal.app.inject({ method: 'POST', url: path, headers, payload })
    return [statusCode, (JSON.parse(body) as { Message: string }).Message]
  }
  expect(await post(`token=${'x'.repeat(43)}`)).toEqual([400, 'unauthorized'])
  expect((await post('token='))[0]).toBe(400)
  expect((await post('a='))[0]).toBe(400)
})

test('a form of more fields than any call has is refused before it is read', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const payload of [`a=1${'&a'.repeat(100_000)}`, `Email=%FC${'&a'.repeat(100_000)}`]) {
    const { statusCode } = await portal.app.inject({ method: 'POST', url: '/v0/authorization', headers, payload })
    expect(statusCode).toBe(400)
  }
})

test('JSON that is announced as a form is JSON, whatever stands in it', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const fields = { Email: 'licenser@wellenwerk.example', Password: 'Keywerk-2026!', More: 'a=b&c' }
  const payload = JSON.stringify(fields)
  expect((await portal.app.inject({ method: 'POST', url: '/v0/authorization', headers, payload })).statusCode).toBe(200)
})
