import { z } from 'zod'
import { bulkIds, bulkOutput } from './bulk.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { country, email, id, instant, language, optionalText, personName, personTitle, salutation } from './shapes.ts'

const contactFields = z.strictObject({
  /** Null: a private person. */
  companyId: id.nullable(),
  salutation,
  title: personTitle(50),
  firstName: personName(100),
  lastName: personName(100),
  gender: z.enum(['', 'm', 'f', 'd']),
  phone: optionalText(50),
  email,
  department: optionalText(100),
  position: optionalText(100),
  mainContact: z.boolean(),
  country,
  language,
})

const { companyId, title, gender, phone, department, position, mainContact } = contactFields.shape
/** What people enter; only what a contact cannot be without must be given. */
export const contactInput = z.strictObject({
  ...contactFields.shape,
  companyId: companyId.default(null),
  title: title.default(''),
  gender: gender.default(''),
  phone: phone.default(''),
  department: department.default(''),
  position: position.default(''),
  mainContact: mainContact.default(false),
  country: country.default('DE'),
  language: language.default('de'),
})
export type ContactInput = z.infer<typeof contactInput>

/** A whole contact as its form sends it back, with the time it was read. */
export const editedContact = z.strictObject({ ...contactFields.shape, modifiedAt: instant })

export const contact = z.object({
  id,
  ...contactFields.shape,
  companyName: z.string().nullable(),
  companyNumber: z.string().nullable(),
  /** Whether the contact has an account, confirmed or not: its address is the account's. */
  hasAccount: z.boolean(),
  /** Whether the contact has an account whose address is confirmed. */
  confirmed: z.boolean(),
  cloudUser: z.boolean(),
  /** By name; '' where unknown. */
  createdBy: z.string(),
  createdAt: instant,
  modifiedBy: z.string(),
  modifiedAt: instant,
})
export type Contact = z.infer<typeof contact>

const personColumns = {
  number: { text: 'contacts.number', align: 'right', only: 'page' },
  salutation: {
    text: 'contacts.salutation',
    only: 'file',
    value: ({ salutation: one }: Contact) =>
      one === 'NoSalutation' ? '' : ({ text: `contacts.salutation.${one}` } as const),
  },
  title: { text: 'contacts.title', only: 'file' },
  firstName: { text: 'contacts.firstName', only: 'file' },
  surname: { text: 'contacts.lastName', only: 'file', value: ({ lastName }: Contact) => lastName },
  lastName: {
    text: 'contacts.name',
    sort: true,
    only: 'page',
    value: ({ title, firstName, lastName }: Contact) => [title, firstName, lastName].filter(Boolean).join(' '),
  },
} as const
/** Only the file needs them: what is exported can be imported again. */
const placeColumns = {
  gender: {
    text: 'contacts.gender',
    only: 'file',
    value: ({ gender: one }: Contact) => (one === '' ? '' : ({ text: `contacts.gender.${one}` } as const)),
  },
  country: { text: 'contacts.country', only: 'file' },
  language: {
    text: 'contacts.language',
    only: 'file',
    value: ({ language: one }: Contact) => ({ text: one === 'de' ? 'contacts.german' : 'contacts.english' }) as const,
  },
} as const
const contactCreated = {
  text: 'contacts.created',
  sort: true,
  value: ({ createdAt }: Contact) => ({ day: createdAt }),
} as const
const contactAccess = { text: 'contacts.access', only: 'page', whole: true } as const

const companyContactsColumns = columnsOf(contact)({
  ...personColumns,
  number: { ...personColumns.number, spare: true },
  email: { text: 'contacts.email', holds: 'email', sort: true },
  phone: { text: 'contacts.phone', only: 'file' },
  department: { text: 'contacts.department', sort: true, spare: true },
  position: { text: 'contacts.position', sort: true, spare: true },
  mainContact: { text: 'contacts.main', only: 'file' },
  ...placeColumns,
  companyNumber: { text: 'contacts.companyNumber', only: 'file' },
  created: { ...contactCreated, only: 'file' },
  access: contactAccess,
})

export const listCompanyContacts = listOperation({
  name: 'listCompanyContacts',
  path: '/companies/{id}/contacts',
  access: ['companies.list', 'contacts.edit'],
  summary: 'Contacts of one company by last name; a customer reads those of their own company.',
  errors: ['companies.notFound'],
  title: 'contacts.section',
  sort: 'lastName',
  pageSize: 10,
  columns: companyContactsColumns,
})

const contactsColumns = columnsOf(contact)({
  ...personColumns,
  email: { text: 'contacts.email', holds: 'email', sort: true },
  phone: { text: 'contacts.phone', only: 'file' },
  department: { text: 'contacts.department', sort: true, only: 'file' },
  position: { text: 'contacts.position', sort: true, only: 'file' },
  mainContact: { text: 'contacts.main', only: 'file' },
  ...placeColumns,
  companyNumber: { text: 'contacts.companyNumber', only: 'file' },
  companyName: { text: 'contacts.company', holds: 'name', sort: true },
  created: contactCreated,
  access: contactAccess,
})

export const listContacts = listOperation({
  name: 'listContacts',
  path: '/contacts',
  access: 'students.list',
  summary:
    'Contacts of all companies and private ones, newest first; `show` leaves only those who use the cloud, or those whose address staff have to look at.',
  filters: { show: z.enum(['all', 'cloudUsers', 'emailReview']).default('all') },
  title: 'contacts.section',
  sort: '-created',
  pageSize: 10,
  columns: contactsColumns,
})

export const readContact = operation({
  name: 'readContact',
  method: 'GET',
  path: '/contacts/{id}',
  access: ['contacts.edit', 'students.list'],
  summary: 'One contact with all its fields; a customer reads those of their own company.',
  output: contact,
  errors: ['contacts.notFound'],
})

/** An address a customer wrote down that another contact has. */
export const emailReview = z.object({
  email: z.string(),
  /** Who has it; null: no one any more, saving the contact gives it the address. */
  takenBy: z.object({ id, name: z.string(), companyName: z.string().nullable() }).nullable(),
})

export const readEmailReview = operation({
  name: 'readEmailReview',
  method: 'GET',
  path: '/contacts/{id}/email-review',
  access: 'students.list',
  summary: 'Whether the address of a contact waits for staff because another contact has it, and which one.',
  output: z.object({ review: emailReview.nullable() }),
  errors: ['contacts.notFound'],
})

export const createContact = operation({
  name: 'createContact',
  method: 'POST',
  path: '/contacts',
  access: 'contacts.create',
  summary:
    'Create a contact; a customer creates contacts of their own company only. Whether another company knows the address is not told to them: then staff look at it.',
  body: contactInput,
  output: contact,
  errors: ['contacts.companyNotFound', 'contacts.emailTaken', 'contacts.mainContactLimit'],
})

export const changeContact = operation({
  name: 'changeContact',
  method: 'PATCH',
  path: '/contacts/{id}',
  access: 'contacts.update',
  summary:
    'Change fields of a contact; fields left out stay. The address of a contact with an account is the account’s. With `modifiedAt` a change made meanwhile is refused.',
  body: z.strictObject({ ...contactFields.partial().shape, modifiedAt: instant.optional() }),
  output: contact,
  errors: [
    'contacts.notFound',
    'contacts.companyNotFound',
    'contacts.emailTaken',
    'contacts.emailOfAccount',
    'contacts.mainContactLimit',
    'request.conflict',
  ],
})

export const deleteContact = operation({
  name: 'deleteContact',
  method: 'DELETE',
  path: '/contacts/{id}',
  access: ['contacts.delete', 'students.delete'],
  summary:
    'Delete a contact: `contacts.delete` for those of companies, `students.delete` for private ones. An account stays, without the company: a Customer becomes a User and is signed out.',
  errors: ['contacts.notFound', 'contacts.ownContact', 'contacts.hasLicences'],
})

/** The account a contact signs in with. */
export const contactAccount = z.object({
  email: z.string(),
  roleId: id,
  disabled: z.boolean(),
  confirmed: z.boolean(),
  /** Where it is signed in now. */
  sessions: z.number().int(),
  /** When it last signed in; null: never, or too long ago to be known. */
  lastSignInAt: instant.nullable(),
  /** Whether a second factor is asked for. */
  secondFactor: z.boolean(),
})

export const readContactAccount = operation({
  name: 'readContactAccount',
  method: 'GET',
  path: '/contacts/{id}/account',
  access: 'contacts.role',
  summary:
    'The account with the address of a contact, or null, and the roles it may be given; `fitting`: the role of customers, where somebody of a company still has one of people without.',
  output: z.object({
    account: contactAccount.nullable(),
    roles: z.array(z.object({ id, name: z.string() })),
    fitting: z.object({ id, name: z.string() }).nullable(),
  }),
  errors: ['contacts.notFound'],
})

export const setContactRole = operation({
  name: 'setContactRole',
  method: 'PUT',
  path: '/contacts/{id}/account/role',
  access: 'contacts.role',
  summary:
    'Give the account of a contact another role. The role of blocked accounts disables it and ends its sessions, any other role enables it. Whoever may not manage roles gives and takes only roles with permissions of their own.',
  body: z.strictObject({ roleId: id }),
  output: contactAccount,
  errors: ['contacts.notFound', 'contacts.errorSaveRole', 'roles.lastManager'],
  confirmed: true,
})

export const endContactSessions = operation({
  name: 'endContactSessions',
  method: 'DELETE',
  path: '/contacts/{id}/account/sessions',
  access: 'contacts.role',
  summary:
    'Sign the account of a contact out everywhere, and end sign-ins under way. Whoever may not manage roles needs every permission the account has.',
  output: contactAccount,
  errors: ['contacts.notFound', 'contacts.errorSaveRole'],
})

export const resetContactFactors = operation({
  name: 'resetContactFactors',
  method: 'DELETE',
  path: '/contacts/{id}/account/factors',
  access: 'contacts.role',
  summary:
    'Remove the second factors of a contact’s account when they are lost, and sign it out everywhere; its owner is told by mail. Whoever may not manage roles needs every permission the account has.',
  output: contactAccount,
  errors: ['contacts.notFound', 'contacts.errorSaveRole'],
  confirmed: true,
})

export const deleteContacts = operation({
  name: 'deleteContacts',
  method: 'POST',
  path: '/contacts/removals',
  access: ['contacts.delete', 'students.delete'],
  summary: 'Delete up to 200 contacts, each as `deleteContact` does.',
  body: z.strictObject({ ids: bulkIds }),
  output: bulkOutput,
})
