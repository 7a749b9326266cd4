/** Enters issued licences behind the end of the ledger, in the caller's transaction. */
export { enter } from './ledger.ts'
/** The place of the next licence; the ledger is held until the transaction ends, so ask as late as possible. */
export { nextPlace } from './ledger.ts'
/** The entry of a licence at its place, and the statement that writes entries together with what the caller adds. */
export { entryAt } from './ledger.ts'
export { entering, type NewEntry } from './queries.ts'
/** Lets nobody issue until the transaction ends. */
export { lockEnd as lockLedger } from './queries.ts'

/** Signs where the ledger ends, once a day; whoever comes second that day changes nothing. */
export { signDailyHead, signHeadOfToday } from './heads.ts'
