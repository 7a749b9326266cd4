import { sql } from 'kysely'
import type { Emergency } from '#contract/emergencies.ts'
import {
  holder,
  holderName,
  type HolderKey,
  holdingVisibleTo,
  joinedHoldings,
  productLine,
  productNamed,
} from '#domains/holdings/public.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'

/** Emergency licences are visible with their holding. */
export const fromEmergencies = (db: Db, actor: Actor) =>
  joinedHoldings(db)
    .innerJoin('emergencies', 'emergencies.holdingId', 'holdings.id')
    .innerJoin('hosts as standIns', 'standIns.id', 'emergencies.newHostId')
    .innerJoin('licences', 'licences.id', 'emergencies.licenceId')
    .where(holdingVisibleTo(actor))

/** What an emergency licence is on a day. */
export const stateOn = (today: string) => sql<Emergency['state']>`CASE WHEN stand_ins.moved_to IS NOT NULL
  THEN 'superseded' WHEN stand_ins.disabled OR emergencies.end_date < ${today}::date THEN 'over' ELSE 'running' END`

const moveId = sql<string | null>`(SELECT moves.id FROM moves WHERE moves.host_id = emergencies.host_id
  AND moves.state IN ('waiting', 'done') ORDER BY moves.asked_at DESC, moves.id LIMIT 1)`

export const emergencyRows = (db: Db, actor: Actor, today: string) =>
  fromEmergencies(db, actor)
    .select(['emergencies.id', 'emergencies.holdingId', 'emergencies.hostId', 'newHostId', 'licenceId'])
    .select(['machinesBefore', 'machinesAfter', 'emergencies.endDate', 'reason', 'takenAt', 'takenEmail as takenBy'])
    .select(['licences.serial', 'licences.fileName', stateOn(today).as('state'), moveId.as('moveId')])
    .select([holder.as('holder'), productNamed.as('product')])

export const emergencyById = (db: Db, actor: Actor, id: string, today: string): Promise<Emergency | undefined> =>
  emergencyRows(db, actor, today).where('emergencies.id', '=', id).executeTakeFirst()

/** The one that runs for a machine that died, on the same machines. */
export const runningOn = (
  db: Db,
  actor: Actor,
  { hostId, machines, today }: { hostId: string; machines: object; today: string },
): Promise<Emergency | undefined> =>
  emergencyRows(db, actor, today)
    .where('emergencies.hostId', '=', hostId)
    .where('standIns.hosts', '=', JSON.stringify(machines) as never)
    .where(stateOn(today), '=', 'running')
    .orderBy('takenAt', 'desc')
    .limit(1)
    .executeTakeFirst()

/** When a holder took emergency licences of a product since an instant, the first first. */
export const takenSince = async (db: Db, holderKey: HolderKey, productId: string, since: Date): Promise<string[]> => {
  const rows = await db
    .selectFrom('emergencies')
    .innerJoin('holdings', 'holdings.id', 'emergencies.holdingId')
    .select('takenAt')
    .where(holderKey.kind === 'company' ? 'holdings.companyId' : 'holdings.contactId', '=', holderKey.id)
    .where('productId', '=', productId)
    .where('takenAt', '>', since.toISOString())
    .orderBy('takenAt')
    .execute()
  return rows.map(({ takenAt }) => takenAt)
}

/** The machines of a holding that an emergency licence may be taken for: with a licence that runs on a day. */
export const machinesOfHolding = (db: Db, holdingId: string, today: string) =>
  db
    .selectFrom('hosts')
    .select(['id as hostId', 'binding', 'hosts'])
    .where('holdingId', '=', holdingId)
    .where('disabled', '=', false)
    .where('movedTo', 'is', null)
    .where('emergencyFor', 'is', null)
    .where('binding', '<>', 'unbound')
    .where('generation', '>', 0)
    .where('startDate', '<=', today)
    .where((either) => either.or([either('endDate', 'is', null), either('endDate', '>=', today)]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export interface NewEmergency {
  id: string
  holdingId: string
  hostId: string
  newHostId: string
  machinesBefore: object
  machinesAfter: object
  licenceId: string
  endDate: string
  reason: string
  takenBy: string | null
  takenEmail: string
}

export const insertEmergency = (db: Tx, emergency: NewEmergency) =>
  db
    .insertInto('emergencies')
    .values({
      ...emergency,
      machinesBefore: JSON.stringify(emergency.machinesBefore),
      machinesAfter: JSON.stringify(emergency.machinesAfter),
    })
    .execute()

/** Emergency licences that run, while no move of the machine that died was carried out. */
export const waitingForMove: WaitingWork = {
  kind: 'emergency',
  permission: 'moves.decide',
  rows: (db, actor) =>
    fromEmergencies(db, actor)
      .select(['emergencies.id as id', 'takenAt as since'])
      .select([holderName.as('who'), productLine('de').as('aboutDe'), productLine('en').as('aboutEn')])
      .where('standIns.disabled', '=', false)
      .where('standIns.movedTo', 'is', null),
}

/** The main contacts of a company. */
export const mainContacts = (db: Db, companyId: string) =>
  db
    .selectFrom('contacts')
    .select(['email', 'language'])
    .where('companyId', '=', companyId)
    .where('mainContact', '=', true)
    .where('erasedAt', 'is', null)
    .where('email', 'is not', null)
    .orderBy('email')
    .$narrowType<{ email: string }>()
    .execute()

/** The emergency licences an account took. */
export const emergencyFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('emergencies')
    .select(['takenAt', 'reason', 'takenEmail', 'endDate'])
    .where('takenBy', '=', accountId)
    .orderBy('takenAt')
    .execute()

/** The licence stays, since it was given out; who took it is removed, and what they wrote. */
export const forgetTaker = (db: Db, accountId: string) =>
  db
    .updateTable('emergencies')
    .set({ takenBy: null, takenEmail: '', reason: '' })
    .where('takenBy', '=', accountId)
    .execute()
