import { beforeAll, expect, test } from 'vitest'
import { readPortal } from '#contract/portal.ts'
import { noteTimeZone } from '#platform/database/note-time-zone.ts'
import { portalToday } from '#platform/database/times.ts'
import { figuresBasis } from './domains/students/statistics/statistics-queries.ts'
import { testPortal } from './testing/portal.ts'

const zone = 'Pacific/Kiritimati'
const portal = testPortal({ TIME_ZONE: zone })
beforeAll(async () => void (await noteTimeZone(portal.database.db, zone)))

const dayThere = (at: string | Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(at))
const today = () => dayThere(new Date())

test('pages are told the zone the portal goes by', async () => {
  expect((await portal.ask(null, readPortal, {})).timeZone).toBe(zone)
})

test('today is the day of the zone, also in the database', async () => {
  const { day } = await portal.database.db.selectNoFrom([portalToday.as('day')]).executeTakeFirstOrThrow()
  expect(day).toBe(today())
})

test('what is stored from now on falls on days of the zone', async () => {
  const [session] = await portal.query(
    `UPDATE cloud_sessions SET started_at = '2026-01-31T12:30:00Z' WHERE id = (SELECT min(id) FROM cloud_sessions)
     RETURNING day::text`,
  )
  expect(session.day).toBe('2026-02-01')
  const [company] = await portal.query(
    `UPDATE companies SET created_at = '2026-01-31T12:30:00Z' WHERE customer_number = '10023' RETURNING search_text`,
  )
  expect(company.search_text).toContain('01.02.2026')
})

test('figures of students begin a month with the zone', async () => {
  expect(await figuresBasis(portal.database.db, new Date('2026-01-31T12:30:00Z'))).toMatch(/^2026-02 /)
})

test('a zone PostgreSQL does not know ends the start in one sentence, and the old one stays', async () => {
  await expect(noteTimeZone(portal.database.db, 'Mars/Olympus')).rejects.toThrow(
    'TIME_ZONE is "Mars/Olympus", which this PostgreSQL does not know: choose a name like Europe/Berlin.',
  )
  expect(await noteTimeZone(portal.database.db, zone)).toBe(zone)
})
