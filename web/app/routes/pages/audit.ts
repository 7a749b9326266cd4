export const auditPage = () => import('#web/features/audit/audit-page.tsx')
