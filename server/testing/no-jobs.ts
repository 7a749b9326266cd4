import type { Jobs } from '#platform/jobs/jobs.ts'

/** A queue that takes everything and does nothing. */
export const noJobs: Jobs = {
  send: () => Promise.resolve(),
  sendAgain: () => Promise.resolve(),
  inTransaction: () => noJobs,
}
