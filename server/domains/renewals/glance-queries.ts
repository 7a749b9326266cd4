import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Contacts nobody can sign in as, by name; at most 50. */
export const contactsWithoutAccount = (db: Db, companyId: string) =>
  db
    .selectFrom('contacts')
    .select(['id', sql<string>`coalesce(review_email, email)`.as('email')])
    .select([sql<string>`trim(concat(first_name, ' ', last_name))`.as('name')])
    .where('companyId', '=', companyId)
    .where('erasedAt', 'is', null)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM accounts WHERE accounts.contact_id = contacts.id AND verified_at IS NOT NULL)`,
    )
    .orderBy(sql`lower(last_name)`)
    .orderBy('id')
    .limit(50)
    .execute()

interface Activity {
  at: string
  by: string
  operation: string
  recordKind: string
}

/** The last fifty changes to a company, its contacts, products, hosts, licences and requests. */
export async function lastActivity(db: Db, companyId: string): Promise<Activity[]> {
  const { rows } = await sql<Activity>`
    WITH records AS (
      SELECT ${companyId}::uuid AS id
      UNION ALL SELECT id FROM contacts WHERE company_id = ${companyId}
      UNION ALL SELECT id FROM holdings WHERE company_id = ${companyId}
      UNION ALL SELECT id FROM configurations WHERE company_id = ${companyId}
      UNION ALL SELECT licence_requests.id FROM licence_requests JOIN holdings ON holdings.id = holding_id
        WHERE company_id = ${companyId}
      UNION ALL SELECT hosts.id FROM hosts JOIN holdings ON holdings.id = holding_id
        WHERE company_id = ${companyId}
      UNION ALL SELECT licences.id FROM licences JOIN holdings ON holdings.id = holding_id
        WHERE company_id = ${companyId})
    SELECT at, account_email AS "by", operation, record_kind AS "recordKind"
    FROM audit_log WHERE record_id IN (SELECT id::text FROM records) ORDER BY audit_log.id DESC LIMIT 50`.execute(db)
  return rows
}
