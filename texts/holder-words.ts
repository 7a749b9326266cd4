/** A company with its customer number, a person by name alone. */
export const holderWords = ({ name, customerNumber }: { name: string; customerNumber: string }): string =>
  customerNumber === '' ? name : `${name} (${customerNumber})`
