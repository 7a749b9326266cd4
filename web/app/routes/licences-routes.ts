import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readHost } from '#contract/hosts.ts'
import { readPassport } from '#contract/passports.ts'
import { simulateLicences } from '#contract/simulations.ts'
import type { SimulateSearch } from '#web/features/licences/simulate/simulate-page.tsx'
import { root } from '../root.ts'
import { area } from './licensing-area.ts'
import { wordsIn } from './words-in.ts'

const pages = () => import('./pages/licences.ts')

// A host ID belongs to a product of a company, which is chosen here.
const creatorStart = createRoute({
  getParentRoute: () => area,
  path: '/licencecreator',
  staticData: { access: 'configurations.area' },
  component: lazyRouteComponent(() => pages().then((all) => all.chooseProductPage()), 'ChooseProductPage'),
})

const simulate = createRoute({
  getParentRoute: () => area,
  path: '/simulate/$id',
  staticData: { access: simulateLicences.access },
  validateSearch: (search: Record<string, unknown>): SimulateSearch => ({
    ...wordsIn('configuration', 'host')(search),
    ...(search['hosts'] === 'company' && { hosts: search['hosts'] }),
  }),
  component: lazyRouteComponent(() => pages().then((all) => all.simulatePage()), 'SimulatePage'),
})

const creator = createRoute({
  getParentRoute: () => area,
  path: '/licencecreator/$id',
  staticData: { access: readHost.access },
  validateSearch: wordsIn('host'),
  component: lazyRouteComponent(() => pages().then((all) => all.licenceCreatorPage()), 'LicenceCreatorPage'),
})

const protocol = createRoute({
  getParentRoute: () => area,
  path: '/configurationprotocol/$hostID/$configID',
  staticData: { access: readHost.access, noFooter: true },
  component: lazyRouteComponent(() => pages().then((all) => all.protocolPage()), 'ProtocolPage'),
})

const verify = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  staticData: { access: 'signedIn' },
  component: lazyRouteComponent(() => pages().then((all) => all.verifyPage()), 'VerifyPage'),
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

/** Children of the licensing area. */
export const licenceAreaRoutes = [creatorStart, simulate, creator, protocol] as const
export const licenceRoutes = [verify, passport] as const
