import { listOwnCloudPlaces } from '#contract/cloud-sessions.ts'
import { listMyHoldings } from '#contract/holdings.ts'
import type { Me } from '#contract/session.ts'
import { call } from '../../api.ts'

const pages: Record<Me['landing'], string> = {
  today: '/today',
  companies: '/companies',
  companyProducts: '/products/companyproducts',
  myProducts: '/products/myproducts',
  user: '/user',
}

let paths: ReadonlySet<string> = new Set()

/** The router tells which pages there are. */
export const landOn = (known: Iterable<string>): void => void (paths = new Set(known))

/** Where an account starts after signing in. */
export const landingOf = ({ landing }: Me): string => pageOf(landing)

const pageOf = (landing: Me['landing']): string => (paths.has(pages[landing]) ? pages[landing] : pages.user)

const none = () => ({ items: [] })

/**
 * Right after signing in: whose only product is the student version, or a textbook edition beside it, goes straight to that;
 * who has a place of the cloud and starts at no product of theirs, to the cloud.
 */
export async function freshLandingOf(me: Me): Promise<string> {
  if (me.landing === 'user') {
    const { items } = await call(listOwnCloudPlaces).catch(none)
    if (items.some(({ noAccess }) => noAccess === null)) return '/awslogin'
  }
  if (!me.studentVersion) return landingOf(me)
  const { items } = await call(listMyHoldings).catch(none)
  const kinds = items.map(({ product: { kind } }) => kind)
  if (!kinds.every((kind) => kind === 'student' || kind === 'textbook')) return landingOf(me)
  if (kinds.includes('textbook')) return '/products/RoloffMatek'
  return kinds.length === 1 ? '/products/Student' : landingOf(me)
}

/** Where an account starts after a second factor: staff who own no product where they start without one. */
export async function factorLandingOf(me: Me): Promise<string> {
  const fresh = await freshLandingOf(me)
  if (me.studentVersion || fresh !== landingOf(me)) return fresh
  const isStaff = me.landing === 'companies' || me.landing === 'today'
  if (me.factorLanding !== 'myProducts' || !isStaff) return pageOf(me.factorLanding)
  const { items } = await call(listMyHoldings).catch(none)
  return items.length > 0 ? pageOf(me.factorLanding) : landingOf(me)
}

/** An address of this portal to go on to, or null: never another origin. */
export function ownAddress(to: string | undefined): string | null {
  if (!to?.startsWith('/')) return null
  const { origin, pathname, search, hash } = new URL(to, location.origin)
  return origin === location.origin && !pathname.startsWith('/login') ? pathname + search + hash : null
}
