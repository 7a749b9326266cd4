/** A provider's id as it stands in addresses: base64, in the alphabet that needs no escaping. */
export const providerAddress = (id: string): string =>
  btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The id again; what is no base64 is left as it is, and found nowhere. */
export function providerIdOf(address: string): string {
  try {
    return atob(decodeURIComponent(address).replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return address
  }
}
