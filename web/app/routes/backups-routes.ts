import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listBackups } from '#contract/backups.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/backups.ts')

const system = createRoute({
  getParentRoute: () => root,
  path: '/management/system',
  staticData: { access: listBackups.access },
  component: lazyRouteComponent(() => pages().then((all) => all.systemPage()), 'SystemPage'),
})

export const backupRoutes = [system] as const
