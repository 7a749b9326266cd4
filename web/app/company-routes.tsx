import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { createCompany, listCompanies } from '#contract/companies.ts'
import { importLicences } from '#contract/licence-imports.ts'
import { useSession } from '../ui/use-session.ts'
import { root } from './root.ts'

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
  return <CompaniesPage>{can(importLicences.access) && <LicenceImport />}</CompaniesPage>
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

function CompanyParts(): ReactNode {
  const { can } = useSession()
  return (
    <CompanyPage>
      {(one) => (
        <>
          <CompanyGlance company={one} />
          <CompanyProducts company={one} />
          {can(importLicences.access) && <LicenceImport key={one.id} company={one} />}
          <CompanyContacts company={one} />
          <CompanySso company={one} />
        </>
      )}
    </CompanyPage>
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

export const companyRoutes = [companies, create, company, withoutCompany] as const
