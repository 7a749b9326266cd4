import { importLicences } from '#contract/licence-imports.ts'
import { CompaniesPage } from '#web/features/companies/companies-page.tsx'
import { CrmSearchButton } from '#web/features/crm/search-button.tsx'
import { LicenceImportSection } from '#web/features/licences/imports/licence-import.tsx'
import { useSession } from '../../ui/use-session.ts'

/** The list of companies with what other features do there. */
export function CompaniesParts() {
  const { can } = useSession()
  return (
    <CompaniesPage tools={<CrmSearchButton />}>{can(importLicences.access) && <LicenceImportSection />}</CompaniesPage>
  )
}
