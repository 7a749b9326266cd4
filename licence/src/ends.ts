import type { LicenceFacts } from './licence-file.ts'

/** When a licence ends, part by part: the days on which something of it ends, the earliest first. */
export interface Ends {
  /** Each 'YYYY-MM-DD' is the last day of the licence or of some of its modules. */
  days: string[]
  /** Something of it never ends. */
  open: boolean
}

/**
 * The ends of a licence: its own and those of its modules that come before. It is open while it has no end itself and a
 * module of level one runs on, dependencies aside.
 */
export function endsOf({ endDate, modules }: Pick<LicenceFacts, 'endDate' | 'modules'>): Ends {
  const days = new Set(endDate === null ? [] : [endDate])
  for (const { endDate: end } of modules) if (end !== null && (endDate === null || end < endDate)) days.add(end)
  const seats = modules.filter(({ level, count }) => level === 1 && count.kind !== 'dependency')
  const open = endDate === null && (seats.length === 0 || seats.some(({ endDate: end }) => end === null))
  return { days: [...days].toSorted(), open }
}

/**
 * The next day on which something ends, today included, and whether that is all of it. The day is null while what is left
 * never ends; when all has ended it is the last one.
 */
export function nextEnd({ days, open }: Ends, today: string): { day: string | null; whole: boolean } {
  const last = days.at(-1) ?? null
  const day = days.find((one) => one >= today) ?? (open ? null : last)
  return { day, whole: day === null || (!open && day === last) }
}
