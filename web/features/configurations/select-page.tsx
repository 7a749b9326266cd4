import { useParams } from '@tanstack/react-router'
import { readCompanyProduct } from '#contract/company-products.ts'
import { configurationPathsTexts } from '#texts/configuration-paths.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { SelectForm } from './select-form.tsx'

/** Chooses what a company product goes on with: the product's path, a template, or a configuration of the company. */
export function SelectPage() {
  const t = useTexts(configurationsTexts)
  const p = useTexts(configurationPathsTexts)
  const { language } = useLanguage()
  const { product: area = '', id = '' } = useParams({ strict: false })
  const { data, error } = useRead(readCompanyProduct, { params: { id } })
  const product = data?.product
  const title = product ? `${language === 'de' ? product.titleDe : product.titleEn} ${product.version}` : '…'
  return (
    <Page
      title={p('select.title')}
      context={data && t('overview.context', { company: data.company.name, number: data.company.customerNumber })}
      crumbs={[
        <TextLink key="overview" to="/{$product}configuration/overview/$id" params={{ product: area, id }}>
          {title}
        </TextLink>,
      ]}
      error={error}
      narrow
    >
      {data && <SelectForm key={data.id} area={area} companyProduct={data} />}
    </Page>
  )
}
