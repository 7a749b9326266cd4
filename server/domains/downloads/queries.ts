import { sql } from 'kysely'
import type { DataFile, Download } from '#contract/downloads.ts'
import { holder, holdingVisibleTo } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'

/** Files are found by their own id, or by that of the record they belong to. */
type Looked = { file: string } | { record: string }

/**
 * The files an actor sees: pictures of products and modules, and licences of visible holdings: the newest of each
 * machine and imported ones.
 */
export async function dataFiles(db: Db, actor: Actor, looked: Looked): Promise<DataFile[]> {
  const is = (file: string, record: string) =>
    'file' in looked ? sql`${sql.ref(file)} = ${looked.file}` : sql`${sql.ref(record)} = ${looked.record}`
  const holdingTitle = sql`products.title_de || ' ' || products.version`
  const held = sql`CASE WHEN holdings.company_id IS NULL THEN 'contactHolding' ELSE 'companyHolding' END`
  const fetched = (column: 'licence_id' | 'import_id', id: string) => sql`
    (SELECT count(*)::int FROM licence_downloads WHERE ${sql.ref(column)} = ${sql.ref(id)}) AS downloads,
    (SELECT max(licence_downloads.at) FROM licence_downloads WHERE ${sql.ref(column)} = ${sql.ref(id)}) AS last_download_at`
  const picture = sql`0 AS downloads, NULL::timestamptz AS last_download_at, now() AS made_at`
  const { rows } = await sql<DataFile>`
    SELECT one.id, json_build_object('kind', kind, 'id', record_id) AS "belongsTo", file_name AS "fileName",
      media_type AS "mediaType", title, language, downloads, last_download_at AS "lastDownloadAt"
    FROM (
      SELECT files.id, 'product' AS kind, products.id AS record_id, file_name, media_type, title_de AS title,
        CASE WHEN files.id = products.image_id THEN 'de' ELSE 'en' END AS language, ${picture}
      FROM products JOIN files ON files.id IN (products.image_id, products.image_en_id) WHERE ${is('files.id', 'products.id')}
      UNION ALL
      SELECT files.id, 'module', modules.id, file_name, media_type, modules.name, NULL, ${picture}
      FROM modules JOIN files ON files.id = modules.image_id WHERE ${is('files.id', 'modules.id')}
      UNION ALL
      SELECT licences.id, ${held}, holdings.id, licences.file_name, 'text/lic', ${holdingTitle}, NULL,
        ${fetched('licence_id', 'licences.id')}, licences.issued_at
      FROM licences JOIN holdings ON holdings.id = licences.holding_id JOIN products ON products.id = holdings.product_id
      WHERE ${is('licences.id', 'holdings.id')} AND ${holdingVisibleTo(actor)} AND NOT EXISTS (
        SELECT FROM licences AS newer WHERE newer.host_id = licences.host_id AND newer.generation > licences.generation)
      UNION ALL
      SELECT licence_imports.id, ${held}, holdings.id, licence_imports.file_name, 'text/lic', ${holdingTitle}, NULL,
        ${fetched('import_id', 'licence_imports.id')}, licence_imports.imported_at
      FROM licence_imports JOIN holdings ON holdings.id = licence_imports.holding_id
      JOIN products ON products.id = holdings.product_id
      WHERE ${is('licence_imports.id', 'holdings.id')} AND ${holdingVisibleTo(actor)}
    ) AS one ORDER BY made_at DESC, one.language, one.id`.execute(db)
  return rows
}

/** Licence files that were fetched, of the holdings an actor sees. */
export const fromDownloads = (db: Db, actor: Actor) =>
  db
    .selectFrom(
      db
        .selectFrom('licenceDownloads')
        .select(sql`coalesce(licence_id, import_id)`.as('id'))
        .select(({ fn }) => [fn.countAll<number>().as('downloads'), fn.max('at').as('lastDownloadAt')])
        .groupBy(sql`coalesce(licence_id, import_id)`)
        .as('fetched'),
    )
    .leftJoin('licences', 'licences.id', 'fetched.id')
    .leftJoin('licenceImports', 'licenceImports.id', 'fetched.id')
    .innerJoin('holdings', (join) =>
      join.on('holdings.id', '=', sql`coalesce(licences.holding_id, licence_imports.holding_id)`),
    )
    .innerJoin('products', 'products.id', 'holdings.productId')
    .leftJoin('companies', 'companies.id', 'holdings.companyId')
    .leftJoin('contacts as persons', 'persons.id', 'holdings.contactId')
    .where(holdingVisibleTo(actor))

export const fileName = sql<string>`coalesce(licences.file_name, licence_imports.file_name)`

export const downloadRows = (db: Db, actor: Actor) =>
  fromDownloads(db, actor)
    .select(['fetched.id', 'fetched.downloads', 'fetched.lastDownloadAt', 'holdings.id as holdingId'])
    .select(['titleDe as productDe', 'titleEn as productEn', 'products.version'])
    .select([fileName.as('fileName'), holder.as('holder')])
    .$castTo<Download>()
