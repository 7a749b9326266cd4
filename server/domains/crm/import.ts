import { storedAddress } from '#contract/email.ts'
import { serialize } from '#platform/database/serialize.ts'
import type { Company, CompanyInput } from '#contract/companies.ts'
import type { CrmCompany, CrmCompanyValues } from '#contract/crm.ts'
import { wholeCompany, companyTypes, companyWith, createCompany, setCrmId } from '#domains/companies/public.ts'
import { fail, Failure } from '#platform/operations/failure.ts'
import type { Read, Write } from '#platform/operations/operations.ts'
import type { Crm } from './connector.ts'
import { valuesOf } from './rules.ts'
import type { CrmEntity } from './shapes.ts'

/** A company of the CRM; refuses with crm.companyGone. Call it before a transaction opens. */
export const crmEntityOf = async (crm: Crm, crmId: string): Promise<CrmEntity> =>
  (await crm.ask().company(crmId)) ?? fail('crm.companyGone', { crmId })

/** A company of the CRM in the fields of the form, and whether it is here already. */
export async function readCrmCompany({ db, actor }: Read, crm: Crm, crmId: string): Promise<CrmCompany> {
  const entity = await crmEntityOf(crm, crmId)
  const mapped = valuesOf(entity, await companyTypes(db))
  const { Land, Vorwahl, Telefon, Telefax } = entity
  const written = { land: Land, areaCode: Vorwahl, phone: Telefon, telefax: Telefax }
  return { crmId, ...mapped, written, existing: await existing({ db, actor }, crmId, mapped.values) }
}

async function existing(
  { db, actor }: Read,
  crmId: string,
  { customerNumber, email }: CrmCompanyValues,
): Promise<CrmCompany['existing']> {
  const keys = { crmId, customerNumber, email } as const
  for (const by of ['crmId', 'customerNumber', 'email'] as const) {
    const found = keys[by] === '' ? undefined : await companyWith(db, by, keys[by])
    if (found) {
      const seen = await wholeCompany(db, actor, found.id).catch(() => null)
      // Without the permission to see companies an importer learns only that there is one.
      return { id: found.id, name: seen?.name ?? '', by, value: keys[by] }
    }
  }
  return null
}

/** Creates the company as entered in the form and stores its id in the CRM. */
export async function importCompany(
  call: Write,
  crmId: string,
  input: CompanyInput,
  entity: CrmEntity,
): Promise<Company> {
  const { db, actor, audit } = call
  const { customerNumber: number } = valuesOf(entity, []).values
  // What the CRM has instead of a number is for people to correct.
  if (/^\d{1,10}$/.test(number) && number !== input.customerNumber)
    fail('crm.numberDiffers', { number }, 'customerNumber')
  if (input.email !== '') {
    // Imports check one after the other whether the address is taken.
    await serialize(db, 'company e-mail', storedAddress(input.email))
    if (await companyWith(db, 'customerNumber', input.customerNumber)) numberTaken(input)
    if (await companyWith(db, 'email', input.email))
      fail('companies.companyAlredyExistsEmail', { value: input.email }, 'email')
  }
  const created = await createCompany(call, input).catch((thrown: unknown) => {
    if (thrown instanceof Failure && thrown.code === 'companies.companyAlredyExists') numberTaken(input)
    throw thrown
  })
  await setCrmId(db, created.id, crmId, actor.accountId)
  audit({ kind: 'company', id: created.id, before: { crmId: null }, after: { crmId } })
  return wholeCompany(db, { ...actor, companyId: created.id }, created.id)
}

const numberTaken = ({ customerNumber: value }: CompanyInput): never =>
  fail('companies.companyAlredyExistsCustomerNr', { value }, 'customerNumber')

/** Stores the company's id in the CRM, or that it has none. */
export async function linkCompany({ db, actor, audit }: Write, id: string, crmId: string | null): Promise<Company> {
  const before = await wholeCompany(db, actor, id)
  await setCrmId(db, id, crmId, actor.accountId)
  audit({ kind: 'company', id, before: { crmId: before.crmId }, after: { crmId } })
  return wholeCompany(db, actor, id)
}

/** The number of a visible company in the CRM. Refuses with companies.notFound and crm.notLinked. */
export async function crmIdOf({ db, actor }: Read, id: string): Promise<string> {
  return (await wholeCompany(db, actor, id)).crmId ?? fail('crm.notLinked')
}
