import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCloudReports } from '#contract/cloud-reports.ts'
import { saveCostVariables } from '#contract/cloud-costs.ts'
import { listCloudUsage } from '#contract/cloud-usage.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/cloud-usage.ts')

const statistics = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics',
  staticData: { access: listCloudUsage.access },
  component: lazyRouteComponent(() => pages().then((all) => all.statisticsPage()), 'StatisticsPage'),
})

const needs = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics/needs',
  staticData: { access: listCloudUsage.access, menu: '/cloudstatistics' },
  component: lazyRouteComponent(() => pages().then((all) => all.needsPage()), 'NeedsPage'),
})

const reports = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics/reports',
  staticData: { access: listCloudReports.access, menu: '/cloudstatistics' },
  component: lazyRouteComponent(() => pages().then((all) => all.reportsPage()), 'ReportsPage'),
})

const costs = createRoute({
  getParentRoute: () => root,
  path: '/cloudstatistics/costs',
  staticData: { access: saveCostVariables.access, menu: '/cloudstatistics' },
  component: lazyRouteComponent(() => pages().then((all) => all.costsPage()), 'CostsPage'),
})

export const cloudUsageRoutes = [statistics, needs, reports, costs] as const
