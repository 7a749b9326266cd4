import { createHash } from 'node:crypto'
import { genesis, type LedgerEntry, renderEntry } from '#licence/ledger.ts'
import type { LedgerEnd } from './ledger-memory.ts'
import type { Snapshot } from './remembered-ledger.ts'
import { SerialSet } from './serial-set.ts'

/** The hash of an entry, as `hashEntry` of the licence library. */
export const hashOfEntry = (entry: LedgerEntry): string =>
  createHash('sha256').update(renderEntry(entry)).digest('base64url')

/** Follows a whole ledger entry by entry, to remember it from then on. */
export class LearnedLedger {
  #end: LedgerEnd = { position: 0, hash: genesis }
  #latest = -Infinity
  #highest: number
  readonly #serials: SerialSet

  /** Serials that were used stay used, whatever the ledger now says. */
  constructor(before: Snapshot) {
    this.#serials = new SerialSet(before.serials)
    this.#highest = before.highest
    for (const { serial, issued } of before.entered) this.#use(serial, issued !== null)
  }

  /** Whether the entries follow what was followed so far. */
  follow(entries: readonly LedgerEntry[]): boolean {
    for (const entry of entries) {
      const { position, hash } = this.#end
      if (entry.position !== position + 1 || entry.previous !== hash) return false
      const issues = entry.kind !== 'earlier'
      this.#use(Number(entry.serial), issues)
      if (issues) this.#latest = Math.max(this.#latest, Date.parse(entry.issued))
      this.#end = { position: entry.position, hash: hashOfEntry(entry) }
    }
    return true
  }

  get highest(): number {
    return this.#highest
  }

  /** What is remembered from now on; null where the ledger does not end there. Dates count from now, however wrong they were. */
  endAt({ position, hash }: LedgerEnd, now: number): Snapshot | null {
    if (position !== this.#end.position || hash !== this.#end.hash) return null
    return {
      begun: true,
      end: this.#end,
      head: null,
      latest: Number.isFinite(this.#latest) ? Math.min(this.#latest, now) : null,
      highest: this.#highest,
      serials: this.#serials.toJSON(),
      entered: [],
    }
  }

  #use(serial: number, issued: boolean): void {
    this.#serials.add(serial)
    if (issued) this.#highest = Math.max(this.#highest, serial)
  }
}
