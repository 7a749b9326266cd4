import type { Company } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { Facts } from '#web/ui/facts.tsx'
import { countryNames } from '#web/ui/form/country-field.tsx'
import { formats } from '#web/ui/formats.ts'
import { useLanguage, useTexts } from '#web/ui/use-texts.tsx'

/** A company's data to read; `short` leaves out what is seldom looked for. */
export function CompanyFacts({ company, short = false }: { company: Company; short?: boolean }) {
  const t = useTexts(companiesTexts)
  const { language } = useLanguage()
  const { street, houseNumber, zipCode, city, country, serviceContract } = company
  const address = [`${street} ${houseNumber}`.trim(), `${zipCode} ${city}`.trim(), countryNames(language)(country)]
  const contract =
    serviceContract === null
      ? t('companies.contractNone')
      : t('companies.contractTerm', {
          start: formats.date(serviceContract.start),
          end: serviceContract.end === null ? t('companies.contractUnlimited') : formats.date(serviceContract.end),
        })
  return (
    <Facts
      layout="columns"
      label={t('companies.details')}
      facts={[
        [t('companies.customerNumber'), company.customerNumber],
        [t('companies.type'), language === 'de' ? company.companyTypeDe : company.companyTypeEn],
        [t('companies.addressSection'), address.filter(Boolean).join(', ')],
        [t('companies.email'), company.email],
        [t('companies.phone'), company.phone],
        [t('companies.contractSection'), contract],
        ...(short
          ? []
          : ([
              [t('companies.name'), company.name],
              [t('companies.vatNumber'), company.vatNumber],
              [t('companies.language'), t(company.language === 'de' ? 'companies.german' : 'companies.english')],
              [t('companies.fax'), company.fax],
              [t('companies.website'), company.website],
            ] as const)),
        [t('companies.remark'), company.remark],
      ]}
    />
  )
}
