export const keysPage = () => import('#web/features/keys/keys-page.tsx')
export const resigningPage = () => import('#web/features/keys/resigning-page.tsx')
