import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { SsoConfiguration } from '../providers/configuration-queries.ts'
import {
  accountOfIdentity,
  contactOfCompany,
  insertIdentity,
  insertLinkedAccount,
  touchIdentity,
} from './identity-queries.ts'

/** Who a provider says has signed in. */
export interface Identity {
  /** The provider's own name for the person, which never changes hands: for Entra tenant and object, else `sub` or NameID. */
  subject: string
  email: string | null
  /** Whether the provider vouches that the address is the person's. */
  verified: boolean
}

interface Linked {
  id: string
  email: string
  role: string
}

/**
 * The account behind an identity. A known identity counts as long as its account belongs to the company. A new one is
 * linked when its verified address is in one of the company's domains and belongs to a contact of the company; a contact
 * without an account gets one (role Customer), whose password nobody knows.
 */
export async function accountOf(
  { db, audit }: Pick<Write, 'db' | 'audit'>,
  configuration: SsoConfiguration,
  identity: Identity,
  unknowable: { passwordHash: string; roleId: string },
): Promise<Linked> {
  const known = await accountOfIdentity(db, configuration.id, identity.subject)
  if (known) {
    if (known.companyId !== configuration.companyId) fail('sso.otherCompany')
    if (known.disabled) fail('session.disabled')
    await touchIdentity(db, configuration.id, identity.subject)
    return known
  }
  const { email } = identity
  if (!email || !identity.verified) fail('sso.emailUnverified')
  if (!configuration.domains.includes(email.slice(email.lastIndexOf('@') + 1))) fail('sso.foreignDomain', { email })
  const account = await accountOfContact(db, configuration.companyId, email, unknowable)
  const linked = await insertIdentity(db, configuration.id, identity.subject, account.id)
  if (!linked) {
    // A sign-in in another browser at the same moment may have linked it.
    if ((await accountOfIdentity(db, configuration.id, identity.subject))?.id !== account.id)
      fail('sso.otherIdentity', { email })
    return account
  }
  audit({ kind: 'account', id: account.id, after: { linked: configuration.displayName, created: account.created } })
  return account
}

async function accountOfContact(
  db: Db,
  companyId: string,
  email: string,
  unknowable: { passwordHash: string; roleId: string },
): Promise<Linked & { created: boolean }> {
  const contact = await contactOfCompany(db, companyId, email)
  // Somebody else's address, or nobody's: both read the same.
  if (!contact) fail('sso.noContact', { email })
  if (contact.accountId) {
    if (contact.disabled) fail('session.disabled')
    return { id: contact.accountId, email, role: contact.role!, created: false }
  }
  const id = newId()
  const role = await insertLinkedAccount(db, { id, email, contactId: contact.id, ...unknowable })
  return { id, email, role, created: true }
}
