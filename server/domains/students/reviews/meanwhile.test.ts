import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { readMe } from '#contract/session.ts'
import {
  confirmStudentEmail,
  readMyStudies,
  sendStudentEmail,
  uploadProof,
  generateStudentLicence,
} from '#contract/students.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { holdStatements } from '../../../testing/hold-statements.ts'
import { lockWaiters } from '../../../testing/lock-waiters.ts'
import { type Answer, testPortal } from '../../../testing/portal.ts'
import { until } from '../../../testing/until.ts'
import { studentJobs } from '../jobs.ts'

const portal = testPortal()
const contactId = async () => (await portal.ask('student', readMe)).contactId!
const decide = async (body: object) =>
  portal.call('licenser', 'PUT', `/contacts/${await contactId()}/verification`, body)
const undo = async () => portal.call('licenser', 'DELETE', `/contacts/${await contactId()}/verification/decision`)
const status = async () => (await portal.ask('student', readMyStudies))!.verification.status
const photo = () => PNG.sync.write(new PNG({ width: 64, height: 48 }))
const tellDecisions = () =>
  studentJobs
    .find(({ name }) => name === 'students.tellDecisions')!
    .handle(portal.jobCall({ clock: () => new Date(Date.now() + 120_000) }), {})

test('what the student did since a decision stands: it is neither told any more nor taken back', async () => {
  const profile = { salutation: 'Herr', firstName: 'Yusuf', lastName: 'Demir' }
  await portal.query('UPDATE contacts SET salutation = $2, first_name = $3, last_name = $4 WHERE id = $1', [
    await contactId(),
    ...Object.values(profile),
  ])
  const requested = await decide({
    decision: 'requestProof',
    status: 'proofNeeded',
    reason: 'Bitte die Bescheinigung.',
  })
  expect(requested.json).toMatchObject({ status: 'proofRequested' })
  expect((await portal.ask('student', uploadProof, { query: { name: 'a.png' }, body: photo() })).status).toBe(
    'inReview',
  )
  await tellDecisions()
  expect(await mailsTo(portal, 'student@wellenwerk.example', 'students.decision')).toEqual([])
  expect((await undo()).json.code).toBe('students.tooLate')
  expect(await status()).toBe('inReview')

  const unreadable = await decide({ decision: 'unreadable', status: 'inReview', reason: 'Abgeschnitten.' })
  expect(unreadable.json).toMatchObject({ status: 'unreadable' })
  const email = 'yusuf.demir@stud.tum.de'
  expect((await portal.ask('student', sendStudentEmail, { body: { email } })).status).toBe('emailUnconfirmed')
  expect((await undo()).json.code).toBe('students.tooLate')
  const [mail] = await mailsTo(portal, email, 'students.email')
  const confirmed = await portal.ask(null, confirmStudentEmail, { body: { id: linkIn(mail!), email } })
  expect(confirmed).toEqual({ status: 'verified' })
})

const uploaded = async () => {
  await portal.query('DELETE FROM proofs')
  await portal.query(
    "UPDATE verifications SET status = 'proofNeeded', student_email = '', email_confirmed_at = NULL, waiting_since = NULL",
  )
  expect((await portal.ask('student', uploadProof, { query: { name: 'b.png' }, body: photo() })).status).toBe(
    'inReview',
  )
}

test('a decision on files the student has deleted since is not taken back: there is nothing to look at', async () => {
  await uploaded()
  expect((await decide({ decision: 'unreadable', status: 'inReview', reason: 'Abgeschnitten.' })).json.status).toBe(
    'unreadable',
  )
  const { proofs } = (await portal.ask('student', readMyStudies))!.verification
  expect((await portal.call('student', 'DELETE', `/my/studies/proofs/${proofs[0]!.id}`)).status).toBe(200)
  expect((await undo()).json.code).toBe('students.tooLate')
  expect(await status()).toBe('unreadable')
})

test('a decision with which the student has a licence by now is not taken back silently', async () => {
  await uploaded()
  expect((await decide({ decision: 'verifyFree', status: 'inReview' })).json.status).toBe('verifiedFree')
  expect((await undo()).json.status).toBe('inReview')
  expect((await decide({ decision: 'verifyFree', status: 'inReview' })).json.status).toBe('verifiedFree')
  const { holdingId } = await studies()
  await portal.ask('student', generateStudentLicence, {
    params: { id: holdingId },
    body: { consent: true },
  })
  expect((await undo()).json.code).toBe('students.tooLate')
  expect(await status()).toBe('verifiedFree')
})

const studies = async () => (await portal.ask('student', readMyStudies))!
const generate = async () =>
  portal.call('student', 'POST', `/my/studies/${(await studies()).holdingId}/licence`, { consent: true })
/** Somebody whose proof is looked at, and whose licences so far were of a term long over. */
async function anew() {
  await portal.query('UPDATE student_terms SET starts_on = starts_on - 900, ends_on = ends_on - 900')
  await portal.query('UPDATE hosts SET start_date = start_date - 900, end_date = end_date - 900')
  await portal.query("DELETE FROM student_events WHERE kind = 'generated'")
  await uploaded()
}

/** Begins the second while a statement of the first is held, and lets that go once the other waits too or is over. */
async function meanwhile(on: string, first: () => Promise<Answer>, second: () => Promise<Answer>) {
  const held = await holdStatements(portal.database, on)
  const doing = first()
  await until(held.waiting)
  let over = false
  const other = second().finally(() => (over = true))
  await until(async () => over || (await lockWaiters(portal.database)) > 1)
  await held.letGo()
  return Promise.all([doing, other])
}

test('a decision taken back while its licence is made: the first of the two counts, whole', async () => {
  await anew()
  await decide({ decision: 'verifyFree', status: 'inReview' })
  const [undone, refused] = await meanwhile('BEFORE UPDATE ON verifications FOR EACH STATEMENT', undo, generate)
  expect([undone.json.status, refused.json.code, await status()]).toEqual([
    'inReview',
    'students.notVerified',
    'inReview',
  ])
  expect((await studies()).term!.ended).toBe(true)

  await decide({ decision: 'verifyFree', status: 'inReview' })
  const [made, late] = await meanwhile('BEFORE INSERT ON licences FOR EACH STATEMENT', generate, undo)
  expect([made.status, late.json.code, await status()]).toEqual([201, 'students.tooLate', 'verifiedFree'])
  expect((await studies()).term!.ended).toBe(false)
})

test('a licence that was asked for before the decision keeps it from being taken back as well', async () => {
  await anew()
  const { holdingId } = await studies()
  // Whoever asks waits for the product, and finds the decision made once it is theirs.
  const holder = await portal.database.pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM holdings WHERE id = $1 FOR UPDATE', [holdingId])
  const made = generate()
  await until(async () => (await lockWaiters(portal.database)) > 0)
  expect((await decide({ decision: 'verifyFree', status: 'inReview' })).status).toBe(200)
  await holder.query('COMMIT')
  holder.release()
  expect([(await made).status, (await undo()).json.code, await status()]).toEqual([
    201,
    'students.tooLate',
    'verifiedFree',
  ])
})
