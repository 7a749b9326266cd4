import { expect, test } from 'vitest'
import { addDays } from '#licence/days.ts'
import { termOf } from '#licence/term.ts'
import { validityWords } from '#texts/passport-words.ts'
import { nearest, validityOf } from './validity.ts'

const licence = { startDate: '2026-01-01', endDate: '2026-11-20' }
const on = (today: string, graceDays = 14) =>
  validityOf({ startDate: licence.startDate, ends: { days: [licence.endDate], open: false }, graceDays }, today)

test('after its end a licence is in its grace, then expired; the words say the days that are left', () => {
  const words = (today: string) => validityWords(on(today), 'de')
  expect(words('2026-11-20')).toBe('läuft heute ab')
  expect(words('2026-11-21')).toBe('abgelaufen, Kulanzfrist noch 14 Tage')
  expect(words('2026-12-04')).toBe('abgelaufen, Kulanzfrist noch 1 Tag')
  expect(words('2026-12-05')).toBe('seit 15 Tagen abgelaufen')
  expect(validityWords(on('2026-12-03'), 'en')).toBe('expired, 2 days of grace left')
  expect(on('2026-11-21', 0)).toMatchObject({ state: 'expired', graceLeft: 0 })
})

test('while the last zone of the Earth has a day, a verifier counts the days of it as the portal does', () => {
  for (const day of ['2026-11-20', '2026-11-21', '2026-12-03', '2026-12-04', '2026-12-05']) {
    // Midday at UTC−12 is midnight in UTC.
    const noon = new Date(`${addDays(day, 1)}T00:00:00Z`)
    const { state, graceLeft } = termOf({ ...licence, graceDays: 14, warnDays: 90 }, noon)
    const shown = on(day)
    expect([day, shown.state === 'soon' ? 'warning' : shown.state]).toEqual([day, state])
    if (state === 'grace') expect(shown.graceLeft).toBe(graceLeft)
  }
})

test('of several machines the one in its grace matters most', () => {
  const running = on('2026-10-01')
  expect(nearest([running, on('2026-11-21')]).state).toBe('grace')
  expect(nearest([on('2026-12-24'), on('2026-11-21')]).state).toBe('grace')
  expect(nearest([on('2026-12-24')]).state).toBe('expired')
})
