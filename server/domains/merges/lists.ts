import { sql } from 'kysely'
import { listMerges } from '#contract/merges.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { mergesTexts } from '#texts/merges.ts'
import { requireStaff } from './merge.ts'
import { fromMerges } from './queries.ts'

export const mergeLists: ListFile[] = [
  listFile(listMerges, mergesTexts, ({ db, actor, query }) => {
    requireStaff(actor, query.kind)
    return {
      found: db.selectFrom('merges').where('merges.kind', '=', query.kind),
      key: 'merges.id',
      sort: { merged: sql`merges.merged_at` },
      search: sql`merges.search_text`,
      rows: fromMerges(db),
    }
  }),
]
