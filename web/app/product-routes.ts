import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
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
  component: lazyRouteComponent(
    () => import('#web/features/products/company-products-page.tsx'),
    'CompanyProductsPage',
  ),
})

const all = createRoute({
  getParentRoute: () => root,
  path: '/products/allproducts',
  staticData: { access: 'products.all', deniedAtLogin: true },
  component: lazyRouteComponent(() => import('#web/features/products/all-products-page.tsx'), 'AllProductsPage'),
})

export const productRoutes = [products, mine, company, all] as const
