import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../operations/failure.ts'
import { isRemembering, Journal } from './journal.ts'
import { hashOfEntry, LearnedLedger } from './learned-ledger.ts'
import type { HeadFacts, LedgerEnd, LedgerMemory } from './ledger-memory.ts'
import type { Contradiction, RememberedLedger } from './remembered-ledger.ts'

/** A memory that its holder asks about heads as well, before it signs them. */
export interface OwnMemory extends LedgerMemory {
  noteHead(head: HeadFacts): Promise<void>
}

const acceptance = (folder: string): string => join(folder, 'ledger-memory.accept')

/** The operator's word that the ledger the portal shows next counts, whatever is remembered. */
export function acceptNextLedger(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(acceptance(folder), '', { mode: 0o600 })
}

/** The end of the ledger that is remembered in a folder; null for none. Writes nothing. */
export function rememberedEnd(folder: string): RememberedLedger['end'] | null {
  if (!isRemembering(folder)) return null
  const state = new Journal(folder).read()
  return state.begun ? state.end : null
}

/** Whether a committed end is one that is remembered, or lies before that. Writes nothing. */
export function isEndRemembered(folder: string, end: LedgerEnd): boolean {
  const state = new Journal(folder).read()
  return end.position < state.end.position || state.judgeEnd(end) !== 'chain'
}

/**
 * Remembers the ledger in a folder. Entries and heads are on the disk before the promise is fulfilled, so before what was
 * signed leaves. Processes may share a folder as long as the ledger is locked while entries are made.
 */
export function fileMemory(folder: string): OwnMemory {
  const journal = new Journal(folder)
  let learning: LearnedLedger | null = null
  const refuse = (reason: Contradiction, { end }: RememberedLedger): never => {
    throw new Failure('licences.signerRefuses', { reason, entry: end.position })
  }
  return {
    // No async before everything is appended: entries of calls at the same time stay in their order.
    enter(entries) {
      try {
        for (const entry of entries) {
          const state = journal.read()
          const step = state.judgeEntry(entry, hashOfEntry(entry))
          if (typeof step === 'string') return refuse(step, state)
          if (step) journal.append(step)
        }
        const settled = journal.settled()
        if (journal.isLong) journal.replace(journal.read().snapshot())
        return settled
      } catch (error) {
        return Promise.reject(error)
      }
    },
    async noteHead(head) {
      const state = journal.read()
      const step = state.judgeHead(head)
      if (typeof step === 'string') return refuse(step, state)
      journal.append(step)
      await journal.settled()
    },
    // One that is lost comes again: it need not be on the disk.
    async confirm(end) {
      const step = journal.read().judgeEnd(end)
      if (typeof step !== 'string') journal.append(step)
    },
    async compare(end) {
      const state = journal.read()
      const step = state.judgeEnd(end)
      if (!state.begun && end.position === 0) return { found: 'same' }
      if (existsSync(acceptance(folder)) || !state.begun) return { found: 'new' }
      if (step === 'chain') return { found: 'contradicts', remembered: state.end }
      if (step !== 'known') journal.append(step)
      return { found: 'same' }
    },
    async learn({ first, entries, end }) {
      const state = journal.read()
      if (state.begun && !existsSync(acceptance(folder))) return refuse('chain', state)
      if (first) learning = new LearnedLedger(state.snapshot())
      if (!learning?.follow(entries)) return refuse('chain', state)
      if (end) {
        const learned = learning.endAt(end, Date.now())
        if (!learned) return refuse('chain', state)
        journal.replace(learned)
        rmSync(acceptance(folder), { force: true })
      }
      return learning.highest
    },
  }
}
