export const duplicatesPage = () => import('#web/features/merges/duplicates-page.tsx')
export const mergePage = () => import('#web/features/merges/merge-page.tsx')
