import { lazy } from 'react'
import { importLicences } from '#contract/licence-imports.ts'
import { CompaniesPage } from '#web/features/companies/companies-page.tsx'
import { CrmSearchButton } from '#web/features/crm/search-button.tsx'
import { useSession } from '../../ui/use-session.ts'
import { Part } from '../../ui/part.tsx'

const LicenceImportSection = lazy(async () => ({
  default: (await import('#web/features/licences/imports/licence-import.tsx')).LicenceImportSection,
}))

/** The list of companies with what other features do there. */
export function CompaniesParts() {
  const { can } = useSession()
  return (
    <CompaniesPage tools={<CrmSearchButton />}>
      <Part>{can(importLicences.access) && <LicenceImportSection />}</Part>
    </CompaniesPage>
  )
}
