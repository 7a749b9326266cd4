export const auditPage = () => import('#web/features/audit/audit-page.tsx')
export const visitorsPage = () => import('#web/features/audit/visitors-page.tsx')
