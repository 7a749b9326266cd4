import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { listCatalogue, readProduct } from '#contract/catalogue.ts'
import { listCompanies } from '#contract/companies.ts'
import { readContact } from '#contract/contacts.ts'
import { namedTabs, type ProductSearch } from '#web/features/products/record/tabs.ts'
import { session } from '../../api/session.ts'
import { may } from '../../ui/data/use-session.ts'
import { root } from '../root.ts'
import { companyIn, idIn, uuidOf } from '../search-parameters.ts'

const products = createRoute({
  getParentRoute: () => root,
  path: '/products',
  staticData: { access: 'products.mine' },
  beforeLoad: () => {
    throw redirect({ to: '/products/myproducts', replace: true })
  },
})

const mine = createRoute({
  getParentRoute: () => root,
  path: '/products/myproducts',
  staticData: {
    access: 'products.mine',
    menu: { place: 30, text: 'shell.myProducts', icon: 'box', group: 'products', staffWith: 'contactId' },
  },
  component: lazyRouteComponent(() => import('../compositions/my-products-parts.tsx'), 'MyProductsParts'),
})

// Staff belong to no company: theirs is the one chosen in the address, or the list to choose from.
function toChosenCompany(id: string): void {
  const me = session.get()
  if (!me || me.companyId !== null || !may(me, listCompanies.access)) return
  throw id
    ? redirect({ to: '/company/$id', params: { id }, search: { tab: 'products' }, replace: true })
    : redirect({ to: '/companies', replace: true })
}

const company = createRoute({
  getParentRoute: () => root,
  path: '/products/companyproducts',
  staticData: {
    access: 'products.company',
    deniedAtLogin: true,
    menu: { place: 40, text: 'shell.companyProducts', icon: 'box', group: 'products', staffWith: 'companyId' },
    command: { place: 120, text: 'finder.firstDay', search: '#first-day', own: true },
  },
  beforeLoad: ({ location }) => toChosenCompany(uuidOf(companyIn(location.search).company)),
  component: lazyRouteComponent(() => import('../compositions/company-products-parts.tsx'), 'CompanyProductsParts'),
})

const all = createRoute({
  getParentRoute: () => root,
  path: '/products/allproducts',
  staticData: {
    access: listCatalogue.access,
    deniedAtLogin: true,
    menu: { place: 50, text: 'shell.allProducts', icon: 'boxes', group: 'products' },
  },
  component: lazyRouteComponent(
    () => import('#web/features/products/catalogue/all-products-page.tsx'),
    'AllProductsPage',
  ),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/products/editproduct',
  staticData: {
    access: readProduct.access,
    under: '/products/allproducts',
    record: true,
    command: { place: 30, text: 'finder.createProduct' },
  },
  validateSearch: (search: Record<string, unknown>): ProductSearch => ({
    ...idIn(search),
    tab: namedTabs.find((one) => one === search['tab']),
  }),
  component: lazyRouteComponent(() => import('../compositions/edit-product-parts.tsx'), 'EditProductParts'),
})

const level = createRoute({
  getParentRoute: () => root,
  path: '/products/editconfigurationproductlevel',
  staticData: { access: readProduct.access, under: '/products/allproducts' },
  validateSearch: ({ product, item }: Record<string, unknown>) => ({
    product: typeof product === 'string' ? product : '',
    item: typeof item === 'string' ? item : '',
  }),
  // Without a module there is nothing to edit.
  beforeLoad: ({ search: { product, item } }) => {
    if (!product || !item) throw redirect({ to: '/products/allproducts', replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/products/master/level-page.tsx'), 'LevelPage'),
})

// Who reads no contacts has a page for what is theirs.
function toOwnProducts(id: string | null | undefined): void {
  const me = session.get()
  if (id && id === me?.contactId && !may(me, readContact.access))
    throw redirect({ to: '/products/myproducts', replace: true })
}

const ofContact = createRoute({
  getParentRoute: () => root,
  path: '/contactproducts/$id',
  staticData: { access: 'signedIn', under: '/allcompanycontacts' },
  beforeLoad: ({ params: { id } }) => toOwnProducts(id),
  component: lazyRouteComponent(
    () => import('#web/features/products/contact-products-page.tsx'),
    'ContactProductsPage',
  ),
})

// Nothing chosen: one's own.
const ownOfContact = createRoute({
  getParentRoute: () => root,
  path: '/contactproducts',
  staticData: { access: 'signedIn' },
  beforeLoad: () => {
    const me = session.get()
    toOwnProducts(me?.contactId)
    throw me?.contactId
      ? redirect({ to: '/contactproducts/$id', params: { id: me.contactId }, replace: true })
      : redirect({ to: '/allcompanycontacts', replace: true })
  },
})

export const productRoutes = [products, mine, company, all, edit, level, ofContact, ownOfContact] as const
