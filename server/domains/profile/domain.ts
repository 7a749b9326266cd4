import type { Domain } from '#platform/installation/domain.ts'
import { consentJobs } from './consent-mail.ts'
import { consentLinksOf, deleteConsentLinks } from './consent-queries.ts'
import { eraseJob } from './erasure.ts'
import { erasedLetter, newsletterLetter } from './letters.ts'
import { profileRoutes } from './routes.ts'

/** One's own name, picture, consents and data. */
export const profileDomain: Domain = {
  name: 'profile',
  routes: profileRoutes,
  jobs: [...consentJobs, eraseJob],
  letters: [newsletterLetter, erasedLetter],
  // A link that waits in a mailbox says yes for nobody.
  personalData: {
    name: 'consentLinks',
    read: async (db, { contactId }) => (contactId ? consentLinksOf(db, contactId) : []),
    erase: async (tx, { contactId }) => void (contactId && (await deleteConsentLinks(tx, contactId))),
  },
}
