export const campaignFormPage = () => import('#web/features/campaigns/campaign-form-page.tsx')
export const campaignPage = () => import('#web/features/campaigns/campaign-page.tsx')
export const campaignsPage = () => import('#web/features/campaigns/campaigns-page.tsx')
