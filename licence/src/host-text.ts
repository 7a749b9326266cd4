/** From the bytes of a licence request to text that is safe to parse. */
import type { ReasonCode } from './reason.ts'

export type TextResult = { ok: true; text: string } | { ok: false; code: ReasonCode }

/** The largest licence request that is looked at, in bytes. */
export const maximumRequestBytes = 256 * 1024
const maximumDepth = 32
/** A tree of them is built in no time; a request has a hundred at most. */
const maximumElements = 10_000

/** What Windows-1252 means by 80 to 9F hex; blanks stand for the five bytes it leaves undefined. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const declaration =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])([A-Za-z][A-Za-z0-9._-]*)\2)?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(?:yes|no)\4)?[ \t\r\n]*\?>/

/**
 * Decodes, behind blank lines, UTF-8 (with or without byte order mark), ISO-8859-1 and Windows-1252 as declared, and refuses everything else:
 * UTF-16, NUL bytes, broken UTF-8, unknown encodings. An XML declaration must be one to the letter and end within the
 * first 256 bytes: the parser is laxer, and two readers would understand different encodings. ISO-8859-1 is read as Windows-1252, as the WHATWG Encoding
 * Standard does, since Windows programs declare the one and write the other.
 */
export function decodeRequest(bytes: Uint8Array): TextResult {
  if (bytes.length > maximumRequestBytes) return { ok: false, code: 'host.tooLarge' }
  if (bytes.includes(0) || isUtf16(bytes)) return { ok: false, code: 'host.encoding' }
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const start = endOfBlanks(bytes, marked ? 3 : 0)
  const declared = declaration.exec(latin1(bytes, start, 256))
  if (!declared && /^<\?xml[ \t\r\n]/.test(latin1(bytes, start, start + 6))) return { ok: false, code: 'host.notXml' }
  const text = decode(bytes.subarray(start), (declared?.[3] ?? 'utf-8').toLowerCase(), marked)
  return text === null ? { ok: false, code: 'host.encoding' } : { ok: true, text }
}

const latin1 = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

// Editors and mail programs leave blank lines before what was pasted.
function endOfBlanks(bytes: Uint8Array, from: number): number {
  let at = from
  while (bytes[at] === 0x20 || bytes[at] === 0x09 || bytes[at] === 0x0d || bytes[at] === 0x0a) at += 1
  return at
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
}

function decode(bytes: Uint8Array, encoding: string, marked: boolean): string | null {
  if (encoding === 'utf-8' || encoding === 'utf8') {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      return null
    }
  }
  const singleByte = encoding === 'iso-8859-1' || encoding === 'latin1' || encoding === 'windows-1252'
  return singleByte && !marked ? decodeSingleBytes(bytes) : null
}

function decodeSingleBytes(bytes: Uint8Array): string | null {
  const characters: string[] = []
  for (const byte of bytes) {
    const character = byte >= 0x80 && byte <= 0x9f ? windows1252.charAt(byte - 0x80) : String.fromCharCode(byte)
    if (character === ' ' && byte !== 0x20) return null
    characters.push(character)
  }
  return characters.join('')
}

/**
 * Reads over the markup once, without a parser: any DOCTYPE, nesting below 32 elements, more elements than a request can
 * have and unfinished markup are found before a parser has to build a tree. Null means that nothing speaks against parsing.
 */
export function scanMarkup(text: string): ReasonCode | null {
  // The byte order mark is gone by now; the parser would pass over a second one.
  if (text.startsWith('\ufeff')) return 'host.notXml'
  let depth = 0
  let elements = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const next = text[at + 1]
    let end: number
    if (text.startsWith('<!--', at)) end = after(text, '-->', at + 4)
    else if (text.startsWith('<![CDATA[', at)) end = after(text, ']]>', at + 9)
    else if (next === '!') return /^<!doctype/i.test(text.slice(at, at + 9)) ? 'host.doctype' : 'host.notXml'
    else if (next === '?') end = after(text, '?>', at + 2)
    else {
      end = endOfTag(text, at)
      if (next === '/') depth -= 1
      else if (end > 0 && text[end - 2] !== '/') depth += 1
      if (depth > maximumDepth) return 'host.tooDeep'
      if (next !== '/' && end > 0 && ++elements > maximumElements) return 'host.tooDeep'
    }
    if (end < 0) return 'host.notXml'
    at = end
  }
  return null
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}

/** The place behind the tag's '>', passing over quoted attribute values; -1 when it never ends. */
function endOfTag(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const character = text[at]
    if (character === '>') return at + 1
    if (character === '"' || character === "'") {
      at = text.indexOf(character, at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}
