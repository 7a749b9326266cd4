import type { Domain } from '#platform/installation/domain.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { certificateFigures, certificateTroubles, seedCertificateEnds, warnOfCertificates } from './certificates.ts'
import { deleteOldAttempts, forgetAttemptsOf } from './attempt-queries.ts'
import { identityFacts } from './identities/identity-queries.ts'
import { waitingCertificates } from './providers/configuration-queries.ts'
import { deleteOldRefusals, forgetRefusalsOf, refusalsOf } from './refusals/refusal-queries.ts'
import { certificateLetter } from './letters.ts'
import { ssoRoutes } from './routes.ts'
import { certificateCheck } from './doctor.ts'

/** Signing in with the provider of one's own company. */
export const ssoDomain: Domain = {
  name: 'sso',
  routes: ssoRoutes,
  jobs: [
    // Deletes sign-ins with a provider that ended or expired; any number can be begun.
    {
      name: 'sso.tidyAttempts',
      schedule: '*/10 * * * *',
      handle: async ({ db }: JobCall) => void (await deleteOldAttempts(db)),
    },
    {
      name: 'sso.warnOfCertificates',
      schedule: '40 6 * * *',
      handle: ({ transaction }: JobCall) => transaction(warnOfCertificates),
    },
    {
      name: 'sso.tidyRefusals',
      schedule: '25 3 * * *',
      handle: async ({ db }: JobCall) => void (await deleteOldRefusals(db)),
    },
  ],
  letters: [certificateLetter],
  waiting: waitingCertificates,
  troubles: certificateTroubles,
  figures: certificateFigures,
  checks: [certificateCheck],
  seed: seedCertificateEnds,
  // The accounts at companies' providers a person signs in with, which go with the account; and what was refused.
  personalData: {
    name: 'companySignIns',
    async read(db, { accountId, email }) {
      const refused = await refusalsOf(db, email)
      return { linked: await identityFacts(db, accountId), refused }
    },
    async erase(tx, { email }) {
      await forgetRefusalsOf(tx, email)
      await forgetAttemptsOf(tx, email)
    },
  },
}
