import { useParams, useSearch } from '@tanstack/react-router'
import { readCompanyProduct } from '#contract/company-products.ts'
import { readConfiguration, saveConfiguration } from '#contract/configurations.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useSession } from '#web/ui/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'
import { Manager } from './manager.tsx'

/** The configuration manager: the active configuration to edit, or a historical one (`?configuration=`) to look at. */
export function ManagerPage() {
  const t = useTexts(configurationsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { product: area, id } = useParams({ strict: false }) as { product: string; id: string }
  const { configuration: wanted } = useSearch({ strict: false }) as { configuration?: string }
  const companyProduct = useRead(readCompanyProduct, { params: { id } })
  const current = companyProduct.data?.configuration?.id ?? null
  const shown = wanted ?? current
  const configuration = useRead(readConfiguration, { params: { id: shown ?? '' } }, { enabled: shown !== null })
  const historical = wanted !== undefined && wanted !== current
  const product = companyProduct.data?.product
  const title = product ? `${language === 'de' ? product.titleDe : product.titleEn} ${product.version}` : '…'
  const overview = (
    <TextLink to="/{$product}configuration/overview/$id" params={{ product: area, id }}>
      {title}
    </TextLink>
  )
  const name = configuration.data?.name || configuration.data?.description
  return (
    <Page
      title={name ? `${t('manager.title')}: ${name}` : t('manager.title')}
      context={
        companyProduct.data &&
        t('overview.context', {
          company: companyProduct.data.company.name,
          number: companyProduct.data.company.customerNumber,
        })
      }
      crumbs={[overview]}
      error={companyProduct.error ?? configuration.error}
    >
      {historical && <p>{t('manager.historical')}</p>}
      {!historical && !can(saveConfiguration.access) && <p>{t('manager.readOnly')}</p>}
      {companyProduct.data && shown === null && <p>{t('overview.empty')}</p>}
      {configuration.data && companyProduct.data && (
        <Manager
          key={configuration.data.id}
          companyProduct={companyProduct.data}
          configuration={configuration.data}
          editable={!historical && can(saveConfiguration.access)}
        />
      )}
    </Page>
  )
}
