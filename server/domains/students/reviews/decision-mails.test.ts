import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { claimReview, undoDecision } from '#contract/student-reviews.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { payingStudent } from '../../../testing/paying-student.ts'
import { testPortal } from '../../../testing/portal.ts'
import { studentJobs } from '../jobs.ts'

const portal = testPortal()
const { contactId, studies } = payingStudent(portal)
const decide = async (body: object) =>
  (await portal.call('licenser', 'PUT', `/contacts/${await contactId()}/verification`, body)).json
const undo = async () => portal.ask('licenser', undoDecision, { params: { id: await contactId() } })
const photo = () => PNG.sync.write(new PNG({ width: 64, height: 48 }))
const upload = async (query = '') => portal.call('student', 'POST', `/my/studies/proofs?name=a.png${query}`, photo())
const told = async () => {
  await studentJobs
    .find(({ name }) => name === 'students.tellDecisions')!
    .handle(portal.jobCall({ clock: () => new Date(Date.now() + 120_000) }), {})
  return mailsTo(portal, 'student@wellenwerk.example', 'students.decision')
}
const speaks = async (language: string) =>
  portal.query('UPDATE contacts SET language = $2 WHERE id = $1', [await contactId(), language])

test('a ready-made remark is mailed and shown in its reader’s language; words of staff stay as typed', async () => {
  await portal.query(
    "UPDATE contacts SET salutation = 'Herr', first_name = 'Yusuf', last_name = 'Demir' WHERE id = $1",
    [await contactId()],
  )
  await speaks('en')
  await upload()
  expect((await decide({ decision: 'unreadable', status: 'inReview' })).code).toBe('students.reasonNeeded')
  expect((await decide({ decision: 'unreadable', status: 'inReview', remark: 'old' })).status).toBe('unreadable')
  expect((await studies()).verification).toMatchObject({ reason: '', remark: 'old' })
  const [english] = await told()
  expect(english!.subject).toBe('We could not read your proof')
  expect(english!.textBody).toContain('Our note: The certificate is not for the current semester.')
  expect((await studies()).events.at(-1)).toMatchObject({
    kind: 'unreadable',
    aboutDe: 'Die Bescheinigung gilt nicht für das laufende Semester.',
    aboutEn: 'The certificate is not for the current semester.',
  })

  await upload()
  await decide({ decision: 'unreadable', status: 'inReview', reason: 'Bitte die Rückseite.', remark: 'cut' })
  expect((await studies()).verification).toMatchObject({ reason: 'Bitte die Rückseite.', remark: null })
  expect((await told())[0]!.textBody).toContain('Our note: Bitte die Rückseite.')
  await speaks('de')
})

test('who is asked for another proof is not told that theirs could not be read', async () => {
  await upload()
  expect((await decide({ decision: 'requestProof', status: 'inReview', remark: 'old' })).status).toBe('unreadable')
  const [mail] = await told()
  expect(mail!.subject).toBe('Wir brauchen einen anderen Studiennachweis')
  expect(mail!.textBody).not.toContain('nicht lesbar')
})

test('a decision is told of with a link to the product that the proof is for', async () => {
  const [book] = await portal.query("SELECT id FROM products WHERE kind = 'textbook' ORDER BY version DESC LIMIT 1")
  const { product } = await studies()
  const linked = async () => /product=([\w-]+)/.exec((await told())[0]!.textBody)?.[1]
  await decide({ decision: 'reset', status: 'unreadable' })
  expect(await linked()).toBe(product.id)
  await portal.query('INSERT INTO holdings (id, contact_id, product_id) VALUES (gen_random_uuid(), $1, $2)', [
    await contactId(),
    book.id,
  ])
  await upload(`&productId=${book.id}`)
  await decide({ decision: 'unreadable', status: 'inReview', remark: 'cut' })
  expect(await linked()).toBe(book.id)
})

test('a decision can be taken back for a minute whether or not it is told by mail', async () => {
  await upload()
  const decided = await decide({ decision: 'verifyFree', status: 'inReview', tell: false })
  expect(decided).toMatchObject({ status: 'verifiedFree', undoUntil: expect.any(String) })
  const undone = await undo()
  expect(undone).toMatchObject({ status: 'inReview', undoUntil: null })
  expect((await studies()).verification.status).toBe('inReview')
})

test('a decision taken back takes its own event with it, and none of the same moment', async () => {
  await upload()
  await decide({ decision: 'verifyFree', status: 'inReview', tell: false })
  await portal.query(
    `INSERT INTO student_events (id, contact_id, kind, at)
     SELECT gen_random_uuid(), contact_id, 'downloaded', decided_at FROM verifications
     WHERE contact_id = $1 AND product_id IS NULL`,
    [await contactId()],
  )
  const kinds = async () => (await studies()).events.map(({ kind }: { kind: string }) => kind)
  expect(await kinds()).toEqual(expect.arrayContaining(['verified', 'downloaded']))
  await undo()
  expect((await kinds()).filter((kind: string) => kind === 'verified' || kind === 'downloaded')).toEqual(['downloaded'])
})

test('a backlog of decisions is told of in one run', async () => {
  await portal.query(
    `WITH people AS (INSERT INTO contacts (id, salutation, first_name, last_name, email, search_text)
       SELECT gen_random_uuid(), 'Frau', 'Nr', n::text, 'rueckstand' || n || '@tum.de', '' FROM generate_series(1, 60) AS n
       RETURNING id)
     INSERT INTO verifications (id, contact_id, status, decided_at, mail_due_at)
     SELECT gen_random_uuid(), id, 'unreadable', now() - interval '2 hours', now() - interval '1 hour' FROM people`,
  )
  await told()
  expect(await portal.query('SELECT id FROM verifications WHERE mail_due_at < now()')).toEqual([])
  const mails = "SELECT receiver FROM mails WHERE template = 'students.decision' AND receiver LIKE 'rueckstand%'"
  expect(await portal.query(mails)).toHaveLength(60)
})

test('in review the quick way is open: the address takes the place of the files, unless one looks at them', async () => {
  const claim = async () => portal.ask('licenser', claimReview, { params: { id: await contactId() } })
  await claim()
  const send = () => portal.call('student', 'POST', '/my/studies/email', { email: 'yusuf.demir@stud.tum.de' })
  expect((await send()).json.code).toBe('students.inReview')
  await portal.query('UPDATE verifications SET claimed_at = NULL, claimed_by = NULL')
  expect((await send()).json).toMatchObject({ status: 'emailUnconfirmed', proofs: expect.any(Array) })
})
