import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { listCompanyHistory } from '#contract/audit.ts'
import type { Company } from '#contract/companies.ts'
import { listCompanyHoldings } from '#contract/holdings.ts'
import { importLicences } from '#contract/licence-imports.ts'
import { CompanyHistory } from '#web/features/audit/company-history.tsx'
import { LatestHistory } from '#web/features/audit/latest-history.tsx'
import type { CompanyFormTools } from '#web/features/companies/company-details.tsx'
import { CompanyPage } from '#web/features/companies/company-page.tsx'
import { CompanyContacts } from '#web/features/contacts/company-contacts.tsx'
import { CrmCompanyTools } from '#web/features/crm/company-tools.tsx'
import { CrmContactsButton } from '#web/features/crm/contacts-button.tsx'
import { CompanyCloudAccounts } from '#web/features/cloud/company-accounts.tsx'
import { useCloudEnds } from '#web/features/cloud/cloud-ends.tsx'
import { LicenceImportSection } from '#web/features/licences/imports/licence-import.tsx'
import { RequestButton } from '#web/features/licences/request/request-button.tsx'
import { CompanyHoldings } from '#web/features/products/company-holdings.tsx'
import { CompanyGlance } from '#web/features/renewals/glance.tsx'
import { CompanySso } from '#web/features/sso/company-sso.tsx'
import { PageTools } from '../../ui/layout/page/page-tools.ts'
import { useSession } from '../../ui/data/use-session.ts'
import { FollowMerged } from './follow-merged.tsx'

const formTools: CompanyFormTools = (company, apply) => <CrmCompanyTools company={company} apply={apply} />

const parts = {
  overview: (company: Company) => <Overview company={company} />,
  products: (company: Company) => <Products key={company.id} company={company} />,
  contacts: (company: Company) => <CompanyContacts company={company} tools={<CrmContactsButton company={company} />} />,
  details: (company: Company) => <CompanySso company={company} />,
  history: (company: Company) => <CompanyHistory key={company.id} company={company} />,
}

/** A company's page shows what other features know of it; only here do they meet. */
export function CompanyParts() {
  const { id: companyId } = useParams({ from: '/company/$id' })
  return (
    <FollowMerged kind="company" id={companyId}>
      <CompanyPage tools={formTools} action={({ id }) => <RequestButton known={{ companyId: id }} />} parts={parts} />
    </FollowMerged>
  )
}

function Overview({ company }: { company: Company }) {
  const { can } = useSession()
  const cloudEnds = useCloudEnds(company)
  return (
    <>
      {can(listCompanyHoldings.access) && <CompanyHoldings company={company} brief />}
      <CompanyCloudAccounts company={company} />
      <CompanyGlance
        company={company}
        more={cloudEnds}
        latest={can(listCompanyHistory.access) && <LatestHistory key={company.id} company={company} />}
      />
    </>
  )
}

/** The products; licence files of older systems are read through a button beside them. */
function Products({ company }: { company: Company }) {
  const { can } = useSession()
  const [tools, setTools] = useState<HTMLElement | null>(null)
  return (
    <>
      {can(listCompanyHoldings.access) && <CompanyHoldings company={company} tools={<div ref={setTools} />} />}
      <CompanyCloudAccounts company={company} />
      {can(importLicences.access) && tools && (
        <PageTools value={tools}>
          <LicenceImportSection company={company} />
        </PageTools>
      )}
    </>
  )
}
