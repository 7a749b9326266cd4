import { type Check, type Finding, findingOf } from '#platform/installation/check.ts'
import { doctorTexts as texts } from '#texts/doctor.ts'
import { genesis } from '#licence/ledger.ts'
import type { Clock } from '#contract/clock.ts'
import { memoryFolder } from '#platform/keys/key-choice.ts'
import { isEndRemembered, rememberedEnd } from '#platform/keys/memory/file-memory.ts'
import { socketKeys } from '#platform/keys/signer-socket.ts'
import { clockNow } from './clock-queries.ts'
import { compareWithMemory, endOf, ifAway } from './memory.ts'
import { hashAt } from './queries.ts'

/** Seconds this machine's clock and the database's may differ: tokens and links count them. */
const apart = 30

/** This machine's clock against the database's and the last time the portal knows of. */
export const clockCheck: Check = {
  name: 'clock',
  look: async ({ read, clock }) => judgeClock(await read(clockNow), clock()),
}

/** What the database says of its clock, at a time of this machine. */
export function judgeClock({ now, known, state }: Clock, here: Date): Finding {
  if (state !== 'right')
    return findingOf('failed', texts[`doctor.clock.${state}`], { known: known ?? '' }, texts['doctor.clock.todo'])
  const seconds = Math.round(Math.abs(here.getTime() - Date.parse(now)) / 1000)
  return seconds > apart
    ? findingOf('warning', texts['doctor.clock.apart'], { seconds }, texts['doctor.clock.apartTodo'])
    : findingOf('ok', texts['doctor.clock.ok'])
}

/** The ledger against what the keys' holder remembers of it. Nothing is written but what a signer notes by itself. */
export const memoryCheck: Check = {
  name: 'ledgerMemory',
  settings: ['SIGNER_SOCKET', 'LEDGER_MEMORY', 'DATA_DIR'],
  async look({ settings, read }) {
    const { SIGNER_SOCKET: socket } = settings
    if (socket) {
      const compared = await read((db) => compareWithMemory(db, socketKeys(socket).memory)).catch(ifAway)
      if (!compared) return findingOf('notChecked', texts['doctor.signer.away'], { socket })
      return judgeMemory(compared.found === 'contradicts' ? compared.remembered.position : null)
    }
    const end = rememberedEnd(memoryFolder(settings))
    if (!end) return findingOf('ok', texts['doctor.ledgerMemory.none'])
    const there = await read(async (db) => (end.position === 0 ? genesis : await hashAt(db, end.position)))
    // What the database ends with was remembered before it was committed.
    const known = isEndRemembered(memoryFolder(settings), await read(endOf))
    return judgeMemory(there === end.hash && known ? null : end.position)
  },
}

/** `contradicted` is up to where a ledger is remembered that the database does not hold. */
const judgeMemory = (contradicted: number | null): Finding =>
  contradicted === null
    ? findingOf('ok', texts['doctor.ledgerMemory.ok'])
    : findingOf(
        'failed',
        texts['doctor.ledgerMemory.contradicts'],
        { entry: contradicted },
        texts['doctor.ledgerMemory.todo'],
      )
