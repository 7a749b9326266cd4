import type { Company, CompanyInput } from '#contract/companies.ts'
import { companiesTexts } from '#texts/companies.ts'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { countryNames } from '#web/ui/form/fields/country-field.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

/** Seldom looked for. */
const seldom: ReadonlySet<string> = new Set([
  'name',
  'vatNumber',
  'language',
  'fax',
  'website',
] satisfies (keyof CompanyInput)[])

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
  const facts = {
    customerNumber: [t('companies.customerNumber'), company.customerNumber],
    companyTypeId: [t('companies.type'), language === 'de' ? company.companyTypeDe : company.companyTypeEn],
    street: [t('companies.addressSection'), address.filter(Boolean).join(', ')],
    // Parts of the address.
    houseNumber: null,
    zipCode: null,
    city: null,
    country: null,
    email: [t('companies.email'), company.email],
    phone: [t('companies.phone'), company.phone],
    serviceContract: [t('companies.contractSection'), contract],
    name: [t('companies.name'), company.name],
    vatNumber: [t('companies.vatNumber'), company.vatNumber],
    language: [t('companies.language'), t(company.language === 'de' ? 'companies.german' : 'companies.english')],
    fax: [t('companies.fax'), company.fax],
    website: [t('companies.website'), company.website],
    remark: [t('companies.remark'), company.remark],
  } satisfies Record<keyof CompanyInput, Fact | null>
  const shown = Object.entries(facts).filter(([field]) => !short || !seldom.has(field))
  return (
    <Facts layout="columns" label={t('companies.details')} facts={shown.flatMap(([, fact]) => (fact ? [fact] : []))} />
  )
}
