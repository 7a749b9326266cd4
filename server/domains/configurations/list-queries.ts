import { sql } from 'kysely'
import type { ConfigurationRow, HolderConfiguration } from '#contract/configurations.ts'
import type { HolderKey } from '#domains/holdings/public.ts'
import type { Db } from '#platform/database/database.ts'
import { accountName } from '#platform/database/account-name.ts'
import { inUse } from './use-queries.ts'

/** Far more than anyone saves; it only bounds the answer. */
const limit = 1000

/** The active configuration of a holding first, then the historical ones, the last replaced first. */
export const configurationRows = (db: Db, holdingId: string, today: string): Promise<ConfigurationRow[]> =>
  db
    .selectFrom('configurations')
    .innerJoin('holdings', (join) => join.on('holdings.id', '=', holdingId))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('configurationHistory as past')
          .select(['past.createdAt', 'past.createdBy', 'past.changeNotes'])
          .whereRef('past.holdingId', '=', 'holdings.id')
          .whereRef('past.configurationId', '=', 'configurations.id')
          .orderBy('past.createdAt', 'desc')
          .limit(1)
          .as('history'),
      (join) => join.onTrue(),
    )
    .select(['configurations.id', 'configurations.name', 'description', 'configurations.createdAt', 'origin'])
    .select([
      accountName('configurations.created_by').as('createdBy'),
      sql<boolean>`configurations.id IS NOT DISTINCT FROM holdings.configuration_id`.as('active'),
      sql<string | null>`CASE WHEN configurations.id IS DISTINCT FROM holdings.configuration_id
        THEN history.created_at END`.as('replacedAt'),
      sql<string>`CASE WHEN configurations.id IS DISTINCT FROM holdings.configuration_id
        THEN ${accountName('history.created_by')} ELSE '' END`.as('replacedBy'),
      sql<string>`CASE WHEN configurations.id IS DISTINCT FROM holdings.configuration_id
        THEN history.change_notes ELSE '' END`.as('changeNotes'),
      // The last one left before this one was left, or last of all, was left for this one.
      sql<string>`coalesce((SELECT made.change_notes FROM configuration_history AS made
        WHERE made.holding_id = holdings.id AND (configurations.id IS NOT DISTINCT FROM holdings.configuration_id
          OR made.created_at < history.created_at)
        ORDER BY made.created_at DESC, made.id DESC LIMIT 1), '')`.as('notes'),
      sql<number>`(SELECT count(*) FROM holdings AS other
        WHERE other.configuration_id = configurations.id AND other.id <> holdings.id)`.as('sharedWith'),
      inUse(today).as('inUse'),
    ])
    .where(sql<boolean>`configurations.id = holdings.configuration_id OR history.created_at IS NOT NULL`)
    .orderBy('active', 'desc')
    .orderBy('history.createdAt', 'desc')
    .orderBy('configurations.id', 'desc')
    .limit(limit)
    .execute()

/** Master and templates of a product, the master first. */
export const productConfigurationRows = (db: Db, productId: string) =>
  db
    .selectFrom('productConfigurations')
    .innerJoin('configurations', 'configurations.id', 'productConfigurations.configurationId')
    .select([
      'configurations.id',
      'name',
      'description',
      'createdAt',
      accountName('configurations.created_by').as('createdBy'),
    ])
    .select('productConfigurations.kind')
    .where('productId', '=', productId)
    .orderBy(sql`product_configurations.kind = 'master'`, 'desc')
    .orderBy('sorting')
    .orderBy('name')
    .orderBy('configurations.id')
    .limit(limit)
    .execute()

const productsWith = sql<HolderConfiguration['products']>`(
  SELECT coalesce(json_agg(json_build_object('holdingId', held.id, 'titleDe', products.title_de,
    'titleEn', products.title_en, 'version', products.version,
    'active', held.configuration_id IS NOT DISTINCT FROM configurations.id) ORDER BY products.version DESC, held.id), '[]')
  FROM holdings AS held JOIN products ON products.id = held.product_id
  WHERE (held.company_id = configurations.company_id OR held.contact_id = configurations.contact_id)
    AND (held.configuration_id = configurations.id
    OR EXISTS (SELECT FROM configuration_history AS past
      WHERE past.holding_id = held.id AND past.configuration_id = configurations.id)))`

/** The configurations of a company or a person, newest first. */
export const holderConfigurationRows = (db: Db, { kind, id }: HolderKey): Promise<HolderConfiguration[]> =>
  db
    .selectFrom('configurations')
    .select(['id', 'name', 'description', 'createdAt', accountName('configurations.created_by').as('createdBy')])
    .select(productsWith.as('products'))
    .where(kind === 'company' ? 'companyId' : 'contactId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
