import { expect, test } from 'vitest'
import {
  changeCompany,
  companyForm,
  createCompany,
  listCompanies,
  listCompanyTypes,
  readCompany,
} from '#contract/companies.ts'
import { listCompanyContacts } from '#contract/contacts.ts'
import { listDuplicates } from '#contract/merges.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()

const typeId = '0198c0de-0000-7000-8000-000000000002'
const input = (customerNumber: string, more: object = {}) => ({
  customerNumber,
  name: 'Zahnwerk Überlingen GmbH',
  companyTypeId: typeId,
  vatNumber: '',
  street: 'Seestraße',
  houseNumber: '4',
  zipCode: '88662',
  city: 'Überlingen',
  country: 'DE',
  language: 'de',
  email: '',
  phone: '',
  fax: '',
  website: '',
  remark: '',
  serviceContract: null,
  ...more,
})

test('a company is created, read, changed and deleted, and the audit log tells who did what', async () => {
  const created = await portal.call('licenser', 'POST', '/companies', input('77001'))
  expect(created.status).toBe(201)
  const { id, modifiedAt } = created.json
  const read = await portal.ask('licenser', readCompany, { params: { id } })
  expect(read).toMatchObject({
    name: 'Zahnwerk Überlingen GmbH',
    customerNumber: '77001',
    serviceContract: null,
    companyTypeDe: 'Firma',
  })
  const changed = await portal.ask('licenser', changeCompany, {
    params: { id },
    body: { city: 'Meersburg', modifiedAt },
  })
  expect(changed).toMatchObject({ city: 'Meersburg', street: 'Seestraße' })
  const late = await portal.call('administrator', 'PATCH', `/companies/${id}`, { city: 'Lindau', modifiedAt })
  // Who changed it meanwhile, and when.
  expect([late.status, late.json.code]).toEqual([409, 'request.conflict'])
  expect(late.json.details).toEqual({ by: expect.stringMatching(/^\S+ \S+$/), at: expect.stringMatching(/^\d{4}-/) })
  expect((await portal.call('licenser', 'DELETE', `/companies/${id}`)).status).toBe(403)
  expect((await portal.call('administrator', 'DELETE', `/companies/${id}`)).status).toBe(204)
  expect((await portal.call('administrator', 'GET', `/companies/${id}`)).status).toBe(404)
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .selectAll()
    .where('recordId', '=', id)
    .orderBy('id')
    .execute()
  expect(audit.map(({ operation, accountEmail }) => [operation, accountEmail])).toEqual([
    ['createCompany', 'licenser@wellenwerk.example'],
    ['changeCompany', 'licenser@wellenwerk.example'],
    ['deleteCompany', 'administrator@wellenwerk.example'],
  ])
  expect(audit[1]?.changes).toEqual({ city: ['Überlingen', 'Meersburg'] })
})

test('with a company its customers are none any more, and signed out, whatever else they are', async () => {
  const { id } = (await portal.call('administrator', 'POST', '/companies', input('77009'))).json
  const signedIn = async (email: string, role: string) => {
    const contact = await portal.given.contact({ companyId: id, email })
    await portal.given.account(email, role, contact.id)
    return portal.given.session(email)
  }
  const [customer, staff] = [
    await signedIn('kundin@zahnwerk.example', 'Customer'),
    await signedIn('hilfe@zahnwerk.example', 'Licenser'),
  ]
  expect((await portal.call('administrator', 'DELETE', `/companies/${id}`)).status).toBe(204)
  expect((await portal.call(null, 'GET', '/session', undefined, customer)).status).toBe(401)
  expect((await portal.call(null, 'GET', '/session', undefined, staff)).json).toMatchObject({ role: 'Licenser' })
  const rows = await portal.query(
    `SELECT roles.name AS role, contact_id, changes->'role' AS noted FROM accounts JOIN roles ON roles.id = role_id
     JOIN audit_log ON record_id = accounts.id::text AND operation = 'deleteCompany' WHERE email = $1`,
    ['kundin@zahnwerk.example'],
  )
  expect(rows).toEqual([{ role: 'User', contact_id: null, noted: ['Customer', 'User'] }])
})

test('a company needs no more than its number, name, type and address', async () => {
  const {
    vatNumber: _v,
    country: _c,
    language: _l,
    email: _e,
    phone: _p,
    fax: _f,
    website: _w,
    remark: _r,
    serviceContract: _s,
    ...least
  } = input('77008')
  const created = await portal.ask('licenser', createCompany, { body: least })
  expect(created).toMatchObject({ country: 'DE', language: 'de', email: '', serviceContract: null })
  const changed = await portal.ask('licenser', changeCompany, {
    params: { id: created.id },
    body: {
      remark: 'x',
      email: 'a@b.example',
    },
  })
  expect(await portal.ask('licenser', changeCompany, { params: { id: created.id }, body: { fax: '1' } })).toMatchObject(
    {
      ...changed,
      fax: '1',
      modifiedAt: expect.any(String),
    },
  )
})

test('a customer number is taken once, also by twenty writers at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => portal.call('licenser', 'POST', '/companies', input('77002'))),
  )
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  const refused = answers.find((answer) => answer.status === 409)
  expect(refused?.json).toMatchObject({
    code: 'companies.companyAlredyExists',
    field: 'customerNumber',
    details: { number: '77002' },
  })
  expect(refused?.json.message).toContain('existiert bereits')
})

test('an Idempotency-Key repeats the answer, not the write; another body is refused', async () => {
  const key = { 'idempotency-key': 'create-77003' }
  const body = input('77003')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => portal.call('licenser', 'POST', '/companies', body, key)),
  )
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.json.id}`)).size).toBe(1)
  expect(answers.filter((answer) => answer.headers['idempotency-replayed'] === 'true')).toHaveLength(5)
  const other = await portal.call('licenser', 'POST', '/companies', input('77004'), key)
  expect([other.status, other.json.code]).toEqual([422, 'request.keyReused'])
  const stranger = await portal.call('administrator', 'POST', '/companies', input('77005'), key)
  expect(stranger.status).toBe(201)
  // After a day the key is as good as new.
  await portal.query(
    `UPDATE idempotency_keys SET created_at = created_at - interval '25 hours' WHERE key = 'create-77003'`,
  )
  const later = await portal.call('licenser', 'POST', '/companies', input('77004'), key)
  expect([later.status, later.json.customerNumber, later.headers['idempotency-replayed']]).toEqual([
    201,
    '77004',
    undefined,
  ])
  const again = await portal.call('licenser', 'POST', '/companies', input('77004'), key)
  expect([again.json.id, again.headers['idempotency-replayed']]).toEqual([later.json.id, 'true'])
})

test.each([
  ['customer number with letters', { customerNumber: '12a' }, 'customerNumber'],
  ['empty name', { name: '  ' }, 'name'],
  ['line break in the name', { name: 'A\nB' }, 'name'],
  ['letters in a German zip code', { zipCode: 'AB12' }, 'zipCode'],
  ['e-mail without @', { email: 'nobody' }, 'email'],
  ['contract that is no date', { serviceContract: { start: '31.12.2026', end: null } }, 'serviceContract.start'],
  ['year 10000', { serviceContract: { start: '10000-01-01', end: null } }, 'serviceContract.start'],
])('%s is refused at its field', async (_name, more, field) => {
  const answer = await portal.call('licenser', 'POST', '/companies', input('77006', more))
  expect([answer.status, answer.json.code, answer.json.field]).toEqual([400, 'request.invalid', field])
})

test('a contract that starts after its end is refused by name', async () => {
  const answer = await portal.call(
    'licenser',
    'POST',
    '/companies',
    input('77007', { serviceContract: { start: '2027-01-01', end: '2026-12-31' } }),
    { 'accept-language': 'en-US' },
  )
  expect(answer.json.code).toBe('companies.serviceContractStartEndError')
})

test('the forms say at once what the server would refuse: a contract that starts after its end', () => {
  const term = (start: string, end: string | null) => input('77009', { serviceContract: { start, end } })
  const [issue] = companyForm.safeParse(term('2027-01-01', '2026-12-31')).error!.issues
  expect([issue!.path.join('.'), issue!.message]).toEqual([
    'serviceContract.start',
    'companies.serviceContractStartEndError',
  ])
  for (const [start, end] of [
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', null],
  ] as const)
    expect(companyForm.safeParse(term(start, end)).success).toBe(true)
})

test.each([
  ['mueller antrieb', 'words with an umlaut written out'],
  ['müller antrieb', 'words with an umlaut'],
  ['antrieb MÜLLER', 'words in another order'],
  ['muller & söhne', 'an umlaut without dots'],
  ['antreibstechnik mueller', 'two letters swapped'],
  ['antribstechnik mueller', 'a letter missing'],
  ['antriebsstechnik mueller', 'a letter too many'],
  ['antriebstecknik mueller', 'a wrong letter'],
  ['10023', 'the customer number'],
])('the search finds Müller & Söhne for "%s" (%s)', async (search) => {
  const { items, total } = await portal.ask('licenser', listCompanies, { query: { search } })
  expect(items.map((company) => company.name)).toContain('Müller & Söhne Antriebstechnik GmbH')
  expect(total).toBeLessThan(20)
})

test('a number is meant as typed', async () => {
  expect(await portal.ask('licenser', listCompanies, { query: { search: '10349999' } })).toEqual({
    items: [],
    total: 0,
    capped: false,
  })
  expect(
    (await portal.ask('licenser', listCompanies, { query: { search: '10022' } })).items.map(
      (one) => one.customerNumber,
    ),
  ).toEqual(['10022'])
})

test('lists are paged and sorted by the database', async () => {
  const first = await portal.ask('licenser', listCompanies, { query: { page: 1, pageSize: 10, sort: 'name' } })
  const second = await portal.ask('licenser', listCompanies, { query: { page: 2, pageSize: 10, sort: 'name' } })
  expect(first.items).toHaveLength(10)
  expect(first.total).toBeGreaterThanOrEqual(240)
  const names = [...first.items, ...second.items].map((company) => company.name.toLowerCase())
  expect(names).toEqual(names.toSorted())
  expect(new Set([...first.items, ...second.items].map((company) => company.id)).size).toBe(20)
  const newest = await portal.ask('licenser', listCompanies)
  const created = newest.items.map((company) => company.createdAt)
  expect(created).toHaveLength(25)
  expect(created).toEqual(created.toSorted().toReversed())
  expect((await portal.call('licenser', 'GET', '/companies?sort=-created%3Bdrop')).status).toBe(400)
})

test('a customer reads the own company and no other', async () => {
  const own = (await portal.ask('licenser', listCompanies, { query: { search: '10023' } })).items[0]!
  const other = (await portal.ask('licenser', listCompanies, { query: { search: '10147' } })).items[0]!
  expect((await portal.call('customer', 'GET', `/companies/${own.id}`)).status).toBe(200)
  expect((await portal.call('customer', 'GET', `/companies/${other.id}`)).json.code).toBe('companies.notFound')
  expect((await portal.call('customer', 'GET', `/companies/${other.id}/contacts`)).json.code).toBe('companies.notFound')
  expect((await portal.ask('customer', listCompanyContacts, { params: { id: own.id } })).total).toBeGreaterThan(0)
})

test('what staff noted of a company is not for its customers', async () => {
  const own = (await portal.ask('licenser', listCompanies, { query: { search: '10023' } })).items[0]!
  const noted = await portal.ask('licenser', changeCompany, { params: { id: own.id }, body: { remark: 'Zahlt spät' } })
  expect(noted.remark).toBe('Zahlt spät')
  expect((await portal.ask('licenser', readCompany, { params: { id: own.id } })).remark).toBe('Zahlt spät')
  expect(await portal.ask('customer', readCompany, { params: { id: own.id } })).toMatchObject({
    name: own.name,
    remark: '',
  })
})

test('leading zeros make no second company; one of older times keeps its number and is told among the duplicates', async () => {
  const first = await portal.call('licenser', 'POST', '/companies', input('77101'))
  expect(first.status).toBe(201)
  const second = await portal.call('licenser', 'POST', '/companies', input('0077101'))
  expect([second.status, second.json.code]).toEqual([409, 'companies.companyAlredyExists'])
  const zeros = await portal.call('licenser', 'POST', '/companies', input('0077102'))
  expect(zeros.json.customerNumber).toBe('77102')
  await portal.query(`UPDATE companies SET customer_number = '0077102' WHERE id = $1`, [zeros.json.id])
  const twin = await portal.call('licenser', 'POST', '/companies', input('77102'))
  expect([twin.status, twin.json.code]).toEqual([409, 'companies.companyAlredyExists'])
  await portal.query(`UPDATE companies SET customer_number = '0077101' WHERE id = $1`, [zeros.json.id])
  const { items } = await portal.ask('administrator', listDuplicates, { query: { kind: 'company' } })
  expect(items.find(({ reasons }) => reasons.includes('customerNumber'))).toMatchObject({
    similarity: expect.any(Number),
  })
})

test('a German zip code has five digits, an Austrian or Swiss one four', async () => {
  const created = async (zipCode: string, country: string, number: string) =>
    (await portal.call('licenser', 'POST', '/companies', { ...input(number), zipCode, country })).status
  expect([await created('1067', 'DE', '77111'), await created('01067', 'DE', '77112')]).toEqual([400, 201])
  expect([await created('60200', 'AT', '77113'), await created('6020', 'AT', '77114')]).toEqual([400, 201])
})

test('a company is found by its type in both languages and by the day it was created', async () => {
  const first = (await portal.ask('licenser', listCompanies, { query: { search: '10023' } })).items[0]!
  const day = new Date(first.createdAt).toLocaleDateString('de-DE', {
    timeZone: 'Europe/Berlin',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  const found = async (search: string) => {
    const { items } = await portal.ask('licenser', listCompanies, { query: { pageSize: 50, search } })
    return items.map(({ id }) => id)
  }
  expect(await found(`${day} 10023`)).toEqual([first.id])
  const body = { ...input('77090'), name: 'Werkschule', companyTypeId: '0198c0de-0000-7000-8000-000000000001' }
  const { id } = (await portal.call('licenser', 'POST', '/companies', body)).json
  const { items: types } = await portal.ask('licenser', listCompanyTypes)
  const { nameDe, nameEn } = types.find((one) => one.id === body.companyTypeId)!
  for (const type of [nameDe, nameEn]) expect(await found(`${type} Werkschule`)).toEqual([id])
  await portal.ask('licenser', changeCompany, {
    params: { id },
    body: { companyTypeId: '0198c0de-0000-7000-8000-000000000002' },
  })
  expect(await found(`${nameDe} Werkschule`)).toEqual([])
})
