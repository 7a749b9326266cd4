import { task } from '#platform/jobs/task.ts'

/** Ends sessions of places that were taken, now and not with the next minute. */
export const endSessions = task('events.endSessions')
