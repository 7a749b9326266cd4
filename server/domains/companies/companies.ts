import { type Company, type CompanyInput, contractTermFits } from '#contract/companies.ts'
import { missingOfAddress, zipCodeFits } from '#contract/postal.ts'
import { leaveContact } from '#domains/accounts/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { refuseChangedSince } from '#platform/operations/last-change.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  companyById,
  companyNumbered,
  lockCompanyWithAccounts,
  deleteCompanyRow,
  insertCompany,
  updateCompany,
} from './queries.ts'
import { withoutMissing } from '#platform/record.ts'

export async function createCompany({ db, actor, audit }: Write, input: CompanyInput): Promise<Company> {
  checkServiceContract(input)
  await checkNumber(db, input.customerNumber, null)
  const company = await insertCompany(db, newId(), input, actor.accountId)
  audit({ kind: 'company', id: company.id, after: company })
  return company
}

type Changes = { [field in keyof CompanyInput]?: CompanyInput[field] | undefined } & { modifiedAt?: string | undefined }

/** Changes the named fields; refuses when another account changed the company after `modifiedAt`. */
export async function changeCompany(
  { db, actor, audit }: Write,
  id: string,
  { modifiedAt, ...changes }: Changes,
): Promise<Company> {
  const before = (await companyById(db, actor, id)) ?? fail('companies.notFound')
  refuseChangedSince(modifiedAt, before)
  const input = { ...companyInputOf(before), ...withoutMissing(changes) }
  const zipChanged = input.zipCode !== before.zipCode || input.country !== before.country
  if (zipChanged && !zipCodeFits(input)) fail('companies.zipDigits', undefined, 'zipCode')
  // What an older address never had does not stand in the way of other changes.
  const missing = missingOfAddress(input).filter((field) => !missingOfAddress(before).includes(field))
  if (missing.includes('zipCode')) fail('companies.zipMissing', undefined, 'zipCode')
  if (missing.includes('houseNumber')) fail('companies.houseNumberMissing', undefined, 'houseNumber')
  checkServiceContract(input)
  if (input.customerNumber !== before.customerNumber) await checkNumber(db, input.customerNumber, id)
  if (!(await updateCompany(db, id, input, actor.accountId, before.modifiedAt))) fail('request.conflict')
  const after = (await companyById(db, actor, id)) ?? fail('companies.notFound')
  audit({ kind: 'company', id, before, after })
  return after
}

/** Deletes a company with its contacts. Their accounts stay, but lose whatever a Customer may. */
export async function deleteCompany(call: Write, id: string): Promise<void> {
  const { db, actor, audit } = call
  const before = (await companyById(db, actor, id)) ?? fail('companies.notFound')
  for (const contactId of await lockCompanyWithAccounts(db, id)) await leaveContact(call, contactId)
  await deleteCompanyRow(db, id)
  audit({ kind: 'company', id, before })
}

/** What of a company its form holds. */
export function companyInputOf({
  id: _i,
  companyTypeDe: _d,
  companyTypeEn: _e,
  crmId: _c,
  createdBy: _b,
  createdAt: _a,
  modifiedBy: _y,
  modifiedAt: _m,
  ...input
}: Company): CompanyInput {
  return input
}

/** Companies of older times may have the number with leading zeros; the same number twice would lock licence files out. */
async function checkNumber(db: Write['db'], number: string, own: string | null): Promise<void> {
  const there = await companyNumbered(db, number)
  if (there && there !== own) fail('companies.companyAlredyExists', { number }, 'customerNumber')
}

function checkServiceContract(input: CompanyInput): void {
  if (!contractTermFits(input)) fail('companies.serviceContractStartEndError', undefined, 'serviceContract.start')
}
