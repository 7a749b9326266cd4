export const providerPage = () => import('#web/features/sso/provider-page.tsx')
export const providersPage = () => import('#web/features/sso/providers-page.tsx')
export const ssoPage = () => import('../../sign-in/sso-page.tsx')
