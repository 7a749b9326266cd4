import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { createContact, listContacts, readContact } from '#contract/contacts.ts'
import { listContactOrders } from '#contract/orders.ts'
import { readStudentCard } from '#contract/student-reviews.ts'
import { useSession } from '../../ui/use-session.ts'
import { session } from '../../api/session.ts'
import { FollowMerged } from '../parts/follow-merged.tsx'
import { root } from '../root.ts'

/** The company in an address, as older links write it too. */
const companyIn = ({ company, companyID }: Record<string, unknown>) => {
  const id = company ?? companyID
  return { company: typeof id === 'string' ? id : '' }
}

const all = createRoute({
  getParentRoute: () => root,
  path: '/allcompanycontacts',
  staticData: { access: listContacts.access },
  component: lazyRouteComponent(() => import('#web/features/contacts/contacts-page.tsx'), 'ContactsPage'),
})

const ofCompany = createRoute({
  getParentRoute: () => root,
  path: '/company_contacts',
  staticData: { access: readContact.access, deniedAtLogin: true },
  validateSearch: (search: Record<string, unknown>): { company?: string } =>
    typeof search['company'] === 'string' ? { company: search['company'] } : {},
  component: lazyRouteComponent(
    () => import('#web/features/contacts/company-contacts-page.tsx'),
    'CompanyContactsPage',
  ),
})

const create = createRoute({
  getParentRoute: () => root,
  path: '/createcompanycontact',
  staticData: { access: createContact.access, menu: ['/allcompanycontacts', '/company_contacts'] },
  validateSearch: companyIn,
  component: lazyRouteComponent(() => import('#web/features/contacts/create-contact-page.tsx'), 'CreateContactPage'),
})

const createPerson = createRoute({
  getParentRoute: () => root,
  path: '/createnewcontact',
  staticData: { access: createContact.access, menu: '/allcompanycontacts' },
  component: lazyRouteComponent(() => import('#web/features/contacts/create-person-page.tsx'), 'CreatePersonPage'),
})

const EditContactPage = lazy(async () => ({
  default: (await import('#web/features/contacts/edit-contact-page.tsx')).EditContactPage,
}))
const Holdings = lazy(async () => ({ default: (await import('#web/features/products/holdings.tsx')).Holdings }))
const StudentSection = lazy(async () => ({
  default: (await import('#web/features/students/student-card.tsx')).StudentSection,
}))
const PaymentsCard = lazy(async () => ({
  default: (await import('#web/features/orders/payments-card.tsx')).PaymentsCard,
}))

// What students prove, what they paid and what they have are features of their own.
function Person({ id, name }: { id: string; name: string }): ReactNode {
  const { can } = useSession()
  return (
    <>
      {can(readStudentCard.access) && <StudentSection contactId={id} />}
      {can(listContactOrders.access) && <PaymentsCard contactId={id} />}
      <Holdings holder={{ kind: 'contact', id, name }} />
    </>
  )
}

const EditContact = (): ReactNode => (
  <FollowMerged kind="contact">
    <EditContactPage>
      {({ id, firstName, lastName }) => <Person id={id} name={`${firstName} ${lastName}`.trim()} />}
    </EditContactPage>
  </FollowMerged>
)

const editOfCompany = createRoute({
  getParentRoute: () => root,
  path: '/editcompanycontact/$id',
  staticData: { access: 'contacts.edit', menu: ['/allcompanycontacts', '/company_contacts'], record: true },
  component: EditContact,
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/editcontact/$id',
  staticData: { access: readContact.access, menu: ['/allcompanycontacts', '/company_contacts'], record: true },
  component: EditContact,
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

const products = createRoute({
  getParentRoute: () => root,
  path: '/contactproducts/$id',
  staticData: { access: 'signedIn', menu: '/allcompanycontacts' },
  component: lazyRouteComponent(
    () => import('#web/features/products/contact-products-page.tsx'),
    'ContactProductsPage',
  ),
})

// Nobody chosen: one's own.
const ownProducts = createRoute({
  getParentRoute: () => root,
  path: '/contactproducts',
  staticData: { access: 'signedIn' },
  beforeLoad: () => {
    const me = session.get()
    throw me?.contactId
      ? redirect({ to: '/contactproducts/$id', params: { id: me.contactId }, replace: true })
      : redirect({ to: '/allcompanycontacts', replace: true })
  },
})

// Nobody chosen: back to the company one comes from, else to the list.
const withoutContact = createRoute({
  getParentRoute: () => root,
  path: '/editcontact',
  staticData: { access: readContact.access },
  validateSearch: companyIn,
  beforeLoad: ({ search: { company } }) => {
    throw company
      ? redirect({ to: '/company/$id', params: { id: company }, replace: true })
      : redirect({ to: '/allcompanycontacts', replace: true })
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
  products,
  ownProducts,
] as const
