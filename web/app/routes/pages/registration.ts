export const claimsPage = () => import('#web/features/registration/claims-page.tsx')
export const confirmationPage = () => import('#web/features/registration/confirmation-page.tsx')
export const registrationPage = () => import('#web/features/registration/registration-page.tsx')
export const signInInvitationPage = () => import('../../sign-in/invitation-page.tsx')
