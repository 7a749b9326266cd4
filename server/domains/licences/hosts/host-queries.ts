import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Host, HostInput } from '#contract/hosts.ts'
import type { TraitReading } from '#contract/traits.ts'
import { holdingVisibleTo } from '#domains/holdings/public.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'

/** Hosts are visible with their holding. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  sql`EXISTS (SELECT FROM holdings WHERE holdings.id = hosts.holding_id AND ${holdingVisibleTo(actor)})`

const columns = [
  'id',
  'holdingId',
  'disabled',
  'generation',
  'movedTo',
  'emergencyFor',
  'email',
  'version',
  'unlimited',
  'startDate',
  'endDate',
  'companyNameShort',
  'salutation',
  'firstName',
  'lastName',
  'comment',
  'customerNumber',
  'terminalServer',
  'virtualServer',
  'binding',
  'port',
  'hosts',
  'hostCreatedOn',
  'serverHostId',
  'serverName',
  'installationType',
  'build',
  'operatingSystem',
  'traits',
  'createdAt',
  'modifiedAt',
] as const

export const hostRows = (db: Db) => db.selectFrom('hosts').select(columns)

export const hostsOf = (db: Db, actor: Actor, holdingId: string) =>
  hostRows(db)
    .where('holdingId', '=', holdingId)
    .where(visibleTo(actor))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const hostById = (db: Db, actor: Actor, id: string) =>
  hostRows(db).where('id', '=', id).where(visibleTo(actor)).executeTakeFirst()

/** The host, locked until the transaction ends: issuing for it and changing it run one after the other. */
export const lockHost = async (db: Tx, actor: Actor, id: string): Promise<Host | undefined> =>
  (await lockHosts(db, actor, [id]))[0]

/** The same for several, always in the order of their ids. */
export const lockHosts = (db: Tx, actor: Actor, ids: readonly string[]) =>
  hostRows(db).where(inIds('id', ids)).where(visibleTo(actor)).orderBy('id').forUpdate().execute()

const toRow = ({ hosts, traits, ...host }: HostInput) => ({
  ...host,
  hosts: JSON.stringify(hosts),
  ...(traits !== undefined && { traits: traits && JSON.stringify(traits) }),
})

export const insertHost = (
  db: Db,
  { id, holdingId, emergencyFor }: { id: string; holdingId: string; emergencyFor: string | null },
  host: HostInput,
  by: string | null,
) =>
  db
    .insertInto('hosts')
    .values({ id, holdingId, emergencyFor, ...toRow(host), createdBy: by, modifiedBy: by })
    .execute()

export const updateHost = (db: Db, id: string, host: HostInput, by: string | null) =>
  db
    .updateTable('hosts')
    .set({ ...toRow(host), modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()

/** The last readings of the machines of a holding. */
export const readingsOf = (db: Db, holdingId: string) =>
  db
    .selectFrom('hosts')
    .select(['id as hostId', 'traitReading'])
    .where('holdingId', '=', holdingId)
    .where('traitReading', 'is not', null)
    .orderBy('id')
    .execute()

/** What became of a machine's traits when it was read again; with `traits` the host is bound to those from now on. */
export const noteReading = (
  db: Db,
  id: string,
  reading: TraitReading,
  traits: NonNullable<HostInput['traits']> | null,
  by: string | null,
) =>
  db
    .updateTable('hosts')
    .set({
      traitReading: JSON.stringify(reading),
      ...(traits && { traits: JSON.stringify(traits) }),
      modifiedAt: clockTime,
      modifiedBy: by,
    })
    .where('id', '=', id)
    .execute()

export const updateHostTerm = (
  db: Db,
  id: string,
  { startDate, endDate, unlimited }: Pick<HostInput, 'startDate' | 'endDate' | 'unlimited'>,
  by: string | null,
) =>
  db
    .updateTable('hosts')
    .set({ startDate, endDate, unlimited, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()

export const updateHostEnds = (db: Db, hosts: readonly { id: string; endDate: string | null }[], by: string | null) =>
  sql`UPDATE hosts SET end_date = one.end_date, unlimited = one.end_date IS NULL,
      modified_at = clock_timestamp(), modified_by = ${by}
    FROM unnest(${hosts.map(({ id }) => id)}::uuid[], ${hosts.map(({ endDate }) => endDate)}::date[]) AS one(id, end_date)
    WHERE hosts.id = one.id`.execute(db)

/** What disables a host ID: the vendor's staff or programs, the move of its licence, or a payment that counts no more. */
export type DisabledBy = 'vendor' | 'move' | 'payment'

export const setDisabledBy = (db: Db, id: string, disabledBy: DisabledBy | null, by: string | null) =>
  db.updateTable('hosts').set({ disabledBy, modifiedAt: clockTime, modifiedBy: by }).where('id', '=', id).execute()

/** Notes which host a licence moved to; with `disabled` the old one is disabled at once. */
export const setMovedTo = (db: Db, id: string, movedTo: string, disabled: boolean, by: string | null) =>
  db
    .updateTable('hosts')
    .set({ movedTo, disabledBy: disabled ? 'move' : null, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()

/** Notes that the licence of a machine that died moved for good: whatever stands in for it is disabled; their ids. */
export const endEmergencies = async (db: Db, id: string, movedTo: string, by: string | null): Promise<string[]> =>
  (
    await db
      .updateTable('hosts')
      .set({ movedTo, disabledBy: 'move', modifiedAt: clockTime, modifiedBy: by })
      .where('emergencyFor', '=', id)
      .where('movedTo', 'is', null)
      .returning('id')
      .execute()
  ).map((host) => host.id)

/** Disables the hosts whose bridge or emergency licences are over by a day; their ids. */
export const disableBridged = async (db: Db, today: string): Promise<string[]> =>
  (
    await db
      .updateTable('hosts')
      .set({ disabledBy: 'move', modifiedAt: clockTime, modifiedBy: null })
      .where((either) => either.or([either('movedTo', 'is not', null), either('emergencyFor', 'is not', null)]))
      .where('disabled', '=', false)
      .where('endDate', '<', today)
      .returning('id')
      .execute()
  ).map(({ id }) => id)

const liveRows = (db: Db, holdingIds: readonly string[]) =>
  hostRows(db)
    .where(inIds('holdingId', holdingIds))
    .where('disabled', '=', false)
    .where('movedTo', 'is', null)
    .where('emergencyFor', 'is', null)
    .where('generation', '>', 0)
    .orderBy('id')

/** True of a row of `hosts` that is not disabled, did not move, is none for an emergency and has a licence. */
export const isLiveHost = sql<boolean>`(NOT hosts.disabled AND hosts.moved_to IS NULL AND hosts.emergency_for IS NULL
  AND EXISTS (SELECT FROM licences WHERE licences.host_id = hosts.id))`

/** Hosts that are not disabled, did not move, are none for an emergency and have a licence. */
export const liveHosts = (db: Db, holdingIds: readonly string[]) => liveRows(db, holdingIds).execute()

/** The same, locked until the transaction ends. */
export const lockLiveHosts = (db: Tx, holdingIds: readonly string[]) => liveRows(db, holdingIds).forUpdate().execute()

/** The first machine of a column of hosts in one name, as machineName of the contract says it; null for none. */
export const machineNameIn = (hosts: string) => {
  const name = sql`${sql.ref(hosts)} #>> '{0,name}'`
  const mac = sql`regexp_replace(${sql.ref(hosts)} #>> '{0,mac}', '(..)(?=.)', '\\1:', 'g')`
  return sql<string | null>`CASE WHEN ${name} IS NULL THEN ${mac} ELSE concat_ws(' · ', ${name}, right(${mac}, 5)) END`
}
