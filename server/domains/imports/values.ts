import type { CompanyType } from '#contract/companies.ts'
import { zip } from '#platform/zip.ts'
import { plainCustomerNumber } from '#contract/fields.ts'
import type { ImportField } from '#contract/imports.ts'
import { leadingDay } from '#licence/days.ts'
import { contractFromDate, isUnlimitedDay } from '#licence/sentinels.ts'

/** Why a value cannot be taken. */
export interface Problem {
  code: string
  field: ImportField | null
  details: Record<string, unknown>
}

/** A value as shown in a problem, possibly shortened; half a character could not be stored. */
export const shownValue = (value: string): string => value.slice(0, 100).toWellFormed()

/** The cells of a row by field; empty ones are left out, so that what is there stays. */
export function filledCells(mapping: (ImportField | null)[], cells: string[]): Map<ImportField, string> {
  return new Map(zip(mapping, cells).flatMap(([field, cell]) => (field && cell !== '' ? [[field, cell]] : [])))
}

const lower = (text: string) => text.toLowerCase().trim()

const countries = new Map<string, string>()
for (let first = 65; first <= 90; first++)
  for (let second = 65; second <= 90; second++) {
    const typed = String.fromCharCode(first, second)
    // Codes of the past are called as the country is today, whose code counts: UK is GB, FX is FR.
    const code = new Intl.Locale(`und-${typed}`).region ?? typed
    for (const locale of ['de', 'en']) {
      const name = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)
      if (name) countries.set(lower(name), code).set(lower(typed), code)
    }
  }
countries.set('deu', 'DE').set('aut', 'AT').set('che', 'CH').set('d', 'DE').set('a', 'AT')

const words: Partial<Record<ImportField, Record<string, string | boolean>>> = {
  language: {
    de: 'de',
    deutsch: 'de',
    german: 'de',
    'de-de': 'de',
    en: 'en',
    englisch: 'en',
    english: 'en',
    'en-us': 'en',
  },
  salutation: {
    herr: 'Herr',
    'herr dr.': 'Herr',
    mr: 'Herr',
    'mr.': 'Herr',
    frau: 'Frau',
    ms: 'Frau',
    'ms.': 'Frau',
    mrs: 'Frau',
    'mrs.': 'Frau',
    keine: 'NoSalutation',
    'keine anrede': 'NoSalutation',
    none: 'NoSalutation',
    nosalutation: 'NoSalutation',
    'no salutation': 'NoSalutation',
  },
  gender: {
    m: 'm',
    männlich: 'm',
    male: 'm',
    w: 'f',
    f: 'f',
    weiblich: 'f',
    female: 'f',
    d: 'd',
    divers: 'd',
    diverse: 'd',
    'non-binary': 'd',
  },
  kind: {
    hochschule: 'university',
    universität: 'university',
    university: 'university',
    schule: 'school',
    school: 'school',
    freemailer: 'free',
    'free mailer': 'free',
    'free email provider': 'free',
    'free e-mail provider': 'free',
    free: 'free',
    wegwerfadressen: 'disposable',
    'disposable addresses': 'disposable',
    disposable: 'disposable',
  },
  mainContact: {
    ja: true,
    yes: true,
    x: true,
    '1': true,
    wahr: true,
    true: true,
    '✓': true,
    nein: false,
    no: false,
    '0': false,
    falsch: false,
    false: false,
    '-': false,
  },
}

/** A day as people write it, as YYYY-MM-DD; undefined when it is none, or when anything follows it. */
const dayOf = (text: string): string | undefined =>
  /^\d+\.\d+\.\d{4}./.test(text) ? undefined : leadingDay(text) || undefined

export const unlimitedWord = 'unlimited'
/** Instead of a start: older systems write a day where there is no contract. */
export const noContract = 'none'

function isWithoutEnd(text: string): boolean {
  const day = dayOf(text)
  return /^(unbegrenzt|unbefristet|unlimited)/i.test(text) || (day !== undefined && isUnlimitedDay(day))
}

/** The value of a cell as its field stores it; undefined when it means nothing there. */
export function valueOf(field: ImportField, text: string, types: readonly CompanyType[]): string | boolean | undefined {
  switch (field) {
    case 'country':
      return countries.get(lower(text))
    case 'companyType':
      return types.find(({ nameDe, nameEn }) => [nameDe, nameEn].some((name) => lower(name) === lower(text)))?.id
    case 'contractStart': {
      const day = dayOf(text)
      return day && (contractFromDate(day) ?? noContract)
    }
    case 'startDate':
      return dayOf(text)
    case 'contractEnd':
    case 'endDate':
      return isWithoutEnd(text) ? unlimitedWord : dayOf(text)
    case 'language':
    case 'salutation':
    case 'gender':
    case 'kind':
    case 'mainContact':
      return words[field]?.[lower(text)]
    case 'domain':
      // As addresses are written too: `@tum.de`.
      return lower(text).replace(/^@/, '')
    case 'email':
      return text.toLowerCase()
    case 'customerNumber':
    case 'companyNumber':
      return plainCustomerNumber(text)
    default:
      return text
  }
}

/** Fields whose content is entered once and for all elsewhere have no limit of their own here. */
export function valuesOf(
  cells: ReadonlyMap<ImportField, string>,
  types: readonly CompanyType[],
): { values: Partial<Record<ImportField, string | boolean>>; problems: Problem[] } {
  const values: Partial<Record<ImportField, string | boolean>> = {}
  const problems: Problem[] = []
  for (const [field, text] of cells) {
    const value = valueOf(field, text, types)
    if (value === undefined) {
      const code = field === 'companyType' ? 'companies.typeUnknown' : 'imports.valueInvalid'
      problems.push({ code, field, details: { value: shownValue(text) } })
    } else values[field] = value
  }
  return { values, problems }
}
