import { sql } from 'kysely'
import type { CompanyConfiguration, ConfigurationRow } from '#contract/configurations.ts'
import type { Db } from '#platform/database.ts'
import { personOf } from './queries.ts'
import { inUse } from './use-queries.ts'

/** Far more than anybody saves; it only bounds the answer. */
const limit = 1000

/** The active configuration of a company product first, then the historical ones, the last replaced first. */
export const configurationRows = (db: Db, companyProductId: string, today: string): Promise<ConfigurationRow[]> =>
  db
    .selectFrom('configurations')
    .innerJoin('companyProducts', (join) => join.on('companyProducts.id', '=', companyProductId))
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('configurationHistory as past')
          .select(['past.createdAt', 'past.createdBy', 'past.changeNotes'])
          .whereRef('past.companyProductId', '=', 'companyProducts.id')
          .whereRef('past.configurationId', '=', 'configurations.id')
          .orderBy('past.createdAt', 'desc')
          .limit(1)
          .as('history'),
      (join) => join.onTrue(),
    )
    .select(['configurations.id', 'configurations.name', 'description', 'configurations.createdAt', 'origin'])
    .select([
      personOf('configurations.created_by').as('createdBy'),
      sql<boolean>`configurations.id IS NOT DISTINCT FROM company_products.configuration_id`.as('active'),
      sql<string | null>`CASE WHEN configurations.id IS DISTINCT FROM company_products.configuration_id
        THEN history.created_at END`.as('replacedAt'),
      sql<string>`CASE WHEN configurations.id IS DISTINCT FROM company_products.configuration_id
        THEN ${personOf('history.created_by')} ELSE '' END`.as('replacedBy'),
      sql<string>`CASE WHEN configurations.id IS DISTINCT FROM company_products.configuration_id
        THEN history.change_notes ELSE '' END`.as('changeNotes'),
      sql<number>`(SELECT count(*) FROM company_products AS other
        WHERE other.configuration_id = configurations.id AND other.id <> company_products.id)`.as('sharedWith'),
      inUse(today).as('inUse'),
    ])
    .where(sql<boolean>`configurations.id = company_products.configuration_id OR history.created_at IS NOT NULL`)
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
      personOf('configurations.created_by').as('createdBy'),
    ])
    .select(sql<'master' | 'template'>`product_configurations.kind`.as('kind'))
    .where('productId', '=', productId)
    .orderBy(sql`product_configurations.kind = 'master'`, 'desc')
    .orderBy('sorting')
    .orderBy('name')
    .orderBy('configurations.id')
    .limit(limit)
    .execute()

const productsWith = sql<CompanyConfiguration['products']>`(
  SELECT coalesce(json_agg(json_build_object('companyProductId', held.id, 'titleDe', products.title_de,
    'titleEn', products.title_en, 'version', products.version,
    'active', held.configuration_id IS NOT DISTINCT FROM configurations.id) ORDER BY products.version DESC, held.id), '[]')
  FROM company_products AS held JOIN products ON products.id = held.product_id
  WHERE held.company_id = configurations.company_id AND (held.configuration_id = configurations.id
    OR EXISTS (SELECT FROM configuration_history AS past
      WHERE past.company_product_id = held.id AND past.configuration_id = configurations.id)))`

/** The configurations of a company, newest first. */
export const companyConfigurationRows = (db: Db, companyId: string): Promise<CompanyConfiguration[]> =>
  db
    .selectFrom('configurations')
    .select(['id', 'name', 'description', 'createdAt', personOf('configurations.created_by').as('createdBy')])
    .select(productsWith.as('products'))
    .where('companyId', '=', companyId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
