import { genesis, type LedgerEntry } from '#licence/ledger.ts'
import type { HeadFacts, LedgerEnd } from './ledger-memory.ts'
import { SerialSet } from './serial-set.ts'

/** One step of what is remembered, as a line of the journal. */
export type Step =
  | { entered: EnteredEntry }
  | { confirmed: LedgerEnd }
  /** The last head that was signed. */
  | { head: HeadFacts }

/** An entry that was signed for; whether its transaction committed shows later. */
interface EnteredEntry extends LedgerEnd {
  previous: string
  serial: number
  /** Milliseconds; null for licences from before the ledger, whose dates say nothing about the order. */
  issued: number | null
}

/** Everything that is remembered, as it is stored. */
export interface Snapshot {
  begun: boolean
  end: LedgerEnd
  head: HeadFacts | null
  latest: number | null
  highest: number
  serials: number[]
  entered: EnteredEntry[]
}

/** Why something is refused: `new` before anything is remembered of a ledger that has entries. */
export type Contradiction = 'new' | 'chain' | 'serial' | 'date' | 'head' | 'unconfirmed'

const dayMs = 86_400_000
/** Hashes of confirmed entries, for heads of where the ledger ended a moment ago. */
const mostHashes = 20_000
/** Entries without a word of whether they were committed. */
const mostEntered = 500_000

/**
 * What is remembered of a ledger: its confirmed end, the entries behind that were signed for, all serials, the last head.
 * An entry that was signed for may never have been committed, so another may take its place until one is confirmed.
 */
export class RememberedLedger {
  #begun = false
  #end: LedgerEnd = { position: 0, hash: genesis }
  #head: HeadFacts | null = null
  #latest = -Infinity
  #highest = 0
  #serials = new SerialSet()
  /** By hash, in the order of coming. */
  readonly #entered = new Map<string, EnteredEntry>()
  readonly #bySerial = new Map<number, string[]>()
  readonly #hashes = new Map<number, string>()

  static from(snapshot: Snapshot): RememberedLedger {
    const made = new RememberedLedger()
    made.#begun = snapshot.begun
    made.#end = snapshot.end
    made.#head = snapshot.head
    made.#latest = snapshot.latest ?? -Infinity
    made.#highest = snapshot.highest
    made.#serials = new SerialSet(snapshot.serials)
    for (const entered of snapshot.entered) made.#enter(entered)
    return made
  }

  snapshot(): Snapshot {
    return {
      begun: this.#begun,
      end: this.#end,
      head: this.#head,
      latest: Number.isFinite(this.#latest) ? this.#latest : null,
      highest: this.#highest,
      serials: this.#serials.toJSON(),
      entered: [...this.#entered.values()],
    }
  }

  get begun(): boolean {
    return this.#begun
  }

  get end(): LedgerEnd {
    return this.#end
  }

  apply(step: Step): void {
    if ('entered' in step) this.#enter(step.entered)
    else if ('confirmed' in step) this.#confirm(step.confirmed)
    else this.#head = step.head
  }

  /** The step that enters an entry of this hash; null where it is known already. */
  judgeEntry(entry: LedgerEntry, hash: string): Step | Contradiction | null {
    const { position, previous } = entry
    if (this.#isKnown({ position, hash })) return null
    if (!this.#begun && position !== 1) return 'new'
    if (this.#entered.size >= mostEntered) return 'unconfirmed'
    const before = this.#entered.get(previous)
    if (!this.#isEnd({ position: position - 1, hash: previous }) && before?.position !== position - 1) return 'chain'
    const serial = Number(entry.serial)
    if (!Number.isSafeInteger(serial) || this.#isUsed(serial, previous)) return 'serial'
    const issued = entry.kind === 'earlier' ? null : Date.parse(entry.issued)
    // As far as an auditor lets dates run back: a draft is issued as of when it was shown.
    if (issued !== null && issued < this.#latest - dayMs) return 'date'
    return { entered: { position, hash, previous, serial, issued } }
  }

  /** The step that notes a head, which must be of an entry the ledger has, and not before that of an earlier day. */
  judgeHead(head: HeadFacts): Step | Contradiction {
    if (!this.#begun && head.position > 0) return 'new'
    const isBack = this.#head !== null && head.day > this.#head.day && head.position < this.#head.position
    return !this.#isKnown(head) || isBack
      ? 'head'
      : { head: { position: head.position, hash: head.hash, day: head.day } }
  }

  /** The step that confirms an end; null where nothing is to be noted, 'chain' where what is confirmed does not lead there. */
  judgeEnd(end: LedgerEnd): Step | 'chain' | 'known' {
    if (this.#isEnd(end)) return 'known'
    return this.#pathTo(end) ? { confirmed: end } : 'chain'
  }

  #isEnd = ({ position, hash }: LedgerEnd): boolean => position === this.#end.position && hash === this.#end.hash

  #isKnown(place: LedgerEnd): boolean {
    const { position, hash } = place
    return this.#isEnd(place) || this.#hashes.get(position) === hash || this.#entered.get(hash)?.position === position
  }

  /** Whether a confirmed entry, or one that this one would follow, has the serial. */
  #isUsed(serial: number, previous: string): boolean {
    if (this.#serials.has(serial)) return true
    const holders = this.#bySerial.get(serial)
    if (!holders) return false
    for (let one = this.#entered.get(previous); one; one = this.#entered.get(one.previous))
      if (holders.includes(one.hash)) return true
    return false
  }

  #enter(entered: EnteredEntry): void {
    this.#begun = true
    this.#entered.set(entered.hash, entered)
    this.#bySerial.set(entered.serial, [...(this.#bySerial.get(entered.serial) ?? []), entered.hash])
  }

  /** The entries from the confirmed end to this one, the last one first; null where none lead there. */
  #pathTo(end: LedgerEnd): EnteredEntry[] | null {
    const path: EnteredEntry[] = []
    for (let { hash } = end; hash !== this.#end.hash; ) {
      const one = this.#entered.get(hash)
      if (!one) return null
      path.push(one)
      hash = one.previous
    }
    return path[0]?.position === end.position ? path : null
  }

  #confirm(end: LedgerEnd): void {
    const path = this.#pathTo(end)
    // Another process confirmed it, or more, meanwhile.
    if (!path) return
    for (const { position, hash, serial, issued } of path.toReversed()) {
      this.#serials.add(serial)
      if (issued !== null) this.#latest = Math.max(this.#latest, issued)
      if (issued !== null) this.#highest = Math.max(this.#highest, serial)
      this.#hashes.set(position, hash)
      if (this.#hashes.size > mostHashes) this.#hashes.delete(this.#hashes.keys().next().value!)
    }
    this.#end = end
    // What does not follow the end can never be committed any more.
    const left = [...this.#entered.values()].filter(({ position }) => position > end.position)
    this.#entered.clear()
    this.#bySerial.clear()
    for (const one of left.toSorted((a, b) => a.position - b.position))
      if (one.previous === end.hash || this.#entered.has(one.previous)) this.#enter(one)
  }
}
