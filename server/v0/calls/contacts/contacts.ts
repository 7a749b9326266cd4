import { findContact } from '#contract/contact-addresses.ts'
import { listCompanyContacts, listContacts, readContact } from '#contract/contacts.ts'
import { readMyContact } from '#contract/own-contact.ts'
import { readProfile } from '#contract/profile.ts'
import { readMe } from '#contract/session.ts'
import type { Ask, Call } from '../../call.ts'
import { writtenContact } from '../../entities/contact.ts'
import { personNamed } from '../../named-person.ts'
import { requiredId, requiredText } from '../../spelling.ts'
import { someId } from '../words.ts'

export const contactCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/contact',
    shown: true,
    purpose:
      'One contact: one’s own, for customers those of their company, for staff anybody’s. AvatarImage is said of one’s own alone.',
    operations: [readMyContact, readMe, readProfile, readContact],
    example: { query: { id: someId } },
    answer: async (ask, { query }) => {
      const params = { id: requiredId(query, 'id') }
      const own = (await personNamed(ask, query, 'id')) === null
      return own ? ownContact(ask) : writtenContact(await ask(readContact, { params }))
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
    answer: async (ask) => ask.rows(listContacts, {}, (row) => writtenContact(row)),
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
      return ask.rows(listCompanyContacts, { params }, (row) => writtenContact(row))
    },
  },
  {
    method: 'GET',
    path: '/contactbyemail',
    shown: true,
    purpose:
      'The contact with an address: one’s own, for staff anybody’s, so that nobody else learns whose addresses are known.',
    operations: [readMyContact, readMe, readProfile, findContact],
    example: { query: { email: 'a.groessl@mueller-antriebe.example' } },
    answer: async (ask, { query }) => {
      const email = requiredText(query['email'], 'email')
      const own = email.toLowerCase() === (await ask(readMe)).email
      return own ? ownContact(ask) : writtenContact(await ask(findContact, { params: { email } }))
    },
  },
]

const ownContact = async (ask: Ask) =>
  writtenContact(await ask(readMyContact), (await ask(readProfile)).avatarAt !== null)
