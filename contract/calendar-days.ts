/** Arithmetic of calendar days, `YYYY-MM-DD`, for what has no licence file: the licence library counts for itself. */

/** A day some days on. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The same day some months on; where the month has no such day, its last one. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, wanted = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return `${first.toISOString().slice(0, 8)}${String(Math.min(wanted, last)).padStart(2, '0')}`
}
