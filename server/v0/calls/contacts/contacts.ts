import { findContact } from '#contract/contact-addresses.ts'
import { listCompanyContacts, listContacts, readContact } from '#contract/contacts.ts'
import { type Call, operationCall } from '../../call.ts'
import { writtenContact } from '../../entities/contact.ts'
import { namedBy } from '../../named-by.ts'
import { requiredId, requiredText } from '../../spelling.ts'
import { someId } from '../words.ts'

export const contactCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/contact',
    shown: true,
    purpose: 'One contact.',
    operation: readContact,
    ...namedBy('id'),
    output: writtenContact,
  }),
  {
    method: 'GET',
    path: '/contacts',
    shown: true,
    purpose: 'Contacts of all companies and private ones.',
    operations: [listContacts],
    example: {},
    // The portal answers page by page, the documents at once.
    answer: async (ask) => (await ask.whole(listContacts)).map(writtenContact),
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
      return (await ask.whole(listCompanyContacts, { params })).map(writtenContact)
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
