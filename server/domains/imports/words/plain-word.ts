/** A word as it is compared: in small letters, with single blanks of the usual kind. */
export const plainWord = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
