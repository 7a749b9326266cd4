import { sql, type NotNull } from 'kysely'
import { inIds } from '#platform/database/in-ids.ts'
import type { Db } from '#platform/database/database.ts'

export interface Reminder {
  subjectId: string
  endDay: string
  days: number
  receiver: string
  companyId: string | null
  contactId: string | null
}

/** What a reminder is of: the same subject may end in parts. */
export const endKey = ({ subjectId, endDay }: Pick<Reminder, 'subjectId' | 'endDay'>): string =>
  `${subjectId} ${endDay}`

/**
 * Stores reminders and returns the keys of the new ones, without those the receiver had before. Waits for transactions
 * that are storing the same.
 */
export const claimReminders = async (db: Db, reminders: readonly Reminder[]): Promise<Set<string>> => {
  if (reminders.length === 0) return new Set()
  // As one value: staff of a large vendor are reminded of more ends at once than a statement takes values.
  const { rows } = await sql<Pick<Reminder, 'subjectId' | 'endDay'>>`
    INSERT INTO renewal_reminders (subject_id, end_day, days, receiver, company_id, contact_id)
    SELECT "subjectId", "endDay", days, receiver, "companyId", "contactId"
    FROM json_to_recordset(${JSON.stringify(reminders)}::json)
      AS one("subjectId" uuid, "endDay" date, days integer, receiver text, "companyId" uuid, "contactId" uuid)
    ON CONFLICT ON CONSTRAINT renewal_reminders_pkey DO NOTHING RETURNING subject_id, end_day`.execute(db)
  return new Set(rows.map(endKey))
}

/** Main contacts of these companies, and these persons themselves. */
export const contactsToRemind = (db: Db, holderIds: readonly string[]) =>
  db
    .selectFrom('contacts')
    .innerJoin(sql<{ id: string }>`(SELECT unnest(${holderIds}::uuid[]) AS id)`.as('holder'), (join) =>
      join.on((on) =>
        on.or([
          on.and([on('holder.id', '=', on.ref('contacts.companyId')), on('mainContact', '=', true)]),
          on('holder.id', '=', on.ref('contacts.id')),
        ]),
      ),
    )
    .select(['holder.id as holderId', 'email', 'language'])
    .select(sql<'company' | 'contact'>`CASE WHEN holder.id = contacts.id THEN 'contact' ELSE 'company' END`.as('kind'))
    .where('erasedAt', 'is', null)
    .where('email', 'is not', null)
    .$narrowType<{ email: NotNull }>()
    .orderBy('email')
    .execute()

/** The companies that opted out of reminders. */
export const companiesWithoutReminders = async (db: Db, companyIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('renewalSettings')
    .select('companyId')
    .where(inIds('companyId', companyIds))
    .where('reminders', '=', false)
    .execute()
  return new Set(rows.map(({ companyId }) => companyId))
}

export const remindersOn = async (db: Db, companyId: string): Promise<boolean> =>
  !(await companiesWithoutReminders(db, [companyId])).has(companyId)

export const saveReminders = (db: Db, companyId: string, reminders: boolean) =>
  db
    .insertInto('renewalSettings')
    .values({ companyId, reminders })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ reminders }))
    .execute()

export const reminderFacts = (db: Db, email: string) =>
  db
    .selectFrom('renewalReminders')
    .select(['endDay', 'days', 'createdAt'])
    .where('receiver', '=', email)
    .orderBy('createdAt')
    .execute()

export const forgetReminders = (db: Db, email: string) =>
  db.deleteFrom('renewalReminders').where('receiver', '=', email).execute()
