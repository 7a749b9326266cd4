import { expect, test } from 'vitest'
import { confirmStudentEmail } from '#contract/students.ts'
import { mailedStudent, person } from '../../../testing/mailed-student.ts'
import { testPortal } from '../../../testing/portal.ts'
import { recogniseStudent } from '../public.ts'

const portal = testPortal()

const verified = async () =>
  (
    await portal.query(`SELECT student_email, count(*)::int AS n FROM verifications WHERE status = 'verified' AND student_email <> ''
      GROUP BY 1 HAVING count(*) > 1`)
  ).map(({ student_email, n }) => `${student_email}: ${n}`)

test('one address of a university verifies one person, in whichever processes two confirm it at once', async () => {
  const other = await portal.another()
  const emails = Array.from({ length: 20 }, (_, at) => `paula.${at}@stud.tum.de`)
  const links = await Promise.all(
    emails.map(async (email) => ({
      email,
      ids: [await mailedStudent(portal, email), await mailedStudent(portal, email)],
    })),
  )
  const confirm = (app: typeof other, id: string, email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/student-email-confirmations',
      payload: { id, email },
      remoteAddress: `10.${id.charCodeAt(0)}.${id.charCodeAt(1)}.${id.charCodeAt(2)}`,
    })
  const answers = await Promise.all(
    links.flatMap(({ email, ids: [one, two] }) => [confirm(portal.app, one!, email), confirm(other, two!, email)]),
  )
  expect(await verified()).toEqual([])
  expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(20)
})

test('an account registered with an address that has verified somebody else has to prove its studies another way', async () => {
  const email = 'paula.taken@stud.tum.de'
  const id = await mailedStudent(portal, email)
  expect(await portal.ask(null, confirmStudentEmail, { body: { id, email } })).toEqual({
    status: 'verified',
  })
  const contactId = await person(portal)
  await portal.jobCall().transaction((call) => recogniseStudent(call, { contactId, email }))
  expect(
    await portal.query("SELECT status FROM verifications WHERE contact_id = $1 AND status <> 'proofNeeded'", [
      contactId,
    ]),
  ).toEqual([])
  await portal.jobCall().transaction((call) => recogniseStudent(call, { contactId, email: 'paula.zahl@stud.tum.de' }))
  expect(await portal.query('SELECT status FROM verifications WHERE contact_id = $1', [contactId])).toEqual([
    { status: 'verified' },
  ])
})
