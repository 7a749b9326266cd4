import type { Domain } from '#platform/installation/domain.ts'
import { consentJobs } from './consent-mail.ts'
import { eraseJob } from './erasure.ts'
import { erasedLetter, newsletterLetter } from './letters.ts'
import { profileRoutes } from './routes.ts'

/** One's own name, picture, consents and data. */
export const profileDomain: Domain = {
  name: 'profile',
  routes: profileRoutes,
  jobs: [...consentJobs, eraseJob],
  letters: [newsletterLetter, erasedLetter],
}
