import { listResigningHolders } from '#contract/keys.ts'
import { holderKey } from '#domains/holdings/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { keysTexts } from '#texts/keys.ts'
import { resigningById, resigningHolderRows, resigningHolders } from './resigning-queries.ts'

const holders = rowsBy('resigningHolders.id', resigningHolderRows)

export const keyLists: ListFile[] = [
  listFile(listResigningHolders, keysTexts, async ({ db, params: { id }, query: { only } }) => {
    if (!(await resigningById(db, id))) fail('keys.resigningNotFound')
    return {
      found: resigningHolders(db, id, only),
      ...holders,
      sort: { holder: holderKey },
    }
  }),
]
