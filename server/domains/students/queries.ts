import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

export interface University {
  domain: string
  country: string
  name: string
}

/** The entry of the longest of these domains. */
export const longestDomain = (db: Db, domains: string[]) =>
  db
    .selectFrom('studentDomains')
    .select(['id', 'domain'])
    .where('domain', '=', sql<string>`ANY(${domains}::text[])`)
    .orderBy(sql`length(domain)`, 'desc')
    .limit(1)
    .executeTakeFirst()

export const hasDomains = (db: Db) => db.selectFrom('studentDomains').select('id').limit(1).executeTakeFirst()

/** One statement for the whole list. */
export const insertDomains = (db: Db, list: University[]) =>
  sql`INSERT INTO student_domains (id, domain, country, name_de, name_en)
      SELECT id, domain, country, name, name
      FROM unnest(${list.map(() => newId())}::uuid[], ${list.map((one) => one.domain)}::text[],
        ${list.map((one) => one.country)}::text[], ${list.map((one) => one.name)}::text[]) AS l (id, domain, country, name)
      ON CONFLICT (domain) DO NOTHING`.execute(db)

/** Writes what a student's verification stands at where there is none yet. */
export const insertVerification = (
  db: Db,
  verification: { contactId: string; status: number; studentDomainId: string | null },
) =>
  db
    .insertInto('verifications')
    .values({ id: newId(), ...verification })
    .onConflict((conflict) => conflict.column('contactId').doNothing())
    .execute()

export const verificationOf = (db: Db, contactId: string) =>
  db
    .selectFrom('verifications')
    .leftJoin('studentDomains', 'studentDomains.id', 'studentDomainId')
    .select(['status', 'nameDe', 'nameEn'])
    .where('contactId', '=', contactId)
    .executeTakeFirst()

export const deleteVerification = (db: Db, contactId: string) =>
  db.deleteFrom('verifications').where('contactId', '=', contactId).execute()
