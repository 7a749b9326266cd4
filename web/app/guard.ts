import { redirect } from '@tanstack/react-router'
import type { Access } from '#contract/access.ts'
import { session } from '../api/session.ts'
import { may } from '../ui/data/use-session.ts'
import { factorIsDue } from './sign-in/admission.ts'
import { isFactorOverdue } from './sign-in/factor/required-factor.ts'

export interface GuardedRoute {
  staticData: { access: Access; deniedAtLogin?: boolean; withoutFactor?: boolean }
}

/** What the guard says about a page: the parts of it (area, page) must all allow it. */
export function verdict(matches: readonly GuardedRoute[]): 'open' | 'signIn' | 'denied' | 'deniedAtLogin' | 'factor' {
  const me = session.get()
  const closedWithoutFactor = matches.some(
    ({ staticData }) => staticData.access !== 'public' && !staticData.withoutFactor,
  )
  if (closedWithoutFactor && isFactorOverdue(me)) return 'factor'
  const closed = matches.find(({ staticData }) => !may(me, staticData.access))
  if (!closed) return 'open'
  if (!me) return 'signIn'
  return matches.some(({ staticData }) => staticData.deniedAtLogin) ? 'deniedAtLogin' : 'denied'
}

/** Before every page: without a session only public pages; the wanted address is kept for after the sign-in. */
export function guard({ matches, location }: { matches: readonly GuardedRoute[]; location: { href: string } }): void {
  // No page matches but the frame of all: without a session every unknown address is the sign-in page's.
  const unknown = matches.length === 1 && !session.get()
  if (unknown && !factorIsDue()) throw redirect({ to: '/login', replace: true })
  const said = unknown ? 'signIn' : verdict(matches)
  if (said === 'signIn' && factorIsDue()) throw redirect({ to: '/entertfacode', replace: true })
  if (said === 'signIn') throw redirect({ to: '/login', search: { to: location.href }, replace: true })
  if (said === 'factor') throw redirect({ to: '/secondfactor', search: { to: location.href }, replace: true })
  if (said === 'deniedAtLogin') throw redirect({ to: '/login', search: { denied: 'true' }, replace: true })
}
