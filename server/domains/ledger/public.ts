/** Enters issued licences behind the end of the ledger, in the caller's transaction. */
export { enter } from './ledger.ts'
/** The place of the next licence; locks the ledger until the transaction ends, so call it as late as possible. */
export { nextPlace } from './ledger.ts'
/** The entry of a licence at its place, and the statement that writes entries together with what the caller adds. */
export { entryAt } from './ledger.ts'
export { entering, type NewEntry } from './queries.ts'
/** Blocks all issuing until the transaction ends. */
export { lockEnd as lockLedger } from './queries.ts'

/** Signs where the ledger ends, once a day; a second call on the same day changes nothing. */
export { signDailyHead, signHeadOfToday } from './heads.ts'

/** Lets the keys' holder remember the ledger as it is committed; false where it contradicts what is remembered. */
export { rememberEnd, rememberLedger } from './memory.ts'
/** The ledger against what the keys' holder remembers of it, as the doctor looks at it. */
export { memoryCheck } from './doctor.ts'
