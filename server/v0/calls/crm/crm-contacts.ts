import { findContact } from '#contract/contact-addresses.ts'
import { deleteContact } from '#contract/contacts.ts'
import { importCrmContacts, listCrmContacts } from '#contract/crm-contacts.ts'
import { type Call, operationCall } from '../../call.ts'
import { contactByEmail } from '../../contact-by-email.ts'
import { namedBy } from '../../named-by.ts'
import { readText, requiredId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { noCompany } from './crm-words.ts'

export const crmContactCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/vemascombokontakte',
    shown: true,
    purpose: 'Contacts the CRM has of a company, which `companyID` names.',
    operation: listCrmContacts,
    words: noCompany,
    ...namedBy('companyID'),
    // The documented answer has its list one level down.
    output: ({ items }) => ({
      data: items.map(({ email, firstName, lastName }) => ({
        attributes: { KontaktEmail: email, KontaktVorname: firstName, KontaktNachname: lastName },
      })),
    }),
  }),
  operationCall({
    method: 'POST',
    path: '/createcontactwithvemasdata',
    shown: true,
    purpose: 'Take over a contact from the CRM, named by its address there.',
    operation: importCrmContacts,
    words: noCompany,
    example: { query: { companyID: someId }, body: { KontaktEmail: 'a.groessl@mueller-antriebe.example' } },
    input: ({ query, body }) => ({
      params: { id: requiredId(query, 'companyID') },
      body: { contacts: [{ email: readText(body['kontaktemail'] ?? body['email']) }] },
    }),
    output: ({ items }) =>
      items.map(({ email, name, outcome, reason, limit }) => ({ email, name, outcome, reason, limit })),
  }),
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
