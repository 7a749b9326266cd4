import type { Me } from '#contract/session.ts'

const byRole: Record<string, string> = {
  Student: '/products/myproducts',
  Customer: '/products/companyproducts',
  Administrator: '/companies',
  Licenser: '/companies',
}

let paths: ReadonlySet<string> = new Set()

/** The router tells which pages there are. */
export const landOn = (known: Iterable<string>): void => void (paths = new Set(known))

/** Where an account starts after signing in. */
export function landingOf(me: Me): string {
  const path = byRole[me.role]
  return path && paths.has(path) ? path : '/user'
}

/** Where an account starts after a second factor: who owns no product is sent on from there. */
export function factorLandingOf(me: Me): string {
  const path = me.role === 'Administrator' ? '/companies' : '/products/myproducts'
  return paths.has(path) ? path : '/user'
}

/** An address of this portal to go on to, or null: never another origin. */
export function ownAddress(to: string | undefined): string | null {
  if (!to?.startsWith('/')) return null
  const { origin, pathname, search, hash } = new URL(to, location.origin)
  return origin === location.origin && !pathname.startsWith('/login') ? pathname + search + hash : null
}
