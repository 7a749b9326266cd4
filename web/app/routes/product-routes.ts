import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { listDownloads } from '#contract/downloads.ts'
import { readPassport } from '#contract/passports.ts'
import { listCatalogue, readProduct } from '#contract/catalogue.ts'
import { root } from '../root.ts'
import { pages } from './load-pages.ts'

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
  component: lazyRouteComponent(() => pages().then((all) => all.myProductsPage()), 'MyProductsPage'),
})

const company = createRoute({
  getParentRoute: () => root,
  path: '/products/companyproducts',
  staticData: { access: 'products.company', deniedAtLogin: true },
  component: lazyRouteComponent(() => pages().then((all) => all.companyProductsParts()), 'CompanyProductsParts'),
})

const passport = createRoute({
  getParentRoute: () => root,
  path: '/products/passport/$id',
  staticData: {
    access: readPassport.access,
    menu: ['/companies', '/products/companyproducts', '/products/myproducts'],
    record: true,
  },
  component: lazyRouteComponent(() => pages().then((all) => all.passportParts()), 'PassportParts'),
})

const all = createRoute({
  getParentRoute: () => root,
  path: '/products/allproducts',
  staticData: { access: listCatalogue.access, deniedAtLogin: true },
  component: lazyRouteComponent(() => pages().then((all) => all.allProductsPage()), 'AllProductsPage'),
})

const downloads = createRoute({
  getParentRoute: () => root,
  path: '/products/downloads',
  staticData: { access: listDownloads.access },
  component: lazyRouteComponent(() => pages().then((all) => all.downloadsPage()), 'DownloadsPage'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/products/editproduct',
  staticData: { access: readProduct.access, menu: '/products/allproducts', record: true },
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (typeof id === 'string' && id ? { id } : {}),
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

export const productRoutes = [products, mine, company, passport, all, downloads, edit, level] as const
