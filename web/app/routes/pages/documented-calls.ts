export const documentedCallsPage = () => import('#web/features/documented-calls/documented-calls-page.tsx')
