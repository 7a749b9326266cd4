import type { Domain } from '#platform/installation/domain.ts'
import type { JobCall } from '#platform/jobs/job.ts'
import { documentedCallRoutes } from './routes.ts'
import { forgetOldUses } from './queries.ts'

/** Which documented calls (/v0) are still used; `server/v0` answers them. */
export const documentedCallsDomain: Domain = {
  name: 'documented-calls',
  routes: documentedCallRoutes,
  jobs: [
    {
      name: 'documentedCalls.tidy',
      schedule: '23 2 * * *',
      handle: async ({ db }: JobCall) => void (await forgetOldUses(db)),
    },
  ],
}
