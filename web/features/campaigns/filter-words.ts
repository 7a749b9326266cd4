import type { Campaign } from '#contract/campaigns.ts'
import { listCompanyTypes } from '#contract/companies.ts'
import { listProducts } from '#contract/products.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { productName } from '#texts/product-names.ts'
import { countryNames } from '#web/ui/form/fields/country-field.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useRead } from '#web/ui/data/use-api.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Which customer products a campaign is for: "Wellenwerk Netzwerk 20, mit laufendem Wartungsvertrag, Deutschland". */
export function useFilterWords({ filter, modules }: Pick<Campaign, 'filter' | 'modules'>): string {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { productId, companyTypeId, moduleId, holdingIds, serviceContract } = filter
  const products = useRead(listProducts, undefined, { enabled: productId !== null && can(listProducts.access) })
  const types = useRead(listCompanyTypes, undefined, {
    enabled: companyTypeId !== null && can(listCompanyTypes.access),
  })
  const product = products.data?.items.find(({ id }) => id === productId)
  const type = types.data?.items.find(({ id }) => id === companyTypeId)
  const module = modules.find(({ id }) => id === moduleId)
  const words = [
    holdingIds.length === 1 && t('campaigns.filter.chosenOne'),
    holdingIds.length > 1 && t('campaigns.filter.chosen', { count: formats.number(holdingIds.length, language) }),
    product && productName(product, language),
    filter.version && t('campaigns.filter.version', { version: filter.version }),
    module && t('campaigns.filter.module', { name: `${module.name} (${module.licName})` }),
    serviceContract !== 'any' && t(`campaigns.filter.contract.${serviceContract}`),
    filter.holder && t(`campaigns.holderKind.${filter.holder}`),
    filter.country && countryNames(language)(filter.country),
    type && t('campaigns.filter.type', { name: language === 'de' ? type.nameDe : type.nameEn }),
    filter.endsBefore && t('campaigns.filter.endsBefore', { day: formats.date(filter.endsBefore) }),
    filter.search && t('campaigns.filter.search', { words: filter.search }),
  ]
  return words.filter(Boolean).join(', ') || t('campaigns.filter.all')
}
