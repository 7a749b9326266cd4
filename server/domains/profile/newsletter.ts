import { allows } from '#contract/access.ts'
import type { Consent, newsletterSubjects } from '#contract/consents.ts'
import type { Language } from '#contract/shapes.ts'
import { lockContactOfEmail, newsletterOrder, tellOfNewsletterOrder, visibleContact } from '#domains/contacts/public.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call } from '#platform/operations/operations.ts'
import { personToAsk, writeConsent } from './consents.ts'
import { fromNow } from '#platform/database/times.ts'

interface Order {
  email?: string | undefined
  subject: (typeof newsletterSubjects)[number]
  language: Language
}

const day = 86_400_000
const ofStaff = { all: ['students.list', 'contacts.update'] } as const

/**
 * Orders the newsletter for the owner of an address: the caller's own, or for staff that of any contact they see. The
 * info mailbox is notified once a day and person; names in the order are the portal's own.
 */
export async function orderNewsletter(call: Call<unknown, unknown, Order>): Promise<Consent> {
  const { db, actor, body } = call
  const { email = actor.email, subject, language } = body
  const isOwn = email.toLowerCase() === actor.email.toLowerCase()
  // Who may not order for others learns nothing about whose address is known.
  if (!isOwn && !allows(ofStaff, true, actor.permissions)) fail('contacts.notFound')
  const id = isOwn ? (actor.contactId ?? fail('profile.incomplete')) : (await lockContactOfEmail(db, email))?.id
  const person = await personToAsk(call, id === undefined ? undefined : await visibleContact(db, actor, id))
  const source = isOwn ? 'profile' : 'staff'
  const consent = await writeConsent(call, { ...person, language }, { kind: 'newsletter', given: true, source })
  const since = fromNow(-day)
  if ((await countMails(db, { recordId: person.contactId }, [newsletterOrder.template], since)) === 0)
    await tellOfNewsletterOrder(call, { ...person, subject, language })
  return consent
}
