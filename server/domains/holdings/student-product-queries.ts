import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/database/ids.ts'

/** The newest product of a kind that is offered on a day. */
const newestOffered = (kind: 'student' | 'textbook', today: string) => sql`
  SELECT id FROM products WHERE kind = ${kind} AND unlocked
    AND coalesce(starts_on, '-infinity') <= ${today}::date AND coalesce(ends_on, 'infinity') >= ${today}::date
  ORDER BY version DESC, created_at DESC, id LIMIT 1`

/**
 * The newest version counts; a person who has any student product retains that one. The unique key lets only one row
 * through.
 */
export const giveNewestStudentProduct = (db: Db, accountId: string, today: string) =>
  sql`INSERT INTO holdings (id, contact_id, product_id)
      SELECT ${newId()}::uuid, accounts.contact_id, newest.id
      FROM accounts JOIN roles ON roles.id = accounts.role_id AND roles.student_version, (
        ${newestOffered('student', today)}
      ) AS newest
      WHERE accounts.id = ${accountId} AND accounts.contact_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM holdings JOIN products ON products.id = product_id
        WHERE contact_id = accounts.contact_id AND kind = 'student')
      ON CONFLICT DO NOTHING`.execute(db)

/** Gives a person the newest edition of a kind, unless they have one; nothing where none is offered on that day. */
export const giveNewestEdition = (db: Db, contactId: string, kind: 'student' | 'textbook', today: string) =>
  sql`INSERT INTO holdings (id, contact_id, product_id)
      SELECT ${newId()}::uuid, ${contactId}::uuid, newest.id FROM (${newestOffered(kind, today)}) AS newest
      WHERE NOT EXISTS (
        SELECT FROM holdings JOIN products ON products.id = product_id
        WHERE contact_id = ${contactId}::uuid AND kind = ${kind})
      ON CONFLICT DO NOTHING`.execute(db)
