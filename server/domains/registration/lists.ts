import { sql } from 'kysely'
import { listCompanyClaims } from '#contract/registration.ts'
import { sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { companiesTexts } from '#texts/companies.ts'
import { contactsTexts } from '#texts/contacts.ts'
import { registrationTexts } from '#texts/registration.ts'
import { fromClaims } from './claims/claim-queries.ts'

const claims = rowsBy('l.id', fromClaims)

const texts = { ...companiesTexts, ...contactsTexts, ...registrationTexts }

export const registrationLists: ListFile[] = [
  listFile(listCompanyClaims, texts, ({ db, query }) => ({
    found: db.selectFrom('companyClaims as l').where('l.state', '=', query.state),
    ...claims,
    sort: { companyName: sortKey('l.companyName'), city: sortKey('l.city'), created: sql`l.created_at` },
    search: sql`l.search_text`,
  })),
]
