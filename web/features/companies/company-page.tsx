import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { changeCompany, type Company, readCompany } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { IconEdit } from '#web/ui/layout/icons.tsx'
import { LinkButton } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { CompanyDetails, type CompanyFormTools } from './company-details.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { type CompanyTab, CompanyTabs } from './company-tabs.tsx'

interface PageProps {
  /** The primary action of the page. */
  action: (company: Company) => ReactNode
  /** What stands in each part beside the company's own data; put together by the router. */
  parts: Record<CompanyTab, (company: Company) => ReactNode>
  /** Beside the company's data; `apply` puts values into its form without saving them. */
  tools: CompanyFormTools
}

/** One company in parts, each with an address of its own: its data, and what other features know of it. */
export function CompanyPage({ action, parts, tools }: PageProps) {
  const t = useTexts(companiesTexts)
  const { language } = useLanguage()
  const { id } = useParams({ from: '/company/$id' })
  const { tab = 'overview', edit } = useSearch({ from: '/company/$id' })
  const { data: company, error, refetchError } = useRead(readCompany, { params: { id } })
  const context = company && {
    number: company.customerNumber,
    type: language === 'de' ? company.companyTypeDe : company.companyTypeEn,
    city: company.city,
  }
  return (
    <Page
      title={company?.name}
      context={context && t('companies.context.one', context)}
      action={company && action(company)}
      error={error}
      refetchError={refetchError}
    >
      {company && (
        <>
          <CompanyTabs id={id} open={tab} />
          {tab === 'overview' && <Short company={company} />}
          {tab === 'details' && (
            <CompanyDetails key={company.id} company={company} editing={edit === 'yes'} tools={tools} />
          )}
          {parts[tab](company)}
        </>
      )}
    </Page>
  )
}

/** The data most often looked for, and the way to change them. */
function Short({ company }: { company: Company }) {
  const t = useTexts(companiesTexts)
  const { can } = useSession()
  const edit = can(changeCompany.access) && (
    <LinkButton
      variant="default"
      to="/company/$id"
      params={{ id: company.id }}
      search={{ tab: 'details', edit: 'yes' }}
      leftSection={<IconEdit />}
    >
      {t('companies.editDetails')}
    </LinkButton>
  )
  return (
    <Section title={t('companies.details')} action={edit}>
      <CompanyFacts company={company} short />
    </Section>
  )
}
