import { sql } from 'kysely'
import { listResigningCompanies } from '#contract/keys.ts'
import { fail } from '#platform/failure.ts'
import { type ListFile, listFile } from '#platform/list-file.ts'
import { keysTexts } from '#texts/keys.ts'
import { resigningById, resigningCompanyRows, resigningCompanies } from './resigning-queries.ts'

export const keyLists: ListFile[] = [
  listFile(listResigningCompanies, keysTexts, async ({ db, params: { id }, query: { only } }) => {
    if (!(await resigningById(db, id))) fail('keys.resigningNotFound')
    return {
      found: resigningCompanies(db, id, only),
      key: 'resigningCompanies.id',
      sort: { company: sql`companies.name_key` },
      rows: resigningCompanyRows(db),
    }
  }),
]
