import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { changeRole, createRole, listRoles } from '#contract/roles.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/access.ts')

const management = createRoute({
  getParentRoute: () => root,
  path: '/management',
  staticData: { access: listRoles.access },
  beforeLoad: () => {
    throw redirect({ to: '/management/rolestable', replace: true })
  },
})

const roles = createRoute({
  getParentRoute: () => root,
  path: '/management/rolestable',
  staticData: { access: listRoles.access },
  component: lazyRouteComponent(() => pages().then((all) => all.rolesPage()), 'RolesPage'),
})

const newRole = createRoute({
  getParentRoute: () => root,
  path: '/management/editrole',
  staticData: { access: createRole.access, menu: '/management/rolestable' },
  component: lazyRouteComponent(() => pages().then((all) => all.createRolePage()), 'CreateRolePage'),
})

const role = createRoute({
  getParentRoute: () => root,
  path: '/management/editrole/$id',
  staticData: { access: changeRole.access, menu: '/management/rolestable', record: true },
  component: lazyRouteComponent(() => pages().then((all) => all.rolePage()), 'RolePage'),
})

export const accessRoutes = [management, roles, newRole, role] as const
