import { task } from '#platform/jobs/task.ts'

/** Ends sessions of people who may not stream any more, without waiting for the next scheduled run. */
export const endSessions = task('cloud.endSessions')
/** Does the changes whose time to undo them is over. */
export const applyChanges = task('cloud.applyChanges')
