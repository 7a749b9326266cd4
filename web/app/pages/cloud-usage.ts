import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCloudReports } from '#contract/cloud-reports.ts'
import { saveCostVariables } from '#contract/cloud-costs.ts'
import { listCloudUsage } from '#contract/cloud-usage.ts'
import { root } from '../root.ts'

const statistics = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics',
  staticData: {
    access: listCloudUsage.access,
    menu: { place: 140, text: 'shell.cloudStatistics', icon: 'hourglass', group: 'cloud' },
  },
  component: lazyRouteComponent(() => import('#web/features/cloud-usage/statistics-page.tsx'), 'StatisticsPage'),
})

const needs = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics/needs',
  staticData: { access: listCloudUsage.access, under: '/cloudstatistics' },
  component: lazyRouteComponent(() => import('#web/features/cloud-usage/needs-page.tsx'), 'NeedsPage'),
})

const reports = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics/reports',
  staticData: { access: listCloudReports.access, under: '/cloudstatistics' },
  component: lazyRouteComponent(() => import('#web/features/cloud-usage/reports-page.tsx'), 'ReportsPage'),
})

const costs = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics/costs',
  staticData: { access: saveCostVariables.access, under: '/cloudstatistics' },
  component: lazyRouteComponent(() => import('#web/features/cloud-usage/costs-page.tsx'), 'CostsPage'),
})

export const cloudUsageRoutes = [statistics, needs, reports, costs] as const
