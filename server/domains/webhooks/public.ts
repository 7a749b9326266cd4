/** Tells the webhooks of an event in the caller's transaction; see there. */
export { announce } from './announce.ts'
/** The jobs that deliver and tidy; see there. */
export { webhookJobs } from './deliver.ts'
