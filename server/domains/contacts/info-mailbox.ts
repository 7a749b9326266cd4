import type { Call } from '#platform/operations/operations.ts'
import {
  type DeletedContact,
  deletedLetter,
  newsletterNotice,
  newsletterOrder,
  type NewsletterOrder,
} from './letters.ts'

type Telling = Pick<Call<unknown, unknown, unknown>, 'mail' | 'settings'>

/** Mails the info mailbox (INFO_MAIL), where there is one, that a contact was deleted. */
export async function tellOfDeletion(
  { mail, settings: { INFO_MAIL: email } }: Telling,
  facts: DeletedContact,
  /** The record the mail is filed with. */
  record?: { kind: string; id: string },
): Promise<void> {
  if (email) await mail({ email, language: 'de' }, deletedLetter, facts, record && { record })
}

/** Mails the info mailbox that an address takes the newsletter, which is sent from elsewhere, or no longer. */
export async function tellOfNewsletter(
  { mail, settings: { INFO_MAIL: email } }: Telling,
  { contactId, ...facts }: { contactId: string; email: string; given: boolean },
): Promise<void> {
  const record = { kind: 'contact', id: contactId }
  if (email) await mail({ email, language: 'de' }, newsletterNotice, facts, { record })
}

/** Mails the info mailbox that the newsletter was ordered for an address its owner has not confirmed yet. */
export async function tellOfNewsletterOrder(
  { mail, settings: { INFO_MAIL: email } }: Telling,
  { contactId, ...facts }: NewsletterOrder & { contactId: string },
): Promise<void> {
  const record = { kind: 'contact', id: contactId }
  if (email) await mail({ email, language: 'de' }, newsletterOrder, facts, { record })
}
