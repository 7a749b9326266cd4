/** Tells the webhooks of one event, or of several of a kind, in the caller's transaction; see there. */
export { announce, announceAll } from './announce.ts'
