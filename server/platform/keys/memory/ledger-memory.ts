import type { LedgerEntry, LedgerHead } from '#licence/ledger.ts'

/** Where a ledger ends: its last entry's position and hash. */
export interface LedgerEnd {
  position: number
  hash: string
}

/**
 * What a ledger is against what is remembered of it: `new` where nothing is, or the operator said that the ledger that is
 * shown counts. `contradicts` names the end that is remembered.
 */
export type Comparison = { found: 'same' | 'new' } | { found: 'contradicts'; remembered: LedgerEnd }

/** Entries of a whole ledger in order, in portions. */
export interface LedgerPortion {
  /** Whether it is the first one: what was told before is forgotten. */
  first: boolean
  entries: readonly LedgerEntry[]
  /** With the last portion, where the ledger ends. */
  end: LedgerEnd | null
}

/** The head of a ledger that is to be signed. */
export type HeadFacts = Pick<LedgerHead, 'position' | 'hash' | 'day'>

/**
 * What the holder of the licence keys remembers of the ledger, outside the database. All refuse with
 * `licences.signerRefuses` what contradicts it.
 */
export interface LedgerMemory {
  /** Remembers entries before they are committed: each follows the end, or one that was entered before. */
  enter(entries: readonly LedgerEntry[]): Promise<void>
  /** From now on the ledger holds this entry for good; nothing happens where that is known. */
  confirm(end: LedgerEnd): Promise<void>
  /** Where the committed ledger ends: it must be what is remembered. Confirms it. */
  compare(end: LedgerEnd): Promise<Comparison>
  /**
   * Takes a whole ledger as it is, where `compare` found it new; serials that were used stay used. The highest serial
   * that was ever issued.
   */
  learn(portion: LedgerPortion): Promise<number>
}
