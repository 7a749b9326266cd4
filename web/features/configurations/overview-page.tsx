import { Badge } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type CompanyProduct, openCompanyOf, readCompanyProduct } from '#contract/company-products.ts'
import { listConfigurations } from '#contract/configurations.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { ConfigurationsSection } from './configurations-section.tsx'
import { ProductSection } from './product-section.tsx'

/** A company product at a glance: product, configurations, and what other features know of it (`children`). */
export function OverviewPage({ children }: { children?: (area: string, companyProduct: CompanyProduct) => ReactNode }) {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { product: area = '', id = '' } = useParams({ strict: false })
  const { data, error } = useRead(readCompanyProduct, { params: { id } })
  const opened = useRead(openCompanyOf, { params: { id } }, { enabled: can(openCompanyOf.access) })
  if (!data) return <Page title="…" error={error} />
  const { product, company, disabled } = data
  const title = t('overview.title', {
    title: language === 'de' ? product.titleDe : product.titleEn,
    version: product.version,
  })
  const companyLink = opened.data ? (
    <TextLink to="/company/$id" params={{ id: opened.data.id }}>
      {company.name}
    </TextLink>
  ) : (
    company.name
  )
  return (
    <Page
      title={title}
      context={
        <>
          {t('overview.context', { company: company.name, number: company.customerNumber })}{' '}
          {disabled && <Badge color="gray">{t('overview.disabled')}</Badge>}
        </>
      }
      crumbs={[companyLink]}
    >
      <ProductSection companyProduct={data} />
      {can(listConfigurations.access) && <ConfigurationsSection area={area} companyProduct={data} />}
      {children?.(area, data)}
    </Page>
  )
}
