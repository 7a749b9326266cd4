import { expect, test, vi } from 'vitest'
import { listCompanies } from '#contract/companies.ts'
import { listRoles } from '#contract/roles.ts'
import { setEmailFactor } from '#contract/security.ts'
import { readMe } from '#contract/session.ts'
import { testPortal } from '../testing/portal.ts'

const portal = testPortal()

const post = async (path: string, payload: string, type = 'text/plain', token?: string) => {
  const { statusCode, body, headers } = await portal.app.inject({
    method: 'POST',
    url: `/v0${path}`,
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  })
  return { status: statusCode, body, headers }
}
const base64 = (text: string) => Buffer.from(text).toString('base64')
const credentials = { Email: 'licenser@wellenwerk.example', Password: 'Keywerk-2026!' }

test.each([
  ['encoded twice', base64(JSON.stringify(base64(base64(JSON.stringify(credentials)))))],
  ['encoded twice, plainly', base64(base64(JSON.stringify(credentials)))],
  ['two objects', JSON.stringify([credentials, credentials])],
  ['a thousand calls in one', JSON.stringify(Array.from({ length: 1000 }, () => credentials))],
  ['a number', '12'],
  ['no base64', 'ä'.repeat(50)],
  ['base64 of no JSON', base64('\u0000\u0001')],
  ['a name twice, in two cases', '{"Email":"a@b.example","email":"licenser@wellenwerk.example","Password":"x"}'],
  ['nested without end', '['.repeat(5000)],
])('a body that is %s is refused in the documented words', async (_, payload) => {
  expect(await post('/authorization', payload)).toMatchObject({ status: 400, body: 'The request is invalid.' })
})

test('base64 that grows, and whatever else is long, is refused before it is read', async () => {
  expect((await post('/authorization', base64('a'.repeat(300_000)))).status).toBe(413)
})

test('a parameter that comes twice, and ids in every spelling of nothing, are refused', async () => {
  const authorization = `Bearer ${await portal.tokenOf('licenser')}`
  const get = async (url: string) => (await portal.app.inject({ url, headers: { authorization } })).statusCode
  const { items } = await portal.ask('licenser', listCompanies)
  expect(await get(`/v0/company?id=${items[0]!.id}&id=${items[1]!.id}`)).toBe(400)
  expect(await get(`/v0/company?id=${items[0]!.id}&ID=${items[1]!.id}`)).toBe(400)
  for (const none of ['NULL', 'null', '', 'undefined', '%27%20OR%201=1', '../x'])
    expect(await get(`/v0/company?id=${none}`)).toBe(400)
  expect(await get(`/v0/company?id=${items[0]!.id.toUpperCase()}`)).toBe(200)
})

test("another company's records stay hidden, whichever id names them", async () => {
  const authorization = `Bearer ${await portal.tokenOf('customer')}`
  const companies = (await portal.ask('licenser', listCompanies, { query: { pageSize: 50 } })).items
  const own = (await portal.ask('customer', readMe)).companyId
  const foreign = companies.find(({ id }) => id !== own)!.id.toUpperCase()
  for (const path of [
    `/company?id=${foreign}`,
    `/contactbycompanyid?companyID=${foreign}`,
    `/companyhasproducts?id=${foreign}`,
  ])
    expect((await portal.app.inject({ url: `/v0${path}`, headers: { authorization } })).statusCode, path).toBe(404)
})

test('a list and a form are bounded as well', async () => {
  const token = await portal.tokenOf('administrator')
  const links = JSON.stringify(Array.from({ length: 1000 }, () => ({ ConfigurationID: 'NULL' })))
  expect((await post('/createconfigurationhaslevelone', links, 'application/json', token)).status).toBe(400)
  const form = 'multipart/form-data; boundary=b'
  const file = (text: string) =>
    `--b\r\nContent-Disposition: form-data; name="f"; filename="f.png"\r\n\r\n${text}\r\n--b--\r\n`
  const avatar = async (body: string, type = form) => (await post('/uploadavatar', body, type, token)).status
  expect(await avatar(file('x'.repeat(250_000)))).toBe(413)
  expect(await avatar(file('x'.repeat(400_000)))).toBe(413)
  expect(await avatar(file('no picture'))).toBe(400)
  expect(await avatar('--b--\r\n')).toBe(400)
  expect(await avatar('no form at all')).toBe(400)
  expect(await avatar('{}', 'application/json')).toBe(415)
})

test('what a body says of rights counts for nothing', async () => {
  const token = await portal.tokenOf('customer')
  const me = await portal.ask('customer', readMe)
  const roles = (await portal.ask('administrator', listRoles)).items
  const administrator = roles.find(({ name }) => name === 'Administrator')!.id.toUpperCase()
  const body = JSON.stringify({
    ContactID: me.contactId,
    ID: me.contactId,
    MDUserRoleID: administrator,
    RoleID: administrator,
    Verified: true,
    FirstName: 'Eva',
  })
  expect((await post('/updateuser', body, 'application/json', token)).status).toBe(403)
  await post('/update', body, 'application/json', token)
  expect((await portal.ask('customer', readMe)).roleId).toBe(me.roleId)
})

test('a form of more parts than there may be files is refused before its parts are read', async () => {
  const token = await portal.tokenOf('student')
  const reading = vi.spyOn(Response.prototype, 'formData')
  const send = async (parts: number, type = 'multipart/form-data; boundary=b') => {
    const part = '--b\r\nContent-Disposition: form-data; name="f"; filename="x"\r\n\r\n\r\n'
    return (await post('/uploadima?contactId=x', `${part.repeat(parts)}--b--\r\n`, type, token)).status
  }
  for (const type of [
    'multipart/form-data; boundary=b',
    'multipart/form-data;boundary="b"',
    'multipart/form-data; x="; boundary=c"; Boundary=b; boundary=c',
  ])
    expect(await send(100_000, type), type).toBe(400)
  // None is found, or none is named.
  for (const type of ['multipart/form-data; boundary=c', 'multipart/form-data', 'multipart/form-data; boundary='])
    expect(await send(100_000, type), type).toBe(400)
  expect(reading).not.toHaveBeenCalled()
  await send(100)
  expect(reading).toHaveBeenCalledOnce()
})

test('every answer says that it is deprecated, and what takes its place', async () => {
  const { headers } = await post('/authorization', base64(JSON.stringify(credentials)))
  expect(headers).toMatchObject({ deprecation: '@1795305600', link: '</api/session>; rel="successor-version"' })
})

test('the second factor: the token opens the code alone, and the code is in the mail alone', async () => {
  const to = 'customer@wellenwerk.example'
  await portal.ask('customer', setEmailFactor, { body: { enabled: true } })
  const { body: pending } = await post(
    '/authorization',
    base64(JSON.stringify({ Email: to, Password: 'Keywerk-2026!' })),
  )
  expect(pending).toMatch(/^[\w-]+\.[\w-]+$/)
  const authorization = `Bearer ${pending}`
  const get = (path: string) => portal.app.inject({ url: `/v0${path}`, headers: { authorization } })
  expect((await get('/contacts')).statusCode).toBe(401)
  const told = JSON.parse(Buffer.from((await get('/authorization/getcode')).body, 'base64').toString()) as object
  expect(told).toEqual({ code: '', exp: expect.any(Number) })
  expect((await get('/authorization/verifycode?code=000000')).body).toBe('error tfa')
})

test('twenty programs that change one company at once all succeed: they know no versions to be told of', async () => {
  const authorization = `Bearer ${await portal.tokenOf('licenser')}`
  const { id } = (await portal.call('licenser', 'GET', '/companies?search=10023')).json.items[0] as { id: string }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      portal.app.inject({
        method: 'POST',
        url: '/v0/updatecompany',
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify(at % 2 === 0 ? { ID: id, Phone: `+49 431 ${at}` } : { ID: id, Fax: `+49 431 ${at}` }),
      }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  const { phone, fax } = (await portal.call('licenser', 'GET', `/companies/${id}`)).json as Record<string, string>
  expect([phone, fax]).toEqual([
    expect.stringMatching(/^\+49 431 \d*[02468]$/),
    expect.stringMatching(/^\+49 431 \d*[13579]$/),
  ])
})
