export const desktopsPage = () => import('#web/features/vdi/desktops-page.tsx')
