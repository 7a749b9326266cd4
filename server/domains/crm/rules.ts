import { storedAddress } from '#contract/email.ts'
import type { CompanyType, Company } from '#contract/companies.ts'
import { type ComparedField, comparedTogether } from '#contract/company-fields.ts'
import { comparedFields, type CrmCompanyValues, type CrmDifference } from '#contract/crm.ts'
import { plainCustomerNumber } from '#contract/fields.ts'
import { leadingDay } from '#licence/days.ts'
import { contractFromDate, endFromDate } from '#licence/sentinels.ts'
import { countryOf } from './countries.ts'
import type { CrmEntity } from './shapes.ts'

const misspelt: Record<string, string> = { Interesent: 'Interessent', Verkauftsagent: 'Verkaufsagent' }

/** The kind of company (Kundenart) with the CRM's known misspellings mended. */
export const kindOf = (kundenart: string): string => misspelt[kundenart.trim()] ?? kundenart.trim()

const sameWord = (a: string, b: string) => a.localeCompare(b, 'de', { sensitivity: 'accent' }) === 0

/** The portal's type of that name, or undefined. */
export const typeOfKind = (kind: string, types: readonly CompanyType[]): CompanyType | undefined =>
  types.find(({ nameDe, nameEn }) => sameWord(nameDe, kind) || sameWord(nameEn, kind))

/** Street and house number: split at the last space. A street without any digit has no number ("Unter den Linden"). */
export function splitStreet(strasse: string): { street: string; houseNumber: string } {
  const at = strasse.lastIndexOf(' ')
  if (at < 0 || !/\d/.test(strasse)) return { street: strasse, houseNumber: '' }
  return { street: strasse.slice(0, at).trim(), houseNumber: strasse.slice(at + 1) }
}

/** Area code and number as one, unless the number begins with it. */
export const phoneOf = (areaCode: string, number: string): string =>
  number === '' || areaCode === '' || number.startsWith(areaCode) || number.startsWith('+')
    ? number
    : `${areaCode} ${number}`

function contractOf({ Servicevertrag, ServicevertragStart, ServicevertragEnde }: CrmEntity) {
  if (!/^(true|1|-1|ja|yes)$/i.test(Servicevertrag)) return null
  // A time stands behind the days of the CRM.
  const { endDate } = endFromDate(leadingDay(ServicevertragEnde))
  return { start: contractFromDate(leadingDay(ServicevertragStart)) ?? '', end: contractFromDate(endDate) }
}

/** The CRM's data as the fields of the company form. A kind the portal does not have becomes "Firma". */
export function valuesOf(
  entity: CrmEntity,
  types: readonly CompanyType[],
): { values: CrmCompanyValues; kind: string; kindKnown: boolean } {
  const kind = kindOf(entity.Kundenart)
  const type = typeOfKind(kind, types)
  const country = countryOf(entity.Land)
  const values: CrmCompanyValues = {
    customerNumber: plainCustomerNumber(entity.Kundennummer),
    name: entity.Firma_1,
    companyTypeId: (type ?? typeOfKind('Firma', types) ?? types[0])?.id ?? '',
    ...splitStreet(entity.Strasse),
    zipCode: entity.PLZ,
    city: entity.Ort,
    country,
    language: country === 'DE' ? 'de' : 'en',
    email: storedAddress(entity.Email),
    phone: phoneOf(entity.Vorwahl, entity.Telefon),
    fax: phoneOf(entity.Vorwahl, entity.Telefax),
    website: entity.Homepage,
    remark: entity.Bemerkung,
    serviceContract: contractOf(entity),
  }
  return { values, kind, kindKnown: type !== undefined }
}

type Values = Partial<CrmCompanyValues>
/** The fields that differ, both sides with all that goes with them. How something is spaced or punctuated is no difference. */
export function differencesOf(company: Company, there: CrmCompanyValues, kindKnown: boolean): CrmDifference[] {
  const pick = (from: Values, field: ComparedField): Values =>
    Object.fromEntries(comparedTogether[field].map((name) => [name, from[name]]))
  return comparedFields
    .filter((field) => field !== 'companyTypeId' || kindKnown)
    .filter((field) => plain(field, company) !== plain(field, there))
    .map((field) => ({ field, here: pick(company, field), there: pick(there, field) }))
}

function plain(field: ComparedField, values: Values): string {
  if (field === 'serviceContract') {
    const contract = values.serviceContract
    return contract ? `${contract.start} ${contract.end}` : ''
  }
  const value = values[field] ?? ''
  switch (field) {
    case 'street':
      return spaced(`${value} ${values.houseNumber}`)
    case 'phone':
    case 'fax':
      return value.replace(/[^\d+]/g, '')
    case 'email':
      return value.toLowerCase()
    case 'website':
      return value
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/\/+$/, '')
    default:
      return spaced(value)
  }
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()
