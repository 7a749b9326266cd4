import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { windowOf } from '#contract/event-times.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { newSecret } from '#platform/keys/tokens.ts'
import { chanceFrom } from './chance.ts'
import { insertMany } from './insert.ts'

/** Days from today, times, places and stack: past ones, one today, some that overlap, one across midnight. */
const planned = [
  [-120, '09:00', '16:30', 12, 'wellenwerk-schulung', 'Grundlagenschulung Wellenberechnung'],
  [-75, '13:00', '17:00', 8, 'wellenwerk-2023', 'Anwendertreffen Nord'],
  [-30, '09:00', '12:00', 20, 'wellenwerk-schulung', 'Lagerauslegung nach DIN ISO 281'],
  [-7, '10:00', '11:30', 6, 'wellenwerk-test', 'Vorführung für Neukunden'],
  [0, '08:00', '22:00', 10, 'wellenwerk-schulung', 'Aufbauschulung Zahnräder'],
  [7, '09:00', '16:00', 18, 'wellenwerk-schulung', 'Grundlagenschulung Wellenberechnung'],
  [7, '13:00', '17:30', 16, 'wellenwerk-schulung', 'Praktikum Technische Hochschule Lübeck'],
  [14, '10:00', '11:30', 6, 'wellenwerk-test', 'Vorführung für Neukunden'],
  [21, '22:00', '04:00', 15, 'wellenwerk-2024', 'Nachtschicht: Hackathon Antriebstechnik'],
  [28, '09:00', '12:00', 24, 'wellenwerk-2024', 'Webinar: Neues in Version 20'],
  [45, '09:00', '16:30', 12, 'wellenwerk-schulung', 'Grundlagenschulung Wellenberechnung'],
  [90, '13:00', '17:00', 40, 'wellenwerk-2024', 'Anwendertreffen Süd'],
] as const

/** A dozen events on the stacks of the embedded cloud, each place with a link. */
export async function loadEvents(tx: Tx, { clock, sealer }: Pick<Installation, 'clock' | 'sealer'>): Promise<void> {
  const chance = chanceFrom(20_261_125)
  const today = portalDay(clock())
  const stacks = await tx.selectFrom('cloudStacks').select(['id', 'name']).execute()
  const by = await tx.selectFrom('accounts').select('id').where('email', 'like', 'licenser@%').executeTakeFirst()
  for (const [days, from, to, places, stack, name] of planned) {
    const day = addDays(today, days)
    const window = windowOf({ day, from, to })
    if (typeof window === 'string') continue
    const { overnight: _, ...moments } = window
    const id = chance.uuid()
    const createdAt = new Date(Math.min(clock().getTime(), window.startsAt.getTime()) - 20 * 86_400_000)
    const row = {
      id,
      name,
      places,
      stackId: stacks.find((one) => one.name === stack)!.id,
      day,
      fromTime: from,
      toTime: to,
    }
    const created = { createdAt, modifiedAt: createdAt, createdBy: by?.id ?? null, modifiedBy: by?.id ?? null }
    await insertMany(tx, 'events', [{ ...row, ...moments, ...created }])
    const rows = Array.from({ length: places }, (_, index) => {
      const placeId = chance.uuid()
      const { secret, hash } = newSecret()
      const codeSealed = sealer.seal(secret, `event place ${placeId}`)
      return { id: placeId, eventId: id, number: index + 1, codeHash: hash, codeSealed }
    })
    await insertMany(tx, 'eventPlaces', rows)
  }
}
