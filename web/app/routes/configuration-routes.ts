import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router'
import { readHolding } from '#contract/holdings.ts'
import { chooseConfiguration, listConfigurations, readConfiguration } from '#contract/configurations.ts'
import { readHost } from '#contract/hosts.ts'
import { simulateLicences } from '#contract/simulations.ts'
import type { SimulateSearch } from '#web/features/licences/simulate/simulate-page.tsx'
import { isArea } from '../area.ts'
import { root } from '../root.ts'
import { pages } from './load-pages.ts'
import { wordsIn } from './words-in.ts'

/** The licensing area, `/{product key}configuration`; all of it needs the one permission. */
const area = createRoute({
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
const childrenWithoutProduct = [
  withoutProduct('/select'),
  withoutProduct('/manager'),
  withoutProduct('/addproduct'),
  withoutProduct('/overview'),
  withoutProduct('/simulate'),
  withoutProduct('/compare'),
] as const

// A host ID belongs to a product of a company, which is chosen here.
const creatorStart = createRoute({
  getParentRoute: () => area,
  path: '/licencecreator',
  staticData: { access: 'configurations.area' },
  component: lazyRouteComponent(() => pages().then((all) => all.chooseProductPage()), 'ChooseProductPage'),
})

const overview = createRoute({
  getParentRoute: () => area,
  path: '/overview/$id',
  staticData: { access: readHolding.access, record: true },
  // The host ID whose licence is about to be issued.
  validateSearch: ({ issue }: Record<string, unknown>): { issue?: string } =>
    typeof issue === 'string' && issue ? { issue } : {},
  component: lazyRouteComponent(() => pages().then((all) => all.overviewParts()), 'OverviewParts'),
})

const manager = createRoute({
  getParentRoute: () => area,
  path: '/manager/$id',
  staticData: { access: readConfiguration.access },
  validateSearch: wordsIn('configuration'),
  component: lazyRouteComponent(() => pages().then((all) => all.managerParts()), 'ManagerParts'),
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

const select = createRoute({
  getParentRoute: () => area,
  path: '/select/$id',
  staticData: { access: chooseConfiguration.access },
  component: lazyRouteComponent(() => pages().then((all) => all.selectPage()), 'SelectPage'),
})

const addModules = createRoute({
  getParentRoute: () => area,
  path: '/addproduct/$id',
  staticData: { access: readConfiguration.access },
  validateSearch: wordsIn('navigateTo'),
  component: lazyRouteComponent(() => pages().then((all) => all.addModulesPage()), 'AddModulesPage'),
})

const compare = createRoute({
  getParentRoute: () => area,
  path: '/compare/$id',
  staticData: { access: listConfigurations.access },
  validateSearch: wordsIn('left', 'right'),
  component: lazyRouteComponent(() => pages().then((all) => all.comparePage()), 'ComparePage'),
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

export const configurationRoutes = [
  area.addChildren([
    start,
    ...childrenWithoutProduct,
    creatorStart,
    overview,
    manager,
    select,
    addModules,
    compare,
    simulate,
    creator,
    protocol,
  ]),
  verify,
] as const
