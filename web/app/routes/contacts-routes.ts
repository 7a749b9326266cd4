import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { createContact, listContacts, readContact } from '#contract/contacts.ts'
import { root } from '../root.ts'
import { wordsIn } from './words-in.ts'

const pages = () => import('./pages/contacts.ts')

/** The company in an address, as older links write it too. */
const companyIn = ({ company, companyID }: Record<string, unknown>) => {
  const id = company ?? companyID
  return { company: typeof id === 'string' ? id : '' }
}

/** The cloud account a new contact is for, if any. */
const newContactFor = (search: Record<string, unknown>) => ({
  ...companyIn(search),
  ...wordsIn('configurationAws')(search),
})

const all = createRoute({
  getParentRoute: () => root,
  path: '/allcompanycontacts',
  staticData: { access: listContacts.access },
  component: lazyRouteComponent(() => pages().then((all) => all.contactsPage()), 'ContactsPage'),
})

const ofCompany = createRoute({
  getParentRoute: () => root,
  path: '/company_contacts',
  staticData: { access: readContact.access, deniedAtLogin: true },
  validateSearch: wordsIn('company'),
  component: lazyRouteComponent(() => pages().then((all) => all.companyContactsPage()), 'CompanyContactsPage'),
})

const create = createRoute({
  getParentRoute: () => root,
  path: '/createcompanycontact',
  staticData: { access: createContact.access, menu: ['/allcompanycontacts', '/company_contacts'] },
  validateSearch: newContactFor,
  component: lazyRouteComponent(() => pages().then((all) => all.createContactPage()), 'CreateContactPage'),
})

const createPerson = createRoute({
  getParentRoute: () => root,
  path: '/createnewcontact',
  staticData: { access: createContact.access, menu: '/contacts' },
  component: lazyRouteComponent(() => pages().then((all) => all.createPersonPage()), 'CreatePersonPage'),
})

const editContact = lazyRouteComponent(() => pages().then((all) => all.contactParts()), 'ContactParts')

const editOfCompany = createRoute({
  getParentRoute: () => root,
  path: '/editcompanycontact/$id',
  staticData: { access: 'contacts.edit', menu: ['/allcompanycontacts', '/company_contacts'], record: true },
  component: editContact,
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/editcontact/$id',
  staticData: { access: readContact.access, menu: ['/allcompanycontacts', '/company_contacts'], record: true },
  component: editContact,
})

const withoutCompanyContact = createRoute({
  getParentRoute: () => root,
  path: '/editcompanycontact',
  staticData: { access: 'contacts.edit' },
  validateSearch: companyIn,
  beforeLoad: ({ search: { company } }) => {
    throw company
      ? redirect({ to: '/company/$id', params: { id: company }, replace: true })
      : redirect({ to: '/company_contacts', replace: true })
  },
})

// Nobody chosen: back to the company one comes from, else to the list of students and private people.
const withoutContact = createRoute({
  getParentRoute: () => root,
  path: '/editcontact',
  staticData: { access: readContact.access },
  validateSearch: companyIn,
  beforeLoad: ({ search: { company } }) => {
    throw company
      ? redirect({ to: '/company/$id', params: { id: company }, replace: true })
      : redirect({ to: '/contacts', replace: true })
  },
})

export const contactRoutes = [
  all,
  ofCompany,
  create,
  createPerson,
  editOfCompany,
  edit,
  withoutCompanyContact,
  withoutContact,
] as const
