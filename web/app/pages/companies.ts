import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { createCompany, listCompanies } from '#contract/companies.ts'
import type { CompanySearch } from '#web/features/companies/company-tabs.tsx'
import { root } from '../root.ts'
import { textIn, wordsIn } from '../search-parameters.ts'

const companies = createRoute({
  getParentRoute: () => root,
  path: '/companies',
  staticData: {
    access: listCompanies.access,
    menu: { place: 70, text: 'shell.companiesList', icon: 'building', group: 'companies' },
  },
  component: lazyRouteComponent(() => import('../compositions/companies-parts.tsx'), 'CompaniesParts'),
})

// Which types of companies there are to choose from comes with the address: without it, back to the companies.
const prefilled = ['types', 'name', 'customerNumber', 'street', 'houseNumber', 'zipCode', 'city', 'country'] as const

const create = createRoute({
  getParentRoute: () => root,
  path: '/createcompany',
  staticData: {
    access: createCompany.access,
    under: '/companies',
    command: { place: 10, text: 'finder.createCompany', search: '?types=all' },
  },
  // What is known of the company already, from a registration for example.
  validateSearch: wordsIn<(typeof prefilled)[number]>(...prefilled),
  beforeLoad: ({ search: { types } }) => {
    if (!types) throw redirect({ to: '/companies', replace: true })
  },
  component: lazyRouteComponent(() => import('#web/features/companies/create-company-page.tsx'), 'CreateCompanyPage'),
})

const importFromCrm = createRoute({
  getParentRoute: () => root,
  path: '/companyvemasimport',
  // Every signed-in user gets here; saving needs the permission.
  staticData: { access: 'signedIn', under: '/companies' },
  validateSearch: ({ id }: Record<string, unknown>) => ({ id: /^\d{1,18}$/.exec(textIn(id) ?? '')?.[0] ?? '' }),
  component: lazyRouteComponent(() => import('#web/features/companies/import-company-page.tsx'), 'ImportCompanyPage'),
})

const parts = ['products', 'contacts', 'details', 'history'] as const

const company = createRoute({
  getParentRoute: () => root,
  path: '/company/$id',
  staticData: { access: listCompanies.access, under: '/companies', record: true },
  validateSearch: (search: Record<string, unknown>): CompanySearch => {
    // Older addresses with a page or a search of the contacts mean the contacts.
    const older = Object.keys(search).some((key) => key.startsWith('contacts.')) ? 'contacts' : undefined
    const tab = parts.find((one) => one === search['tab']) ?? older
    // Undefined where it is none: the router would hand on whatever else stands in the address.
    return { tab, edit: search['edit'] === 'yes' ? 'yes' : undefined }
  },
  component: lazyRouteComponent(() => import('../compositions/company-parts.tsx'), 'CompanyParts'),
})

const withoutCompany = createRoute({
  getParentRoute: () => root,
  path: '/company',
  staticData: { access: listCompanies.access },
  beforeLoad: () => {
    throw redirect({ to: '/companies', replace: true })
  },
})

export const companyRoutes = [companies, create, importFromCrm, company, withoutCompany] as const
