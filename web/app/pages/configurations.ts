import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readHolding } from '#contract/holdings.ts'
import { chooseConfiguration, listConfigurations, readConfiguration } from '#contract/configurations.ts'
import { area } from './licensing-area.ts'
import { wordsIn } from '../search-parameters.ts'

const overview = createRoute({
  getParentRoute: () => area,
  path: '/overview/$id',
  staticData: { access: readHolding.access, record: true },
  // The host ID whose licence is about to be issued.
  validateSearch: ({ issue }: Record<string, unknown>): { issue?: string | undefined } =>
    typeof issue === 'string' && issue ? { issue } : {},
  component: lazyRouteComponent(() => import('../compositions/overview-parts.tsx'), 'OverviewParts'),
})

const manager = createRoute({
  getParentRoute: () => area,
  path: '/manager/$id',
  staticData: { access: readConfiguration.access },
  validateSearch: wordsIn('configuration'),
  component: lazyRouteComponent(() => import('../compositions/manager-parts.tsx'), 'ManagerParts'),
})

const select = createRoute({
  getParentRoute: () => area,
  path: '/select/$id',
  staticData: { access: chooseConfiguration.access },
  component: lazyRouteComponent(() => import('#web/features/configurations/selection/select-page.tsx'), 'SelectPage'),
})

const addModules = createRoute({
  getParentRoute: () => area,
  path: '/addproduct/$id',
  staticData: { access: readConfiguration.access },
  validateSearch: wordsIn('navigateTo'),
  component: lazyRouteComponent(() => import('#web/features/configurations/add-modules-page.tsx'), 'AddModulesPage'),
})

const compare = createRoute({
  getParentRoute: () => area,
  path: '/compare/$id',
  staticData: { access: listConfigurations.access },
  validateSearch: wordsIn('left', 'right'),
  component: lazyRouteComponent(
    () => import('#web/features/configurations/comparison/compare-page.tsx'),
    'ComparePage',
  ),
})

/** Children of the licensing area. */
export const configurationRoutes = [overview, manager, select, addModules, compare] as const
