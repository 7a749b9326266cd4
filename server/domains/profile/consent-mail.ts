import { consentsOf, lockContact } from '#domains/contacts/public.ts'
import { inOneTransaction, type Job, job, type JobCall } from '#platform/jobs/job.ts'
import { language, languageOf } from '#contract/shapes.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { deleteConsentLinks, deleteOldConsentLinks, insertConsentLink } from './consent-queries.ts'
import { deleteOldDrafts } from './draft-queries.ts'
import { newsletterLetter } from './letters.ts'
import { fromNow } from '#platform/database/times.ts'
import { task } from '#platform/jobs/task.ts'
import { z } from 'zod'

export const mailConsent = task('profile.mailConsent', {
  contactId: z.string(),
  email: z.string(),
  /** The account's, on whose page the consent was requested. Earlier versions left it to the contact. */
  language: language.optional(),
})

/** Milliseconds a link that confirms a consent is good for. */
export const linkLifetime = 7 * 86_400_000

/** The jobs around consents: the mail whose link confirms the newsletter, and deleting expired links and unassigned addresses. */
export const consentJobs: Job[] = [
  job(mailConsent, {
    handle: inOneTransaction(async ({ db, mail }, { contactId, email, language }) => {
      const contact = await lockContact(db, contactId)
      // Withdrawn meanwhile: nothing is to be confirmed any more.
      const asked = (await consentsOf(db, contactId)).find(({ kind }) => kind === 'newsletter')
      if (!contact || asked?.state !== 'requested') return
      const { secret, hash } = newSecret()
      // Only the last requested link counts.
      await deleteConsentLinks(db, contactId, 'newsletter')
      const expiresAt = fromNow(linkLifetime)
      await insertConsentLink(db, { tokenHash: hash, contactId, kind: 'newsletter', expiresAt })
      const spoken = language ?? languageOf(contact.language)
      const name = [contact.firstName, contact.lastName].filter(Boolean).join(' ')
      const record = { kind: 'contact', id: contactId }
      await mail({ email, language: spoken, name }, newsletterLetter, { token: secret }, { record })
    }),
  }),
  {
    name: 'profile.tidy',
    schedule: '47 2 * * *',
    handle: async ({ db }: JobCall) => {
      await deleteOldConsentLinks(db)
      await deleteOldDrafts(db)
    },
  },
]
