import type { Language } from '#contract/shapes.ts'

/** Whoever calls: a signed-in account with what its role may, or nobody. */
export interface Actor {
  accountId: string | null
  sessionId: string | null
  email: string
  role: string
  roleId: string | null
  permissions: ReadonlySet<string>
  contactId: string | null
  /** The company the account's contact belongs to; its administrators see that company and no other. */
  companyId: string | null
  language: Language
  /** Until when the account must set up a second factor. */
  factorDue?: string
  /** A program with a key: its permissions are scopes of the licence API, and it calls nothing else. */
  service?: true
}

export const nobody = (language: Language): Actor => ({
  accountId: null,
  sessionId: null,
  email: '',
  role: '',
  roleId: null,
  permissions: new Set(),
  contactId: null,
  companyId: null,
  language,
})

/** Whom a key of the licence API belongs to, when it comes from that address; null when it opens nothing. */
export type ServiceLookup = (key: string, address: string) => Promise<Actor | null>
