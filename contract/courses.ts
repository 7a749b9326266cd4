import { z } from 'zod'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { id, instant, linkSecret, longText, text } from './shapes.ts'
import { university } from './students.ts'

export const courseState = z.enum(['asked', 'approved', 'declined'])
const count = z.number().int()

export const courseInput = z.strictObject({
  name: text(200),
  /** As the university calls it: Wintersemester 2026/27. */
  term: text(60),
  places: z.number().int().min(1).max(1000),
})

const shape = {
  id,
  name: z.string(),
  term: z.string(),
  places: count,
  /** How many have joined; who they are is private. */
  taken: count,
  state: courseState,
  /** What staff said about it; '' where nothing was said. */
  reason: z.string(),
  university,
  createdAt: instant,
}

export const ownCourse = z.object({
  ...shape,
  /** Where students join; null until staff have approved it. */
  link: z.string().nullable(),
})
export type OwnCourse = z.infer<typeof ownCourse>

export const listMyCourses = operation({
  name: 'listMyCourses',
  method: 'GET',
  path: '/my/courses',
  access: 'products.mine',
  summary: 'The courses one has asked for, and the university one may ask for another at.',
  output: z.object({ items: z.array(ownCourse), university: university.nullable() }),
})

export const askForCourse = operation({
  name: 'askForCourse',
  method: 'POST',
  path: '/my/courses',
  access: 'products.mine',
  summary: 'Ask for places for the students of a course; one’s address at the university must be confirmed.',
  body: courseInput,
  output: ownCourse,
  errors: ['students.noContact', 'students.courseNoUniversity', 'students.courseTooMany'],
})

const code = z.strictObject({ code: linkSecret })

export const courseInvitation = z.object({
  name: z.string(),
  term: z.string(),
  university,
  free: count,
  /** The caller has a place already. */
  joined: z.boolean(),
})

export const readCourseInvitation = operation({
  name: 'readCourseInvitation',
  method: 'GET',
  path: '/course-invitations/{code}',
  access: 'products.mine',
  summary: 'What a link to a course leads to.',
  params: code,
  output: courseInvitation,
  errors: ['students.courseNotFound'],
})

export const joinCourse = operation({
  name: 'joinCourse',
  method: 'POST',
  path: '/course-invitations/{code}/places',
  access: 'products.mine',
  summary: 'Take a place in a course: whoever has a confirmed address of its university is verified at once.',
  params: code,
  output: courseInvitation,
  errors: [
    'students.noContact',
    'students.courseNotFound',
    'students.courseFull',
    'students.courseOtherUniversity',
    'students.emailTaken',
  ],
})

export const course = z.object({ ...shape, lecturer: z.string(), email: z.string() })
export type Course = z.infer<typeof course>

const columns = columnsOf(course)({
  name: { text: 'courses.name', sort: true },
  term: { text: 'courses.term' },
  university: { text: 'courses.university', value: ({ university: { de, en } }) => ({ de, en }) },
  lecturer: { text: 'courses.lecturer' },
  email: { text: 'courses.email', holds: 'email', spare: true },
  places: { text: 'courses.places', align: 'right', value: ({ places }) => ({ count: places }) },
  taken: { text: 'courses.taken', align: 'right', value: ({ taken }) => ({ count: taken }) },
  state: { text: 'courses.state', value: ({ state }) => ({ text: `courses.state.${state}` }) as const },
  created: { text: 'courses.created', sort: true, spare: true, value: ({ createdAt }) => ({ day: createdAt }) },
})

export const listCourses = listOperation({
  name: 'listCourses',
  path: '/courses',
  access: 'students.verify',
  summary: 'The courses lecturers have asked for: those that wait for a decision, or all.',
  title: 'courses.list',
  sort: 'created',
  pageSize: 25,
  columns,
  filters: { show: z.enum(['open', 'all']).default('open') },
})

export const decideOnCourse = operation({
  name: 'decideOnCourse',
  method: 'PUT',
  path: '/courses/{id}/decision',
  access: 'students.verify',
  summary: 'Approve a course, or decline it with a reason the lecturer reads.',
  body: z.strictObject({ approve: z.boolean(), reason: longText(500).default('') }),
  output: course,
  errors: ['students.courseNotFound', 'students.courseDecided', 'students.reasonNeeded'],
})
