import type { Db } from '#platform/database/database.ts'
import { addUses, callsOff, type Use } from './queries.ts'

/** Fixed ids of older programs, as the calls ask for them. */
export { openOldIds } from './old-ids.ts'

/** How often calls are used, and which are turned off. */
export interface CallUses {
  /** Counts an answered call, in memory until it is stored a few seconds later. */
  note(use: Omit<Use, 'uses'>): void
  /** Whether a call is turned off, as of five seconds ago at most. */
  isOff(call: string): Promise<boolean>
  /** Stores the counts. */
  close(): Promise<void>
}

const writtenEvery = 5_000
/** Callers counted between two writes; further ones are not counted. */
const mostCallers = 2_000

/** Opens the count of one process. */
export function openCallUses(db: Db): CallUses {
  let counted = new Map<string, Use>()
  let off: { at: number; calls: Promise<Set<string>> } | null = null
  const write = async () => {
    const uses = [...counted.values()]
    counted = new Map()
    if (uses.length > 0) await addUses(db, uses).catch(() => undefined)
  }
  const timer = setInterval(() => void write(), writtenEvery)
  timer.unref()
  return {
    note({ call, accountId, address }) {
      const key = `${call} ${accountId ?? ''} ${address}`
      const known = counted.get(key)
      if (known) known.uses++
      else if (counted.size < mostCallers) counted.set(key, { call, accountId, address, uses: 1 })
    },
    async isOff(call) {
      if (!off || Date.now() - off.at > writtenEvery)
        off = { at: Date.now(), calls: callsOff(db).then((all) => new Set(all)) }
      const { calls } = off
      return calls
        .then((all) => all.has(call))
        .catch((error: unknown) => {
          off = null
          throw error
        })
    },
    close() {
      clearInterval(timer)
      return write()
    },
  }
}
