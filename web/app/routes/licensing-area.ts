import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { isArea } from '../area.ts'
import { root } from '../root.ts'

/** The licensing area, `/{product key}configuration`; all of it needs the one permission. Several domains have pages in it. */
export const area = createRoute({
  getParentRoute: () => root,
  path: '/{$product}configuration',
  staticData: { access: 'configurations.area', menu: ['/companies', '/products/companyproducts'] },
  // Any other word before "configuration" names nothing.
  beforeLoad: ({ params: { product } }) => {
    if (!isArea(product)) throw notFound()
  },
})

const start = createRoute({
  getParentRoute: () => area,
  path: '/',
  staticData: { access: 'configurations.area' },
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/{$product}configuration/licencecreator', params, replace: true })
  },
})

// Without a company product there is nothing to configure, to choose or to look at.
const withoutProduct = (path: '/select' | '/manager' | '/addproduct' | '/overview' | '/simulate' | '/compare') =>
  createRoute({
    getParentRoute: () => area,
    path,
    staticData: { access: 'configurations.area' },
    beforeLoad: () => {
      throw redirect({ to: '/companies', replace: true })
    },
  })

/** Addresses of the area that only lead on. */
export const areaRoutes = [
  start,
  withoutProduct('/select'),
  withoutProduct('/manager'),
  withoutProduct('/addproduct'),
  withoutProduct('/overview'),
  withoutProduct('/simulate'),
  withoutProduct('/compare'),
] as const
