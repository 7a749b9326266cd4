import { type AddressDraft, addressDraftLimit, type ContactAddress } from '#contract/addresses.ts'
import { changeOwnContact, ownContact, requireVisibleContact } from '#domains/contacts/public.ts'
import type { Person } from '#platform/operations/actor.ts'
import { newId } from '#platform/database/ids.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { type Address, countDrafts, draftById, insertDraft, lockDraft, updateDraft } from './draft-queries.ts'

/** The address of a contact the actor sees. Refuses with contacts.notFound. */
export async function readContactAddress({ db, actor }: Read, id: string): Promise<ContactAddress> {
  await requireVisibleContact(db, actor, id)
  return addressOf(db, id)
}

async function addressOf(db: Db, id: string): Promise<ContactAddress> {
  const { street, houseNumber, zipCode, city, country, modifiedAt } =
    (await ownContact(db, id)) ?? fail('contacts.notFound')
  return { contactId: id, street, houseNumber, zipCode, city, country, modifiedAt }
}

/** Saves the address of a contact the actor sees; the names stay. */
export async function saveContactAddress(
  call: Write<Person>,
  id: string,
  { modifiedAt, ...address }: Address & { modifiedAt?: string | undefined },
): Promise<ContactAddress> {
  const { db, actor, audit } = call
  await requireVisibleContact(db, actor, id)
  const { salutation, firstName, lastName } = (await ownContact(db, id)) ?? fail('contacts.notFound')
  const values = { salutation, firstName, lastName, ...address }
  const before = await changeOwnContact(db, id, values, { by: actor.accountId, modifiedAt })
  audit({ kind: 'contact', id, before, after: values })
  return addressOf(db, id)
}

/** Creates an address that is not assigned to a contact yet. */
export async function createAddressDraft({ db, actor }: Write<Person>, address: Address): Promise<AddressDraft> {
  const accountId = actor.accountId
  if ((await countDrafts(db, accountId)) >= addressDraftLimit)
    fail('profile.tooManyAddresses', { limit: addressDraftLimit })
  return insertDraft(db, { id: newId(), accountId, ...address })
}

export const readAddressDraft = async ({ db, actor }: Read<Person>, id: string): Promise<AddressDraft> =>
  (await draftById(db, actor.accountId, id)) ?? fail('profile.addressNotFound')

/** Changes an unassigned address; an assigned one is changed as its contact's. */
export async function changeAddressDraft(
  { db, actor }: Write<Person>,
  id: string,
  address: Address,
): Promise<AddressDraft> {
  const draft = await lockDraft(db, actor.accountId, id)
  if (!draft || draft.contactId !== null) return fail('profile.addressNotFound')
  await updateDraft(db, id, address)
  return { ...draft, ...address }
}

/** Assigns an address to a contact. For another contact than the actor's it needs the permissions to change contacts. */
export async function assignAddressDraft(call: Write<Person>, id: string, contactId: string): Promise<ContactAddress> {
  const { db, actor } = call
  const draft = (await lockDraft(db, actor.accountId, id)) ?? fail('profile.addressNotFound')
  if (contactId !== actor.contactId) requirePermission(actor, 'students.list', 'contacts.update')
  if (draft.contactId === contactId) return readContactAddress(call, contactId)
  if (draft.contactId !== null) fail('profile.addressAssigned')
  const { street, houseNumber, zipCode, city, country } = draft
  const saved = await saveContactAddress(call, contactId, { street, houseNumber, zipCode, city, country })
  await updateDraft(db, id, { contactId })
  return saved
}
