export const createRolePage = () => import('#web/features/access/create-role-page.tsx')
export const rolePage = () => import('#web/features/access/role-page.tsx')
export const rolesPage = () => import('#web/features/access/roles-page.tsx')
