import { sql } from 'kysely'
import type { LinkedHolding } from '#contract/cloud-users.ts'
import type { Db } from '#platform/database/database.ts'
import { clockTime } from '#platform/database/times.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'

export const linkedHoldings = (db: Db, configurationId: string, companyId: string): Promise<LinkedHolding[]> =>
  db
    .selectFrom('holdings')
    .innerJoin('products', 'products.id', 'holdings.productId')
    .leftJoin('configurations', 'configurations.id', 'holdings.configurationId')
    .leftJoin('cloudLinkedHoldings as l', (join) =>
      join.onRef('l.holdingId', '=', 'holdings.id').on('l.configurationId', '=', configurationId),
    )
    .select(['holdings.id as holdingId', 'titleDe', 'titleEn', 'products.version'])
    .select(({ fn }) => [
      fn.coalesce('configurations.name', sql.lit('')).as('configuration'),
      fn.coalesce('l.active', sql.lit(false)).as('active'),
    ])
    .where('holdings.companyId', '=', companyId)
    // The cloud product itself is none of them.
    .where('products.kind', '!=', 'cloud')
    // Not by what is active: a row that moves when its switch is pressed leaves another one below the pointer.
    .orderBy('products.version', 'desc')
    .orderBy('titleDe')
    .orderBy('holdings.id')
    .execute()

/** Whether a product is the one a configuration is for. */
export const isLinked = async (db: Db, configurationId: string, holdingId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('cloudLinkedHoldings')
      .select('active')
      .where('configurationId', '=', configurationId)
      .where('holdingId', '=', holdingId)
      .executeTakeFirst()
  )?.active ?? false

/** The product a configuration is for; undefined: none. */
export const linkedProduct = async (db: Db, configurationId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('cloudLinkedHoldings')
      .select('holdingId')
      .where('configurationId', '=', configurationId)
      .where('active', '=', true)
      .executeTakeFirst()
  )?.holdingId

const linkRefused = onConstraint({
  cloud_linked_holdings_active_key: () => fail('cloud.onlyOneActiveProduct'),
  // The company lost the product meanwhile.
  cloud_linked_holdings_holding_id_fkey: () => fail('holdings.notFound'),
})

export const writeLinked = (
  db: Db,
  row: { configurationId: string; holdingId: string; active: boolean; modifiedBy: string | null },
) =>
  db
    .insertInto('cloudLinkedHoldings')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['configurationId', 'holdingId']).doUpdateSet((old) => ({
        active: old.ref('excluded.active'),
        modifiedAt: clockTime,
        modifiedBy: old.ref('excluded.modifiedBy'),
      })),
    )
    .execute()
    .catch(linkRefused)
