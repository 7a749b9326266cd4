import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { HostInput } from '#contract/hosts.ts'
import type { Move, MoveState } from '#contract/moves.ts'
import {
  holder,
  holderName,
  holdingVisibleTo,
  joinedHoldings,
  productLine,
  productNamed,
} from '#domains/holdings/public.ts'
import { type Actor, seesAllContacts } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import type { NotNull } from 'kysely'

const own = (actor: Actor) => sql<boolean>`(asked_by IS NOT NULL AND asked_by = ${actor.accountId}::uuid)`
// Who of the staff decided is the staff's own matter.
const decidedBy = (actor: Actor) => (seesAllContacts(actor) ? sql<string>`decided_email` : sql.lit(''))

/** Moves are visible with their holding. */
export const fromMoves = (db: Db, actor: Actor) =>
  joinedHoldings(db).innerJoin('moves', 'moves.holdingId', 'holdings.id').where(holdingVisibleTo(actor))

const inFull = (moves: ReturnType<typeof fromMoves>, actor: Actor) =>
  moves
    .select(['moves.id', 'holdingId', 'hostId', 'newHostId', 'count', 'message', 'moves.note', 'fileName'])
    .select(['askedAt', 'askedEmail as askedBy', 'decidedAt', 'doneAt', 'oldSerial', 'newSerial', 'bridgeSerial'])
    .select(['bridgeEnd', 'state', 'reasons'])
    .select([holder.as('holder'), productNamed.as('product'), own(actor).as('own'), decidedBy(actor).as('decidedBy')])
    .select((row) => [
      row.ref('moves.machinesBefore', '->').key('machines').as('machinesBefore'),
      row.ref('moves.machinesAfter', '->').key('machines').as('machinesAfter'),
      row.ref('moves.machinesBefore', '->>').key('binding').as('bindingBefore'),
      row.ref('moves.machinesAfter', '->>').key('binding').as('bindingAfter'),
    ])

export const moveRows = (db: Db, actor: Actor) => inFull(fromMoves(db, actor), actor)

export const moveById = (db: Db, actor: Actor, id: string): Promise<Move | undefined> =>
  moveRows(db, actor).where('moves.id', '=', id).executeTakeFirst()

export const movesOfHolding = (db: Db, actor: Actor, holdingId: string): Promise<Move[]> =>
  moveRows(db, actor)
    .where('holdingId', '=', holdingId)
    .orderBy('askedAt', 'desc')
    .orderBy('moves.id')
    .limit(200)
    .execute()

export const waitingMoves = (db: Db, actor: Actor): Promise<number> =>
  countRows(fromMoves(db, actor).where('state', '=', 'waiting'))

/** Moves beyond their policy, which a second person decides on. */
export const waitingForDecision: WaitingWork = {
  kind: 'move',
  permission: 'moves.decide',
  rows: (db, actor) =>
    fromMoves(db, actor)
      .select(['moves.id as id', 'askedAt as since'])
      .select([holderName.as('who'), productLine('de').as('aboutDe'), productLine('en').as('aboutEn')])
      .where('state', '=', 'waiting'),
}

export const moveFile = (db: Db, actor: Actor, id: string) =>
  fromMoves(db, actor)
    .select(['fileName', 'file'])
    .where('moves.id', '=', id)
    .where('fileName', '<>', '')
    .executeTakeFirst()

/** A holding, locked so that its moves are counted one at a time; other rows may still refer to it meanwhile. */
export const lockForMoves = (db: Tx, holdingId: string) =>
  db.selectFrom('holdings').select('id').where('id', '=', holdingId).forNoKeyUpdate().executeTakeFirst()

/** Moves counted since an instant, the oldest first. */
export const countedSince = (db: Db, holdingId: string, since: Date) =>
  db
    .selectFrom('moves')
    .select(['count', 'doneAt'])
    .where('holdingId', '=', holdingId)
    .where('state', '=', 'done')
    .where('doneAt', '>', since.toISOString())
    .orderBy('doneAt')
    .execute()

/** When the licences that are now at these hosts came there. */
export const arrivals = (db: Db, holdingId: string): Promise<{ hostId: string; at: string }[]> =>
  db
    .selectFrom('moves')
    .select(['newHostId as hostId', 'doneAt as at'])
    .where('holdingId', '=', holdingId)
    .where('state', '=', 'done')
    .where('newHostId', 'is not', null)
    .orderBy('doneAt', 'desc')
    .limit(500)
    .$narrowType<{ hostId: NotNull; at: NotNull }>()
    .execute()

export interface NewMove {
  id: string
  holdingId: string
  hostId: string
  machinesBefore: object
  machinesAfter: object
  host: HostInput
  count: number
  state: MoveState
  reasons: string[]
  message: string
  fileName: string
  file: Buffer
  language: 'de' | 'en'
  askedBy: string | null
  askedEmail: string
}

export const insertMove = (db: Db, move: NewMove) =>
  db
    .insertInto('moves')
    .values({
      ...move,
      machinesBefore: JSON.stringify(move.machinesBefore),
      machinesAfter: JSON.stringify(move.machinesAfter),
      host: JSON.stringify(move.host),
    })
    .execute()
    .catch(onConstraint({ moves_waiting_key: () => fail('moves.waitingAlready') }))

/** Whether a move of a host waits for a second person. */
export const isWaiting = async (db: Db, hostId: string): Promise<boolean> =>
  (await db
    .selectFrom('moves')
    .select('id')
    .where('hostId', '=', hostId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()) !== undefined

/** What carrying out or mailing needs to know beyond what is shown. */
export const moveTask = (db: Db, id: string) =>
  db
    .selectFrom('moves')
    .select(['hostId', 'askedBy', 'askedEmail', 'language'])
    .select('host')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** A request file names a person: it is retained only where this holds. */
export const fileIf = (kept: RawBuilder<boolean>) => ({
  file: sql<Buffer>`CASE WHEN ${kept} THEN file ELSE '' END`,
  fileName: sql<string>`CASE WHEN ${kept} THEN file_name ELSE '' END`,
})

/** Takes a move out of waiting; undefined when it was decided already. Of several calls at once one succeeds. */
export const settleMove = (
  db: Db,
  id: string,
  change: { state: MoveState; note?: string; decidedBy?: string | null; decidedEmail?: string },
) =>
  db
    .updateTable('moves')
    .set({ ...change, ...fileIf(sql`asked_by IS NOT NULL`), decidedAt: clockTime })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()

export interface MoveResult {
  /** The new machine's host ID as it was made. */
  host: HostInput
  machinesAfter: object
  newHostId: string
  oldSerial: number
  newSerial: number
  bridgeSerial: number | null
  bridgeEnd: string | null
}

export const noteResult = (db: Db, id: string, { host, machinesAfter, ...result }: MoveResult) =>
  db
    .updateTable('moves')
    .set({ ...result, host: JSON.stringify(host), machinesAfter: JSON.stringify(machinesAfter) })
    .set({ doneAt: clockTime })
    .where('id', '=', id)
    .execute()

/** The holding of a host the actor sees. */
export const holdingOfHost = async (db: Db, actor: Actor, hostId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('hosts')
      .innerJoin('holdings', 'holdings.id', 'hosts.holdingId')
      .select('holdingId')
      .where('hosts.id', '=', hostId)
      .where(holdingVisibleTo(actor))
      .executeTakeFirst()
  )?.holdingId
