import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { createCompany, listCompanies } from '#contract/companies.ts'
import { importCompany } from '#contract/crm.ts'
import { importLicences } from '#contract/licence-imports.ts'
import type { CompanyFormTools } from '#web/features/companies/company-page.tsx'
import { useSession } from '../ui/use-session.ts'
import { FollowMerged } from './follow-merged.tsx'
import { root } from './root.ts'

const CrmSearchButton = lazy(async () => ({
  default: (await import('#web/features/crm/search-button.tsx')).CrmSearchButton,
}))
const CrmContactsButton = lazy(async () => ({
  default: (await import('#web/features/crm/contacts-button.tsx')).CrmContactsButton,
}))
const CrmCompanyTools = lazy(async () => ({
  default: (await import('#web/features/crm/company-tools.tsx')).CrmCompanyTools,
}))

const companies = createRoute({
  getParentRoute: () => root,
  path: '/companies',
  staticData: { access: listCompanies.access },
  component: Companies,
})

const CompaniesPage = lazy(async () => ({
  default: (await import('#web/features/companies/companies-page.tsx')).CompaniesPage,
}))
const LicenceImport = lazy(async () => ({
  default: (await import('#web/features/licences/imports/licence-import.tsx')).LicenceImportSection,
}))

function Companies(): ReactNode {
  const { can } = useSession()
  return <CompaniesPage tools={<CrmSearchButton />}>{can(importLicences.access) && <LicenceImport />}</CompaniesPage>
}

const prefilled = ['name', 'customerNumber', 'street', 'houseNumber', 'zipCode', 'city', 'country'] as const

const create = createRoute({
  getParentRoute: () => root,
  path: '/createcompany',
  staticData: { access: createCompany.access },
  // What is known of the company already, from a registration for example.
  validateSearch: (search: Record<string, unknown>): Partial<Record<(typeof prefilled)[number], string>> =>
    Object.fromEntries(prefilled.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : []))),
  component: lazyRouteComponent(() => import('#web/features/companies/create-company-page.tsx'), 'CreateCompanyPage'),
})

const importFromCrm = createRoute({
  getParentRoute: () => root,
  path: '/companyvemasimport',
  staticData: { access: importCompany.access },
  validateSearch: ({ id }: Record<string, unknown>) => ({
    // The router hands over digits as a number.
    id: (typeof id === 'string' || typeof id === 'number') && /^\d{1,18}$/.test(`${id}`) ? `${id}` : '',
  }),
  component: lazyRouteComponent(() => import('#web/features/companies/import-company-page.tsx'), 'ImportCompanyPage'),
})

const CompanyPage = lazy(async () => ({
  default: (await import('#web/features/companies/company-page.tsx')).CompanyPage,
}))
const CompanyProducts = lazy(async () => ({
  default: (await import('#web/features/products/company-products.tsx')).CompanyProducts,
}))
const CompanyGlance = lazy(async () => ({
  default: (await import('#web/features/renewals/glance.tsx')).CompanyGlance,
}))
const CompanySso = lazy(async () => ({
  default: (await import('#web/features/sso/company-sso.tsx')).CompanySso,
}))
const CompanyContacts = lazy(async () => ({
  default: (await import('#web/features/contacts/company-contacts.tsx')).CompanyContacts,
}))

// A company's page shows what other features know of it; only here do they meet.
const company = createRoute({
  getParentRoute: () => root,
  path: '/company/$id',
  staticData: { access: listCompanies.access },
  component: CompanyParts,
})

const formTools: CompanyFormTools = (one, apply) => <CrmCompanyTools company={one} apply={apply} />

function CompanyParts(): ReactNode {
  const { can } = useSession()
  return (
    <FollowMerged kind="company">
      <CompanyPage tools={formTools}>
        {(one) => (
          <>
            <CompanyGlance company={one} />
            <CompanyProducts company={one} />
            {can(importLicences.access) && <LicenceImport key={one.id} company={one} />}
            <CompanyContacts company={one} tools={<CrmContactsButton company={one} />} />
            <CompanySso company={one} />
          </>
        )}
      </CompanyPage>
    </FollowMerged>
  )
}

const withoutCompany = createRoute({
  getParentRoute: () => root,
  path: '/company',
  staticData: { access: listCompanies.access },
  beforeLoad: () => {
    throw redirect({ to: '/companies', replace: true })
  },
})

export const companyRoutes = [companies, create, importFromCrm, company, withoutCompany] as const
