/** A path of the licensing area to go on to, or undefined for anything else: no other origin, no other part of the portal. */
export function ownPath(wanted: unknown, area: string): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith(`/${area}configuration/`) || /[\\\s]/.test(wanted))
    return undefined
  // Browsers resolve `..` before they go there.
  const { pathname, search } = new URL(wanted, 'https://own.invalid')
  return pathname.startsWith(`/${area}configuration/`) ? pathname + search : undefined
}
