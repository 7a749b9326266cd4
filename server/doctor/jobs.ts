import { type Check, findingOf } from '#platform/installation/check.ts'
import { countFailedJobs } from '#platform/telemetry/readiness.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'

/** Work in the background that failed for good within a day. */
export const jobsCheck: Check = {
  name: 'jobs',
  async look({ read }) {
    const count = await read(countFailedJobs)
    return count > 0
      ? findingOf('warning', texts['doctor.jobs.failed'], { count }, texts['doctor.jobs.failedTodo'])
      : findingOf('ok', texts['doctor.jobs.ok'])
  },
}
