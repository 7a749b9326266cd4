export const cancellationPage = () => import('#web/features/legal/cancellation-page.tsx')
export const noticesPage = () => import('#web/features/legal/notices-page.tsx')
export const withdrawalPage = () => import('#web/features/legal/withdrawal-page.tsx')
