import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { createContact, listContacts } from '#contract/contacts.ts'
import { root } from './root.ts'

const all = createRoute({
  getParentRoute: () => root,
  path: '/allcompanycontacts',
  staticData: { access: listContacts.access, deniedAtLogin: true },
  component: lazyRouteComponent(() => import('#web/features/contacts/contacts-page.tsx'), 'ContactsPage'),
})

const create = createRoute({
  getParentRoute: () => root,
  path: '/createcompanycontact',
  staticData: { access: createContact.access, deniedAtLogin: true },
  validateSearch: ({ company }: Record<string, unknown>) => ({ company: typeof company === 'string' ? company : '' }),
  component: lazyRouteComponent(() => import('#web/features/contacts/create-contact-page.tsx'), 'CreateContactPage'),
})

export const contactRoutes = [all, create] as const
