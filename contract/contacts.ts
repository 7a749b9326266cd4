import { z } from 'zod'
import { operation } from './operation.ts'
import { country, email, id, instant, language, listQuery, optionalText, pageOf, salutation, text } from './shapes.ts'

export const contactInput = z.strictObject({
  companyId: id.nullable().default(null),
  salutation,
  title: optionalText(50).default(''),
  firstName: text(100),
  lastName: text(100),
  gender: z.enum(['', 'm', 'f', 'd']).default(''),
  phone: optionalText(50).default(''),
  email,
  department: optionalText(100).default(''),
  position: optionalText(100).default(''),
  mainContact: z.boolean().default(false),
  country: country.default('DE'),
  language: language.default('de'),
})
export type ContactInput = z.infer<typeof contactInput>

export const contact = z.object({
  id,
  ...contactInput.shape,
  companyName: z.string().nullable(),
  /** Whether the contact has an account whose address is confirmed. */
  confirmed: z.boolean(),
  createdAt: instant,
  modifiedAt: instant,
})
export type Contact = z.infer<typeof contact>

export const contactColumns = ['lastName', 'email', 'department', 'position', 'companyName', 'created'] as const

export const listCompanyContacts = operation({
  name: 'listCompanyContacts',
  method: 'GET',
  path: '/companies/{id}/contacts',
  access: ['companies.list', 'contacts.edit'],
  summary: 'Contacts of one company by last name; a customer reads those of their own company.',
  params: z.strictObject({ id }),
  query: listQuery(contactColumns, { sort: 'lastName', pageSize: 10 }),
  output: pageOf(contact),
  errors: ['companies.notFound'],
})

export const listContacts = operation({
  name: 'listContacts',
  method: 'GET',
  path: '/contacts',
  access: 'students.list',
  summary: 'Contacts of all companies and private ones, newest first.',
  query: listQuery(contactColumns, { sort: '-created', pageSize: 10 }),
  output: pageOf(contact),
})

export const createContact = operation({
  name: 'createContact',
  method: 'POST',
  path: '/contacts',
  access: 'contacts.create',
  summary: 'Create a contact; a customer creates contacts of their own company only.',
  body: contactInput,
  output: contact,
  errors: ['companies.notFound', 'contacts.emailTaken', 'contacts.mainContactLimit'],
})

export const contactOperations = [listCompanyContacts, listContacts, createContact]
