import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readHolding } from '#contract/holdings.ts'
import { chooseConfiguration, listConfigurations, readConfiguration } from '#contract/configurations.ts'
import { area } from './licensing-area.ts'
import { wordsIn } from './words-in.ts'

const pages = () => import('./pages/configurations.ts')

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

/** Children of the licensing area. */
export const configurationRoutes = [overview, manager, select, addModules, compare] as const
