import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listStudents } from '#contract/student-reviews.ts'
import { mailedStudent, person } from '../../../testing/mailed-student.ts'
import { testPortal } from '../../../testing/portal.ts'
import { recogniseStudent } from '../public.ts'

const portal = testPortal()
const confirm = async (id: string, email: string) =>
  (await portal.call(null, 'POST', '/student-email-confirmations', { id, email })).status

test('forms of one mailbox verify one person, also when they are confirmed at once', async () => {
  const forms = ['mia@stud.tum.de', 'mia+2@stud.tum.de', 'mia+3@stud.tum.de', 'mia+a+b@stud.tum.de']
  const links = await Promise.all(forms.map(async (email) => ({ email, id: await mailedStudent(portal, email) })))
  const statuses = await Promise.all(links.map(({ id, email }) => confirm(id, email)))
  expect(statuses.filter((status) => status < 300)).toHaveLength(1)
  const contactId = await person(portal)
  await portal.jobCall().transaction((call) => recogniseStudent(call, { contactId, email: 'mia+neu@stud.tum.de' }))
  expect(
    await portal.query("SELECT status FROM verifications WHERE contact_id = $1 AND status <> 'proofNeeded'", [
      contactId,
    ]),
  ).toEqual([])
})

test('the mails of one mailbox are counted together', async () => {
  const token = await portal.tokenOf('student')
  const ask = (email: string) =>
    portal.call(null, 'POST', '/my/studies/email', { email }, { authorization: `Bearer ${token}` })
  const codes = []
  for (let times = 0; times < 7; times++) {
    await portal.query(
      `UPDATE verifications SET status = 'proofNeeded', email_sent_at = NULL, waiting_since = NULL WHERE contact_id = (SELECT contact_id FROM accounts WHERE email LIKE 'student@%')`,
    )
    await portal.query(`UPDATE mails SET record_id = NULL WHERE template = 'students.email'`)
    const answer = await ask(`lea.m+${times}@stud.tum.de`)
    codes.push(answer.json.code)
  }
  expect(codes.filter((code) => code === 'students.mailedTooOften')).toHaveLength(2)
})

test('the database keeps a second person from a mailbox; doubles of before stay, and staff find them', async () => {
  const taken = await mailedStudent(portal, 'zwei@stud.tum.de')
  expect(await confirm(taken, 'zwei@stud.tum.de')).toBeLessThan(300)
  const second = async (double: boolean) =>
    portal.query(
      `INSERT INTO verifications (id, contact_id, status, student_email, email_confirmed_at, mailbox_double)
       VALUES (gen_random_uuid(), $1, 'verified', 'Zwei+1@stud.tum.de', now(), $2)`,
      [await person(portal), double],
    )
  await expect(second(false)).rejects.toThrow('verifications_mailbox_key')
  await second(true)
  const { items } = await portal.ask('licenser', listStudents, { query: { mailbox: 'double', pageSize: 50 } })
  expect(items.map(({ studentEmail }: { studentEmail: string }) => studentEmail).toSorted()).toEqual([
    'Zwei+1@stud.tum.de',
    'zwei@stud.tum.de',
  ])
})

test('doubles of an older version stay verified; the first of each keeps the place in the key', async () => {
  const file = new URL('../../../migrations/0187-mailboxes.sql', import.meta.url)
  const steps = readFileSync(file, 'utf8').match(/^(UPDATE|CREATE UNIQUE INDEX)[^;]*;/gm)!
  expect(steps).toHaveLength(2)
  await portal.query('DROP INDEX verifications_mailbox_key')
  for (const [days, email] of [
    [3, 'drei+b@stud.tum.de'],
    [9, 'Drei@stud.tum.de'],
    [1, 'drei+c@STUD.tum.de'],
  ] as const)
    await portal.query(
      `INSERT INTO verifications (id, contact_id, status, student_email, email_confirmed_at)
       VALUES (gen_random_uuid(), $1, 'verified', $2, now() - make_interval(days => $3))`,
      [await person(portal), email, days],
    )
  for (const step of steps) await portal.query(step)
  expect(
    await portal.query(
      `SELECT student_email, mailbox_double, status FROM verifications WHERE student_email ILIKE 'drei%' ORDER BY email_confirmed_at`,
    ),
  ).toEqual([
    { student_email: 'Drei@stud.tum.de', mailbox_double: false, status: 'verified' },
    { student_email: 'drei+b@stud.tum.de', mailbox_double: true, status: 'verified' },
    { student_email: 'drei+c@STUD.tum.de', mailbox_double: true, status: 'verified' },
  ])
})
