import { clockTime, toMillisecond } from '#platform/database/times.ts'
import type { StudentDomain, StudentDomainInput } from '#contract/student-domains.ts'
import type { Db } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'

export const domainRows = (db: Db) =>
  db
    .selectFrom('studentDomains')
    .select(['studentDomains.id', 'domain', 'country', 'nameDe', 'nameEn', 'createdAt', 'modifiedAt'])
    .select('kind')

export const domainById = (db: Db, id: string): Promise<StudentDomain | undefined> =>
  domainRows(db).where('id', '=', id).executeTakeFirst()

export const domainNamed = (db: Db, domain: string): Promise<StudentDomain | undefined> =>
  domainRows(db).where('domain', '=', domain).executeTakeFirst()

const taken = (domain: string) =>
  onConstraint({ student_domains_domain_key: () => fail('students.createDomainError', { domain }, 'domain') })

export const insertDomain = (db: Db, id: string, input: StudentDomainInput, by: string | null) =>
  db
    .insertInto('studentDomains')
    .values({ id, ...input, createdBy: by, modifiedBy: by })
    .execute()
    .catch(taken(input.domain))

/** False when it changed after `modifiedAt`. */
export async function updateDomain(
  db: Db,
  id: string,
  changes: Partial<StudentDomainInput>,
  by: string | null,
  modifiedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('studentDomains')
    .set({ ...changes, modifiedAt: clockTime, modifiedBy: by })
    .where('id', '=', id)
    .where(toMillisecond('modifiedAt'), '=', modifiedAt)
    .executeTakeFirst()
    .catch(taken(changes.domain ?? ''))
  return numUpdatedRows === 1n
}

const inUse = () => fail('students.domainInUse')

export const deleteDomain = (db: Db, id: string) =>
  db
    .deleteFrom('studentDomains')
    .where('id', '=', id)
    .execute()
    .catch(onConstraint({ verifications_student_domain_id_fkey: inUse, courses_student_domain_id_fkey: inUse }))
