/** Network card addresses are stored as 12 upper-case hex digits. */

// The sign between its groups, then how many digits each has. One digit alone (Solaris, BSD, macOS) not between dots: SNMP writes
// decimal numbers so.
const spellings = /^(12|16|[:-]66|[:.-]4444?|[. ]2{6}(22)?|[:-][12]{6}([12]{2})?)$/

/**
 * Brings the spellings of FORMAT.md to 12 upper-case hex digits: AA:BB:CC:DD:EE:FF, also with dashes, dots or blanks, without
 * zeros in front, in groups of four or six, without signs; EUI-64 of an Ethernet card (FF-FE in its middle) becomes its 48 bits.
 * Null for anything else, and for the all-zero and broadcast addresses, which belong to no card.
 */
export function normaliseMac(text: string): string | null {
  const trimmed = text.trim()
  const sign = /[:. -]/.exec(trimmed)?.[0] ?? ''
  const groups = sign ? trimmed.split(sign) : [trimmed]
  if (!spellings.test(sign + groups.map(({ length }) => length).join(''))) return null
  const digits = groups
    .map((group) => group.padStart(2, '0'))
    .join('')
    .toUpperCase()
  const mac = digits.length === 16 ? digits.replace(/^(.{6})FFFE/, '$1') : digits
  return /^[0-9A-F]{12}$/.test(mac) && !/^(0+|F+)$/.test(mac) ? mac : null
}

/** Spells a stored address for people: AA:BB:CC:DD:EE:FF. */
export function formatMac(mac: string): string {
  return mac.match(/../g)?.join(':') ?? mac
}
