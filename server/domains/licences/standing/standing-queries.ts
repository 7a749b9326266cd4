import { sql } from 'kysely'
import { holdingVisibleTo } from '#domains/holdings/public.ts'
import type { Db } from '#platform/database/database.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { endedBy } from '../queries.ts'

/** What decides the state of a licence. */
export interface Standing {
  serial: number
  bytes: Buffer
  disabled: boolean
  movedTo: string | null
  /** The serial of the newest licence of the same machine; of an emergency licence that is over, of the one that replaced it. */
  newest: number
}

/** The serial of the newest licence of a licence's machine, over rows of `licences`. */
export const newestSerial = sql<number>`coalesce(${endedBy(sql.ref('licences.hostId'))},
  (SELECT newest.serial FROM licences AS newest WHERE newest.host_id = licences.host_id
    ORDER BY newest.generation DESC LIMIT 1))`

/** How a licence stands, whichever company’s it is: the caller compares the bytes with the file. */
export const standingOfFile = (db: Db, serial: number): Promise<Standing | undefined> =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .select(['serial', 'bytes', 'hosts.disabled', 'movedTo', newestSerial.as('newest')])
    .where('serial', '=', serial)
    .executeTakeFirst()

/** How a licence of a company or a person stands, and whose it is. */
export const standingOf = (
  db: Db,
  actor: Actor,
  serial: number,
): Promise<(Standing & { holdingId: string }) | undefined> =>
  db
    .selectFrom('licences')
    .innerJoin('hosts', 'hosts.id', 'licences.hostId')
    .innerJoin('holdings', 'holdings.id', 'licences.holdingId')
    .select(['serial', 'bytes', 'licences.holdingId', 'hosts.disabled', 'movedTo', newestSerial.as('newest')])
    .where('serial', '=', serial)
    .where(holdingVisibleTo(actor))
    .executeTakeFirst()
