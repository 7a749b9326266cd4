import { storedAddress } from '#contract/email.ts'
import type { CompanyType } from '#contract/companies.ts'
import { zip } from '#platform/zip.ts'
import { plainCustomerNumber } from '#contract/fields.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { movedColumns, type MovedField } from '#contract/moving-columns.ts'
import { countries } from './country-names.ts'
import { dayShown } from './day-shown.ts'
import { leadingDay } from '#licence/days.ts'
import { normaliseMac } from '#licence/mac.ts'
import { contractFromDate, isUnlimitedDay } from '#licence/sentinels.ts'

/** What the cells of a row mean, by field. */
export type Values = Partial<Record<ImportField, string | boolean>>

/** Why a value cannot be taken. */
export interface Problem {
  code: string
  field: ImportField | null
  details: Record<string, unknown>
}

/** A value as shown in a problem, possibly shortened; half a character could not be stored. */
export const shownValue = (value: string): string => value.slice(0, 100).toWellFormed()

/** A value as a change shows it. */
export function inCells(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '✓' : ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return dayShown(text).slice(0, 300).toWellFormed()
}

/** Field → before and after, as a change shows them. */
export type RowChanges = Record<string, [string, string]>

export const changesInWords = (
  changed: Iterable<readonly [field: string, before: unknown, after: unknown]>,
): RowChanges =>
  Object.fromEntries(Array.from(changed, ([field, before, after]) => [field, [inCells(before), inCells(after)]]))

/** The cells of a row by field; empty ones are left out, so that what is there stays. */
export function filledCells(mapping: (ImportField | null)[], cells: string[]): Map<ImportField, string> {
  return new Map(zip(mapping, cells).flatMap(([field, cell]) => (field && cell !== '' ? [[field, cell]] : [])))
}

const lower = (text: string) => text.toLowerCase().trim()

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
  count: {
    '9999': 'uncounted',
    ungezählt: 'uncounted',
    uncounted: 'uncounted',
    unbegrenzt: 'uncounted',
    '-1': 'dependency',
    'technische abhängigkeit': 'dependency',
    'technical dependency': 'dependency',
    abhängigkeit: 'dependency',
    dependency: 'dependency',
  },
  edition: {
    single: 'single',
    einzelplatz: 'single',
    'single user': 'single',
    network: 'network',
    netzwerk: 'network',
    student: 'student',
    studienversion: 'student',
    'student version': 'student',
    textbook: 'textbook',
    lehrbuchausgabe: 'textbook',
    'textbook edition': 'textbook',
    cloud: 'cloud',
  },
  binding: {
    mac: 'mac',
    'mac-adresse': 'mac',
    'mac address': 'mac',
    name: 'name',
    rechnername: 'name',
    'computer name': 'name',
    both: 'both',
    'rechnername und mac-adresse': 'both',
    'computer name and mac address': 'both',
    triade: 'triade',
    triad: 'triade',
    'triade (drei server)': 'triade',
    'triad (three servers)': 'triade',
    unbound: 'unbound',
    ungebunden: 'unbound',
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
      return movedValue(field, text)
  }
}

/** The value of a cell in a table of an older portal. */
function movedValue(field: ImportField, text: string): string | boolean | undefined {
  switch (isMoved(field) ? movedColumns[field].is : 'text') {
    case 'number':
      return /^\d{1,6}$/.test(text.trim()) ? String(Number(text)) : undefined
    case 'flag':
      return words.mainContact?.[lower(text)]
    case 'day':
      return dayOf(text)
    case 'count':
      return countOf(lower(text))
    case 'edition':
      return words.edition?.[lower(text)]
    case 'binding':
      return words.binding?.[lower(text)]
    case 'mac':
      return normaliseMac(text) ?? undefined
    default:
      return text
  }
}

const isMoved = (field: ImportField): field is MovedField => field in movedColumns

/** Seats as tables have them: older systems write 9999 and -1 for the two that are no number. */
function countOf(text: string): string | undefined {
  if (/^\d{1,3}$/.test(text)) return String(Number(text))
  return words.count?.[text] as string | undefined
}

/** Fields whose content is entered once and for all elsewhere have no limit of their own here. */
export function valuesOf(
  cells: ReadonlyMap<ImportField, string>,
  types: readonly CompanyType[],
): { values: Values; problems: Problem[] } {
  const values: Values = {}
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
