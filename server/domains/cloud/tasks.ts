import { task } from '#platform/jobs/task.ts'

/** Ends sessions of people who may stream no longer, now and not with the next look. */
export const endSessions = task('cloud.endSessions')
/** Does the changes whose time to undo them is over. */
export const applyChanges = task('cloud.applyChanges')
