import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { listCompanies } from '#contract/companies.ts'
import { frameUiTexts } from '#texts/ui-frame.ts'
import { session } from '../../api/session.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { may } from '../../ui/data/use-session.ts'
import { isArea } from '../portal-facts.ts'
import { preferences } from '../preferences/preferences.ts'
import { root } from '../root.ts'

/** The licensing area, `/{product key}configuration`; all of it needs the one permission. Several domains have pages in it. */
export const area = createRoute({
  getParentRoute: () => root,
  path: '/{$product}configuration',
  staticData: { access: 'configurations.area', under: ['/companies', '/products/companyproducts'] },
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

// Without a company product there is nothing to configure, to choose or to look at: it is found by its company.
const withoutProduct = (path: '/select' | '/manager' | '/addproduct' | '/overview' | '/simulate' | '/compare') =>
  createRoute({
    getParentRoute: () => area,
    path,
    staticData: { access: 'configurations.area' },
    beforeLoad: ({ preload }) => {
      const me = session.get()
      if (!preload && may(me, 'configurations.area'))
        notify.note(frameUiTexts['ui.productMissing'][preferences.get().language])
      throw redirect({ to: may(me, listCompanies.access) ? '/companies' : '/products/companyproducts', replace: true })
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
