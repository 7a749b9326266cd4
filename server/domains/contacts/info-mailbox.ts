import type { Call } from '#platform/operations/operations.ts'
import { type Deleted, deletedLetter, newsletterNotice } from './letters.ts'

type Telling = Pick<Call<unknown, unknown, unknown>, 'mail' | 'settings'>

/** Tells the info mailbox (INFO_MAIL), where there is one, that a contact was deleted. */
export async function tellOfDeletion({ mail, settings: { INFO_MAIL: email } }: Telling, facts: Deleted): Promise<void> {
  if (email) await mail({ email, language: 'de' }, deletedLetter, facts)
}

/** Tells the info mailbox that an address takes the newsletter, which is sent from elsewhere, or no longer. */
export async function tellOfNewsletter(
  { mail, settings: { INFO_MAIL: email } }: Telling,
  facts: { email: string; given: boolean },
): Promise<void> {
  if (email) await mail({ email, language: 'de' }, newsletterNotice, facts)
}
