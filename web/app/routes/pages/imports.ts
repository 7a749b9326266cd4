export const importPage = () => import('#web/features/imports/import-page.tsx')
export const importsPage = () => import('#web/features/imports/imports-page.tsx')
