export const downloadsPage = () => import('#web/features/downloads/downloads-page.tsx')
