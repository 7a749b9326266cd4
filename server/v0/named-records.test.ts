import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { requestNewPassword } from '#contract/accounts.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { linkIn, mailsTo } from '../testing/account-mails.ts'
import { cloudAccount } from '../testing/cloud-account.ts'
import { testPortal, type Who } from '../testing/portal.ts'
import type { Call } from './call.ts'
import { calls } from './calls.ts'
import { someId } from './calls/words.ts'

const info = 'info@wellenwerk.example'
const portal = testPortal({ INFO_MAIL: info })
const contactOf = async (email: string): Promise<string> =>
  (await portal.query('SELECT contact_id AS id FROM accounts WHERE email = $1', [email]))[0].id
const student1 = 'student1@wellenwerk.example'
const student2 = 'student2@wellenwerk.example'

const png = (size = 200) => PNG.sync.write(new PNG({ width: size, height: size }))
const file = Buffer.concat([
  Buffer.from('--b\r\nContent-Disposition: form-data; name="f"; filename="f.png"\r\n\r\n'),
  png(),
  Buffer.from('\r\n--b--\r\n'),
])

type Fields = Record<string, unknown>
async function v0(who: string, method: Call['method'], path: string, { query = {}, body, form = false }: Asked = {}) {
  const token = who.includes('.') ? who : await portal.tokenOf(who as Who)
  const type = form ? 'multipart/form-data; boundary=b' : 'application/json'
  const payload = form ? file : body && JSON.stringify(body)
  const answer = await portal.app.inject({
    method,
    url: `/v0${path}?${new URLSearchParams(query as Record<string, string>).toString()}`,
    headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': type }) },
    ...(payload !== undefined && { payload }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, data: isJson ? answer.json<{ data: unknown }>().data : answer.body }
}
interface Asked {
  query?: Fields
  body?: Fields
  form?: boolean
}
const tokenFor = async (email: string): Promise<string> =>
  (await portal.call(null, 'POST', '/session', { email, password: demoPassword })).json.accessToken
const confirm = (who: Who) => portal.call(who, 'POST', '/session/confirmation', { password: demoPassword })

const namesIds = ({ example }: Call) =>
  [example.query, example.body].some((part) => Object.values((part ?? {}) as Fields).includes(someId))

/** Sends the example of a call with other ids in it. */
const send = (who: string, { method, path, example, takes }: Call, idFor: (name: string) => string) => {
  const filled = (part: unknown) =>
    part === undefined
      ? undefined
      : Object.fromEntries(
          Object.entries(part as Fields).map(([name, value]) => [name, value === someId ? idFor(name) : value]),
        )
  const query = filled(example.query)
  const body = filled(example.body)
  return v0(who, method, path, {
    ...(query && { query }),
    ...(body && { body }),
    form: typeof takes === 'object',
  })
}

// It answers neither person nor record: what is asked about is a product, and its uuid may be the program's own.
const withoutRecord = new Set(['/generate'])
/** What else is sent is judged first: the size of a picture, whether anything is for sale, the stack of an event. */
const refusedBefore = new Set([
  '/uploadproductimage',
  '/uploadproductlevelimage',
  '/sendvemasemail',
  '/paymentlink',
  '/createevent',
])

test('no call does anything for an id that names nothing', { timeout: 120_000 }, async () => {
  await confirm('administrator')
  const wrong: string[] = []
  for (const call of calls.filter(namesIds))
    for (const who of ['administrator', 'licenser', 'customer', 'student'] as const) {
      if (withoutRecord.has(call.path)) continue
      const refusals = refusedBefore.has(call.path) ? [400, 403, 404] : [403, 404]
      const { status } = await send(who, call, () => '0198C0DE-FFFF-7000-8000-0000000000FF')
      if (!refusals.includes(status)) wrong.push(`${who}: ${call.method} ${call.path} ${status}`)
    }
  expect(wrong).toEqual([])
})

/** A record of every kind that belongs to another contact, as the calls name them. */
async function foreignRecords() {
  const cloud = await cloudAccount(portal, { people: 1 })
  const person = await contactOf(student2)
  const company = await portal.given.companyId('10147')
  const [holding] = await portal.query(
    `SELECT holdings.id, product_id AS product, configuration_id AS configuration FROM holdings
     JOIN hosts ON hosts.holding_id = holdings.id WHERE holdings.company_id = $1 LIMIT 1`,
    [company],
  )
  const [host] = await portal.query('SELECT id FROM hosts WHERE holding_id = $1 LIMIT 1', [holding.id])
  const [order] = await portal.query('SELECT id FROM orders WHERE contact_id <> $1 LIMIT 1', [
    await contactOf('student@wellenwerk.example'),
  ])
  const [licence] = await portal.query(
    `SELECT licences.id FROM licences JOIN holdings ON holdings.id = licences.holding_id
     JOIN companies ON companies.id = holdings.company_id WHERE customer_number <> '10023' LIMIT 1`,
  )
  return { ...cloud, person, company: company, holding, host, order, licence }
}
type Foreign = Awaited<ReturnType<typeof foreignRecords>>

/** What `id` or `ID` names, call by call; every other name says it itself. */
const meant: Record<string, (foreign: Foreign) => string> = {
  '/company': ({ company }) => company,
  '/updatecompany': ({ company }) => company,
  '/deletecompany': ({ company }) => company,
  '/companyhasproducts': ({ company }) => company,
  '/updatecompanyhasproduct': ({ holding }) => holding.id,
  '/updateordering': ({ order }) => order.id,
  '/sendvemasemail': ({ order }) => order.id,
  '/updateconfigurationlicence': ({ host }) => host.id,
  '/disableconfigurationlicence': ({ host }) => host.id,
  '/configuration': ({ holding }) => holding.configuration,
  '/updateconfiguration': ({ holding }) => holding.configuration,
  '/deletecompleteconfiguration': ({ holding }) => holding.configuration,
  '/configurationaws': ({ id }) => id,
  '/updateconfigurationaws': ({ id }) => id,
  '/deleteconfigurationaws': ({ id }) => id,
  '/datafile': ({ licence }) => licence.id,
  '/downloadfile': ({ licence }) => licence.id,
  '/download': ({ licence }) => licence.id,
  '/updatedownload': ({ licence }) => licence.id,
  '/deletedatafile': ({ licence }) => licence.id,
  '/deletefilereferencebydatafileid': ({ licence }) => licence.id,
  '/deletedownload': ({ licence }) => licence.id,
}
const named: Record<string, (foreign: Foreign) => string> = {
  contactid: ({ person }) => person,
  addressid: ({ person }) => person,
  companyid: ({ company }) => company,
  productid: ({ holding }) => holding.product,
  configurationid: ({ holding }) => holding.configuration,
  companyhasproductid: ({ holding }) => holding.id,
  hostid: ({ host }) => host.id,
  configurationawsid: ({ id }) => id,
  datafileid: ({ licence }) => licence.id,
  idfromtable: ({ holding }) => holding.id,
}
const families = new Set([
  'contacts',
  'companies',
  'configurations',
  'licences',
  'students',
  'cloud',
  'downloads',
  'crm',
  'mails',
])
// The catalogue is there for everybody who may see products, or for those who keep it: no record of a person or company.
const ofCatalogue =
  /^\/(templates|createtemplate|deletetemplate|product|createproduct|updateproduct|paymentlink|generate$)/

test('what is another person’s or company’s is refused with 403 or 404', { timeout: 120_000 }, async () => {
  const foreign = await foreignRecords()
  const wrong: string[] = []
  for (const call of calls.filter((one) => namesIds(one) && families.has(one.family) && !ofCatalogue.test(one.path)))
    for (const who of ['customer', 'student', 'user'] as const) {
      const idFor = (name: string) =>
        (named[name.toLowerCase()] ?? meant[call.path] ?? (({ person }: Foreign) => person))(foreign).toUpperCase()
      const { status } = await send(who, call, idFor)
      if (![403, 404].includes(status)) wrong.push(`${who}: ${call.method} ${call.path} ${status}`)
    }
  expect(wrong).toEqual([])
})

const address = { Street: 'Falschweg', Housenumber: '1', ZipCode: '28195', City: 'Bremen', Country: 'DE' }
const addressAs = async (who: string, id: string) => (await v0(who, 'GET', '/address', { query: { id } })).data

test('staff read and change the address of the person named, and their own stays', async () => {
  const person = (await contactOf(student2)).toUpperCase()
  const own = (await contactOf('licenser@wellenwerk.example')).toUpperCase()
  const before = await addressAs('licenser', own)
  for (const [path, id] of [
    ['/updateaddress', { ContactID: person }],
    ['/updateaddress', { ID: person }],
    ['/createaddress', { ContactID: person }],
  ] as const) {
    const City = `Bremen ${path} ${Object.keys(id)[0]}`
    expect((await v0('licenser', 'POST', path, { body: { ...id, ...address, City } })).status).toBe(200)
    expect(await addressAs('licenser', person)).toEqual({ ...address, City })
    expect(await addressAs(await tokenFor(student2), person)).toEqual({ ...address, City })
  }
  expect(await addressAs('licenser', own)).toEqual(before)
  expect((await v0('licenser', 'GET', '/contacthasaddress', { query: { id: person } })).data).toMatchObject({
    ContactID: person,
    AddressID: person,
  })
  expect((await v0('licenser', 'GET', '/address', { query: { id: 'x' } })).status).toBe(400)
  expect((await v0('licenser', 'GET', '/address')).status).toBe(400)
  const two = { ID: own, ContactID: person, ...address }
  expect((await v0('licenser', 'POST', '/updateaddress', { body: two })).status).toBe(404)
})

test('an address that names nobody changes nobody until it is said whose it is', async () => {
  const person = (await contactOf(student1)).toUpperCase()
  const own = (await contactOf('licenser@wellenwerk.example')).toUpperCase()
  const before = [await addressAs('licenser', own), await addressAs('licenser', person)]
  const made = await v0('licenser', 'POST', '/createaddress', { body: address })
  const id = made.data as string
  expect([made.status, [await addressAs('licenser', own), await addressAs('licenser', person)]]).toEqual([200, before])
  expect(await addressAs('licenser', id)).toEqual(address)
  // Nobody else knows it.
  expect((await v0('administrator', 'GET', '/address', { query: { id } })).status).toBe(404)
  expect((await v0('student', 'GET', '/address', { query: { id } })).status).toBe(403)
  const changed = { ...address, City: 'Kiel' }
  await v0('licenser', 'POST', '/updateaddress', { body: { ID: id, City: 'Kiel' } })
  const link = { body: { ContactID: person, AddressID: id } }
  // Twice at once is once, and again is the same.
  const linked = await Promise.all([1, 2].map(() => v0('licenser', 'POST', '/createcontacthasaddress', link)))
  expect(linked.map(({ status }) => status)).toEqual([200, 200])
  expect([await addressAs('licenser', person), await addressAs('licenser', id)]).toEqual([changed, changed])
  const other = { body: { ContactID: own, AddressID: id } }
  expect((await v0('licenser', 'POST', '/createcontacthasaddress', other)).status).toBe(400)
  expect(await addressAs('licenser', own)).toEqual(before[0])
  // It is kept for a day.
  const second = (await v0('licenser', 'POST', '/createaddress', { body: address })).data as string
  await portal.query("UPDATE address_drafts SET created_at = now() - interval '25 hours' WHERE id = $1", [second])
  expect((await v0('licenser', 'GET', '/address', { query: { id: second } })).status).toBe(404)
  const late = { body: { ContactID: person, AddressID: second } }
  expect((await v0('licenser', 'POST', '/createcontacthasaddress', late)).status).toBe(404)
})

test('a person links an address with themself alone', async () => {
  const token = await tokenFor(student1)
  const own = (await contactOf(student1)).toUpperCase()
  const make = async () => (await v0(token, 'POST', '/createaddress', { body: address })).data as string
  const foreign = { ContactID: (await contactOf(student2)).toUpperCase(), AddressID: await make() }
  expect((await v0(token, 'POST', '/createcontacthasaddress', { body: foreign })).status).toBe(403)
  const mine = { ContactID: own, AddressID: await make() }
  expect((await v0(token, 'POST', '/createcontacthasaddress', { body: mine })).status).toBe(200)
  expect(await addressAs(token, own)).toEqual(address)
})

const consentsAs = async (who: string, id: string) =>
  (await v0(who, 'GET', '/contacthasconsenttype-contactid', { query: { id } })).data as {
    ConsentTypeID: string
    Consent: boolean
  }[]

test('a consent is that of the person named; the newsletter waits for them, and nobody else gives up their withdrawal', async () => {
  const person = (await contactOf(student2)).toUpperCase()
  const own = (await contactOf('licenser@wellenwerk.example')).toUpperCase()
  const before = await consentsAs('licenser', own)
  const give = (ConsentTypeID: string, Consent: unknown = true, who: Who = 'licenser') =>
    v0(who, 'POST', '/createcontacthasconsenttype', { body: { ContactID: person, ConsentTypeID, Consent } })
  expect(await give('email')).toEqual({ status: 200, data: true })
  expect(await give('newsletter')).toEqual({ status: 200, data: false })
  expect((await give('downloadReturn')).status).toBe(403)
  expect((await give('email', 'ja')).status).toBe(400)
  for (const who of ['customer', 'student'] as const) expect((await give('email', false, who)).status).toBe(403)
  const [mail] = await mailsTo(portal, student2, 'profile.newsletter')
  const link = { token: linkIn(mail!) }
  expect((await portal.call(null, 'POST', '/profile/consent-confirmations', link)).status).toBe(204)
  const given = (await consentsAs('licenser', person)).filter(({ Consent }) => Consent)
  expect(given.map(({ ConsentTypeID }) => ConsentTypeID).toSorted()).toEqual(['email', 'newsletter'])
  expect(await consentsAs('licenser', own)).toEqual(before)
})

test('the newsletter is ordered for whom the address names: the info mailbox is told, and that person asked', async () => {
  const order = (who: string, body: Fields) => v0(who, 'POST', '/sendnewslettermail', { body })
  const body = { Email: student1, Subject: 'roloffmatek', Language: 'en-US', FirstName: 'Mallory' }
  expect(await order('administrator', body)).toEqual({ status: 200, data: 'Email is sended.' })
  expect((await order('administrator', body)).status).toBe(200)
  const [asked] = await mailsTo(portal, student1, 'profile.newsletter')
  expect(asked!.subject).toBe('Please confirm the newsletter')
  const told = await mailsTo(portal, info, 'contacts.newsletterOrder')
  expect(told.map(({ subject }) => subject)).toEqual([`Newsletter angefragt: ${student1}`])
  expect(told[0]!.textBody).toContain('Lehrbuch')
  expect(told[0]!.textBody).not.toContain('Mallory')
  expect(await mailsTo(portal, 'administrator@wellenwerk.example', 'profile.newsletter')).toEqual([])
  for (const [who, fields, status] of [
    ['student', body, 404],
    ['administrator', { ...body, Email: 'fremd@nirgends.example' }, 404],
    ['administrator', { ...body, Subject: 'other' }, 400],
    ['administrator', { ...body, Language: 'fr-FR' }, 400],
    [await tokenFor(student2), { Subject: 'student', Language: 'de-DE' }, 200],
  ] as const)
    expect((await order(who, fields)).status, JSON.stringify([who, fields])).toBe(status)
})

test('what is one’s own alone is never done for another in the name of the caller', async () => {
  const person = (await contactOf(student2)).toUpperCase()
  const state = async () => [
    await portal.query('SELECT account_id FROM avatars'),
    await portal.query('SELECT contact_id, status, student_email FROM verifications ORDER BY 1, 2'),
    await portal.query('SELECT contact_id FROM proofs'),
    await portal.query('SELECT id FROM accounts WHERE email_factor'),
  ]
  const before = await state()
  const body = { ContactID: person, StudentEmail: 'max3.ungewiss@tum.de' }
  for (const who of ['administrator', 'licenser', 'customer', 'student'] as const) {
    await confirm(who)
    for (const [method, path, asked] of [
      ['POST', '/uploadavatar', { query: { contactId: person }, form: true }],
      ['GET', '/avatar', { query: { contactId: person } }],
      ['POST', '/uploadima', { query: { contactId: person }, form: true }],
      [
        'POST',
        '/createverificationbystudentemail',
        { query: { contactID: person, studentEmail: 'a@tum.de' }, body: {} },
      ],
      ['POST', '/updateverification-imacount', { body: { ID: person, ImaData: 1 } }],
      ['POST', '/generate', { body: { ContactID: person } }],
      ['POST', '/paymentlink', { body: { ContactID: person, ProductID: someId } }],
      ['GET', '/paidproducts', { query: { contactID: person } }],
      ['POST', '/authorization/enabletfa', { body: { ContactID: person } }],
      ['POST', '/authorization/enabletfa', { body: { Email: student2 } }],
      ['POST', '/authorization/checkpassword', { body: { Email: student2, Password: demoPassword } }],
    ] as const)
      expect((await v0(who, method, path, asked)).status, `${who} ${path}`).toBe(404)
    // Staff are answered where a student's verification stands, but send no mail for them.
    const isStaff = who === 'administrator' || who === 'licenser'
    expect((await v0(who, 'POST', '/createverification', { body })).status, who).toBe(isStaff ? 400 : 404)
  }
  expect(await state()).toEqual(before)
})

test('a program that names its own person goes on as before', async () => {
  const token = await tokenFor(student1)
  const own = (await contactOf(student1)).toUpperCase()
  const [{ product }] = await portal.query('SELECT product_id AS product FROM holdings WHERE contact_id = $1 LIMIT 1', [
    own,
  ])
  expect((await v0(token, 'POST', '/uploadavatar', { query: { contactId: own }, form: true })).status).toBe(200)
  const studies = { contactID: own, productId: product as string }
  const email = { query: { ...studies, studentEmail: 'mia.eigen@tum.de' }, body: {} }
  expect(await v0(token, 'POST', '/createverificationbystudentemail', email)).toMatchObject({ data: { Status: 2 } })
})

test('a link is good for the address it was mailed to alone', async () => {
  await portal.ask(null, requestNewPassword, { body: { email: student2 } })
  const [mail] = await mailsTo(portal, student2, 'accounts.reset')
  const reset = (Email: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/v0/authorization/resetpassword',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ Email, Password: 'Sommerregen-2026!', Token: linkIn(mail!) }),
    })
  const refused = await reset(student1)
  expect([refused.statusCode, refused.json<{ Message: string }>().Message]).toEqual([400, 'unauthorized'])
  expect(await tokenFor(student2)).toMatch(/^ey/)
  expect((await reset(student2.toUpperCase())).statusCode).toBe(200)
  expect(await tokenFor(student2)).toBeUndefined()
})

test('a number that is not a person’s is not answered as theirs, nor a product as another company’s', async () => {
  const { company, holding, contacts } = await cloudAccount(portal, { people: 1 })
  const [ContactID] = contacts as [string]
  const link = (AwsUserOldID: number) =>
    v0('administrator', 'POST', '/createcontacthasawsuserold', { body: { ContactID, AwsUserOldID } })
  const { data } = await v0('administrator', 'GET', '/contacthasawsuserold', { query: { contactID: ContactID } })
  const { AwsUserOldID } = data as { AwsUserOldID: number }
  expect([(await link(AwsUserOldID)).status, (await link(AwsUserOldID + 1)).status]).toEqual([200, 404])
  const CompanyID = await portal.given.companyId('10147')
  const body = { Info: 'x', CompanyID, CompanyHasProductID: holding }
  expect([company.id, (await v0('administrator', 'POST', '/createconfiguration', { body })).status]).toEqual([
    expect.any(String),
    404,
  ])
})
