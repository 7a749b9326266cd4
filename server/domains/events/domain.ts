import type { Domain } from '#platform/installation/domain.ts'
import { job, type JobCall } from '#platform/jobs/job.ts'
import { deleteOldSessions } from './end-queries.ts'
import { endDueSessions } from './end-sessions.ts'
import { eventLists } from './lists.ts'
import { eventRoutes } from './routes.ts'
import { endSessions } from './tasks.ts'

/** Trainings and demonstrations in the cloud: places with a link each, for people without an account. */
export const eventsDomain: Domain = {
  name: 'events',
  routes: eventRoutes,
  jobs: [
    job(endSessions, { schedule: '* * * * *', tries: 10, longest: 300, handle: endDueSessions }),
    {
      name: 'events.tidy',
      schedule: '52 2 * * *',
      handle: async ({ db }: JobCall) => void (await deleteOldSessions(db)),
    },
  ],
  lists: eventLists,
}
