import { sql } from 'kysely'
import { listCompanies } from '#contract/companies.ts'
import { listCompanyRecords } from '#contract/company-records.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { companiesTexts } from '#texts/companies.ts'
import { companyRecords, companyRows, visibleTo } from './queries.ts'

const companies = rowsBy('companies.id', companyRows)
const records = rowsBy('companies.id', companyRecords)

const sort = {
  name: sql`companies.name_key`,
  customerNumber: sql`lpad(companies.customer_number, 20, '0')`,
  city: sql`companies.city_key`,
  zipCode: sql`companies.zip_code`,
  street: sql`companies.street_key`,
  created: sql`companies.created_at`,
}
const byType = { de: sql`company_types.key_de`, en: sql`company_types.key_en` }
const search = sql<string>`companies.search_text`

export const companyLists: ListFile[] = [
  listFile(listCompanies, companiesTexts, ({ db, actor, query }) => ({
    // Joined only where sorted by: with a join, even one it leaves out, PostgreSQL reads rows instead of the index
    // alone.
    found: db
      .selectFrom('companies')
      .$if(query.sort?.endsWith('companyType') ?? false, (rows) =>
        rows.leftJoin('companyTypes', 'companyTypes.id', 'companies.companyTypeId'),
      )
      .where(visibleTo(actor)),
    ...companies,
    sort: { ...sort, companyType: byType[actor.language] },
    search,
    indexed: true,
  })),
  listFile(listCompanyRecords, companiesTexts, ({ db, actor }) => ({
    found: db.selectFrom('companies').where(visibleTo(actor)),
    ...records,
    sort: { created: sort.created },
    search,
    indexed: true,
  })),
]
