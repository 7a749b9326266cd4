import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listBackups } from '#contract/backups.ts'
import { root } from '../root.ts'

const system = createRoute({
  getParentRoute: () => root,
  path: '/management/system',
  staticData: {
    access: listBackups.access,
    menu: { place: 260, text: 'shell.system', icon: 'refresh', group: 'management', subject: 'shell.system' },
  },
  component: lazyRouteComponent(() => import('#web/features/backups/system-page.tsx'), 'SystemPage'),
})

export const backupRoutes = [system] as const
