import { sql } from 'kysely'
import { listCatalogue } from '#contract/catalogue.ts'
import { listProductRecords } from '#contract/product-records.ts'
import { sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { productsTexts } from '#texts/products.ts'
import { catalogueRows, productRecords } from './catalogue-queries.ts'
import { isMasterOf, titleIn } from './queries.ts'

const catalogue = rowsBy('products.id', catalogueRows)
const records = rowsBy('products.id', productRecords)

export const productLists: ListFile[] = [
  listFile(listCatalogue, productsTexts, ({ db, actor, query: { version, kind, lock } }) => ({
    found: db
      .selectFrom('products')
      .$call((rows) => (version === undefined ? rows : rows.where('version', '=', version)))
      .$call((rows) => (kind === undefined ? rows : rows.where('kind', '=', kind)))
      .$if(lock !== undefined, (rows) => rows.where('unlocked', '=', lock === 'unlocked')),
    ...catalogue,
    sort: {
      title: titleIn(actor.language),
      version: sql`products.version`,
      kind: sql`products.kind`,
      code: sortKey('products.code'),
      unlocked: sql`products.unlocked`,
      master: isMasterOf,
      modified: sql`products.modified_at`,
    },
    search: sql`products.search_text`,
  })),
  listFile(listProductRecords, productsTexts, ({ db, actor }) => ({
    found: db.selectFrom('products'),
    ...records,
    sort: { title: titleIn(actor.language), version: sql`products.version` },
    search: sql`products.search_text`,
  })),
]
