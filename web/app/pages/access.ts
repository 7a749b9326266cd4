import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { changeRole, createRole, listRoles } from '#contract/roles.ts'
import { root } from '../root.ts'

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
  staticData: {
    access: listRoles.access,
    menu: { place: 180, text: 'shell.roles', icon: 'shield', group: 'management' },
  },
  component: lazyRouteComponent(() => import('#web/features/access/roles-page.tsx'), 'RolesPage'),
})

const newRole = createRoute({
  getParentRoute: () => root,
  path: '/management/editrole',
  staticData: {
    access: createRole.access,
    under: '/management/rolestable',
    command: { place: 60, text: 'finder.createRole' },
  },
  component: lazyRouteComponent(() => import('#web/features/access/create-role-page.tsx'), 'CreateRolePage'),
})

const role = createRoute({
  getParentRoute: () => root,
  path: '/management/editrole/$id',
  staticData: { access: changeRole.access, under: '/management/rolestable', record: true },
  component: lazyRouteComponent(() => import('#web/features/access/role-page.tsx'), 'RolePage'),
})

export const accessRoutes = [management, roles, newRole, role] as const
