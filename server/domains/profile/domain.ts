import type { Domain } from '#platform/installation/domain.ts'
import { consentJobs } from './consent-mail.ts'
import { consentLinksOf, deleteConsentLinks } from './consent-queries.ts'
import { deleteDraftsOf, draftsOf } from './draft-queries.ts'
import { eraseJob } from './erasure.ts'
import { erasedLetter, newsletterLetter } from './letters.ts'
import { profileRoutes } from './routes.ts'

/** One's own name, picture, consents and data. */
export const profileDomain: Domain = {
  name: 'profile',
  routes: profileRoutes,
  jobs: [...consentJobs, eraseJob],
  letters: [newsletterLetter, erasedLetter],
  // A link still in a mailbox must not give a consent after the erasure.
  personalData: {
    name: 'profile',
    read: async (db, person) => ({
      consentLinks: person.contactId ? await consentLinksOf(db, person.contactId) : [],
      addressDrafts: await draftsOf(db, person),
    }),
    erase: async (tx, person) => {
      if (person.contactId) await deleteConsentLinks(tx, person.contactId)
      await deleteDraftsOf(tx, person)
    },
  },
}
