import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { createContact, listContacts, readContact } from '#contract/contacts.ts'
import { type ContactSearch, namedTabs } from '#web/features/contacts/record/tabs.ts'
import { root } from '../root.ts'
import { companyIn, wordsIn } from '../search-parameters.ts'

/** The cloud account a new contact is for, if any. */
const newContactFor = (search: Record<string, unknown>) => ({
  ...companyIn(search),
  ...wordsIn('configurationAws')(search),
})

/** The part of a contact's page. */
const tabIn = ({ tab }: Record<string, unknown>): ContactSearch => ({ tab: namedTabs.find((one) => one === tab) })

const all = createRoute({
  getParentRoute: () => root,
  path: '/allcompanycontacts',
  staticData: {
    access: listContacts.access,
    menu: { place: 100, text: 'shell.allContacts', icon: 'users', group: 'companies' },
  },
  component: lazyRouteComponent(() => import('#web/features/contacts/contacts-page.tsx'), 'ContactsPage'),
})

const ofCompany = createRoute({
  getParentRoute: () => root,
  path: '/company_contacts',
  staticData: {
    access: readContact.access,
    deniedAtLogin: true,
    menu: { place: 170, text: 'shell.companyContacts', icon: 'users', own: true },
  },
  validateSearch: wordsIn('company'),
  component: lazyRouteComponent(
    () => import('#web/features/contacts/company-contacts-page.tsx'),
    'CompanyContactsPage',
  ),
})

const create = createRoute({
  getParentRoute: () => root,
  path: '/createcompanycontact',
  staticData: {
    access: createContact.access,
    under: ['/allcompanycontacts', '/company_contacts'],
    command: { place: 20, text: 'finder.createContact' },
  },
  validateSearch: newContactFor,
  component: lazyRouteComponent(() => import('#web/features/contacts/create-contact-page.tsx'), 'CreateContactPage'),
})

const createPerson = createRoute({
  getParentRoute: () => root,
  path: '/createnewcontact',
  staticData: { access: createContact.access, under: '/contacts' },
  component: lazyRouteComponent(() => import('#web/features/contacts/create-person-page.tsx'), 'CreatePersonPage'),
})

const editOfCompany = createRoute({
  getParentRoute: () => root,
  path: '/editcompanycontact/$id',
  staticData: { access: 'contacts.edit', under: ['/allcompanycontacts', '/company_contacts'], record: true },
  validateSearch: tabIn,
  component: lazyRouteComponent(() => import('../compositions/contact-parts.tsx'), 'EditCompanyContact'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/editcontact/$id',
  staticData: { access: readContact.access, under: ['/allcompanycontacts', '/company_contacts'], record: true },
  validateSearch: tabIn,
  component: lazyRouteComponent(() => import('../compositions/contact-parts.tsx'), 'EditContact'),
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

// Nothing chosen: back to the company one comes from, else to the list of students and private people.
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
