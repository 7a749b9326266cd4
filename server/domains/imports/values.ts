import { storedAddress } from '#contract/email.ts'
import type { CompanyType } from '#contract/companies.ts'
import { alpha3Codes } from '#contract/countries.ts'
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
for (const [code, country] of alpha3Codes) countries.set(lower(code), country)
const everydayNames: Record<string, string> = {
  d: 'DE',
  brd: 'DE',
  'bundesrepublik deutschland': 'DE',
  a: 'AT',
  'republik österreich': 'AT',
  'schweizerische eidgenossenschaft': 'CH',
  fl: 'LI',
  i: 'IT',
  f: 'FR',
  nederland: 'NL',
  holland: 'NL',
  niederland: 'NL',
  'the netherlands': 'NL',
  england: 'GB',
  schottland: 'GB',
  scotland: 'GB',
  wales: 'GB',
  nordirland: 'GB',
  'northern ireland': 'GB',
  großbritannien: 'GB',
  grossbritannien: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  'u.k.': 'GB',
  'vereinigtes königreich von großbritannien und nordirland': 'GB',
  'united states of america': 'US',
  'u.s.a.': 'US',
  'u.s.': 'US',
  amerika: 'US',
  'vereinigte staaten von amerika': 'US',
  'tschechische republik': 'CZ',
  'czech republic': 'CZ',
  tschechei: 'CZ',
  'slowakische republik': 'SK',
  'slovak republic': 'SK',
  'republik korea': 'KR',
  'korea, republik': 'KR',
  'republic of korea': 'KR',
  südkorea: 'KR',
  'south korea': 'KR',
  nordkorea: 'KP',
  'russische föderation': 'RU',
  'russian federation': 'RU',
  'volksrepublik china': 'CN',
  'vr china': 'CN',
  "people's republic of china": 'CN',
  turkey: 'TR',
  türkiye: 'TR',
  uae: 'AE',
  vae: 'AE',
  emirates: 'AE',
  weißrussland: 'BY',
  moldau: 'MD',
  'republik moldau': 'MD',
  makedonien: 'MK',
  mazedonien: 'MK',
  macedonia: 'MK',
  'viet nam': 'VN',
  'bosnien und herzegowina': 'BA',
  bosnien: 'BA',
  elfenbeinküste: 'CI',
  irland: 'IE',
  'republic of ireland': 'IE',
  'republik irland': 'IE',
  luxemburg: 'LU',
  suisse: 'CH',
  svizzera: 'CH',
  italia: 'IT',
  españa: 'ES',
  polska: 'PL',
  česko: 'CZ',
  danmark: 'DK',
  sverige: 'SE',
  norge: 'NO',
  suomi: 'FI',
}
for (const [name, country] of Object.entries(everydayNames)) countries.set(name, country)

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
    herrn: 'Herr',
    hr: 'Herr',
    mr: 'Herr',
    mister: 'Herr',
    sir: 'Herr',
    frau: 'Frau',
    fr: 'Frau',
    fräulein: 'Frau',
    ms: 'Frau',
    mrs: 'Frau',
    miss: 'Frau',
    mx: 'NoSalutation',
    divers: 'NoSalutation',
    neutral: 'NoSalutation',
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

/** A salutation as people write it: with a full stop, and with the academic title behind it. */
const salutationOf = (text: string): string =>
  lower(text)
    .replaceAll('.', '')
    .replace(/( (prof|dr|dipl-?ing|ing|mag|med|phil|rer nat))+$/, '')

const months = [
  ['januar', 'jänner', 'january', 'jan'],
  ['februar', 'feber', 'february', 'feb'],
  ['märz', 'march', 'mär', 'mrz', 'mar'],
  ['april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
]

/**
 * A day as people write it, as YYYY-MM-DD: `1.3.2024`, `01.03.24` (of two digits 70 to 99 are of the last century),
 * `1. März 2024`, `2024-03-01`, `2024/03/01`, and with midnight behind it, as databases have it. Undefined when it is
 * none, when anything else follows it, and when day and month could be meant either way: `3/1/2024`.
 */
function dayOf(text: string): string | undefined {
  const day = lower(text)
    .replace(/[t ]0{1,2}:00(:00([.,]0+)?)?z?$/, '')
    .replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, '$3.$2.$1')
    .replace(/^(\d{1,2})\.? (\p{L}+)\.? (\d{2,4})$/u, (whole, number, name, year) => {
      const month = months.findIndex((names) => names.includes(name))
      return month < 0 ? whole : `${number}.${month + 1}.${year}`
    })
    .replace(/^(\d{1,2}\.\d{1,2}\.)(\d{2})$/, (_, before, year) => `${before}${Number(year) < 70 ? '20' : '19'}${year}`)
  return /^\d+\.\d+\.\d{4}./.test(day) ? undefined : leadingDay(day) || undefined
}

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
    case 'salutation':
      return words.salutation?.[salutationOf(text)]
    case 'language':
    case 'gender':
    case 'kind':
    case 'mainContact':
      return words[field]?.[lower(text)]
    case 'domain':
      // As addresses are written too: `@tum.de`.
      return lower(text).replace(/^@/, '')
    case 'email':
      return storedAddress(text)
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
