import type { Contact, ContactInput } from '#contract/contacts.ts'
import { accountBehind, joinCompany, leaveCompany, leaveContact } from '#domains/accounts/public.ts'
import { lockVisibleCompany } from '#domains/companies/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { seesAllContacts } from '#platform/operations/actor.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Call, Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import {
  reviewEmailOf,
  contactById,
  contactWithEmail,
  countMainContacts,
  deleteContactRow,
  lockVisibleContact,
  insertContact,
  updateContact,
  type WrittenContact,
} from './queries.ts'
import { addressDecided, cloudUserMoved } from './events.ts'
import { tellOfDeletion } from './info-mailbox.ts'

/** Creates a contact. Customers create contacts of their own company and leave the company out or name it. */
export async function createContact({ db, actor, audit, settings }: Write, input: ContactInput): Promise<Contact> {
  const staff = actor.sight === 'all'
  const companyId = input.companyId ?? (staff ? null : (actor.companyId ?? fail('contacts.companyNotFound')))
  await lockCompanyOf({ db, actor }, companyId)
  const id = newId()
  const contact = ofCompany({ ...input, companyId })
  await keepLimit(db, id, contact, settings.MAIN_CONTACT_LIMIT)
  await insertContact(db, id, await withEmail({ db, actor }, id, contact, null), actor.accountId)
  const created = (await contactById(db, actor, id)) ?? fail('contacts.notFound')
  audit({ kind: 'contact', id, after: created })
  return created
}

type Changes = { [field in keyof ContactInput]?: ContactInput[field] | undefined } & { modifiedAt?: string | undefined }

/**
 * Changes the named fields; refuses when another account changed the contact after `modifiedAt`. The address of a
 * contact with an account changes only to the account's own: single sign-on and invitations go by it, and must not lead
 * to another person's account.
 */
export async function changeContact(call: Write, id: string, { modifiedAt, ...changes }: Changes): Promise<Contact> {
  const { db, actor, audit, settings, jobs } = call
  const seen = (await contactById(db, actor, id)) ?? fail('contacts.notFound')
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const input = ofCompany({ ...inputOf(seen), ...given })
  // Companies are locked before contacts, everywhere.
  await lockCompanyOf({ db, actor }, input.companyId)
  const before = (await lockVisibleContact(db, actor, id)) ?? fail('contacts.notFound')
  refuseChangedSince(modifiedAt ?? seen.modifiedAt, before)
  if (input.email !== before.email) {
    const account = await accountBehind(db, { id, email: null })
    if (account && account.email !== input.email) fail('contacts.emailOfAccount', undefined, 'email')
  }
  await keepLimit(db, id, input, settings.MAIN_CONTACT_LIMIT)
  const written = await withEmail({ db, actor }, id, input, before.reviewEmail)
  await updateContact(db, id, written, actor.accountId)
  if (before.companyId === null && input.companyId !== null) await joinCompany(call, id)
  if (before.companyId !== null && input.companyId === null) await leaveCompany(call, id)
  if (before.reviewEmail && !written.reviewEmail) await jobs.send(addressDecided, { contactId: id })
  // Places in the cloud are those of the company that was left: a session that runs ends now.
  if (seen.cloudUser && input.companyId !== before.companyId) await jobs.send(cloudUserMoved, { contactId: id })
  const after = (await contactById(db, actor, id)) ?? fail('contacts.notFound')
  audit({ kind: 'contact', id, before: seen, after })
  return after
}

/**
 * Deletes a contact. Its account stays, but loses the company and the permissions of a customer; the own contact is
 * refused.
 */
export async function deleteContact(call: Write, id: string): Promise<void> {
  const { db, actor, audit } = call
  if (actor.contactId === id) fail('contacts.ownContact')
  const held = (await lockVisibleContact(db, actor, id)) ?? fail('contacts.notFound')
  requirePermission(actor, held.companyId ? 'contacts.delete' : 'students.delete')
  const before = (await contactById(db, actor, id)) ?? fail('contacts.notFound')
  await leaveContact(call, id)
  await deleteContactRow(db, id)
  audit({ kind: 'contact', id, before })
  const name = [before.firstName, before.lastName].filter(Boolean).join(' ') || before.email
  await tellOfDeletion(call, { name, email: before.email, company: before.companyName ?? '', by: actor.email })
}

/**
 * The contact with the address to be stored. A customer must not learn that a contact of another company has the
 * address: their contact appears as entered, and staff decide. `asked` is the address under review already.
 */
async function withEmail(
  { db, actor }: Pick<Write, 'db' | 'actor'>,
  id: string,
  contact: ContactInput,
  asked: string | null,
): Promise<WrittenContact> {
  const taken = await contactWithEmail(db, contact, id)
  if (!taken) return { ...contact, reviewEmail: null }
  const waits = contact.email === asked
  const known = seesAllContacts(actor) || taken.companyId === contact.companyId
  if (known && !waits) fail('contacts.emailTaken', { email: contact.email }, 'email')
  return { ...contact, email: null, reviewEmail: contact.email }
}

/** The address of a contact that waits for staff, and who has it. */
export async function readEmailReview({ db, actor, params: { id } }: Call<{ id: string }, unknown, unknown>) {
  if (!(await contactById(db, actor, id))) fail('contacts.notFound')
  const email = await reviewEmailOf(db, id)
  if (!email) return { review: null }
  const taken = await contactWithEmail(db, { email, companyId: null }, id)
  const takenBy = taken && {
    id: taken.id,
    name: [taken.firstName, taken.lastName].filter(Boolean).join(' '),
    companyName: taken.companyName,
  }
  return { review: { email, takenBy: takenBy ?? null } }
}

/** Private persons have no department and are no main contacts. */
const ofCompany = (input: ContactInput): ContactInput =>
  input.companyId ? input : { ...input, mainContact: false, department: '', position: '' }

/** Holding the company makes parallel writers count its main contacts one after the other. */
async function lockCompanyOf({ db, actor }: Pick<Write, 'db' | 'actor'>, companyId: string | null): Promise<void> {
  if (companyId === null) {
    if (actor.companyId && actor.sight !== 'all') fail('contacts.companyNotFound')
    return
  }
  if (!(await lockVisibleCompany(db, actor, companyId))) fail('contacts.companyNotFound', undefined, 'companyId')
}

async function keepLimit(db: Tx, id: string, { companyId, mainContact }: ContactInput, limit: number): Promise<void> {
  if (companyId && mainContact && (await countMainContacts(db, companyId, id)) >= limit)
    fail('contacts.mainContactLimit', { limit }, 'mainContact')
}

function inputOf({
  id: _i,
  companyName: _n,
  companyNumber: _u,
  hasAccount: _h,
  confirmed: _f,
  cloudUser: _c,
  createdBy: _b,
  createdAt: _a,
  modifiedBy: _y,
  modifiedAt: _m,
  ...input
}: Contact): ContactInput {
  return input
}
