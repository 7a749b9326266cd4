import { expect, test } from 'vitest'
import { listCourses, listMyCourses, readCourseInvitation } from '#contract/courses.ts'
import { readMyStudies } from '#contract/students.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { testPortal } from '../../../testing/portal.ts'
import { openCode, sealPlainCodes } from './codes.ts'

const portal = testPortal()
const contactOf = async (email: string) =>
  (await portal.query('SELECT contact_id AS id FROM accounts WHERE email = $1', [email]))[0].id as string

/** Proves an address, as the link in the mail does. */
async function prove(email: string, address: string): Promise<string> {
  const id = await contactOf(email)
  await portal.query(
    `INSERT INTO verifications (id, contact_id, status, student_email, email_confirmed_at)
     VALUES (gen_random_uuid(), $1, 'proofNeeded', $2, now())
     ON CONFLICT ON CONSTRAINT verifications_contact_key DO UPDATE SET student_email = $2, email_confirmed_at = now()`,
    [id, address],
  )
  return id
}
const ask = (places: number, who: 'user' | 'student' = 'user') =>
  portal.call(who, 'POST', '/my/courses', { name: 'Maschinenelemente', term: 'WS 2026/27', places })
const decide = (id: string, body: object) => portal.call('administrator', 'PUT', `/courses/${id}/decision`, body)
/** The code of a course, which the database alone does not tell. */
const codeOf = async (id: string): Promise<string> => {
  const [row] = await portal.query('SELECT code_sealed FROM courses WHERE id = $1', [id])
  return openCode(portal.jobCall().sealer, { id, codeSealed: row.code_sealed })!
}
const codeIn = (link: string): string => new URL(link).searchParams.get('code')!
const join = (who: 'user' | 'student', code: string) => portal.call(who, 'POST', `/course-invitations/${code}/places`)

test('without a proven address nobody asks for places', async () => {
  expect((await ask(5)).json.code).toBe('students.courseNoUniversity')
  await prove('user@wellenwerk.example', 'lehre@nirgends.example')
  expect((await ask(5)).json.code).toBe('students.courseNoUniversity')
})

test('a lecturer asks, staff approve, a student of that university joins and is verified at once', async () => {
  await prove('user@wellenwerk.example', 'lehre@tum.de')
  const asked = await ask(1)
  expect([asked.status, asked.json.state, asked.json.link]).toEqual([201, 'asked', null])
  const [waiting] = (await portal.ask('licenser', listCourses, { query: { search: 'maschinenelemente' } })).items
  expect(waiting).toMatchObject({ places: 1, taken: 0 })
  const hidden = await codeOf(asked.json.id)
  // Before staff approve, the link leads nowhere.
  expect((await join('student', hidden)).json.code).toBe('students.courseNotFound')
  expect((await decide(asked.json.id, { approve: false })).json.code).toBe('students.reasonNeeded')
  const both = await Promise.all([decide(asked.json.id, { approve: true }), decide(asked.json.id, { approve: true })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { items } = await portal.ask('user', listMyCourses)
  const code = codeIn(items[0]!.link!)
  expect(await mailsTo(portal, 'user@wellenwerk.example', 'students.course')).toHaveLength(1)

  for (const foreign of ['yusuf@tum.de.evil.example', 'yusuf@xtum.de', 'yusuf@tum.example']) {
    const id = await prove('student@wellenwerk.example', foreign)
    expect((await join('student', code)).json.code).toBe('students.courseOtherUniversity')
    expect((await portal.query('SELECT status FROM verifications WHERE contact_id = $1', [id]))[0].status).toBe(
      'proofNeeded',
    )
  }
  await prove('student@wellenwerk.example', 'yusuf@stud.tum.de')
  const answers = await Promise.all(Array.from({ length: 10 }, () => join('student', code)))
  expect(new Set(answers.map(({ status, json }) => `${status} ${json.joined} ${json.free}`))).toEqual(
    new Set(['201 true 0']),
  )
  expect(await portal.ask('student', readMyStudies)).toMatchObject({ verified: true, step: 'pay' })
  const own = await portal.ask('user', listMyCourses)
  expect(own.items[0]).toMatchObject({ places: 1, taken: 1 })
  expect(JSON.stringify(own)).not.toContain('yusuf')
  expect((await join('user', code)).json.code).toBe('students.courseFull')
})

test('sixty that join at once never take more places than there are', async () => {
  const [course] = await portal.query(
    "UPDATE courses SET places = 7 WHERE state = 'approved' AND contact_id = $1 RETURNING id",
    [await contactOf('user@wellenwerk.example')],
  )
  await portal.query('DELETE FROM course_places WHERE course_id = $1', [course.id])
  const { joinCourse } = await import('./courses.ts')
  const people = await portal.query(
    `WITH people AS (INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
       SELECT gen_random_uuid(), 'Frau', 'Nr', n::text, 'kurs' || n || '@tum.de', '' FROM generate_series(1, 60) AS n RETURNING id, email),
     proven AS (INSERT INTO verifications (id, contact_id, status, student_email, email_confirmed_at)
       SELECT gen_random_uuid(), id, 'proofNeeded', email, now() FROM people)
     SELECT id FROM people`,
  )
  const actor = (contactId: string) => ({
    contactId,
    accountId: null,
    permissions: new Set<never>(),
    language: 'de' as const,
  })
  const code = await codeOf(course.id)
  const outcomes = await Promise.all(
    people.map(({ id }: { id: string }) =>
      portal
        .jobCall()
        .transaction((call) => joinCourse({ ...call, actor: { ...call.actor, ...actor(id) } }, code))
        .then(
          () => 'joined',
          (error: { code: string }) => error.code,
        ),
    ),
  )
  expect(outcomes.filter((one) => one === 'joined')).toHaveLength(7)
  expect(new Set(outcomes)).toEqual(new Set(['joined', 'students.courseFull']))
  expect(
    (await portal.query('SELECT count(*)::int AS n FROM course_places WHERE course_id = $1', [course.id]))[0].n,
  ).toBe(7)
})

test('five requests may wait, whatever comes at once; another lecturer sees none of them', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(3)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 201)?.json.code).toBe('students.courseTooMany')
  expect((await portal.ask('student', listMyCourses)).items).toEqual([])
})

test('an address that has verified somebody else verifies nobody by a course, and takes no place', async () => {
  const [course] = await portal.query(
    "UPDATE courses SET places = 60 WHERE state = 'approved' AND contact_id = $1 RETURNING id",
    [await contactOf('user@wellenwerk.example')],
  )
  const student = await prove('student@wellenwerk.example', 'yusuf@stud.tum.de')
  await portal.query('DELETE FROM course_places WHERE contact_id = $1', [student])
  const before = (await portal.query('SELECT count(*)::int AS n FROM course_places'))[0].n
  const [{ id: other }] = await portal.query(
    `INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
     VALUES (gen_random_uuid(), 'Frau', 'Paula', 'Zahl', 'paula@zahl.example', '') RETURNING id`,
  )
  await portal.query(
    `INSERT INTO verifications (id, contact_id, status, student_email, email_confirmed_at, verified_at, mailbox_double)
     VALUES (gen_random_uuid(), $1, 'verified', 'yusuf@stud.tum.de', now(), now(), true)`,
    [other],
  )
  await portal.query("UPDATE verifications SET status = 'proofNeeded' WHERE contact_id = $1", [student])
  expect((await join('student', await codeOf(course.id))).json.code).toBe('students.emailTaken')
  expect((await portal.query('SELECT count(*)::int AS n FROM course_places'))[0].n).toBe(before)
  // Another of their addresses does.
  await portal.query(`UPDATE accounts SET email = 'yusuf@tum.de' WHERE contact_id = $1`, [student])
  expect((await join('student', await codeOf(course.id))).status).toBe(201)
  const [row] = await portal.query('SELECT status, student_email FROM verifications WHERE contact_id = $1', [student])
  expect(row).toEqual({ status: 'verified', student_email: 'yusuf@tum.de' })
})

test('the domain of a course cannot be removed, and that is said', async () => {
  const [domain] = await portal.query(
    `INSERT INTO student_domains (id, kind, domain, country, name_de, name_en)
     VALUES (gen_random_uuid(), 'university', 'neu.example', 'de', 'Neu', 'New') RETURNING id`,
  )
  await portal.query(
    `INSERT INTO courses (id, contact_id, student_domain_id, name, term, places, code)
     VALUES (gen_random_uuid(), $1, $2, 'Getriebe', 'WS', 5, 'ein-kurs')`,
    [await contactOf('user@wellenwerk.example'), domain.id],
  )
  const removed = await portal.call('administrator', 'DELETE', `/student-domains/${domain.id}`)
  expect([removed.status, removed.json.code]).toEqual([409, 'students.domainInUse'])
})

test('no code of a course stands in the database, and those of an older version open the same course once they are sealed', async () => {
  const code = 'k'.repeat(43)
  await portal.query(
    `INSERT INTO courses (id, contact_id, student_domain_id, name, term, places, code, state)
     SELECT gen_random_uuid(), $1, id, 'Alt', 'WS', 5, $2, 'approved' FROM student_domains WHERE domain = 'tum.de'`,
    [await contactOf('user@wellenwerk.example'), code],
  )
  const { sealer } = portal.jobCall()
  await Promise.all([1, 2, 3].map(() => sealPlainCodes(portal.working.db, sealer)))
  const { items } = await portal.ask('user', listMyCourses)
  const codes = items.flatMap(({ link }: { link: string | null }) => (link ? [codeIn(link)] : []))
  expect(codes).toContain(code)
  expect(await portal.ask('student', readCourseInvitation, { params: { code } })).toMatchObject({ name: 'Alt' })
  const stored = JSON.stringify(await portal.query('SELECT * FROM courses'))
  for (const one of codes) expect(stored).not.toContain(one)
})
