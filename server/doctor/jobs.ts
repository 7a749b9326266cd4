import { type Check, found } from '#platform/installation/check.ts'
import { countFailedJobs } from '#platform/telemetry/readiness.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Work in the background that failed for good within a day. */
export const jobsCheck: Check = {
  name: 'jobs',
  async look({ read }) {
    const count = await read(countFailedJobs)
    return count > 0
      ? found('warning', texts['jobs.failed'], { count }, texts['jobs.failedTodo'])
      : found('ok', texts['jobs.ok'])
  },
}
