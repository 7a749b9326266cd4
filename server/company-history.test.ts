import { expect, test } from 'vitest'
import { type AuditRow, listAudit, listCompanyHistory } from '#contract/audit.ts'
import { deleteContact } from '#contract/contacts.ts'
import { askForEnd } from '#contract/end-requests.ts'
import { removeHolding } from '#contract/holdings.ts'
import { testPortal } from './testing/portal.ts'

const portal = testPortal()

test('the history of a company holds what was done to it and to what belongs or belonged to it, told apart by kind', async () => {
  const company = (await portal.given.company()).id
  const other = await portal.given.holding()
  const history = async (query = ''): Promise<AuditRow[]> =>
    (await portal.call('administrator', 'GET', `/companies/${company}/history?${query}`)).json.items
  const person = {
    companyId: company,
    salutation: 'Frau',
    firstName: 'Ida',
    lastName: 'Falk',
    email: 'ida@falk.example',
  }
  const contact = (await portal.call('licenser', 'POST', '/contacts', person)).json.id
  const holding = await portal.given.holding({ companyId: company })
  await portal.ask('licenser', askForEnd, { params: { id: holding.id }, body: { end: 'unlimited' } })
  const done = async (query = '') => (await history(query)).map(({ operation }) => operation)
  expect((await done()).toReversed()).toEqual(
    expect.arrayContaining(['createCompany', 'createContact', 'addCompanyHolding', 'askForEnd']),
  )
  expect(new Set(await done('kind=contact'))).toEqual(new Set(['createContact']))
  expect(new Set(await done('kind=request'))).toEqual(new Set(['askForEnd']))
  const [added] = (await history('kind=product')).filter(({ recordKind }) => recordKind === 'holding')
  expect(added!.holdingId).toBe(holding.id)

  // What is gone has left its tables, not the history.
  await portal.ask('licenser', removeHolding, { params: { id: holding.id } })
  await portal.ask('administrator', deleteContact, { params: { id: contact } })
  expect(await done()).toEqual(expect.arrayContaining(['removeHolding', 'deleteContact']))
  expect((await history()).some(({ recordId }) => recordId === other.id)).toBe(false)
})

test('how a contact’s own pages look is no part of it', async () => {
  const company = await portal.given.companyId('10023')
  const history = async (): Promise<AuditRow[]> =>
    (await portal.ask('administrator', listCompanyHistory, { params: { id: company } })).items
  const before = await history()
  expect((await portal.call('customer', 'PATCH', '/session/preferences', { language: 'de' })).status).toBe(204)
  expect(await history()).toEqual(before)
  const log = await portal.ask('administrator', listAudit, { query: { operation: 'setPreferences' } })
  expect(log.total).toBe(1)
})

test('it is for those who may read the audit log', async () => {
  const company = (await portal.given.company()).id
  expect((await portal.call('licenser', 'GET', `/companies/${company}/history`)).status).toBe(403)
})
