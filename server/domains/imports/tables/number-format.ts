/** A number format without what is written as it stands, coloured, or conditional: only its signs of days and digits. */
const bare = (format: string): string => (format.split(';')[0] ?? '').replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '')

/** Whether numbers of this format are shown as days or times. Lengths of time, `[h]:mm`, are numbers. */
export const isDateFormat = (format: string): boolean =>
  /[dmyhs]/i.test(bare(format)) && !/\[[hms]+\]/i.test(format) && !/general|standard/i.test(bare(format))

const daysBefore1970 = { 1900: 25_569, 1904: 24_107 }
const secondsOfDay = 86_400

/** The day of a serial number, `2026-03-01`; undefined for a time without a day, and for what is no day of people's. */
export function dayOfSerial(serial: number, date1904: boolean): string | undefined {
  if (serial < 1 || serial > 2_958_466) return undefined
  // The first serial numbers count a 29 February 1900 that there never was.
  const whole = Math.floor(serial + 0.5 / secondsOfDay) + (!date1904 && serial < 60 ? 1 : 0)
  const day = new Date((whole - daysBefore1970[date1904 ? 1904 : 1900]) * secondsOfDay * 1000)
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10)
}

/** The time of a serial number that is less than a day: `09:30`. */
export function timeOfSerial(serial: number): string {
  if (serial < 0 || serial >= 1) return String(serial)
  return new Date(Math.round(serial * secondsOfDay) * 1000).toISOString().slice(11, 16)
}

/**
 * A number as its format shows it, where that is about digits alone: 1067 in `00000` is 01067, 49351123 in `+00 000 000`
 * is +49 351 123. Everything else is written in full, as it was typed.
 */
export function formatNumber(value: number, format: string): string {
  // Fifteen digits are what a spreadsheet knows of a number; what is behind them comes from reckoning.
  const plain = String(Number(value.toPrecision(15)))
  if (!Number.isSafeInteger(value) || value < 0) return plain
  const parts = (format.split(';')[0] ?? '').match(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]|./g) ?? []
  const signs = parts.flatMap((part): { digit: boolean; text: string }[] => {
    if (/^[0#?]$/.test(part)) return [{ digit: true, text: part }]
    if (/^[_*[]/.test(part)) return []
    return [{ digit: false, text: part.startsWith('"') ? part.slice(1, -1) : part.replace(/^\\/, '') }]
  })
  const literal = signs
    .filter(({ digit }) => !digit)
    .map(({ text }) => text)
    .join('')
  const places = signs.filter(({ digit }) => digit)
  // A grouped, decimal, percent or scientific number is a number, not a code.
  if (!places.some(({ text }) => text === '0') || places.length < 2 || /[.,%@]|E[+-]/.test(bare(format))) return plain
  if (!/^[\p{L}\d\s()/+:.,–-]*$/u.test(literal)) return plain
  const digits = plain.padStart(places.length, ' ')
  const surplus = digits.length - places.length
  let at = 0
  return signs
    .map(({ digit, text }) => {
      if (!digit) return text
      const from = at === 0 ? 0 : at + surplus
      at++
      const taken = digits.slice(from, at + surplus)
      return taken.replaceAll(' ', text === '0' ? '0' : '')
    })
    .join('')
    .trim()
}
