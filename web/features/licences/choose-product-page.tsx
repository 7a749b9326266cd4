import { useParams } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { listCompanyHoldings } from '#contract/holdings.ts'
import { hostsTexts } from '#texts/hosts.ts'
import { CompanyField } from '#web/shared/companies/company-field.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { RequestButton } from './request/request-button.tsx'
import { productName } from '#texts/product-names.ts'

/** The licence creator without a product: whose host ID it is to be is chosen first. */
export function ChooseProductPage() {
  const t = useTexts(hostsTexts)
  const { language } = useLanguage()
  const { product: area } = useParams({ from: '/{$product}configuration/licencecreator' })
  const id = useId()
  const [company, setCompany] = useState<string | null>(null)
  const { data, error } = useRead(listCompanyHoldings, { params: { id: company ?? '' } }, { enabled: company !== null })
  return (
    <Page narrow title={t('hosts.chooseTitle')} context={t('hosts.chooseContext')} action={<RequestButton />}>
      <CompanyField
        id={id}
        label={t('hosts.chooseCompany')}
        required
        name="company"
        value={company}
        onChange={setCompany}
      />
      {error && <ErrorNotice error={error} />}
      {data?.items.length === 0 && <p>{t('hosts.chooseNone')}</p>}
      <ul>
        {data?.items.map(({ id: holding, product }) => (
          <li key={holding}>
            <TextLink to="/{$product}configuration/licencecreator/$id" params={{ product: area, id: holding }}>
              {productName(product, language)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Page>
  )
}
