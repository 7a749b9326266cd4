import { findContact } from '#contract/contact-addresses.ts'
import { listCompanyContacts, listContacts, readContact } from '#contract/contacts.ts'
import { readMyContact } from '#contract/own-contact.ts'
import { readMe } from '#contract/session.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenContact } from '../../entities/contact.ts'
import { personNamed } from '../../named-person.ts'
import { requiredId, requiredText } from '../../spelling.ts'
import { someId } from '../words.ts'

export const contactCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/contact',
    shown: true,
    purpose: 'One contact: one’s own, for customers those of their company, for staff anybody’s.',
    operations: [readMyContact, readMe, readContact],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const params = { id: requiredId(query, 'id') }
      const own = (await personNamed(ask, query, 'id')) === null
      return writtenContact(own ? await ask(readMyContact) : await ask(readContact, { params }))
    },
  },
  {
    method: 'GET',
    path: '/contacts',
    shown: true,
    purpose: 'Contacts of all companies and private ones.',
    operations: [listContacts],
    example: {},
    // The portal answers page by page, the documents at once.
    answer: async (ask) => ask.rows(listContacts, {}, writtenContact),
  },
  {
    method: 'GET',
    path: '/contactbycompanyid',
    shown: true,
    purpose: 'Contacts of one company.',
    operations: [listCompanyContacts],
    example: { query: { companyID: someId } },
    answer: async (ask, { query }) => {
      const params = { id: requiredId(query, 'companyID') }
      return ask.rows(listCompanyContacts, { params }, writtenContact)
    },
  },
  operationCall({
    method: 'GET',
    path: '/contactbyemail',
    shown: true,
    purpose: 'The contact with an address; for staff alone, so that nobody learns whose addresses are known.',
    operation: findContact,
    example: { query: { email: 'a.groessl@mueller-antriebe.example' } },
    input: ({ query }) => ({ params: { email: requiredText(query['email'], 'email') } }),
    output: writtenContact,
  }),
]
