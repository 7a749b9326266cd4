import { type Company, type CompanyInput, contractTermFits, zipCodeFits } from '#contract/companies.ts'
import { fail } from '#platform/failure.ts'
import { newId } from '#platform/ids.ts'
import type { Write } from '#platform/operations.ts'
import { companyById, deleteCompanyRow, insertCompany, updateCompany } from './queries.ts'

export async function createCompany({ db, actor, audit }: Write, input: CompanyInput): Promise<Company> {
  checkServiceContract(input)
  const id = newId()
  const created = await insertCompany(db, id, input, actor.accountId)
  audit({ kind: 'company', id, after: created })
  return created
}

type Changes = { [field in keyof CompanyInput]?: CompanyInput[field] | undefined } & { modifiedAt?: string | undefined }

/** Changes the named fields; refuses when somebody else changed the company after `modifiedAt`. */
export async function changeCompany(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, ...changes }: Changes,
): Promise<Company> {
  const before = (await companyById(db, actor, id)) ?? fail('companies.notFound')
  if (modifiedAt && Date.parse(modifiedAt) !== Date.parse(before.modifiedAt)) fail('request.conflict')
  const input = { ...inputOf(before), ...changes } as CompanyInput
  if (!zipCodeFits(input)) fail('request.invalid', undefined, 'zipCode')
  checkServiceContract(input)
  if (!(await updateCompany(db, id, input, actor.accountId, before.modifiedAt))) fail('request.conflict')
  const after = (await companyById(db, actor, id))!
  audit({ kind: 'company', id, before, after })
  return after
}

export async function deleteCompany({ db, actor, audit }: Write, id: string): Promise<void> {
  const before = (await companyById(db, actor, id)) ?? fail('companies.notFound')
  await deleteCompanyRow(db, id)
  audit({ kind: 'company', id, before })
}

function inputOf({
  id: _i,
  companyTypeDe: _d,
  companyTypeEn: _e,
  crmId: _c,
  createdAt: _a,
  modifiedAt: _m,
  ...input
}: Company): CompanyInput {
  return input
}

function checkServiceContract(input: CompanyInput): void {
  if (!contractTermFits(input)) fail('companies.serviceContractStartEndError', undefined, 'serviceContract.start')
}
