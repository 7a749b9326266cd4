/** Network card addresses are stored as 12 upper-case hex digits. */

// Six groups (eight for 64 bits) of two, or three (four) of four, parted by one sign; two of six parted by a dash or colon.
const spellings = [
  /^[0-9a-f]{12}(?:[0-9a-f]{4})?$/i,
  /^[0-9a-f]{2}([:. -])[0-9a-f]{2}(?:\1[0-9a-f]{2}){4}(?:(?:\1[0-9a-f]{2}){2})?$/i,
  /^[0-9a-f]{4}([:.-])[0-9a-f]{4}\1[0-9a-f]{4}(?:\1[0-9a-f]{4})?$/i,
  /^[0-9a-f]{6}[:-][0-9a-f]{6}$/i,
]
// Solaris, BSD and macOS leave out zeros. Not between dots: SNMP writes decimal numbers so.
const unpadded = /^[0-9a-f]{1,2}([:-])[0-9a-f]{1,2}(?:\1[0-9a-f]{1,2}){4}(?:(?:\1[0-9a-f]{1,2}){2})?$/i

/**
 * Brings the spellings of FORMAT.md to 12 upper-case hex digits: AA:BB:CC:DD:EE:FF, also with dashes, dots or blanks, without
 * zeros in front, in groups of four or six, without signs; EUI-64 of an Ethernet card (FF-FE in its middle) becomes its 48 bits.
 * Null for anything else, and for the all-zero and broadcast addresses, which belong to no card.
 */
export function normaliseMac(text: string): string | null {
  const trimmed = text.trim()
  const digits = twelveDigits(digitsOf(trimmed).toUpperCase())
  return digits === '000000000000' || digits === 'FFFFFFFFFFFF' ? null : digits
}

function digitsOf(text: string): string {
  if (spellings.some((spelling) => spelling.test(text))) return text.replace(/[:. -]/g, '')
  if (!unpadded.test(text)) return ''
  return text
    .split(/[:-]/)
    .map((byte) => byte.padStart(2, '0'))
    .join('')
}

function twelveDigits(digits: string): string | null {
  if (digits.length === 12) return digits
  return digits.slice(6, 10) === 'FFFE' ? digits.slice(0, 6) + digits.slice(10) : null
}

/** Spells a stored address for people: AA:BB:CC:DD:EE:FF. */
export function formatMac(mac: string): string {
  return mac.match(/../g)?.join(':') ?? mac
}
