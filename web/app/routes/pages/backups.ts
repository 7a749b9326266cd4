export const systemPage = () => import('#web/features/backups/system-page.tsx')
