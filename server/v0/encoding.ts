const utf8 = new TextDecoder('utf-8', { fatal: true })
const windows1252 = new TextDecoder('windows-1252')

/** Text as it was sent: UTF-8, and Windows-1252 where the bytes are no UTF-8, as older programs for Windows send it. */
export function readBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return windows1252.decode(bytes)
  }
}

const escapedBytes = /%[89a-f][0-9a-f]/i

/** A form or query whose escapes are UTF-8: those of a name or value in Windows-1252 (`M%FCller`) are written again. */
export const withUtf8Escapes = (text: string): string =>
  escapedBytes.test(text) && !isUtf8(text)
    ? text.replace(/[^&=]+/g, (part) => (isUtf8(part) ? part : asUtf8(part)))
    : text

function isUtf8(text: string): boolean {
  try {
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}

const asUtf8 = (text: string): string =>
  text.replace(/%([89a-f][0-9a-f])/gi, (_, hex: string) =>
    encodeURIComponent(windows1252.decode(Uint8Array.of(Number.parseInt(hex, 16)))),
  )
