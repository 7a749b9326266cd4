import { type RawBuilder, sql } from 'kysely'
import { isHeldBy, itemsOfColumn } from '#domains/configurations/public.ts'
import { holdingRows } from '#domains/holdings/public.ts'
import { inIds } from '#platform/database/in-ids.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Tx } from '#platform/database/database.ts'

/** The id of the key that signs now, for use within another query. */
const activeKeyId = sql<string | null>`(SELECT id FROM signing_keys WHERE status = 'active')`

const lastSerial = (host: RawBuilder<string>) =>
  sql<number | null>`(SELECT serial FROM licences WHERE host_id = ${host} ORDER BY generation DESC LIMIT 1)`

/** The holding has other machines in use, whose files must not be called alike. */
export const hasOtherMachines = sql<boolean>`EXISTS (SELECT FROM hosts AS other
  WHERE other.holding_id = hosts.holding_id AND other.id <> hosts.id
    AND NOT other.disabled AND other.moved_to IS NULL AND other.emergency_for IS NULL)`

/**
 * Everything licences of hosts are made of, in one query. For each host: its holding, the configuration (by default the
 * current one) with items, the serial to replace, and the key that signs now. `serial` is a new one if requested. Locks
 * the configurations against deletion until the transaction ends. Leaves out hosts whose holding the actor does not
 * see, or whose holding never had the configuration.
 */
export const shareBases = (
  db: Tx,
  actor: Actor,
  hostIds: readonly string[],
  { configurationId, serial }: { configurationId: string | undefined; serial: boolean },
) =>
  holdingRows(db, actor)
    .innerJoin('hosts', 'hosts.holdingId', 'holdings.id')
    .innerJoin('configurations as chosen', (join) =>
      configurationId === undefined
        ? join.onRef('chosen.id', '=', 'holdings.configurationId')
        : join.on('chosen.id', '=', configurationId).on(isHeldBy('chosen.id', sql.ref('holdings.id'))),
    )
    .select(['hosts.id as hostId', 'chosen.id as chosenId', itemsOfColumn(db, 'chosen.id').as('items')])
    .select([lastSerial(sql.ref('hosts.id')).as('last'), activeKeyId.as('keyId'), hasOtherMachines.as('manyMachines')])
    .select(sql<number | null>`${serial ? sql`nextval('licence_serial')` : sql`NULL::bigint`}`.as('serial'))
    .where(inIds('hosts.id', hostIds))
    .forKeyShare('chosen')
    .execute()

/** For each locked host the serial its next licence replaces and a serial of its own, and the key that signs now. */
export const numbersOf = (db: Tx, hostIds: readonly string[]) =>
  db
    .selectFrom('hosts')
    .select([
      'hosts.id',
      lastSerial(sql.ref('hosts.id')).as('last'),
      activeKeyId.as('keyId'),
      hasOtherMachines.as('manyMachines'),
    ])
    .select(sql<number>`nextval('licence_serial')`.as('serial'))
    .where(inIds('hosts.id', hostIds))
    .orderBy('hosts.id')
    .execute()
