import { contactName, shownEmailOrNone } from '#domains/contacts/public.ts'
import { clockTime } from '#platform/database/times.ts'
import { type NotNull, sql } from 'kysely'
import type { Course } from '#contract/courses.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import { countNaming, countRows } from '#platform/database/count-rows.ts'
import { hashSecret } from '#platform/keys/tokens.ts'

const university = sql<
  Course['university']
>`json_build_object('id', student_domains.id, 'domain', student_domains.domain,
  'de', student_domains.name_de, 'en', student_domains.name_en, 'country', student_domains.country)`

const taken = countNaming('coursePlaces.courseId', 'courses.id')

/** Courses with their lecturers; what lecturers see of students is their number. */
export const courseRows = (db: Db) =>
  db
    .selectFrom('courses')
    .innerJoin('studentDomains', 'studentDomains.id', 'courses.studentDomainId')
    .leftJoin('contacts', 'contacts.id', 'courses.contactId')
    .select([
      'courses.id',
      'courses.name',
      'term',
      'places',
      'reason',
      'courses.createdAt',
      university.as('university'),
    ])
    .select([taken.as('taken'), 'courses.state'])
    .select(contactName.as('lecturer'))
    .select(shownEmailOrNone.as('email'))

/** Courses requested by a lecturer. */
export const waitingCourses: WaitingWork = {
  kind: 'course',
  permission: 'students.verify',
  rows: (db) =>
    db
      .selectFrom('courses')
      .leftJoin('contacts', 'contacts.id', 'courses.contactId')
      .select(['courses.id as id', 'courses.createdAt as since', 'courses.name as aboutDe', 'courses.name as aboutEn'])
      .select(contactName.as('who'))
      .where('courses.state', '=', 'asked'),
}

export const courseById = (db: Db, id: string): Promise<Course | undefined> =>
  courseRows(db).where('courses.id', '=', id).executeTakeFirst()

export const coursesOf = (db: Db, contactId: string) =>
  courseRows(db)
    .select('codeSealed')
    .where('courses.contactId', '=', contactId)
    .orderBy('courses.createdAt', 'desc')
    .orderBy('courses.id')
    .execute()

export const countAsked = (db: Db, contactId: string): Promise<number> =>
  countRows(db.selectFrom('courses').where('contactId', '=', contactId).where('state', '=', 'asked'))

interface NewCourse {
  id: string
  contactId: string
  studentDomainId: string
  name: string
  term: string
  places: number
  codeHash: Buffer
  codeSealed: string
}

export const insertCourse = (db: Db, course: NewCourse) => db.insertInto('courses').values(course).execute()

/** A course that was approved, by its link. */
export const invitationBy = (db: Db, code: string) =>
  courseRows(db).where('codeHash', '=', hashSecret(code)).where('courses.state', '=', 'approved').executeTakeFirst()

/** Lets those who join a course, or decide on it, do so one after the other. */
export const lockCourse = (tx: Tx, id: string) =>
  tx
    .selectFrom('courses')
    .select(['id', 'contactId', 'codeSealed', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Courses whose codes stand in the clear, locked. */
export const lockPlainCodes = (tx: Tx) =>
  tx
    .selectFrom('courses')
    .select(['id', 'code'])
    .where('code', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .$narrowType<{ code: NotNull }>()
    .execute()

export const storeSealedCode = (tx: Tx, id: string, stored: { codeHash: Buffer; codeSealed: string }) =>
  tx
    .updateTable('courses')
    .set({ ...stored, code: null })
    .where('id', '=', id)
    .execute()

export const hasJoined = async (db: Db, courseId: string, contactId: string): Promise<boolean> =>
  (await db
    .selectFrom('coursePlaces')
    .select('courseId')
    .where('courseId', '=', courseId)
    .where('contactId', '=', contactId)
    .executeTakeFirst()) !== undefined

export const insertPlace = (db: Db, courseId: string, contactId: string) =>
  db.insertInto('coursePlaces').values({ courseId, contactId }).execute()

export const decideCourse = (
  db: Db,
  id: string,
  values: { state: Course['state']; reason: string; decidedBy: string | null },
) =>
  db
    .updateTable('courses')
    .set({ ...values, decidedAt: clockTime })
    .where('id', '=', id)
    .execute()

/** Courses of a person: those they requested and those they joined. */
export const courseFacts = async (db: Db, contactId: string) =>
  (
    await sql<{ name: string; term: string; role: 'lecturer' | 'student'; at: string }>`
      SELECT name, term, 'lecturer' AS role, created_at AS at FROM courses WHERE contact_id = ${contactId}
      UNION ALL SELECT name, term, 'student', joined_at FROM course_places JOIN courses ON courses.id = course_id
      WHERE course_places.contact_id = ${contactId}`.execute(db)
  ).rows

export async function forgetCourses(tx: Tx, contactId: string): Promise<void> {
  await tx.deleteFrom('coursePlaces').where('contactId', '=', contactId).execute()
  await tx.updateTable('courses').set({ contactId: null }).where('contactId', '=', contactId).execute()
}
