import type { Db, Tx } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import type { SsoConfiguration } from '../providers/configuration-queries.ts'
import { refuseSignIn } from '../refusals/reason.ts'
import {
  accountsOfNames,
  lockContactOfCompany,
  insertIdentity,
  insertLinkedAccount,
  lockLink,
  takeNames,
  touchIdentity,
} from './identity-queries.ts'
import { type Names, ownerOf, shownName } from './names.ts'

/** Who a provider says has signed in. */
export interface Identity {
  /** What the provider calls the person, folded: at least one name. */
  names: Names
  /** Addresses it names, in small letters, the likeliest first. */
  emails: string[]
  /** Whether the provider vouches that they are the person's. */
  verified: boolean
}

interface Linked {
  id: string
  email: string
  role: string
}

type Company = Pick<SsoConfiguration, 'id' | 'companyId' | 'domains' | 'displayName'>
type Unknowable = { passwordHash: string; roleId: string }

/**
 * The account behind an identity. A known one counts as long as its account belongs to the company. A new one is linked
 * when one of its verified addresses is in the company's domains and belongs to a contact of the company. A contact
 * without an account gets one (role Customer), with an unknowable password.
 */
export async function accountOf(
  { db, audit }: Pick<Write, 'db' | 'audit'>,
  configuration: Company,
  identity: Identity,
  unknowable: Unknowable,
): Promise<Linked> {
  const { id: configurationId, displayName } = configuration
  const link = async (accountId: string) => {
    for (const loser of await takeNames(db, configurationId, accountId, identity.names))
      audit({ kind: 'account', id: loser, before: { linkedSubject: shownName(identity.names) } })
  }
  const known = await knownAccount(db, configuration, identity)
  if (known) {
    await link(known.id)
    await touchIdentity(db, configurationId, known.id, identity.names)
    return known
  }
  const contact = await contactFor(db, configuration, identity)
  const { email } = contact
  if (contact.accountId) {
    const linked = await lockLink(db, configurationId, contact.accountId)
    // A sign-in in another browser at the same moment may have linked it.
    if (linked && !ownerOf(identity.names, [linked])) refuseSignIn('otherIdentity', '', email)
    if (linked) return { id: contact.accountId, email, role: contact.role! }
  }
  const account = await accountOfContact(db, contact, unknowable)
  await link(account.id)
  if (!(await insertIdentity(db, configurationId, identity.names, account.id))) refuseSignIn('otherIdentity', '', email)
  audit({ kind: 'account', id: account.id, after: { linked: displayName, created: account.created } })
  return account
}

/** Whose account an identity would enter, without writing anything; refuses as the sign-in would. */
export async function admittedAs(
  db: Tx,
  configuration: Company,
  identity: Identity,
): Promise<{ email: string; first: boolean }> {
  const known = await knownAccount(db, configuration, identity)
  if (known) return { email: known.email, first: false }
  const { email, accountId } = await contactFor(db, configuration, identity)
  if (accountId && (await lockLink(db, configuration.id, accountId))) refuseSignIn('otherIdentity', '', email)
  return { email, first: true }
}

async function knownAccount(db: Db, { id, companyId }: Company, { names }: Identity) {
  const known = ownerOf(names, await accountsOfNames(db, id, names))
  if (!known) return undefined
  if (known.companyId !== companyId) refuseSignIn('otherCompany', '', known.email)
  if (known.disabled) refuseSignIn('disabled', '', known.email)
  return known
}

/** The contact one of the addresses belongs to that the provider vouches for and that are the company's. */
async function contactFor(db: Tx, { companyId, domains }: Company, { emails, verified }: Identity) {
  const [first] = emails
  if (!first) refuseSignIn('emailMissing')
  if (!verified) refuseSignIn('emailUnverified', '', first)
  const own = emails.filter((email) => domains.includes(email.slice(email.lastIndexOf('@') + 1)))
  if (own.length === 0) refuseSignIn('foreignDomain', '', first)
  const contact = await lockContactOfCompany(db, companyId, own)
  // An address of another company's contact, or of none: the refusal reads the same.
  if (!contact) refuseSignIn('noContact', '', own[0])
  if (contact.disabled) refuseSignIn('disabled', '', contact.email)
  return contact
}

async function accountOfContact(
  db: Db,
  contact: Awaited<ReturnType<typeof contactFor>>,
  unknowable: Unknowable,
): Promise<Linked & { created: boolean }> {
  const { email } = contact
  if (contact.accountId) return { id: contact.accountId, email, role: contact.role!, created: false }
  const id = newId()
  const role = await insertLinkedAccount(db, { id, email, contactId: contact.id, ...unknowable })
  return { id, email, role, created: true }
}
