import { addDays, lastDayOf } from '#licence/days.ts'
import type { expiringSpans } from '#contract/expiring.ts'

type SpanQuery = { within: (typeof expiringSpans)[number]; month?: string | undefined }

/** The days a list of ends is about; what ended is looked back at for a year. */
export function spanOf({ within, month }: SpanQuery, today: string): { from: string; to: string } {
  if (month) return { from: `${month}-01`, to: lastDayOf(month) }
  if (within === 'expired') return { from: addDays(today, -365), to: addDays(today, -1) }
  return { from: today, to: addDays(today, within === 'year' ? 365 : Number(within)) }
}
