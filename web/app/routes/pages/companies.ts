export const companiesParts = () => import('../../parts/companies-parts.tsx')
export const companyParts = () => import('../../parts/company-parts.tsx')
export const createCompanyPage = () => import('#web/features/companies/create-company-page.tsx')
export const importCompanyPage = () => import('#web/features/companies/import-company-page.tsx')
