export const notificationsPage = () => import('#web/features/orders/notifications-page.tsx')
export const ordersPage = () => import('#web/features/orders/orders-page.tsx')
export const returnPage = () => import('#web/features/orders/return-page.tsx')
