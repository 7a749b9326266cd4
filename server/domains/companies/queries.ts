import { clockTime, todayRow, toMillisecond } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Company, CompanyInput, CompanyRow } from '#contract/companies.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { accountName } from '#platform/database/account-name.ts'
import { anyOf } from '#platform/database/in-ids.ts'

/** Staff see every company, others the one their contact belongs to. */
export const visibleTo = (actor: Actor): RawBuilder<boolean> =>
  actor.sight === 'all' ? sql`true` : sql`companies.id = ${actor.companyId}`

const rowColumns = [
  'companies.id',
  'name',
  'customerNumber',
  'nameDe as companyTypeDe',
  'nameEn as companyTypeEn',
  'city',
  'zipCode',
  'street',
  'houseNumber',
  'createdAt',
] as const

const fromCompanies = (db: Pick<Db, 'selectFrom'>) =>
  db.selectFrom('companies').innerJoin('companyTypes', 'companyTypes.id', 'companies.companyTypeId')

const licences = sql<CompanyRow['licences']>`(SELECT licences FROM ${todayRow}
  CROSS JOIN LATERAL company_licence_terms(companies.id, today.day))`

export const companyRows = (db: Db) => fromCompanies(db).select(rowColumns).select(licences.as('licences'))

/** Companies with all their fields. */
export const companyRecords = (db: Pick<Db, 'selectFrom'>) =>
  fromCompanies(db)
    .select(rowColumns)
    .select(['companyTypeId', 'vatNumber', 'country', 'language', 'email', 'phone', 'fax', 'website', 'remark'])
    .select(['crmId', 'modifiedAt'])
    .select([
      sql<Company['serviceContract']>`CASE WHEN service_contract THEN json_build_object(
        'start', coalesce(service_contract_start::text, ''), 'end', service_contract_end::text) END`.as(
        'serviceContract',
      ),
      accountName('companies.created_by').as('createdBy'),
      accountName('companies.modified_by').as('modifiedBy'),
    ])

/** The company if the actor may see it. What staff noted of it is for those who see all companies. */
export async function companyById(db: Db, actor: Actor, id: string): Promise<Company | undefined> {
  return shownTo(
    actor,
    await companyRecords(db).where('companies.id', '=', id).where(visibleTo(actor)).executeTakeFirst(),
  )
}

/** The company with this customer number, under the same conditions. */
export async function companyByNumber(db: Db, actor: Actor, customerNumber: string): Promise<Company | undefined> {
  const row = await companyRecords(db)
    .where('companies.customerNumber', '=', customerNumber)
    .where(visibleTo(actor))
    .executeTakeFirst()
  return shownTo(actor, row)
}

const shownTo = (actor: Actor, row: Company | undefined): Company | undefined =>
  row && { ...row, ...(actor.sight !== 'all' && { remark: '' }) }

const alreadyExists = (number: string | undefined) =>
  fail('companies.companyAlredyExists', { number }, 'customerNumber')

const refusals = (customerNumber: string | undefined) =>
  onConstraint({
    companies_customer_number_key: () => alreadyExists(customerNumber),
    companies_type_fkey: () => fail('companies.typeUnknown', undefined, 'companyTypeId'),
  })

function toRow({ serviceContract, ...company }: CompanyInput) {
  return {
    ...company,
    serviceContract: serviceContract !== null,
    serviceContractStart: serviceContract?.start ?? null,
    serviceContractEnd: serviceContract?.end ?? null,
  }
}

/** Inserts a company and returns it. Refuses with companies.companyAlredyExists and companies.typeUnknown. */
export const insertCompany = (db: Db, id: string, company: CompanyInput, by: string | null): Promise<Company> =>
  companyRecords(
    // Read from what was inserted, in the same statement.
    db.with('companies', (writer) =>
      writer
        .insertInto('companies')
        .values({ ...toRow(company), id, createdBy: by, modifiedBy: by })
        .returningAll(),
    ),
  )
    .executeTakeFirstOrThrow()
    .catch(refusals(company.customerNumber))

/** Writes the whole company; false when it changed after `modifiedAt`. */
export async function updateCompany(
  db: Db,
  id: string,
  company: CompanyInput,
  by: string | null,
  modifiedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ ...toRow(company), modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .where(toMillisecond('modifiedAt'), '=', modifiedAt)
    .executeTakeFirst()
    .catch(refusals(company.customerNumber))
  return numUpdatedRows === 1n
}

/** The contacts of a company that have an account; the company is locked, so that no contact gets one meanwhile. */
export async function lockCompanyWithAccounts(db: Tx, companyId: string): Promise<string[]> {
  await db.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute()
  const rows = await db
    .selectFrom('contacts')
    .innerJoin('accounts', 'accounts.contactId', 'contacts.id')
    .select('contacts.id')
    .where('companyId', '=', companyId)
    .orderBy('contacts.id')
    .execute()
  return rows.map(({ id }) => id)
}

export const deleteCompanyRow = (db: Db, id: string) =>
  db
    .deleteFrom('companies')
    .where('id', '=', id)
    .executeTakeFirst()
    .catch(
      onConstraint({
        licences_holding_id_fkey: () => fail('companies.hasLicences'),
        cloud_configurations_holding_id_fkey: () => fail('companies.hasCloudAccounts'),
        licences_host_id_fkey: () => fail('companies.hasLicences'),
      }),
    )

export const companyTypes = (db: Db) =>
  db.selectFrom('companyTypes').select(['id', 'nameDe', 'nameEn']).orderBy('sorting').orderBy('nameDe').execute()

/** Locks a visible company's row until the transaction ends; undefined when the actor does not see it. */
export const lockCompany = (db: Tx, actor: Actor, id: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'customerNumber', 'language'])
    .where('id', '=', id)
    .where(visibleTo(actor))
    .forNoKeyUpdate()
    .executeTakeFirst()

export const companyVisible = (db: Db, actor: Actor, id: string) =>
  db.selectFrom('companies').select('id').where('id', '=', id).where(visibleTo(actor)).executeTakeFirst()

export async function insertCompanyTypes(
  db: Db,
  types: readonly { id: string; nameDe: string; nameEn: string; sorting: number }[],
): Promise<void> {
  await db
    .insertInto('companyTypes')
    .values(types.map((type) => ({ ...type })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True of a company with this number, leading zeros aside. */
export const isNumbered = (number: string | RawBuilder<string>) =>
  sql<boolean>`ltrim(companies.customer_number, '0') = ltrim(${number}, '0')`

/** The company that has this number, leading zeros aside; visible to the caller or not. */
export const companyNumbered = async (db: Db, number: string): Promise<string | undefined> =>
  (await db.selectFrom('companies').select('id').where(isNumbered(number)).limit(1).executeTakeFirst())?.id

/** Companies with one of these numbers, leading zeros aside; numbers come without. At most ten. */
export const companiesByNumbers = (db: Db, actor: Actor, numbers: readonly string[]) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'customerNumber', 'language'])
    .where(sql`ltrim(customer_number, '0')`, '=', anyOf(numbers))
    .where(visibleTo(actor))
    .limit(10)
    .execute()

export const companyHead = (db: Db, actor: Actor, id: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'customerNumber', 'language'])
    .where('id', '=', id)
    .where(visibleTo(actor))
    .executeTakeFirst()
