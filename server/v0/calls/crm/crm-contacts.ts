import { findContact } from '#contract/contact-addresses.ts'
import { deleteContact } from '#contract/contacts.ts'
import {
  type ContactProblem,
  type CrmContact,
  importCrmContacts,
  listCrmContacts,
  listCrmPeople,
} from '#contract/crm-contacts.ts'
import { fail } from '#platform/operations/failure.ts'
import { isRecord } from '#platform/record.ts'
import type { Call } from '../../call.ts'
import { contactByEmail } from '../../contact-by-email.ts'
import { readId, requiredId, requiredText, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { noCompany, noMatch } from './crm-words.ts'

export const crmContactCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/vemascombokontakte',
    shown: true,
    purpose: 'Contacts of a company of the CRM, which vemasID names, or companyID of a company that is linked with it.',
    operations: [listCrmPeople, listCrmContacts],
    words: { ...noCompany, 'crm.vemasContactsNotFound': noMatch },
    statuses: { 'crm.vemasContactsNotFound': 404 },
    example: { query: { vemasID: '4711' } },
    answer: async (ask, { query }) => {
      const id = readId(query['companyid'])
      const { items } =
        id === null
          ? await ask(listCrmPeople, { params: { crmId: requiredText(query['vemasid'], 'vemasID') } })
          : await ask(listCrmContacts, { params: { id } })
      if (items.length === 0) fail('crm.vemasContactsNotFound')
      // The documented answer has its list one level down.
      return { data: items.map(writtenCrmContact) }
    },
  },
  {
    method: 'POST',
    path: '/createcontactwithvemasdata',
    shown: true,
    purpose:
      'Take over contacts from the CRM: one named by its address there, or the list of attributes vemascombokontakte answered. One that is here already is refused, and then none is taken over.',
    operations: [importCrmContacts, listCrmContacts],
    words: { ...noCompany, 'crm.vemasContactExists': 'this contact already exists' },
    takes: 'many',
    example: { query: { companyID: someId }, body: { KontaktEmail: 'a.groessl@mueller-antriebe.example' } },
    answer: async (ask, { query, rows }) => {
      const params = { id: requiredId(query, 'companyID') }
      const wished = [...new Set(rows.map((row) => emailIn(row).trim().toLowerCase()))]
      // Before anything is written: of several none is taken over where one cannot be.
      const { items: known } = await ask(listCrmContacts, { params })
      for (const email of wished) {
        const problem = known.find((one) => one.email === email)?.problem
        if (problem) refuseContact(problem, email)
      }
      const { items } = await ask(importCrmContacts, { params, body: { contacts: wished.map((email) => ({ email })) } })
      const refused = items.find(({ reason }) => reason !== null)
      if (refused?.reason) refuseContact(refused.reason, refused.email)
      return items.map(({ email, name, contactId }) => ({ ID: writtenId(contactId), email, name, outcome: 'done' }))
    },
  },
  {
    method: 'DELETE',
    path: '/deletecontactwithvemasdata',
    purpose: 'Delete the contact with an address.',
    operations: [deleteContact, findContact],
    example: { query: { email: 'a.groessl@mueller-antriebe.example' } },
    answer: async (ask, { query }) => {
      const { id } = await contactByEmail(ask, query['email'])
      await ask(deleteContact, { params: { id } })
      return true
    },
  },
]

const writtenCrmContact = ({ email, firstName, lastName }: Pick<CrmContact, 'email' | 'firstName' | 'lastName'>) => ({
  attributes: { KontaktEmail: email, KontaktVorname: firstName, KontaktNachname: lastName },
})

/** The address of a contact, plain or within the attributes the CRM was answered with. */
function emailIn(row: Readonly<Record<string, unknown>>): string {
  const inner = row['attributes']
  const attributes = isRecord(inner) ? inner : {}
  return requiredText(
    row['kontaktemail'] ?? row['email'] ?? attributes['KontaktEmail'] ?? attributes['kontaktemail'],
    'KontaktEmail',
  )
}

const refuseContact = (reason: ContactProblem, email: string): never =>
  fail(reason === 'crm.contactAlreadyHere' ? 'crm.vemasContactExists' : reason, { email }, 'KontaktEmail')
