import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import type { Tx } from '#platform/database/database.ts'
import { demoWorkspaces } from './aws.ts'
import { chanceFrom } from './chance.ts'
import { insertMany } from './insert.ts'

/** The virtual desktops of the embedded cloud with start and end: most run, some end soon, ended, or have no end. */
export async function loadDesktops(tx: Tx, now: Date): Promise<void> {
  const chance = chanceFrom(20_261_126)
  const today = portalDay(now)
  const rows = demoWorkspaces.map(({ id: userId, computerName, userName }, index) => {
    const ended = index % 11 === 4
    const startDate = addDays(today, -30 - chance.below(700))
    const left = index % 9 === 2 ? 1 + chance.below(28) : 40 + chance.below(400)
    const endDate = ended ? addDays(startDate, 20) : index % 4 === 0 ? null : addDays(today, left)
    const term = index % 23 === 9 ? { startDate: addDays(today, 14), endDate: null } : { startDate, endDate }
    const row = { id: chance.uuid(), userId, displayName: computerName, login: userName }
    return { ...row, ...term, source: 'workspaces', seenAt: now }
  })
  // One that was deleted at WorkSpaces in spring.
  const gone = {
    id: chance.uuid(),
    userId: 'ws-demo000',
    displayName: 'WW-VDI-000',
    login: 'vdi000',
    startDate: addDays(today, -600),
    endDate: null,
    source: 'workspaces',
    seenAt: new Date(now.getTime() - 200 * 86_400_000),
    goneAt: new Date(now.getTime() - 199 * 86_400_000),
  }
  await insertMany(tx, 'virtualDesktops', [...rows.map((row) => ({ ...row, goneAt: null })), gone])
  await insertMany(tx, 'desktopLooks', [{ lookedAt: now }])
}
