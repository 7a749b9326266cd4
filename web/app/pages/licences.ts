import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readHost } from '#contract/hosts.ts'
import { readPassport } from '#contract/passports.ts'
import { simulateLicences } from '#contract/simulations.ts'
import type { SimulateSearch } from '#web/features/licences/simulate/simulate-page.tsx'
import { root } from '../root.ts'
import { area } from './licensing-area.ts'
import { wordsIn } from '../search-parameters.ts'

// A host ID belongs to a product of a company, which is chosen here.
const creatorStart = createRoute({
  getParentRoute: () => area,
  path: '/licencecreator',
  staticData: { access: 'configurations.area', command: { place: 90, text: 'finder.readRequest' } },
  component: lazyRouteComponent(() => import('#web/features/licences/choose-product-page.tsx'), 'ChooseProductPage'),
})

const simulate = createRoute({
  getParentRoute: () => area,
  path: '/simulate/$id',
  staticData: { access: simulateLicences.access },
  validateSearch: (search: Record<string, unknown>): SimulateSearch => ({
    ...wordsIn('configuration', 'host')(search),
    ...(search['hosts'] === 'company' && { hosts: search['hosts'] }),
  }),
  component: lazyRouteComponent(() => import('#web/features/licences/simulate/simulate-page.tsx'), 'SimulatePage'),
})

const creator = createRoute({
  getParentRoute: () => area,
  path: '/licencecreator/$id',
  staticData: { access: readHost.access },
  validateSearch: wordsIn('host'),
  component: lazyRouteComponent(() => import('#web/features/licences/licence-creator-page.tsx'), 'LicenceCreatorPage'),
})

const protocol = createRoute({
  getParentRoute: () => area,
  path: '/configurationprotocol/$hostID/$configID',
  staticData: { access: readHost.access, noFooter: true },
  component: lazyRouteComponent(() => import('#web/features/licences/protocol/protocol-page.tsx'), 'ProtocolPage'),
})

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  staticData: {
    access: 'signedIn',
    menu: { place: 390, text: 'shell.verify', icon: 'check' },
    command: { place: 100, text: 'finder.verify' },
  },
  component: lazyRouteComponent(() => import('#web/features/licences/verdict/verify-page.tsx'), 'VerifyPage'),
})

const passport = createRoute({
  getParentRoute: () => root,
  path: '/products/passport/$id',
  staticData: {
    access: readPassport.access,
    under: ['/companies', '/products/companyproducts', '/products/myproducts'],
    record: true,
  },
  component: lazyRouteComponent(() => import('../compositions/passport-parts.tsx'), 'PassportParts'),
})

/** Children of the licensing area. */
export const licenceAreaRoutes = [creatorStart, simulate, creator, protocol] as const
export const licenceRoutes = [verify, passport] as const
