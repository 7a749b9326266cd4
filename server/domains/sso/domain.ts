import type { Domain } from '#platform/installation/domain.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { certificateFigures, certificateTroubles } from './certificates.ts'
import { deleteOldAttempts } from './attempt-queries.ts'
import { identityFacts } from './identities/identity-queries.ts'
import { ssoRoutes } from './routes.ts'

/** Signing in with the provider of one's own company. */
export const ssoDomain: Domain = {
  name: 'sso',
  routes: ssoRoutes,
  jobs: [
    // Deletes sign-ins with a provider that ended or expired; anybody begins as many as they like.
    {
      name: 'sso.tidyAttempts',
      schedule: '*/10 * * * *',
      handle: async ({ db }: JobCall) => void (await deleteOldAttempts(db)),
    },
  ],
  troubles: certificateTroubles,
  figures: certificateFigures,
  // The accounts at companies' providers somebody signs in with; they go with the account.
  personalData: {
    name: 'companySignIns',
    read: (db, { accountId }) => identityFacts(db, accountId),
    erase: () => Promise.resolve(),
  },
}
