export const accountPage = () => import('../../sign-in/account-page.tsx')
export const factorPage = () => import('../../sign-in/factor-page.tsx')
export const requiredFactorPage = () => import('../../sign-in/required-factor-page.tsx')
