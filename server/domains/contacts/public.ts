import type { ProfileInput } from '#contract/profile.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { changeOwnContact, insertOwnContact, ownContact } from './own-queries.ts'
import { type Consent, insertConsent, newestConsents, visibleContact } from './registration-queries.ts'

/** Names, address and company of a contact, as its own page shows them; undefined when there is none. */
export { ownContact }

/** Changes the names and the address of a contact; answers what they were. */
export { changeOwnContact }

/** Makes a contact without company for an account that has none. Refuses with contacts.emailTaken. Returns its id. */
export async function createOwnContact(tx: Tx, email: string, values: ProfileInput, by: string): Promise<string> {
  const id = newId()
  await insertOwnContact(tx, id, email, values, by)
  return id
}

/** Which contacts an actor sees, over the table `contacts`. */
export { countMainContacts, refreshSearch as refreshContactSearch, visibleTo as contactVisibleTo } from './queries.ts'
export {
  type Consent,
  contactAtId,
  lockContact,
  lockContactOfEmail,
  insertRegisteredContact,
  setCompany,
  visibleContact,
} from './registration-queries.ts'

/** Records a consent or its withdrawal; earlier rows stay. */
export const recordConsent = async (db: Db, consent: Consent): Promise<void> => void (await insertConsent(db, consent))

/** The newest state of each kind of consent a contact was ever requested. */
export const consentsOf = (db: Db, contactId: string) => newestConsents(db, contactId)

/** Mails to the info mailbox. */
export { tellOfDeletion, tellOfNewsletter, tellOfNewsletterOrder } from './info-mailbox.ts'
export { newsletterOrder } from './letters.ts'

/** For imports: creates a contact, or returns why there can be none without ending the transaction. */
export { createContactUnlessThere } from './create-unless-there.ts'
export { contactsWithEmails } from './imported-queries.ts'

/** Creates or changes a contact as its form does; see there for the refusals. */
export { changeContact, createContact } from './contacts.ts'

export { addressDecided, cloudUserMoved } from './events.ts'

/** Refuses with contacts.notFound unless the actor sees this contact. */
export async function requireVisibleContact(db: Db, actor: Actor, id: string): Promise<void> {
  if (!(await visibleContact(db, actor, id))) fail('contacts.notFound')
}

/**
 * A contact with all its fields, or undefined where the actor sees none; its name, whether it has a password, and what
 * people see as its address.
 */
export { contactById as contactFor, contactName, isConfirmed, shownEmail, shownEmailOrNone } from './queries.ts'

/** A contact as mails greet them, and a mail to them about themselves. Both refuse with contacts.notFound. */
export { mailPerson, personOf } from './person.ts'
