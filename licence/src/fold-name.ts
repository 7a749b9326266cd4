/** Computer names are the same whatever their case; FORMAT.md lists the letters, so that every verifier does alike. */
const capitals = /[A-ZÀ-ÖØ-ÞĀ-ŽΑ-ΡΣ-ΫЀ-Я]/gu

/**
 * The name with capital letters of the Latin, Greek and Cyrillic alphabets as small ones. Not composed: a writer of a
 * licence or names a machine does that (NFC), so that verifiers need no tables of Unicode.
 */
export function foldName(name: string): string {
  return name.replace(capitals, (letter) => {
    const small = letter.toLowerCase()
    // Of İ only the dot would be left over.
    return small.length === 1 ? small : letter
  })
}

/** The form by which typed or sent names are compared: composed as licences have them, and folded. */
export const nameKey = (name: string): string => foldName(name.normalize('NFC'))
