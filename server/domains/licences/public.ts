/** Saves a host ID for a company product; refuses with hosts.broken and the rules by name. */
export { createHost } from './hosts.ts'
/** Issues a licence for a host in the caller's transaction; see there for its refusals. */
export { type Issuer, issueLicence } from './issue.ts'
/**
 * Takes a licence file of an older system over in the caller's transaction: company product and file, byte for byte.
 * The company is the given one or the one whose customer number the file names. The answer tells what became of it
 * (`outcome`, with `failure` for `failed`); the same file again is `repeated`. Never refuses, but for a company the
 * actor does not see (companies.notFound).
 */
export { importLicenceFile, type ImportWish } from './import.ts'
export { licenceMailSamples } from './letters.ts'
