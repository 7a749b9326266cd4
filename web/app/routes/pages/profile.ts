export const confirmConsentPage = () => import('#web/features/profile/confirm-consent-page.tsx')
