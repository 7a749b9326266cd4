/** An id as it stands in an address: base64url of its text. */
export const encodeId = (id: string): string => btoa(id).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The id of an address, `empty` as null; plain base64 is understood as well. Null for anything that is none. */
export function decodeId(part: string): string | null {
  if (part === 'empty') return null
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', ''))
    return /^[0-9a-f-]{36}$/i.test(text) ? text : null
  } catch {
    return null
  }
}
