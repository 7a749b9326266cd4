import { type RawBuilder, sql } from 'kysely'

/** What was taken from a company has left its tables; what was done then still names it. */
const takings = sql.join(
  // Written out, as in the index of these entries alone: PostgreSQL sees that it serves.
  ['removeHolding', 'deleteContact', 'deleteCompany', 'deleteConfiguration', 'deleteCloudConfiguration'].map((name) =>
    sql.lit(name),
  ),
)

const ofHoldings = (table: string, companyId: string): RawBuilder<unknown> => sql`SELECT ${sql.ref(`${table}.id`)}::text
  FROM ${sql.table(table)} JOIN holdings ON holdings.id = ${sql.ref(`${table}.holding_id`)}
  WHERE holdings.company_id = ${companyId}`

const recordsOf = (companyId: string): RawBuilder<unknown> => sql`
  SELECT ${companyId}::text
  UNION ALL SELECT id::text FROM contacts WHERE company_id = ${companyId}
  UNION ALL SELECT accounts.id::text FROM accounts JOIN contacts ON contacts.id = accounts.contact_id
    WHERE contacts.company_id = ${companyId}
  UNION ALL SELECT id::text FROM holdings WHERE company_id = ${companyId}
  UNION ALL SELECT id::text FROM configurations WHERE company_id = ${companyId}
  UNION ALL SELECT id::text FROM company_claims WHERE company_id = ${companyId}
  UNION ALL ${sql.join(
    [
      'hosts',
      'licences',
      'licence_imports',
      'licence_requests',
      'end_requests',
      'moves',
      'emergencies',
      'cloud_configurations',
    ].map((table) => ofHoldings(table, companyId)),
    sql` UNION ALL `,
  )}`

/** Entries of the audit log about a company and what belongs, or belonged, to it. */
export const isAbout = (companyId: string): RawBuilder<boolean> => sql`audit_log.id IN (
  SELECT id FROM audit_log WHERE record_id IN (${recordsOf(companyId)})
  UNION ALL
  SELECT id FROM audit_log WHERE operation IN (${takings}) AND changes::text LIKE ${`%${companyId}%`})`
