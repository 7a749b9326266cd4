import type { Selectable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { matchesWords } from '#platform/lists/search.ts'
import { newId } from '#platform/database/ids.ts'
import { anyOf } from '#platform/database/in-ids.ts'

export interface University {
  domain: string
  country: string
  name: string
}

const university = ['id', 'domain', 'nameDe as de', 'nameEn as en', 'country'] as const

/** The entry of the longest of these domains, of one kind. */
export const longestDomain = (
  db: Db,
  domains: string[],
  kind: 'university' | 'school' | 'blacklisted' = 'university',
) =>
  db
    .selectFrom('studentDomains')
    .select(university)
    .where('domain', '=', anyOf(domains))
    .where('kind', 'in', kind === 'blacklisted' ? ['free', 'disposable'] : [kind])
    .orderBy(sql`length(domain)`, 'desc')
    .limit(1)
    .executeTakeFirst()

export const universityById = (db: Db, id: string) =>
  db
    .selectFrom('studentDomains')
    .select(university)
    .where('id', '=', id)
    .where('kind', '=', 'university')
    .executeTakeFirst()

/** Universities whose name or domain has these words. */
export const universitiesWith = (db: Db, words: string[]) =>
  db
    .selectFrom('studentDomains')
    .select(university)
    .where('kind', '=', 'university')
    .where(matchesWords(sql`search_text`, words))
    .orderBy(sql`length(domain)`)
    .orderBy('domain')
    .limit(20)
    .execute()

export const hasDomains = (db: Db, kind: Selectable<DB['studentDomains']>['kind']) =>
  db.selectFrom('studentDomains').select('id').where('kind', '=', kind).limit(1).executeTakeFirst()

/** One statement for the whole list. */
export const insertDomains = (
  db: Db,
  list: readonly University[],
  kind: 'university' | 'school' | 'free' | 'disposable',
) =>
  sql`INSERT INTO student_domains (id, kind, domain, country, name_de, name_en)
      SELECT id, ${kind}, domain, country, name, name
      FROM unnest(${list.map(() => newId())}::uuid[], ${list.map((one) => one.domain)}::text[],
        ${list.map((one) => one.country)}::text[], ${list.map((one) => one.name)}::text[]) AS l (id, domain, country, name)
      ON CONFLICT (domain) DO NOTHING`.execute(db)

export const deleteVerification = (db: Db, contactId: string) =>
  db.deleteFrom('verifications').where('contactId', '=', contactId).execute()
