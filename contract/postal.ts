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

/** The check of one field of an address for a schema, also while other fields are wrong. */
export const addressPartThere = <Code extends string>(part: Part, error: Code) => ({
  check: (address: Written): boolean => !missingOfAddress(address).includes(part),
  refusal: {
    path: [part],
    error,
    when: ({ value }: { value: unknown }): boolean => {
      const { country, street, ...rest } = (value ?? {}) as Record<string, unknown>
      return typeof country === 'string' && typeof street === 'string' && typeof rest[part] === 'string'
    },
  },
})
