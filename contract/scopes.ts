/** What a service account's key may do in the licence API; people hold none of these, services nothing else. */
export const scopes = [
  'licensing.read',
  'licensing.issue',
  'licensing.renew',
  'licensing.suspend',
  'licensing.validate',
] as const
export type Scope = (typeof scopes)[number]

/** Whether an access value is for service accounts. */
export const isScope = (access: unknown): access is Scope => (scopes as readonly unknown[]).includes(access)
