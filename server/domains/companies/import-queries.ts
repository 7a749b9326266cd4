import { storedAddress } from '#contract/email.ts'
import { clockTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { CompanyType } from '#contract/companies.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { isNumbered, visibleTo } from './queries.ts'

/** The companies made of these companies of the CRM, as far as the actor sees them. */
export const companiesInCrm = (db: Db, actor: Actor, crmIds: string[]) =>
  db
    .selectFrom('companies')
    .select(['id', 'crmId'])
    .where('crmId', 'in', crmIds.length > 0 ? crmIds : [''])
    .where(visibleTo(actor))
    .execute()

type Key = 'crmId' | 'customerNumber' | 'email'
const same: Record<Key, RawBuilder<unknown>> = {
  crmId: sql`crm_id`,
  customerNumber: sql`ltrim(customer_number, '0')`,
  email: sql`lower(email)`,
}

const asked: Record<Key, (value: string) => string> = {
  crmId: (value) => value,
  customerNumber: (value) => value.replace(/^0+/, ''),
  email: storedAddress,
}

/** The first company with this value, visible to the caller or not. */
export const companyWith = (db: Db, key: Key, value: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'customerNumber'])
    .where(sql<boolean>`${same[key]} = ${asked[key](value)}`)
    .$if(key === 'email', (rows) => rows.where('email', '<>', sql.lit('')))
    .orderBy('id')
    .executeTakeFirst()

/** The company with this customer number, if the actor sees it. */
export const companyWithNumber = (db: Db, actor: Actor, customerNumber: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where(isNumbered(customerNumber))
    .where(visibleTo(actor))
    .orderBy(sql`customer_number = ${customerNumber}`, 'desc')
    .executeTakeFirst()

/** Stores the company's id in the CRM, null for none. Refuses with crm.alreadyLinked. */
export const setCrmId = (tx: Tx, id: string, crmId: string | null, by: string | null) =>
  tx
    .updateTable('companies')
    .set({ crmId, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ companies_crm_id_key: () => fail('crm.alreadyLinked', { crmId }) }))

export async function insertCompanyType(db: Db, type: CompanyType): Promise<void> {
  const taken = () => fail('companies.typeTaken', { name: type.nameDe }, 'nameDe')
  await db
    .insertInto('companyTypes')
    .values((eb) => ({
      ...type,
      sorting: eb.selectFrom('companyTypes').select(sql<number>`coalesce(max(sorting), 0) + 1`.as('next')),
    }))
    .execute()
    .catch(onConstraint({ company_types_name_index: taken, company_types_name_de_key: taken }))
}
