import { searchForm } from '#platform/lists/search.ts'
import { initialCompanyTypes } from '#domains/companies/public.ts'
import type { Chance } from './chance.ts'
import { crmIdOfDemo } from './crm.ts'
import {
  cities,
  departments,
  firstNames,
  foreignCities,
  forms,
  positions,
  regions,
  schools,
  streets,
  surnames,
  trades,
} from './names.ts'

const known: Record<string, { name: string; place: [string, string, string] }> = {
  '10023': { name: 'Müller & Söhne Antriebstechnik GmbH', place: ['DE', '33602', 'Bielefeld'] },
  '10147': { name: 'Konstruktionsbüro Lindqvist', place: ['DE', '24103', 'Kiel'] },
  '10311': { name: 'Nordsee Getriebe AG', place: ['DE', '50667', 'Köln'] },
}

const ascii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** A company row, number `index` of a set; numbers 10023, 10147 and 10311 match the sample files. */
export function demoCompany(chance: Chance, index: number) {
  const customerNumber = index === 97 ? '10147' : String(10_001 + Math.floor(index * 1.5))
  const kind = chance.below(20)
  const type =
    initialCompanyTypes[kind < 14 ? 1 : kind < 16 ? 3 : kind === 16 ? 2 : kind === 17 ? 0 : kind === 18 ? 4 : 5]
  const somewhere = chance.below(10) === 0 ? chance.pick(foreignCities) : (['DE', ...chance.pick(cities)] as const)
  const [country, zipCode, city] = known[customerNumber]?.place ?? somewhere
  const name = known[customerNumber]?.name ?? companyName(chance, type.nameDe, city)
  const createdAt = new Date(
    Date.UTC(2019, 0, 7) + (index % 240) * 11 * 86_400_000 + chance.below(36_000_000),
  ).toISOString()
  const contract = chance.below(3)
  const domain = `${ascii(name).slice(0, 30)}.example`
  const row = {
    id: chance.uuid(),
    customerNumber,
    name,
    companyTypeId: type.id,
    vatNumber: country === 'DE' ? `DE${100_000_000 + chance.below(899_999_999)}` : '',
    street: chance.pick(streets),
    houseNumber: `${1 + chance.below(140)}${chance.below(8) === 0 ? 'a' : ''}`,
    zipCode,
    city,
    country,
    language: country === 'DE' || country === 'AT' || country === 'CH' ? 'de' : 'en',
    email: `info@${domain}`,
    phone: `+49 ${200 + chance.below(700)} ${100_000 + chance.below(899_999)}`,
    website: `https://www.${domain}`,
    serviceContract: contract > 0,
    serviceContractStart: contract > 0 ? `20${20 + chance.below(5)}-01-01` : null,
    serviceContractEnd: contract === 1 ? `20${26 + chance.below(3)}-12-31` : null,
    createdAt,
    modifiedAt: createdAt,
    crmId: crmIdOfDemo[customerNumber] ?? null,
  }
  return row
}
export type DemoCompany = ReturnType<typeof demoCompany>

function companyName(chance: Chance, type: string, city: string): string {
  if (type !== 'Firma' && type !== 'Konzern' && type !== 'Interessent')
    return `${chance.pick(schools)} ${city} ${chance.pick(surnames)}`
  const style = chance.below(4)
  if (style === 0) return `${chance.pick(regions)} ${chance.pick(trades)} ${chance.pick(forms)}`
  if (style === 1) return `${chance.pick(surnames)} & Söhne ${chance.pick(trades)} ${chance.pick(forms)}`
  if (style === 2) return `Ingenieurbüro ${chance.pick(surnames)} ${chance.pick(trades)}`
  return `${chance.pick(surnames)} ${chance.pick(trades)} ${chance.pick(forms)}`
}

/** A contact of a company, or a private one; `index` keeps e-mail addresses apart. */
export function demoContact(chance: Chance, index: number, company: DemoCompany | null, mainContact: boolean) {
  const salutation = chance.below(2) === 0 ? 'Frau' : 'Herr'
  const firstName = chance.pick(firstNames[salutation])
  const lastName = chance.pick(surnames)
  const domain = company ? company.email.split('@')[1] : 'post.example'
  const createdAt = company?.createdAt ?? new Date(Date.UTC(2024, 1, 1) + index * 3_600_000).toISOString()
  return contactRow(chance, {
    companyId: company?.id ?? null,
    salutation,
    firstName,
    lastName,
    email: `${ascii(firstName)}.${ascii(lastName)}.${index}@${domain}`,
    department: company ? chance.pick(departments) : '',
    position: company ? chance.pick(positions) : '',
    mainContact,
    country: company?.country ?? 'DE',
    language: company?.language ?? 'de',
    createdAt,
  })
}

/** Completes a contact row with what every contact has. */
export function contactRow<
  T extends { firstName: string; lastName: string; email: string; position: string; createdAt: string },
>(chance: Chance, given: T) {
  return {
    id: chance.uuid(),
    phone: `+49 ${150 + chance.below(25)} ${1_000_000 + chance.below(8_999_999)}`,
    modifiedAt: given.createdAt,
    ...given,
    searchText: searchForm(given.firstName, given.lastName, given.email, given.position),
  }
}
