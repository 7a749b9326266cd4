export const movePage = () => import('#web/features/moves/move-page.tsx')
export const movesPage = () => import('#web/features/moves/moves-page.tsx')
