/** Saves a host ID for a holding, or only looks whether it may be saved; both refuse with hosts.broken and the rules by name. */
export { createHost, requireHostRules } from './hosts/hosts.ts'
/** Changes a host ID as its form does, and one the actor sees; undefined: there is none. */
export { changeHost } from './hosts/hosts.ts'
export { hostById as visibleHost } from './hosts/host-queries.ts'
/** Deactivates a host ID or activates it again; refuses with hosts.moved. */
export { toggleHost } from './hosts/hosts.ts'
/** Issues a licence for a host, in the caller's transaction; see there for the refusals. */
export { issueLicence } from './issuing/issue.ts'
/** Changes trees and ends of locked holdings and issues for their hosts, in the caller's transaction; see there. */
export { applyChanges, type ChangedHolding, type HoldingChange } from './changes/apply-changes.ts'
/**
 * Imports a licence file of an older system in the caller's transaction: holding and file, byte for byte. The company
 * is the given one or the one whose customer number the file names. The answer's `outcome` says what became of it, with
 * `failure` for `failed`; the same file again is `repeated`. Never refuses, but for a company the actor does not see
 * (companies.notFound).
 */
export { importLicenceFile } from './imports/import.ts'
/** The live hosts of holdings that licences were issued for; the caller checks who may see them. */
export { lockLiveHosts, hostsOf, isLiveHost, liveHosts } from './hosts/host-queries.ts'
/** Gives a host ID of a product of that version another term; null: unlimited. Refuses with hosts.broken. */
export { changeHostTerm } from './hosts/hosts.ts'
/** Moving a licence to another machine; see there for the steps and refusals. */
export { hostToMove, issueForEmergency, moveHost } from './issuing/moving.ts'
/** The first machine of a column of hosts in one name; null for none. */
export { machineNameIn } from './hosts/host-queries.ts'
export { disableBridged } from './hosts/host-queries.ts'
/** Issues a live licence again with the key that signs now. */
export { resignLicence } from './issuing/resign.ts'
/** What ends from one day to another, and the company products of which something ends before a day; see there for what counts. */
export { endsBefore, endsWithin, firstEndsWithin, type LicenceEndRow, licenceEnds } from './passports/ends-queries.ts'
/** Reads a licence request (.id); every kind of wrong file has its own refusal. */
export { readRequest } from './hosts/hosts.ts'
/** Records that an account fetched a licence file. */
export { insertDownload } from './passports/passport-queries.ts'
/** Licences by the first digits of their serial, and machines by a part of their name or MAC address: those the actor sees, the newest ten. */
export { hostsByWords, licencesBySerial } from './queries.ts'
/** The newest licence file of each of these hosts, by host; the caller checks who may see them. */
export { lastLicenceFiles } from './queries.ts'
/** Whether a licence was issued that says the value of a setting. */
export { isIssuedUnder } from './queries.ts'
/** What became of a licence since it was issued, and what decides it; one the actor does not see is undefined. */
export { stateOf } from './standing/standing.ts'
export { newestSerial, type Standing, standingOf } from './standing/standing-queries.ts'
