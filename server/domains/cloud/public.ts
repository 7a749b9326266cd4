/** What a stack is called by people: SQL over `cloud_stacks`. */
export { stackName } from './configuration-queries.ts'
/** Whether it was AWS that could not, and the way to AppStream; never ask it while a transaction is open. */
export { isAwsFailure, type Place, streamingOf } from './streaming.ts'
/** Milliseconds for which a place is held by an address that was given, until AppStream tells of the session. */
export { placeHeld } from './rules.ts'
