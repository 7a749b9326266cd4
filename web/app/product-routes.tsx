import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { readPassport } from '#contract/passports.ts'
import { root } from './root.ts'

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
  component: lazyRouteComponent(() => import('#web/features/products/my-products-page.tsx'), 'MyProductsPage'),
})

const company = createRoute({
  getParentRoute: () => root,
  path: '/products/companyproducts',
  staticData: { access: 'products.company', deniedAtLogin: true },
  component: CompanyProducts,
})

const CompanyProductsPage = lazy(async () => ({
  default: (await import('#web/features/products/company-products-page.tsx')).CompanyProductsPage,
}))
const Passports = lazy(async () => ({
  default: (await import('#web/features/licences/passport/passports.tsx')).Passports,
}))
const PassportPage = lazy(async () => ({
  default: (await import('#web/features/licences/passport/passport-page.tsx')).PassportPage,
}))
const OwnRequests = lazy(async () => ({
  default: (await import('#web/features/renewals/own-requests.tsx')).OwnRequests,
}))

function CompanyProducts(): ReactNode {
  return <CompanyProductsPage>{(one) => <Passports company={one} />}</CompanyProductsPage>
}

const passport = createRoute({
  getParentRoute: () => root,
  path: '/products/passport/$id',
  staticData: { access: readPassport.access, deniedAtLogin: true },
  component: Passport,
})

// The passport is the licences' page; what is asked for about it belongs to the renewals.
function Passport(): ReactNode {
  return <PassportPage>{(one) => <OwnRequests companyId={one.company.id} companyProduct={one} />}</PassportPage>
}

const all = createRoute({
  getParentRoute: () => root,
  path: '/products/allproducts',
  staticData: { access: 'products.all', deniedAtLogin: true },
  component: lazyRouteComponent(() => import('#web/features/products/all-products-page.tsx'), 'AllProductsPage'),
})

export const productRoutes = [products, mine, company, passport, all] as const
