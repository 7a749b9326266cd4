import { sql } from 'kysely'
import { listMerges } from '#contract/merges.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { mergesTexts } from '#texts/merges.ts'
import { requireStaff } from './merge.ts'
import { fromMerges } from './queries.ts'

const merges = rowsBy('merges.id', fromMerges)

export const mergeLists: ListFile[] = [
  listFile(listMerges, mergesTexts, ({ db, actor, query }) => {
    requireStaff(actor, query.kind)
    return {
      found: db.selectFrom('merges').where('merges.kind', '=', query.kind),
      ...merges,
      sort: { merged: sql`merges.merged_at` },
      search: sql`merges.search_text`,
    }
  }),
]
