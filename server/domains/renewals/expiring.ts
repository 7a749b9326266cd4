import { addDays } from '#licence/days.ts'
import type { expiringSpans } from '#contract/expiring.ts'

type Asked = { within: (typeof expiringSpans)[number]; month?: string | undefined }

/** The first of the month so many months after another: `monthAfter('2026-11', 2)` is '2027-01'. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const count = year * 12 + number - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** The days a list of ends is about; what ended is looked back at for a year. */
export function spanOf({ within, month }: Asked, today: string): { from: string; to: string } {
  if (month) return { from: `${month}-01`, to: addDays(`${monthAfter(month, 1)}-01`, -1) }
  if (within === 'expired') return { from: addDays(today, -365), to: addDays(today, -1) }
  return { from: today, to: addDays(today, within === 'year' ? 365 : Number(within)) }
}
