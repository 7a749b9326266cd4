export const expiringPage = () => import('#web/features/renewals/expiring-page.tsx')
export const requestPage = () => import('#web/features/renewals/request-page.tsx')
export const requestsPage = () => import('#web/features/renewals/requests-page.tsx')
