/** Network card addresses are stored as 12 upper-case hex digits. */

const spellings = [
  /^[0-9a-f]{12}$/i,
  /^(?:[0-9a-f]{2}:){5}[0-9a-f]{2}$/i,
  /^(?:[0-9a-f]{2}-){5}[0-9a-f]{2}$/i,
  /^(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}$/i,
]

/**
 * Brings aa:bb:cc:dd:ee:ff, aa-bb-cc-dd-ee-ff, aabb.ccdd.eeff or aabbccddeeff to 12 upper-case hex digits.
 * Null for anything else, and for the all-zero and broadcast addresses, which belong to no card.
 */
export function normaliseMac(text: string): string | null {
  const trimmed = text.trim()
  if (!spellings.some((spelling) => spelling.test(trimmed))) return null
  const digits = trimmed.replace(/[:.-]/g, '').toUpperCase()
  return digits === '000000000000' || digits === 'FFFFFFFFFFFF' ? null : digits
}

/** Spells a stored address for people: AA:BB:CC:DD:EE:FF. */
export function formatMac(mac: string): string {
  return mac.match(/../g)?.join(':') ?? mac
}
