import { holdContact } from '#domains/contacts/public.ts'
import { nobody } from '#platform/actor.ts'
import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { queueMail } from '#platform/mail.ts'
import { newSecret } from '#platform/tokens.ts'
import { deleteConsentLinks, deleteOldConsentLinks, insertConsentLink } from './consent-queries.ts'
import type { ErasureMails } from './erasure.ts'
import { newsletterLetter } from './letters.ts'

const week = 7 * 86_400_000

/** The jobs around consents: the mail whose link confirms the newsletter, and forgetting links nobody opened. */
export function consentJobs(db: Db, jobs: Jobs, mails: ErasureMails & { publicUrl: string }): Job[] {
  const { sender, vendor, publicUrl } = mails
  return [
    {
      name: 'profile.mailConsent',
      handle: ({ contactId, email }: { contactId: string; email: string }) =>
        db.transaction().execute(async (tx) => {
          const contact = await holdContact(tx, contactId)
          if (!contact) return
          const { secret, hash } = newSecret()
          // The last link asked for counts.
          await deleteConsentLinks(tx, contactId, 'newsletter')
          const expiresAt = new Date(Date.now() + week)
          await insertConsentLink(tx, { tokenHash: hash, contactId, kind: 'newsletter', expiresAt })
          const language = contact.language === 'en' ? 'en' : 'de'
          const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ')
          const link = `${publicUrl}/confirmconsent?token=${secret}`
          await queueMail(
            { db: tx, actor: nobody(language), jobs: jobs.within(tx) },
            {
              ...{ template: 'profile.newsletter', language, sender, senderName: vendor.name, receiver: email },
              ...newsletterLetter({ language, vendor, name }, { link }),
              record: { kind: 'contact', id: contactId },
            },
          )
        }),
    },
    { name: 'profile.tidy', schedule: '47 2 * * *', handle: async () => void (await deleteOldConsentLinks(db)) },
  ]
}
