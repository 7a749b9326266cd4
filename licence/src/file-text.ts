/** The text of a file of unknown encoding. */

// oxlint-disable-next-line no-control-regex -- telling them from text is the purpose
const nothingElse = /^[^\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f\u007f]*$/

/**
 * Decodes UTF-8 (with or without a byte order mark), UTF-16 with a byte order mark, or else Windows-1252.
 * Null for bytes that are no text: control characters other than tab, line ends, form feed and the old end-of-file mark.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return text !== null && nothingElse.test(text) ? text : null
}

function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return strictly('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return strictly('utf-16be', bytes)
  return strictly('utf-8', bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Letters and digits in small, umlauts and their spellings alike: `Wellenwerk_Stirnräder` as `wellenwerkstirnrader`. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
