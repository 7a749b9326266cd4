/** The jobs around consents: their mail, and forgetting links nobody opened. */
export { consentJobs } from './consent-mail.ts'
/** The job that forgets one person everywhere. */
export { eraseJob } from './erasure.ts'
/** Every mail about a profile, with made-up facts. */
export { profileMailSamples } from './letters.ts'
