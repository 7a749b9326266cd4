/** The words of a licence file: quoting and tokens, alike for writing and reading. */

/**
 * Characters that are written as \u{hex} inside quotes: controls, line separators, and the invisible ones that could
 * make a line look like another (direction overrides, zero-width characters, byte order mark).
 */
const hidden = /[\p{Cc}\u00a0\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff]/gu

/**
 * A text with what cannot be seen in it written as \u{hex}: for a terminal, which would obey control characters, and for
 * people, whom the others could show something else than there is.
 */
export const visible = (text: string): string =>
  text.replace(hidden, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)

/** Puts a text in quotes so that it stays on its line, whatever it holds. */
export const quote = (text: string): string => `"${visible(text.replace(/["\\]/g, '\\$&'))}"`

/** Customer numbers stay bare where that is unambiguous, so that simple tools can find them. */
export function bareOrQuoted(text: string): string {
  if (text === '') return '-'
  return /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(text) ? text : quote(text)
}

/** One word of a line: bare, or the text that stood in quotes. */
export interface Word {
  text: string
  quoted: boolean
}

const wordPattern = /(?:"((?:[^"\\]|\\["\\]|\\u\{[0-9a-f]{1,6}\})*)"|([^\s"]+))(?: |$)/y

/** Splits a line into its words; null when quotes or blanks are out of place. */
export function splitWords(line: string): Word[] | null {
  const words: Word[] = []
  wordPattern.lastIndex = 0
  while (wordPattern.lastIndex < line.length) {
    const match = wordPattern.exec(line)
    if (!match) return null
    const [, quoted, bare] = match
    if (quoted !== undefined) {
      const text = unescape(quoted)
      if (text === null) return null
      words.push({ text, quoted: true })
    } else if (bare !== undefined) words.push({ text: bare, quoted: false })
  }
  return words
}

function unescape(text: string): string | null {
  let broken = false
  const plain = text.replace(/\\(?:u\{([0-9a-f]+)\}|(.))/g, (_, hex: string | undefined, character: string) => {
    if (hex === undefined) return character
    const point = Number.parseInt(hex, 16)
    if (point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)) broken = true
    return broken ? '' : String.fromCodePoint(point)
  })
  return broken ? null : plain
}

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}

/** Bytes from canonical base64url without padding; null for anything else. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  return toBase64Url(bytes) === text ? bytes : null
}
