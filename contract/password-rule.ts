/** The documented rule: 8 characters, a digit, a lower-case and an upper-case letter, a special character, codes up to 255. */
export function followsPasswordRule(password: string): boolean {
  const characters = [...password]
  return (
    characters.length >= 8 &&
    /\p{Nd}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /\p{Lu}/u.test(password) &&
    /[^\p{L}\p{N}\p{C}]/u.test(password) &&
    characters.every((character) => character.codePointAt(0)! <= 255)
  )
}

/** The characters no password may have, each once. */
export const foreignCharacters = (password: string): string[] =>
  [...new Set(password)].filter((character) => character.codePointAt(0)! > 255).slice(0, 20)
