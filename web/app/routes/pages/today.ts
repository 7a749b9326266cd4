export const inboxPage = () => import('#web/features/today/inbox-page.tsx')
export const todayPage = () => import('#web/features/today/today-page.tsx')
