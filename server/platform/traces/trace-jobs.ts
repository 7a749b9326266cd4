import type { RunnableJob } from '../jobs/jobs.ts'
import { runAndEndSpan, type Traces } from './span.ts'

/** Records every run of these jobs. */
export const traceJobs = (jobs: readonly RunnableJob[], traces: Traces): RunnableJob[] =>
  jobs.map((job) => ({
    ...job,
    handle(payload, end) {
      const span = traces.begin({ name: job.name, kind: 'consumer', facts: { 'keywerk.job': job.name } })
      return span ? runAndEndSpan(span, () => job.handle(payload, end)) : job.handle(payload, end)
    },
  }))
