export const serviceAccountPage = () => import('#web/features/service-accounts/service-account-page.tsx')
export const serviceAccountsPage = () => import('#web/features/service-accounts/service-accounts-page.tsx')
