export const costsPage = () => import('#web/features/cloud-usage/costs-page.tsx')
export const needsPage = () => import('#web/features/cloud-usage/needs-page.tsx')
export const reportsPage = () => import('#web/features/cloud-usage/reports-page.tsx')
export const statisticsPage = () => import('#web/features/cloud-usage/statistics-page.tsx')
