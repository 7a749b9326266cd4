import { lazy } from 'react'
import { importLicences } from '#contract/licence-imports.ts'
import { CompaniesPage } from '#web/features/companies/companies-page.tsx'
import { CrmSearchButton } from '#web/features/crm/search-button.tsx'
import { useSession } from '../../ui/data/use-session.ts'
import { whenIdle } from '../shell/fetch-when-idle.ts'
import { LazyBoundary } from '../../ui/layout/lazy-boundary.tsx'

// The list comes first: what takes files over is as large as all else here.
const LicenceImportSection = lazy(async () => {
  await whenIdle()
  return { default: (await import('#web/features/licences/imports/licence-import.tsx')).LicenceImportSection }
})

/** The list of companies with what other features do there. */
export function CompaniesParts() {
  const { can } = useSession()
  return (
    <CompaniesPage tools={<CrmSearchButton />}>
      <LazyBoundary>{can(importLicences.access) && <LicenceImportSection />}</LazyBoundary>
    </CompaniesPage>
  )
}
