/** Saves a host ID for a company product; refuses with hosts.broken and the rules by name. */
export { createHost } from './hosts.ts'
/** Issues a licence for a host in the caller's transaction; see there for its refusals. */
export { type Issuer, issueLicence } from './issue.ts'
export { licenceMailSamples } from './letters.ts'
