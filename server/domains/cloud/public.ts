/**
 * SQL for a stack's display name over `cloud_stacks`, and by its key where it has no name. The accounts an actor sees:
 * SQL over them and their `companies`. Companies whose cloud staff see: SQL over the named column.
 */
export {
  companyCloudVisibleTo,
  seesAllClouds,
  stackName,
  stackNameBy,
  unnamedStack,
  visibleTo,
} from './accounts/configuration-queries.ts'
/** Whether AppStream no longer has a stack: SQL over `cloud_stacks`. */
export { isGone } from './users/access-queries.ts'
export { openSession, type SeenFleet } from './sessions/open-session.ts'
/** The days (YYYY-MM-DD in UTC) of the last two months, but for the last three, on which a session was opened. */
export { launchDays } from './sessions/sign-in-queries.ts'
/** Whether an error is a failure of AWS, and the client of AppStream; call it only outside transactions. */
export { isAwsFailure, streamingOf } from './streaming.ts'
/** Milliseconds for which a created address occupies a place, until AppStream reports the session. */
export { placeHeld } from './rules.ts'
/** Seconds until a removal of access takes effect; it can be undone until then. */
export { undoSeconds } from './rules.ts'
