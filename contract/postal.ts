import type { z } from 'zod'

/** What an address must have: elsewhere there are countries without postcodes, and houses that have names. */
const withPostcode = /DE|AT|CH|LI|FR|IT|ES|PT|NL|BE|LU|DK|SE|NO|FI|PL|CZ|SK|HU|SI|HR|RO|BG|GR|GB|US/
const withHouseNumber = /DE|AT|CH/
const postBox = /postfach|case postale|casella|p\.? ?o\.? ?box|lagernd/i

type Part = 'country' | 'street' | 'houseNumber' | 'zipCode'
type Written = Record<Part, string>

/** The fields that must not be empty, whatever they hold: for the marks of a form. */
export const neededOfAddress = ({ country, street }: Pick<Written, 'country' | 'street'>): Part[] => [
  ...(withHouseNumber.test(country) && !postBox.test(street) ? (['houseNumber'] as const) : []),
  ...(withPostcode.test(country) ? (['zipCode'] as const) : []),
]

/** Which of them are empty. */
export const missingOfAddress = (address: Written): Part[] =>
  neededOfAddress(address).filter((part) => address[part] === '')

const zipDigits: Record<string, number> = { DE: 5, AT: 4, CH: 4 }

/**
 * Zip codes have five digits in Germany and four in Austria and Switzerland; elsewhere letters and digits. None fits
 * everywhere: whether one is needed is another question.
 */
export const zipCodeFits = ({ country, zipCode }: { country: string; zipCode: string }): boolean =>
  zipCode === '' || zipDigits[country] === undefined || (/^\d+$/.test(zipCode) && zipCode.length === zipDigits[country])

/** Whether these parts are there to be checked, though other fields may be missing or wrong. */
const areTexts = (value: unknown, parts: readonly Part[]): boolean => {
  const given = (value ?? {}) as Record<string, unknown>
  return parts.every((part) => typeof given[part] === 'string')
}

/** The message for a zip code that does not fit: also while other fields are still missing. */
export const zipCodeRefusal = {
  path: ['zipCode'],
  error: 'companies.zipDigits' as const,
  when: ({ value }: { value: unknown }): boolean => areTexts(value, ['country', 'zipCode']),
}

const isThere = (part: Part) => (address: Written) => !missingOfAddress(address).includes(part)
const missing = (part: Part, error: 'companies.houseNumberMissing' | 'companies.zipMissing') => ({
  path: [part],
  error,
  when: ({ value }: { value: unknown }) => areTexts(value, ['country', 'street', part]),
})

/** A shape whose address can be written on an envelope: each wrong part is told, also while other fields are wrong. */
export const withPostalAddress = <Schema extends z.ZodType<Written>>(schema: Schema): Schema =>
  schema
    .refine(zipCodeFits, zipCodeRefusal)
    .refine(isThere('houseNumber'), missing('houseNumber', 'companies.houseNumberMissing'))
    .refine(isThere('zipCode'), missing('zipCode', 'companies.zipMissing'))

/** An address in one line, such as `Ring 1, AT-1010 Wien`. */
export const addressInLine = ({ street, houseNumber, country, zipCode, city }: Written & { city: string }): string =>
  `${`${street} ${houseNumber}`.trim()}, ${zipCode === '' ? country : `${country}-${zipCode}`} ${city}`
