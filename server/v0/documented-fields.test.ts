import { expect, test } from 'vitest'
import { confirmSession } from '#contract/security.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { mailsTo } from '../testing/account-mails.ts'
import { cloudAccount } from '../testing/cloud-account.ts'
import { testPortal, type Who } from '../testing/portal.ts'

const portal = testPortal({ PROGRAM_REGISTRATIONS_PER_HOUR: '2', CONCEAL_ACCOUNTS: '0' })
type Fields = Record<string, unknown>
interface Envelope {
  data: ReturnType<typeof JSON.parse>
  Message: string
}

async function v0(who: Who | null, method: 'GET' | 'POST' | 'DELETE' | 'PUT', path: string, payload?: unknown) {
  const headers = who && { authorization: `Bearer ${await portal.tokenOf(who)}` }
  const answer = await portal.app.inject({
    method,
    url: `/v0${path}`,
    headers: headers ?? {},
    ...(payload !== undefined && { payload: payload as Fields }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body = isJson ? answer.json<Envelope>() : { data: answer.body, Message: '' }
  return { status: answer.statusCode, headers: answer.headers, ...body }
}

test('a company of the CRM is asked about before it is a customer', async () => {
  const people = await v0('licenser', 'GET', '/vemascombokontakte?vemasID=70023')
  expect([people.status, people.data.data[0].attributes]).toMatchObject([200, { KontaktEmail: expect.any(String) }])
  const nobody = await v0('licenser', 'GET', '/vemascombokontakte?vemasID=70311')
  expect([nobody.status, nobody.Message]).toEqual([404, 'keine Übereinstimmung in Vemas (OK)'])
  const documents = await v0('licenser', 'GET', '/vemascombosearchdocuments?searchValue=70023&maxResults=1500')
  expect([documents.status, documents.data.data.length > 0]).toEqual([200, true])
  expect(documents.data.data[0].attributes).toMatchObject({ AccountID: '70023' })
  const one = await v0('licenser', 'GET', '/vemascombosearchdocuments?searchValue=70023&maxResults=1')
  expect(one.data.data).toHaveLength(1)
  const entity = (await v0('licenser', 'GET', '/vemasentityaddress?vemasID=70023')).data
  expect(entity.Land).toBe('DEU')
  expect(entity).toHaveProperty('Vorwahl')
  // The list that was read is taken over as it is; again, the first is here already and nothing is taken over.
  const companyID = await portal.given.companyId('10023')
  const own = (await v0('licenser', 'GET', `/vemascombokontakte?companyID=${companyID}`)).data.data as Fields[]
  const { items } = (await portal.call('licenser', 'GET', `/companies/${companyID}/crm-contacts`)).json
  const open = new Set(
    items.filter(({ problem }: { problem: unknown }) => problem === null).map(({ email }: { email: string }) => email),
  )
  const wished = own.filter(({ attributes }) => open.has((attributes as Fields)['KontaktEmail']))
  const path = `/createcontactwithvemasdata?companyID=${companyID}`
  expect(await v0('licenser', 'POST', path, wished)).toMatchObject({ status: 200, Message: '' })
  const again = await v0('licenser', 'POST', path, wished)
  expect([again.status, again.Message]).toEqual([400, 'this contact already exists'])
})

test('all configurations and all cloud accounts are read without naming a product', async () => {
  expect((await v0('licenser', 'GET', '/configurations')).data.length).toBeGreaterThan(3)
  await cloudAccount(portal, { people: 1 })
  expect((await v0('administrator', 'GET', '/configurationsaws')).data.length).toBeGreaterThan(0)
})

test('a licence is mailed by its bytes, by its host or by its only name', async () => {
  const [one] = await portal.query('SELECT id, host_id, file_name FROM licences ORDER BY serial LIMIT 1')
  const { bytes } = await portal.call('licenser', 'GET', `/licences/${one.id}/file`)
  const rest = { receiver: 'it@mueller-antriebe.example', filename: 'egal.lic', version: 20, subject: 'Lizenz' }
  const send = (body: Fields) => v0('licenser', 'POST', '/sendlicencemail', { ...rest, ...body })
  // Editors and .NET put a byte order mark before a text.
  for (const written of [bytes, Buffer.concat([Buffer.from('\uFEFF'), bytes])])
    for (const file of [written.toString('base64'), written.toString('utf8')])
      expect(await send({ file })).toMatchObject({ status: 200, data: 'Email is sended.' })
  expect((await send({ file: 'nie ausgestellt' })).status).toBe(400)
  expect((await send({ file: 'nie ausgestellt', hostID: one.host_id })).status).toBe(200)
  expect((await send({ hostID: one.host_id })).status).toBe(200)
  const named = await portal.query('SELECT count(*) FROM licences WHERE file_name = $1', [one.file_name])
  const byName = await send({ filename: one.file_name })
  expect(byName.status).toBe(Number(named[0].count) === 1 ? 200 : 400)
  expect((await v0('licenser', 'POST', '/sendlicencemail', { receiver: rest.receiver })).status).toBe(400)
})

test('a contact becomes a cloud user by the documented fields, and their names are those of the contact', async () => {
  const { contacts, company } = await cloudAccount(portal, { people: 1 })
  const person = {
    companyId: company.id,
    salutation: 'Frau',
    firstName: 'Ada',
    lastName: 'Wolke',
    email: 'ada@wolke.example',
  }
  const { id: ContactID } = (await portal.call('licenser', 'POST', '/contacts', person)).json
  const made = await v0('administrator', 'POST', '/createawsuser', { ContactID, Enabled: false })
  expect([made.status, made.data]).toMatchObject([200, { ContactID: ContactID.toUpperCase(), Enabled: false }])
  const { UserID } = (await v0('administrator', 'GET', `/awsuseroldbyemail?email=${person.email}`)).data
  const changed = { UserID, FirstName: 'Neuer', LastName: 'Name', Language: 'en', Title: 'Prof.', Anrede: 'Herr' }
  expect((await v0('administrator', 'POST', '/updateawsuserold', changed)).data.Result).toBe('network_user_ok')
  const { UserID: _id, ...fields } = changed
  expect((await v0('administrator', 'GET', `/awsuserold?userID=${UserID}`)).data).toMatchObject(fields)
  const refused = await v0('administrator', 'POST', '/updateawsuserold', { UserID, DateEnd: '2031-01-01T00:00:00' })
  expect([refused.status, refused.Message]).toEqual([400, expect.stringContaining('DateEnd')])
  expect(contacts).toHaveLength(1)
})

const registered = (email: string, more: Fields = {}) =>
  v0(null, 'POST', '/authorization/createuser', {
    Email: email,
    Password: 'Sommerregen-2026!',
    Salutation: 'Frau',
    Firstname: 'Mia',
    Lastname: 'Null',
    Country: 'DE',
    ...more,
  })

test('a program registers people without a challenge, but few', async () => {
  const company = {
    CompanyName: 'Neu GmbH',
    Street: 'Weg',
    Housenumber: '1',
    Postcode: '20457',
    City: 'Hamburg',
    wellenwerkCustomerNumber: '4711',
  }
  expect(await registered('mia@neu.example', company)).toMatchObject({ Message: '', status: 200, data: true })
  const [{ details }] = await portal.query("SELECT details FROM pending_registrations WHERE email = 'mia@neu.example'")
  expect(details).toMatchObject({ lastName: 'Null', company: { customerNumber: '4711' } })
  const taken = await registered('customer@wellenwerk.example')
  expect([taken.status, taken.Message]).toEqual([400, 'Name customer@wellenwerk.example is already taken.'])
  // Where a challenge is sent it is checked.
  expect((await registered('mia2@neu.example', { Altcha: 'erfunden' })).status).toBe(400)
  expect((await registered('mia3@neu.example')).status).toBe(200)
  expect((await registered('mia4@neu.example')).status).toBe(429)
})

test('an invitation is taken up by a call', async () => {
  const email = 'eva@mueller-antriebe.example'
  const companyId = await portal.given.companyId('10023')
  const person = { companyId, salutation: 'Frau', firstName: 'Eva', lastName: 'Neu', email }
  const { id } = (await portal.call('licenser', 'POST', '/contacts', person)).json
  expect((await v0('licenser', 'POST', '/resendconfirmation', { ContactID: id })).status).toBe(200)
  const [mail] = await mailsTo(portal, email, 'registration.invitation')
  const wrong = { Email: email, Password: 'Sommerregen-2026!', ContactID: id, Token: 'x'.repeat(43) }
  const refused = await v0(null, 'POST', '/authorization/createuser', wrong)
  expect([refused.status, refused.Message]).toEqual([400, 'unauthorized'])
  const done = await v0(null, 'POST', '/authorization/createuser', {
    ...wrong,
    Token: /token=([\w-]{43})/.exec(mail!.textBody)?.[1],
  })
  expect(done).toMatchObject({ Message: '', status: 200, data: true })
  const account = (await v0('licenser', 'GET', `/userbyusername?username=${email}`)).data
  expect(account).toMatchObject({ Verified: true, ContactID: id.toUpperCase() })
})

test('a provider of OIDC is made by the documented fields; provider -1 takes a company back to the portal', async () => {
  await portal.ask('administrator', confirmSession, { body: { password: demoPassword } })
  const fields = { Identifier: 'entra', DisplayName: 'Entra', Description: '', Protocol: 'oidc' }
  const made = await v0('administrator', 'POST', '/createssoprovider', fields)
  expect(made).toMatchObject({ status: 200, data: expect.stringMatching(/^[0-9A-F-]{36}$/) })
  const CompanyID = await portal.given.companyId('10147')
  const set = { CompanyID, SsoProviderID: made.data, ClientID: 'c', TenantID: '0198c0de-0000-7000-8000-000000000009' }
  expect((await v0('administrator', 'POST', '/createcustomerssoconfig', set)).status).toBe(200)
  const back = { CompanyID, SsoProviderID: '-1' }
  expect((await v0('administrator', 'POST', '/createcustomerssoconfig', back)).status).toBe(400)
  expect((await v0('administrator', 'POST', '/updatecustomerssoconfig', back)).status).toBe(200)
  expect((await v0('administrator', 'GET', `/customerssoconfigs?companyID=${CompanyID}`)).status).toBe(404)
})

test('a licence file that is fetched uncounted counts when the program says so', async () => {
  const [{ id }] = await portal.query(
    `SELECT licences.id FROM licences WHERE NOT EXISTS (SELECT FROM licences AS newer
       WHERE newer.host_id = licences.host_id AND newer.generation > licences.generation)
     AND NOT EXISTS (SELECT FROM hosts WHERE hosts.id = licences.host_id AND disabled)
     AND NOT EXISTS (SELECT FROM holdings WHERE holdings.id = licences.holding_id AND disabled) LIMIT 1`,
  )
  const count = async () => (await v0('licenser', 'GET', `/download?id=${id}`)).data.DownloadCount
  const before = await count()
  expect((await v0('licenser', 'GET', `/downloadfile?id=${id}&isDownloadCounted=false`)).status).toBe(200)
  expect(await count()).toBe(before)
  expect((await v0('licenser', 'POST', `/updatedownload?id=${id}`)).data.DownloadCount).toBe(before + 1)
  expect((await v0('licenser', 'GET', `/downloadfile?id=${id}&isDownloadCounted=true`)).status).toBe(200)
  expect(await count()).toBe(before + 2)
  const made = (DownloadCount: number) => v0('licenser', 'POST', '/createdownload', { DataFileID: id, DownloadCount })
  expect((await made(before + 3)).data.DownloadCount).toBe(before + 3)
  expect((await made(99)).status).toBe(400)
})

test('refusals name field and rule, unknown paths and methods answer the envelope, the audit log names the way', async () => {
  const bad = await v0('licenser', 'POST', '/createcompany', { CustomerNr: 'abc', Name: 'X' })
  expect(bad.Message).toContain('CustomerNr: Eine Kundennummer hat 1 bis 10 Ziffern')
  expect(bad.Message).toContain('City: Das Feld fehlt.')
  expect(await v0('licenser', 'GET', '/nothere')).toMatchObject({
    status: 404,
    data: null,
    Message: expect.any(String),
  })
  const method = await v0('licenser', 'PUT', '/companies', {})
  expect([method.status, method.headers.allow]).toEqual([405, 'GET'])
  expect(method).toMatchObject({ data: null, Message: expect.stringContaining('GET') })
  const { ContactID } = (await v0('user', 'GET', '/authorization/validatetoken')).data
  await v0('user', 'POST', '/update', { ID: ContactID, Phone: '0431 99' })
  const [row] = await portal.query(
    "SELECT request_id FROM audit_log WHERE operation = 'changeMyContact' ORDER BY id DESC",
  )
  expect(row.request_id).toMatch(/ \/v0\/update$/)
})

test('a whole list comes compressed and complete, and an empty one answers 404', async () => {
  const [{ count }] = await portal.query('SELECT count(*) FROM companies')
  const headers = { authorization: `Bearer ${await portal.tokenOf('licenser')}`, 'accept-encoding': 'gzip' }
  const answer = await portal.app.inject({ method: 'GET', url: '/v0/companies', headers })
  expect(answer.headers['content-encoding']).toBe('gzip')
  const plain = (await v0('licenser', 'GET', '/companies')).data as Fields[]
  expect(plain).toHaveLength(Number(count))
  for (const field of ['CompanyTypeID', 'Email', 'VATnr', 'CreatedBy', 'ModifiedBy'])
    expect(plain[0]).toHaveProperty(field, expect.any(String))
  expect((await v0('licenser', 'GET', '/orderingsbystatus?status=NEVER')).status).toBe(404)
})
