import type { Jobs } from './jobs.ts'

/** A queue that takes everything and does nothing. */
export const noJobs: Jobs = {
  send: () => Promise.resolve(),
  sendAgain: () => Promise.resolve(),
  inTransaction: () => noJobs,
}
