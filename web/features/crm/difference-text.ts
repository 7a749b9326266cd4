import type { CompanyType } from '#contract/companies.ts'
import type { CrmCompanyValues, CrmDifference } from '#contract/crm.ts'
import type { Language } from '#contract/shapes.ts'
import { crmTexts } from '#texts/crm.ts'
import { countryNames } from '#web/ui/form/fields/country-field.tsx'
import { formats } from '#web/ui/data/formats.ts'

type Say = (key: keyof typeof crmTexts, values?: Record<string, string | number>) => string

/** One side of a difference in words; '' for empty. */
export function differenceText(
  field: CrmDifference['field'],
  values: { [K in keyof CrmCompanyValues]?: CrmCompanyValues[K] | undefined },
  { types, language, t }: { types: readonly CompanyType[]; language: Language; t: Say },
): string {
  switch (field) {
    case 'companyTypeId': {
      const type = types.find(({ id }) => id === values.companyTypeId)
      return (language === 'de' ? type?.nameDe : type?.nameEn) ?? ''
    }
    case 'street':
      return `${values.street ?? ''} ${values.houseNumber ?? ''}`.trim()
    case 'country':
      return values.country ? `${countryNames(language)(values.country)}, ${values.language}` : ''
    case 'serviceContract': {
      const contract = values.serviceContract
      if (!contract) return t('crm.contractNone')
      const start = contract.start ? formats.date(contract.start) : '?'
      return contract.end
        ? t('crm.contractUntil', { start, end: formats.date(contract.end) })
        : t('crm.contractUnlimited', { start })
    }
    default:
      return values[field] ?? ''
  }
}
