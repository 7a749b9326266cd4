import { expect, test } from 'vitest'
import { importCrmContacts } from '#contract/crm-contacts.ts'
import { testPortal, type Who } from '../../testing/portal.ts'
import { type CheckedContact, noteOn } from './contacts.ts'

const portal = testPortal()
const read = (path: string, who: Who = 'licenser') => portal.call(who, 'GET', path)
const search = (text: string) => read(`/crm/companies?search=${encodeURIComponent(text)}`)
const companyId = async (number: string) => (await read(`/companies?search=${number}`)).json.items[0].id as string
const names = (answer: { json: { items: { name: string }[] } }) => answer.json.items.map(({ name }) => name)

/** What the form sends after an import was opened and completed. */
async function importBody(crmId: string, more: object = {}) {
  const { values } = (await read(`/crm/companies/${crmId}`)).json
  return { ...values, ...more }
}

test('nothing is asked for an empty text', async () => {
  expect((await read('/crm/companies?search=')).status).toBe(400)
  expect((await search('   ')).status).toBe(400)
})

test('digits are a number of the CRM; one it does not know is searched as text', async () => {
  expect((await search('81001')).json).toMatchObject({
    items: [{ crmId: '81001', name: 'Überlinger Zahnradwerke GmbH', companyId: null }],
    byWord: false,
  })
  // 88662 is no company there, but a zip code.
  expect(names(await search('88662'))).toContain('Überlinger Zahnradwerke GmbH')
})

test('several words that find nothing together are searched in turn', async () => {
  const { json } = await search('Zahnradwerke Innsbruck')
  expect(json.byWord).toBe(true)
  expect(names({ json }).toSorted()).toEqual(['Alpen-Antriebe Gesellschaft m.b.H.', 'Überlinger Zahnradwerke GmbH'])
})

test('a company that is here already is shown as such', async () => {
  expect((await search('70023')).json.items[0].companyId).toBe(await companyId('10023'))
})

test('nothing found at all is told with the query', async () => {
  const answer = await search('Gibtsnicht Nirgends')
  expect([answer.status, answer.json.code, answer.json.details]).toEqual([
    404,
    'crm.vemasCompanyNotFoundTitle',
    { query: 'Gibtsnicht Nirgends' },
  ])
})

test('another message of the CRM is told as it is', async () => {
  const answer = await search('Lizenz')
  expect([answer.status, answer.json.code]).toEqual([502, 'crm.errorVemasCompany'])
  expect(answer.json.message).toBe('Fehler bei der Abfrage des CRM: Lizenz der Schnittstelle abgelaufen')
})

test('a company is imported once, with the number of the CRM, and can be compared afterwards', async () => {
  const opened = await read('/crm/companies/81001')
  expect(opened.json).toMatchObject({
    values: {
      customerNumber: '20811',
      street: 'Seestraße',
      houseNumber: '12a',
      country: 'DE',
      language: 'de',
      phone: '07551 4711-0',
      serviceContract: { start: '2025-01-01', end: '2027-12-31' },
    },
    kind: 'Interessent',
    kindKnown: true,
    existing: null,
  })
  const body = await importBody('81001')
  const other = await portal.call('licenser', 'POST', '/crm/companies/81001/import', { ...body, customerNumber: '99' })
  expect([other.json.code, other.json.field]).toEqual(['crm.numberDiffers', 'customerNumber'])
  const created = await portal.call('licenser', 'POST', '/crm/companies/81001/import', body)
  expect([created.status, created.json.crmId, created.json.companyTypeDe]).toEqual([201, '81001', 'Interessent'])
  const comparison = (await read(`/companies/${created.json.id}/crm-comparison`)).json
  expect(comparison).toEqual({ differences: [], notes: ['crm.vemasImportNoNewDataText'], kind: 'Interessent' })
  const again = await portal.call('licenser', 'POST', '/crm/companies/81001/import', body)
  expect([again.status, again.json.code, again.json.details]).toEqual([
    409,
    'companies.companyAlredyExistsCustomerNr',
    { value: '20811' },
  ])
  expect(again.json.message).toContain('20811')
  expect((await read('/crm/companies/81001')).json.existing).toMatchObject({ by: 'crmId', id: created.json.id })
  // Another company of the CRM with the e-mail address of the one just imported.
  const sameMail = await portal.call('licenser', 'POST', '/crm/companies/81008/import', await importBody('81008'))
  expect([sameMail.status, sameMail.json.code, sameMail.json.details]).toEqual([
    409,
    'companies.companyAlredyExistsEmail',
    { value: 'info@zahnradwerke.example' },
  ])
  const audit = await portal.database.db
    .selectFrom('auditLog')
    .select(['operation', 'changes'])
    .where('recordId', '=', created.json.id)
    .orderBy('id')
    .execute()
  expect(audit.map(({ operation }) => operation)).toEqual(['importCompany', 'importCompany'])
  expect(audit[1]!.changes).toEqual({ crmId: [null, '81001'] })
})

test('of twenty imports at once one succeeds', async () => {
  const body = await importBody('81009', { houseNumber: '5' })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => portal.call('licenser', 'POST', '/crm/companies/81009/import', body)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ json }) => json.code === 'companies.companyAlredyExistsCustomerNr')).toHaveLength(19)
})

test('an import with a contract needs its start, and the number people entered where the CRM has none', async () => {
  const answer = await portal.call('licenser', 'POST', '/crm/companies/81006/import', await importBody('81006'))
  expect([answer.status, answer.json.field]).toEqual([400, 'serviceContract.start'])
  const corrected = await importBody('81005', { customerNumber: '20815', houseNumber: '1' })
  expect((await portal.call('licenser', 'POST', '/crm/companies/81005/import', corrected)).status).toBe(201)
})

test('a number the CRM does not have is told, and numbers only are numbers', async () => {
  expect((await read('/crm/companies/123')).json.code).toBe('crm.companyGone')
  expect((await read('/crm/companies/..%2Fadmin')).status).toBe(400)
  expect((await read('/crm/companies/1@evil.example')).status).toBe(400)
})

test('staff add a kind of company once', async () => {
  const body = { nameDe: 'Einkaufsverband', nameEn: 'Purchasing group' }
  expect((await read('/crm/companies/81006')).json).toMatchObject({ kind: 'Einkaufsverband', kindKnown: false })
  expect((await portal.call('licenser', 'POST', '/company-types', body)).status).toBe(201)
  const again = await portal.call('licenser', 'POST', '/company-types', { ...body, nameDe: 'EINKAUFSVERBAND' })
  expect([again.status, again.json.code]).toEqual([409, 'companies.typeTaken'])
  expect((await read('/crm/companies/81006')).json).toMatchObject({ kindKnown: true })
})

test('a comparison writes nothing and names each difference; a kind unknown here is told', async () => {
  const id = await companyId('10023')
  const before = (await read(`/companies/${id}`)).json
  const { differences } = (await read(`/companies/${id}/crm-comparison`)).json
  const fields = differences.map(({ field }: { field: string }) => field)
  expect(fields).toEqual(expect.arrayContaining(['name', 'street', 'phone', 'email', 'serviceContract']))
  expect(differences.find(({ field }: { field: string }) => field === 'street').there).toEqual({
    street: 'Zahnradgasse',
    houseNumber: '14',
  })
  expect((await read(`/companies/${id}`)).json).toEqual(before)
  const unknown = (await read(`/companies/${await companyId('10311')}/crm-comparison`)).json
  expect(unknown).toMatchObject({ kind: 'Forschungsinstitut', notes: ['crm.kindUnknown'] })
})

test('a company is linked to one of the CRM, and no two to the same', async () => {
  const id = await companyId('10025')
  expect((await read(`/companies/${id}/crm-comparison`)).json.code).toBe('crm.notLinked')
  const link = (crmId: string | null) => portal.call('licenser', 'PUT', `/companies/${id}/crm-link`, { crmId })
  expect((await link('70023')).json.code).toBe('crm.alreadyLinked')
  expect((await link('4')).json.code).toBe('crm.companyGone')
  expect((await link('82001')).json.crmId).toBe('82001')
  expect((await read(`/companies/${id}/crm-comparison`)).status).toBe(200)
  expect((await link(null)).json.crmId).toBeNull()
})

test('contacts: those without address, already here or known elsewhere are told; the others are taken over once', async () => {
  const id = await companyId('10023')
  const listed = (await read(`/companies/${id}/crm-contacts`)).json
  expect(listed.note).toBeNull()
  expect(listed.items.map(({ email, problem }: { email: string; problem: string | null }) => [email, problem])).toEqual(
    [
      ['j.groesser@mueller-soehne.example', null],
      ['z.uenlue@mueller-soehne.example', null],
      ['', 'crm.contactWithoutEmail'],
      ['j.groesser@mueller-soehne.example', 'crm.contactTwice'],
      ['customer@wellenwerk.example', 'crm.contactAlreadyHere'],
      ['customer2@wellenwerk.example', 'crm.vemasContactExists'],
      ['konstruktion@mueller-soehne.example', 'crm.contactWithoutName'],
      ['falsch(at)mueller-soehne.example', 'crm.contactEmailInvalid'],
    ],
  )
  const chosen = [
    'J.Groesser@mueller-soehne.example',
    'z.uenlue@mueller-soehne.example',
    'customer@wellenwerk.example',
    'customer2@wellenwerk.example',
    'konstruktion@mueller-soehne.example',
    'weg@nowhere.example',
    '',
  ]
  const imported = await portal.call('licenser', 'POST', `/companies/${id}/crm-contacts`, {
    contacts: chosen.map((email) => ({ email })),
  })
  const outcomes = imported.json.items.map((one: { outcome: string; reason: string | null }) => [
    one.outcome,
    one.reason,
  ])
  expect(outcomes).toEqual([
    ['done', null],
    ['done', null],
    ['skipped', 'crm.contactAlreadyHere'],
    ['failed', 'crm.vemasContactExists'],
    ['failed', 'crm.contactWithoutName'],
    ['failed', 'crm.contactGone'],
    ['skipped', 'crm.contactWithoutEmail'],
  ])
  const made = await read(`/companies/${id}/contacts?search=uenlue`)
  expect(imported.json.items.map((one: { contactId: string | null }) => one.contactId)).toContain(made.json.items[0].id)
  const again = await portal.ask('licenser', importCrmContacts, {
    params: { id },
    body: {
      contacts: [{ email: 'z.uenlue@mueller-soehne.example' }],
    },
  })
  expect(again.items).toMatchObject([{ outcome: 'skipped', reason: 'crm.contactAlreadyHere' }])
  const found = await read(`/companies/${id}/contacts?search=uenlue`)
  expect(found.json.items).toMatchObject([{ firstName: 'Zoë', lastName: 'Ünlü', position: 'Einkauf' }])
  expect((await read(`/companies/${await companyId('10311')}/crm-contacts`)).json).toEqual({
    items: [],
    note: 'crm.vemasContactsNotFound',
  })
})

test('a list of which nothing can be taken over brings no new data, whatever stands against each', () => {
  const person = { email: 'a@b.example', firstName: 'A', lastName: 'B', position: '' }
  const listed = (...problems: CheckedContact['problem'][]) => problems.map((problem) => ({ ...person, problem }))
  expect(noteOn([])).toBe('crm.vemasContactsNotFound')
  expect(noteOn(listed('crm.contactAlreadyHere', 'crm.contactWithoutEmail'))).toBe('crm.vemasImportNoNewDataText')
  expect(noteOn(listed('crm.contactAlreadyHere', null))).toBeNull()
})

test('main contacts stay within their limit', async () => {
  const id = await companyId('10023')
  const { db } = portal.database
  await db
    .deleteFrom('contacts')
    .where('email', 'like', '%@mueller-soehne.example')
    .where('createdBy', 'is not', null)
    .execute()
  await db.updateTable('contacts').set({ mainContact: false }).where('companyId', '=', id).execute()
  const some = await db.selectFrom('contacts').select('id').where('companyId', '=', id).limit(2).execute()
  await db
    .updateTable('contacts')
    .set({ mainContact: true })
    .where(
      'id',
      'in',
      some.map((one) => one.id),
    )
    .execute()
  const contacts = ['j.groesser@mueller-soehne.example', 'z.uenlue@mueller-soehne.example'].map((email) => ({
    email,
    mainContact: true,
  }))
  const answer = await portal.ask('licenser', importCrmContacts, { params: { id }, body: { contacts } })
  expect(answer.items).toMatchObject([
    { outcome: 'done' },
    { outcome: 'failed', reason: 'contacts.mainContactLimit', limit: 3 },
  ])
  // Both that can be imported are, when the second comes without the mark; then nothing is new.
  await portal.call('licenser', 'POST', `/companies/${id}/crm-contacts`, {
    contacts: [{ ...contacts[1], mainContact: false }],
  })
})

test('a licence file of the CRM is taken over like a dropped one, once; another customer number asks', async () => {
  const id = await companyId('10023')
  const take = (documentId: string, body: object = {}) =>
    portal.call('licenser', 'POST', `/companies/${id}/crm-licences/${documentId}/import`, body)
  const first = await take('D-1001')
  expect([first.status, first.json.customerNumber]).toEqual([201, '10023'])
  expect(['imported', 'productPresent']).toContain(first.json.outcome)
  const again = (await take('D-1001')).json.outcome
  expect(again).toBe(first.json.outcome === 'imported' ? 'repeated' : 'productPresent')
  expect((await take('D-1004')).json.outcome).toBe('otherCustomer')
  expect((await take('D-1004', { acceptOtherNumber: true })).json.outcome).not.toBe('otherCustomer')
  expect((await take('D-1005')).json.code).toBe('crm.documentGone')
  expect((await take('D-1003')).json.code).toBe('crm.documentGone')
  expect((await take('D-9999')).json.code).toBe('crm.documentGone')
})

test('the licence files among the documents of a company, and of no other', async () => {
  const { json } = await read(`/companies/${await companyId('10023')}/crm-licences`)
  expect(json.documents).toBe(5)
  expect(json.limited).toBe(false)
  expect(json.items.map(({ documentId, date }: { documentId: string; date: string }) => [documentId, date])).toEqual([
    ['D-1004', '2024-05-07'],
    ['D-1001', '2023-11-02'],
    ['D-1002', '2021-03-14'],
    ['D-1005', '2020-01-01'],
  ])
})
