import { alpha3Codes } from '#contract/countries.ts'

const known = new Set(alpha3Codes.values())

/** The country as the portal writes it; '' when the CRM has something else. Nothing there means Germany. */
export function countryOf(land: string): string {
  const code = land.trim().toUpperCase()
  if (code === '') return 'DE'
  return alpha3Codes.get(code) ?? (known.has(code) ? code : '')
}
