import { sql } from 'kysely'
import { listDownloads } from '#contract/downloads.ts'
import { holderKey, holderText } from '#domains/holdings/public.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { downloadsTexts } from '#texts/downloads.ts'
import { downloadRows, fileName, fromDownloads } from './queries.ts'

export const downloadLists: ListFile[] = [
  listFile(listDownloads, downloadsTexts, ({ db, actor, query: { whose } }) => ({
    found: fromDownloads(db, actor)
      .$if(whose === 'companies', (rows) => rows.where('holdings.companyId', 'is not', null))
      .$if(whose === 'people', (rows) => rows.where('holdings.contactId', 'is not', null)),
    key: 'fetched.id',
    sort: {
      fileName: sql`sort_key(${fileName}) COLLATE "C"`,
      holder: holderKey,
      product: sql`sort_key(products.title_de || ' ' || products.version) COLLATE "C"`,
      downloads: sql`fetched.downloads`,
      lastDownload: sql`fetched.last_download_at`,
    },
    search: sql`(${holderText} || ' ' || search_form(concat_ws(' ', ${fileName}, products.title_de, products.title_en)))`,
    rows: downloadRows(db, actor),
  })),
]
