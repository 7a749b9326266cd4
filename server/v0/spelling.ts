import { portalClock } from '#contract/time-zone.ts'
import { leadingDay } from '#licence/days.ts'
import { dateFromContract, dateFromEnd, flagFromNumber } from '#licence/sentinels.ts'
import { fail } from '#platform/operations/failure.ts'

/**
 * How the documented data model writes values: ids in upper case, 'NULL' for none, times without a zone. This is the
 * one place that knows; what stands behind `/api` never sees such a value.
 */

/** An id as the documents write it; 'NULL' for none. */
export const writtenId = (id: string | null): string => id?.toUpperCase() ?? 'NULL'

const none = new Set(['', 'NULL'])

/** An id as the portal writes it; null for each of the documented ways to name none. */
export const readId = (value: unknown): string | null => {
  const text = typeof value === 'string' ? value.trim() : ''
  return none.has(text.toUpperCase()) ? null : text.toLowerCase()
}

/** The id under a name, which must be there; names are read in lower case. */
export const requiredId = (fields: Readonly<Record<string, unknown>>, field: string): string =>
  readId(fields[field.toLowerCase()]) ?? fail('request.invalid', { fields: [{ field, rule: 'required' }] }, field)

/** An instant as `YYYY-MM-DDTHH:MM:SS` of the vendor's place; '' for none. */
export const writtenInstant = (instant: string | null): string =>
  instant === null ? '' : portalClock(new Date(instant)).replace(' ', 'T')

/** A day as the documented model writes it, with an empty time. */
export const writtenDay = (day: string | null): string => (day === null ? '' : `${day}T00:00:00`)

/** The last day of something; 9999-12-31 where it never ends. */
export const writtenEnd = (endDate: string | null, unlimited: boolean): string =>
  writtenDay(dateFromEnd({ endDate, unlimited }))

/** A day of a service contract; 1970-01-01 without one. */
export const writtenContractDay = (day: string | null): string => writtenDay(dateFromContract(day))

/** The day of a date with or without a time, or of `dd.mm.yyyy`; undefined where nothing was sent. Nothing else is taken for one. */
export function readDay(value: unknown, field: string): string | undefined {
  if (isNone(value)) return undefined
  if (typeof value !== 'string') return refuse(field, 'Invalid input type')
  const text = value.trim()
  const day = wholeDay.test(text) ? leadingDay(text) : ''
  return day === '' ? refuse(field, 'Invalid date string') : day
}

const wholeDay = /^(\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{4})([T ].*)?$/

const isNone = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && none.has(value.trim().toUpperCase()))

const wholeNumber = (value: unknown): number | undefined => {
  if (typeof value === 'string' && /^\s*-?\d{1,15}\s*$/.test(value)) return Number(value)
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
}

/** Refuses a field of what was sent with request.invalid, and says which of its rules is broken. */
export const refuse = (field: string, rule: string): never =>
  fail('request.invalid', { fields: [{ field, rule }] }, field)

/** A whole number, which older programs send as a word too; undefined where none was sent. Nothing else is taken for one. */
export const readNumber = (value: unknown, field: string): number | undefined =>
  isNone(value) ? undefined : (wholeNumber(value) ?? refuse(field, 'number'))

/** A boolean, which older programs send as a word, 1 or 0 too; undefined where nothing was sent. Nothing else is taken for one. */
export function readBoolean(value: unknown, field: string): boolean | undefined {
  if (isNone(value)) return undefined
  const word = ['boolean', 'number', 'string'].includes(typeof value) ? String(value).trim().toLowerCase() : ''
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : refuse(field, 'boolean')
}

const flagNumbers = new Set([-1, 0, 1])
/** A flag of the documents: -1 or false is off, 0, 1 or true is on; undefined where nothing was sent. Nothing else is taken for one. */
export function readFlag(value: unknown, field: string): boolean | undefined {
  if (isNone(value)) return undefined
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (word === 'true' || word === 'false') return word === 'true'
  const number = wholeNumber(value)
  return number !== undefined && flagNumbers.has(number) ? flagFromNumber(number) : refuse(field, 'flag')
}

/** Text, also of a number; undefined where nothing was sent, '' for 'NULL'. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return value === null ? '' : undefined
  // People are called Null.
  return value.trim() === 'NULL' ? '' : value
}

/** The fields that were sent, without those that were not. */
export function sentFields<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> }
export function sentFields(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Text that must be there. */
export const requiredText = (value: unknown, field: string): string =>
  readText(value)?.trim() || fail('request.invalid', { fields: [{ field, rule: 'required' }] }, field)

const salutations: Record<string, string> = {
  'mr.': 'Herr',
  mr: 'Herr',
  herr: 'Herr',
  'ms.': 'Frau',
  ms: 'Frau',
  frau: 'Frau',
  nosalutation: 'NoSalutation',
  none: 'NoSalutation',
  '': 'NoSalutation',
}
/** Herr, Frau or none, in either language; undefined where nothing was sent. Nothing else is taken for one. */
export const readSalutation = (value: unknown): string | undefined => readWord(value, 'Salutation', salutations)

const genders: Record<string, string> = { männlich: 'm', weiblich: 'f', divers: 'd', '': '' }
/** männlich, weiblich, divers or nothing; undefined where nothing was sent. Nothing else is taken for one. */
export const readGender = (value: unknown): string | undefined => readWord(value, 'Gender', genders)

function readWord(value: unknown, field: string, words: Record<string, string>): string | undefined {
  const text = readText(value)?.trim().toLowerCase()
  if (text === undefined) return undefined
  return Object.hasOwn(words, text) ? words[text] : refuse(field, 'word')
}

/** A country as two letters; ERP codes and empty ones as decided. */
export const readCountry = (value: unknown): string | undefined => {
  const text = readText(value)?.trim().toUpperCase()
  if (text === undefined) return undefined
  return text === '' || text === 'DEU' ? 'DE' : text
}

/** German for DE, DEU and nothing, else English. */
export const readLanguage = (value: unknown): 'de' | 'en' | undefined => {
  const text = readText(value)?.trim().toLowerCase()
  if (text === undefined) return undefined
  return ['', 'de', 'deu', 'de-de', 'ger'].includes(text) ? 'de' : 'en'
}
