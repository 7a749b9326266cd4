import type { Profile, ProfileInput } from '#contract/profile.ts'
import { giveContact, showsCustomerNumber } from '#domains/accounts/public.ts'
import { changeOwnContact, createOwnContact, ownContact } from '#domains/contacts/public.ts'
import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import { avatarTime } from './queries.ts'

/** One's own profile, with the company's customer number where the role shows it. */
export async function readProfile({ db, actor }: Read<Person>): Promise<Profile> {
  const [own, showsNumber, avatarAt] = await Promise.all([
    actor.contactId ? ownContact(db, actor.contactId) : undefined,
    showsCustomerNumber(db, actor.accountId),
    avatarTime(db, actor.accountId),
  ])
  const { email } = actor
  if (!own) return { email, customerNumber: null, companyName: null, values: null, modifiedAt: null, avatarAt }
  const { customerNumber, companyName, modifiedAt, ...values } = own
  return { email, customerNumber: showsNumber ? customerNumber : null, companyName, values, modifiedAt, avatarAt }
}

/** Saves names and address; an account that has no contact yet gets one. */
export async function saveProfile(
  { db, actor, audit }: Write<Person>,
  { modifiedAt, ...values }: ProfileInput & { modifiedAt?: string | undefined },
): Promise<Profile> {
  const accountId = actor.accountId
  if (actor.contactId) {
    const before = await changeOwnContact(db, actor.contactId, values, { by: accountId, modifiedAt })
    audit({ kind: 'contact', id: actor.contactId, before, after: values })
    return readProfile({ db, actor })
  }
  const contactId = await createOwnContact(db, actor.email, values, accountId)
  // Two tabs that save for the first time: the second finds the contact of the first.
  if (!(await giveContact(db, accountId, contactId))) fail('request.conflict')
  audit({ kind: 'contact', id: contactId, after: values })
  return readProfile({ db, actor: { ...actor, contactId } })
}
