import { sql } from 'kysely'
import { type Course, listCourses } from '#contract/courses.ts'
import { listStudentDomains, type StudentDomain } from '#contract/student-domains.ts'
import { listStudents, type Student } from '#contract/student-reviews.ts'
import { listVerifications, type VerificationRecord } from '#contract/verification-records.ts'
import { listReviews, type Review } from '#contract/waiting-students.ts'
import { verificationStatuses } from '#contract/verification-status.ts'
import { sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { coursesTexts } from '#texts/courses.ts'
import { domainsTexts, studentListTexts } from '#texts/student-lists.ts'
import { reviewsTexts } from '#texts/student-reviews.ts'
import { courseRows } from './courses/course-queries.ts'
import { domainRows } from './domains/student-domain-queries.ts'
import { isOthers, reviewRows, waitingPeople } from './reviews/review-queries.ts'
import {
  hasPaid,
  hasProduct,
  holdsWords,
  personStatus,
  privatePeople,
  searchedText,
  sharesMailbox,
  studentRows,
  universityName,
  verificationRecords,
} from './student-list-queries.ts'

const students = rowsBy('contacts.id', (db) => studentRows(db).$castTo<Student>())
const verifications = rowsBy('contacts.id', (db) => verificationRecords(db).$castTo<VerificationRecord>())
const courses = rowsBy('courses.id', (db) => courseRows(db).$castTo<Course>())
const domains = rowsBy('studentDomains.id', (db) => domainRows(db).$castTo<StudentDomain>())

export const studentLists: ListFile[] = [
  listFile(listStudents, studentListTexts, ({ db, query: { paid, status, product, mailbox } }) => ({
    found: privatePeople(db)
      .$if(paid === 'paid', (rows) => rows.where(hasPaid))
      .$call((rows) => (status === undefined ? rows : rows.where(personStatus, '=', status)))
      .$if(mailbox === 'double', (rows) => rows.where(sharesMailbox))
      .$call((rows) => (product === undefined ? rows : rows.where(hasProduct(product)))),
    ...students,
    sort: {
      name: sql`contacts.last_name_key`,
      email: sql`contacts.email_key`,
      university: universityName,
      status: sql`array_position(${verificationStatuses}::text[], ${personStatus})`,
      created: sql`contacts.created_at`,
    },
    search: searchedText,
    holding: holdsWords,
    exact: true,
  })),
  listFile(listVerifications, studentListTexts, ({ db }) => ({
    found: privatePeople(db),
    ...verifications,
    sort: { created: sql`contacts.created_at` },
    search: sql`contacts.search_text`,
    exact: true,
  })),
  listFile(
    listReviews,
    { ...studentListTexts, ...reviewsTexts },
    ({ db, actor: { accountId }, query: { show }, clock }) => ({
      found: waitingPeople(db).$if(show === 'free', (rows) =>
        rows.where(sql<boolean>`NOT ${isOthers(accountId, clock())}`),
      ),
      key: 'contacts.id',
      sort: { name: sql`contacts.last_name_key`, waiting: sql`verifications.waiting_since` },
      search: sql`(contacts.search_text || ' ' || search_form(verifications.student_email))`,
      exact: true,
      rows: reviewRows(db, accountId, clock()).$castTo<Review>(),
    }),
  ),
  listFile(listCourses, coursesTexts, ({ db, query: { show } }) => ({
    found: db.selectFrom('courses').$if(show === 'open', (rows) => rows.where('courses.state', '=', 'asked')),
    ...courses,
    sort: { name: sortKey('courses.name'), created: sql`courses.created_at` },
    search: sql`courses.search_text`,
  })),
  listFile(listStudentDomains, domainsTexts, ({ db, query: { kind } }) => ({
    found: db.selectFrom('studentDomains').where('kind', '=', kind),
    ...domains,
    sort: {
      domain: sql`student_domains.domain`,
      country: sql`student_domains.country`,
      nameDe: sortKey('studentDomains.nameDe'),
      nameEn: sortKey('studentDomains.nameEn'),
      created: sql`student_domains.created_at`,
    },
    search: sql`student_domains.search_text`,
  })),
]
