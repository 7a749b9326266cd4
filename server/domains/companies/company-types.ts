import type { CompanyType } from '#contract/companies.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { insertCompanyType } from './import-queries.ts'

/** Adds a type of company. Refuses with companies.typeTaken. */
export async function addCompanyType(
  { db, audit }: Write,
  names: Pick<CompanyType, 'nameDe' | 'nameEn'>,
): Promise<CompanyType> {
  const type = { id: newId(), ...names }
  await insertCompanyType(db, type)
  audit({ kind: 'companyType', id: type.id, after: type })
  return type
}
