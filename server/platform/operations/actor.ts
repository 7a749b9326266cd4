import type { Access } from '#contract/access.ts'
import type { Scope } from '#contract/scopes.ts'
import type { Language } from '#contract/shapes.ts'

/**
 * Which records of customers an actor sees: all; those of private people and students; those of its company; or those of
 * its contact. Each domain's `visibleTo` turns it into SQL.
 */
type Sight = 'all' | 'people' | 'company' | 'contact'

/** Who calls: a signed-in account with what its role may, a service, the portal itself, or an anonymous visitor. */
export interface Actor {
  accountId: string | null
  sessionId: string | null
  email: string
  role: string
  roleId: string | null
  permissions: ReadonlySet<string>
  sight: Sight
  contactId: string | null
  /** The company the account's contact belongs to; its administrators see that company and no other. */
  companyId: string | null
  language: Language
  /** Until when the account must set up a second factor. */
  factorDue?: string
  /** A program with a key: its permissions are scopes of the licence API, and it calls nothing else. */
  service?: true
  /** The portal itself. */
  system?: true
}

/** An actor with an account: a person or a service. */
export interface SignedIn extends Actor {
  accountId: string
}

/** An actor in a session. */
export interface Person extends SignedIn {
  sessionId: string
  roleId: string
}

/** Who can make a call with this access: `requireAccess` sees to it before a handler runs. */
export type ActorOf<A extends Access> = 'public' extends A ? Actor : [A] extends [Scope] ? SignedIn : Person

export const nobody = (language: Language): Actor => ({
  accountId: null,
  sessionId: null,
  email: '',
  role: '',
  roleId: null,
  permissions: new Set(),
  sight: 'contact',
  contactId: null,
  companyId: null,
  language,
})

/** Whether an actor may know of every contact there is. */
export const seesAllContacts = ({ sight }: Actor): boolean => sight === 'all' || sight === 'people'

/** The portal itself, as its jobs act: it sees everything and stands in the audit log by the operation alone. */
export const system: Actor = { ...nobody('de'), sight: 'all', system: true }

/** Whom a key of the licence API belongs to, when it comes from that address; null when it opens nothing. */
export type ServiceLookup = (key: string, address: string) => Promise<Actor | null>
