export const legalPage = () => import('#web/features/portal/legal-page.tsx')
