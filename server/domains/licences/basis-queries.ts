import { type RawBuilder, sql } from 'kysely'
import { isHeldBy, itemRowsOf } from '#domains/configurations/public.ts'
import { companyProductRows } from '#domains/products/public.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/database.ts'
import { activeKeyId } from '#platform/signing.ts'

const lastSerial = (host: RawBuilder<string>) =>
  sql<number | null>`(SELECT serial FROM licences WHERE host_id = ${host} ORDER BY generation DESC LIMIT 1)`

/**
 * Everything a licence of a host is made of, in one look: its company product, the configuration, by default the
 * current one, with items, the serial to replace, and the key that signs now; `serial` is a new one where it is wished
 * for. The configuration is kept from being deleted until the transaction ends. Undefined when the actor does not see
 * the company product, or when the configuration was never its own.
 */
export const basisOf = (
  db: Db,
  actor: Actor,
  { id, companyProductId }: { id: string; companyProductId: string },
  { configurationId, serial }: { configurationId: string | undefined; serial: boolean },
) =>
  companyProductRows(db, actor)
    .innerJoin('configurations as chosen', (join) =>
      configurationId === undefined
        ? join.onRef('chosen.id', '=', 'companyProducts.configurationId')
        : join.on('chosen.id', '=', configurationId).on(isHeldBy('chosen.id', companyProductId)),
    )
    .select(['chosen.id as chosenId', itemRowsOf(db, 'chosen.id').as('items')])
    .select([lastSerial(sql`${id}::uuid`).as('last'), activeKeyId.as('keyId')])
    .select(sql<number | null>`${serial ? sql`nextval('licence_serial')` : sql`NULL::bigint`}`.as('serial'))
    .where('companyProducts.id', '=', companyProductId)
    .forKeyShare('chosen')
    .executeTakeFirst()

/** For each held host the serial its next licence replaces and a serial of its own, and the key that signs now. */
export const numbersOf = (db: Tx, hostIds: readonly string[]) =>
  db
    .selectFrom('hosts')
    .select(['hosts.id', lastSerial(sql.ref('hosts.id')).as('last'), activeKeyId.as('keyId')])
    .select(sql<number>`nextval('licence_serial')`.as('serial'))
    .where('hosts.id', '=', sql<string>`ANY(${hostIds}::uuid[])`)
    .orderBy('hosts.id')
    .execute()
