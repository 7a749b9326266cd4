import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listVirtualDesktops } from '#contract/virtual-desktops.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/vdi.ts')

const desktops = createRoute({
  getParentRoute: () => root,
  path: '/vdiaccountslist',
  staticData: { access: listVirtualDesktops.access },
  component: lazyRouteComponent(() => pages().then((all) => all.desktopsPage()), 'DesktopsPage'),
})

export const vdiRoutes = [desktops] as const
