import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { listCatalogue, readProduct } from '#contract/catalogue.ts'
import { session } from '../../api/session.ts'
import { root } from '../root.ts'
import { idIn } from './words-in.ts'

const pages = () => import('./pages/products.ts')

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
  staticData: { access: 'products.mine' },
  component: lazyRouteComponent(() => pages().then((all) => all.myProductsParts()), 'MyProductsParts'),
})

const company = createRoute({
  getParentRoute: () => root,
  path: '/products/companyproducts',
  staticData: { access: 'products.company', deniedAtLogin: true },
  component: lazyRouteComponent(() => pages().then((all) => all.companyProductsParts()), 'CompanyProductsParts'),
})

const all = createRoute({
  getParentRoute: () => root,
  path: '/products/allproducts',
  staticData: { access: listCatalogue.access, deniedAtLogin: true },
  component: lazyRouteComponent(() => pages().then((all) => all.allProductsPage()), 'AllProductsPage'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/products/editproduct',
  staticData: { access: readProduct.access, menu: '/products/allproducts', record: true },
  validateSearch: idIn,
  component: lazyRouteComponent(() => pages().then((all) => all.editProductParts()), 'EditProductParts'),
})

const level = createRoute({
  getParentRoute: () => root,
  path: '/products/editconfigurationproductlevel',
  staticData: { access: readProduct.access, menu: '/products/allproducts' },
  validateSearch: ({ product, item }: Record<string, unknown>) => ({
    product: typeof product === 'string' ? product : '',
    item: typeof item === 'string' ? item : '',
  }),
  // Without a module there is nothing to edit.
  beforeLoad: ({ search: { product, item } }) => {
    if (!product || !item) throw redirect({ to: '/products/allproducts', replace: true })
  },
  component: lazyRouteComponent(() => pages().then((all) => all.levelPage()), 'LevelPage'),
})

const ofContact = createRoute({
  getParentRoute: () => root,
  path: '/contactproducts/$id',
  staticData: { access: 'signedIn', menu: '/allcompanycontacts' },
  component: lazyRouteComponent(() => pages().then((all) => all.contactProductsPage()), 'ContactProductsPage'),
})

// Nobody chosen: one's own.
const ownOfContact = createRoute({
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

export const productRoutes = [products, mine, company, all, edit, level, ofContact, ownOfContact] as const
