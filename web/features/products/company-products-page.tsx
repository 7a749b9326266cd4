import type { ReactNode } from 'react'
import { type Company, readCompany } from '#contract/companies.ts'
import { readMyClaim } from '#contract/registration.ts'
import { productsTexts } from '#texts/products.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useMe } from '#web/ui/data/use-session.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** What a customer sees first: the products of their own company (`children`, put together by the router). */
export function CompanyProductsPage({ children }: { children: (company: Company) => ReactNode }) {
  const t = useTexts(productsTexts)
  const { companyId } = useMe()
  const {
    data: company,
    error,
    refetchError,
  } = useRead(readCompany, { params: { id: companyId ?? '' } }, { enabled: companyId !== null })
  const claim = useRead(readMyClaim, {}, { enabled: companyId === null })
  const context = company && t('products.company.context', { name: company.name, number: company.customerNumber })
  return (
    <Page title={t('products.company')} context={context} error={error} refetchError={refetchError}>
      {companyId === null && claim.data && (
        <p>
          {claim.data.state === 'open'
            ? t('products.company.claimOpen', { company: claim.data.companyName })
            : claim.data.state === 'declined'
              ? t('products.company.claimDeclined', { company: claim.data.companyName })
              : t('products.company.none')}
        </p>
      )}
      {company && children(company)}
    </Page>
  )
}
