/** Announces one event to the webhooks, or several of a kind, in the caller's transaction; see there. */
export { announce, announceAll } from './announce.ts'
