/**
 * What a stack is called by people, SQL over `cloud_stacks`, and by its key where nobody named it. Which accounts an actor
 * sees: SQL over them and their `companies`. Companies whose cloud staff see: SQL over the named column.
 */
export {
  companyCloudVisibleTo,
  seesAllClouds,
  stackName,
  unnamedStack,
  visibleTo,
} from './accounts/configuration-queries.ts'
export { openSession, type SeenFleet } from './sessions/open-session.ts'
/** Whether it was AWS that could not, and the way to AppStream; never ask it while a transaction is open. */
export { isAwsFailure, streamingOf } from './streaming.ts'
/** Milliseconds for which a place is held by an address that was given, until AppStream tells of the session. */
export { placeHeld } from './rules.ts'
/** Seconds for which what takes access from people waits, to be undone. */
export { undoSeconds } from './rules.ts'
