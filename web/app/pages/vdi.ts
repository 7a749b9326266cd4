import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listVirtualDesktops } from '#contract/virtual-desktops.ts'
import { root } from '../root.ts'

const desktops = createRoute({
  getParentRoute: () => root,
  path: '/vdiaccountslist',
  staticData: {
    access: listVirtualDesktops.access,
    menu: { place: 160, text: 'shell.desktops', icon: 'screen', group: 'cloud' },
  },
  component: lazyRouteComponent(() => import('#web/features/vdi/desktops-page.tsx'), 'DesktopsPage'),
})

export const vdiRoutes = [desktops] as const
