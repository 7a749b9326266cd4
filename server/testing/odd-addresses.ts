const pieces = [
  '%00',
  '%',
  '%2',
  '%zz',
  '%c0%ae',
  '%ff',
  '%ed%a0%80',
  '..',
  '%2e%2e',
  '..%2f',
  '\\',
  '%5c',
  '.',
  '.env',
]
/** Addresses nobody types. */
export const oddAddresses = [
  ...pieces.flatMap((piece) => [`/${piece}`, `/${piece}/x`, `/x/${piece}`, `/assets/${piece}`, `/api/${piece}`]),
  ...pieces.flatMap((piece) => [`/api/portal?x=${piece}`, `/api/${piece}/${piece}?${piece}=${piece}`, `/x?y=${piece}`]),
  ...['/../x', '/../../etc/passwd', '//', '///x', '/./', '/assets/', '/assets', '/%2f', '*', '/?', '/#x', '/;x'],
  `/${'x'.repeat(400)}`,
  `/api/companies/${'x'.repeat(400)}`,
  `/assets/${'x'.repeat(4000)}`,
]
