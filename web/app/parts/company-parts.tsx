import { importLicences } from '#contract/licence-imports.ts'
import { type CompanyFormTools, CompanyPage } from '#web/features/companies/company-page.tsx'
import { CompanyContacts } from '#web/features/contacts/company-contacts.tsx'
import { CrmCompanyTools } from '#web/features/crm/company-tools.tsx'
import { CrmContactsButton } from '#web/features/crm/contacts-button.tsx'
import { LicenceImportSection } from '#web/features/licences/imports/licence-import.tsx'
import { Holdings } from '#web/features/products/holdings.tsx'
import { CompanyGlance } from '#web/features/renewals/glance.tsx'
import { CompanySso } from '#web/features/sso/company-sso.tsx'
import { useSession } from '../../ui/use-session.ts'
import { FollowMerged } from './follow-merged.tsx'

const formTools: CompanyFormTools = (company, apply) => <CrmCompanyTools company={company} apply={apply} />

/** A company's page shows what other features know of it; only here do they meet. */
export function CompanyParts() {
  const { can } = useSession()
  return (
    <FollowMerged kind="company">
      <CompanyPage tools={formTools}>
        {(company) => (
          <>
            <CompanyGlance company={company} />
            <Holdings holder={{ kind: 'company', id: company.id, name: company.name }} />
            {can(importLicences.access) && <LicenceImportSection key={company.id} company={company} />}
            <CompanyContacts company={company} tools={<CrmContactsButton company={company} />} />
            <CompanySso company={company} />
          </>
        )}
      </CompanyPage>
    </FollowMerged>
  )
}
