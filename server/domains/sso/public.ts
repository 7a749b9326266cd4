import type { Db } from '#platform/database.ts'
import type { Job } from '#platform/jobs.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { deleteOldAttempts } from './attempt-queries.ts'
import { anyEnabled } from './configuration-queries.ts'
import { identityFacts } from './identity-queries.ts'

/** Every night: deletes sign-ins with a provider that ended or expired a day ago. */
export const tidySsoJob = (db: Db): Job => ({
  name: 'sso.tidyAttempts',
  schedule: '41 2 * * *',
  handle: async () => void (await deleteOldAttempts(db)),
})

/** Whether any company has a provider switched on. */
export const anyCompanySignsIn = async (db: Db): Promise<boolean> => (await anyEnabled(db)) !== undefined

/** The accounts at companies' providers somebody signs in with; they go with the account. */
export const ssoPersonalData: PersonalData = {
  name: 'companySignIns',
  read: (db, { accountId }) => identityFacts(db, accountId),
  erase: () => Promise.resolve(),
}
