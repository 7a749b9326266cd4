import { storedAddress } from '#contract/email.ts'
import type { CompanyType } from '#contract/companies.ts'
import { zip } from '#platform/zip.ts'
import { plainCustomerNumber } from '#contract/fields.ts'
import type { ImportField } from '#contract/import-kinds.ts'
import { movedColumns, type MovedField } from '#contract/moving-columns.ts'
import { dayShown } from './day-shown.ts'
import { normaliseMac } from '#licence/mac.ts'
import { contractFromDate, isUnlimitedDay } from '#licence/sentinels.ts'
import { countryOf } from './words/country-names.ts'
import { dayOf, isNoDay } from './words/day-of.ts'
import { languageCode, salutationOf, words } from './words/known-words.ts'
import { plainWord } from './words/plain-word.ts'

type Flag = 'mainContact' | { [F in MovedField]: (typeof movedColumns)[F]['is'] extends 'flag' ? F : never }[MovedField]

/** What the cells of a row mean, by field. */
export type Values = { [F in ImportField]?: F extends Flag ? boolean : string }

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
  return new Map(
    zip(mapping, cells).flatMap(([field, cell]) => (field && cell !== '' && !isNoDay(cell) ? [[field, cell]] : [])),
  )
}

export const unlimitedWord = 'unlimited'
/** Instead of a start: older systems write a day where there is no contract. */
export const noContract = 'none'

function isWithoutEnd(text: string): boolean {
  const day = dayOf(text)
  return /^(unbegrenzt|unbefristet|unlimited|∞$)/i.test(text) || (day !== undefined && isUnlimitedDay(day))
}

/** A number without the decimal places of nothing that programs add to a column with gaps: `10023.0`. */
const wholeNumber = (text: string): string => text.trim().replace(/^(-?\d+)[.,]0+$/, '$1')

/** An e-mail address without what stands around it where it was copied from a link or a mail: `Max Berg <max@berg.example>`. */
const bareAddress = (text: string): string =>
  text
    .trim()
    .replace(/^[^<>@]*<([^<>]+)>$/, '$1')
    .replace(/^mailto:/i, '')
    .replace(/[;,]+$/, '')
    .trim()

/** The value of a cell as its field stores it; undefined when it means nothing there. */
export function valueOf(field: ImportField, text: string, types: readonly CompanyType[]): string | boolean | undefined {
  switch (field) {
    case 'country':
      return countryOf(text)
    case 'companyType':
      return types.find(({ nameDe, nameEn }) => [nameDe, nameEn].some((name) => plainWord(name) === plainWord(text)))
        ?.id
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
      return salutationOf(text)
    case 'language':
      return languageCode(text)
    case 'gender':
    case 'kind':
    case 'mainContact':
      return words[field]?.[wholeNumber(plainWord(text))]
    case 'domain':
      // As addresses are written too: `@tum.de`.
      return plainWord(text).replace(/^@/, '')
    case 'email':
      return storedAddress(bareAddress(text))
    case 'customerNumber':
    case 'companyNumber':
      return plainCustomerNumber(wholeNumber(text))
    case 'zipCode':
    case 'houseNumber':
      return wholeNumber(text)
    default:
      return movedValue(field, text)
  }
}

/** The value of a cell in a table of an older portal. */
function movedValue(field: ImportField, text: string): string | boolean | undefined {
  switch (isMoved(field) ? movedColumns[field].is : 'text') {
    case 'number':
      return /^\d{1,6}$/.test(wholeNumber(text)) ? String(Number(wholeNumber(text))) : undefined
    case 'flag':
      return words.mainContact?.[wholeNumber(plainWord(text))]
    case 'day':
      return dayOf(text)
    case 'count':
      return countOf(wholeNumber(plainWord(text)))
    case 'edition':
      return words.edition?.[plainWord(text)]
    case 'binding':
      return words.binding?.[plainWord(text)]
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
  const word = words.count?.[text]
  return typeof word === 'string' ? word : undefined
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
    } else Object.assign(values, { [field]: value })
  }
  return { values, problems }
}
