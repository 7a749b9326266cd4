import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../testing/account-mails.ts'
import { payingStudent } from '../../../testing/paying-student.ts'
import { testPortal } from '../../../testing/portal.ts'
import { studentJobs } from '../jobs.ts'

const portal = testPortal()
const { run, contactId, studies } = payingStudent(portal)
const decide = async (body: object) =>
  (await portal.call('licenser', 'PUT', `/contacts/${await contactId()}/verification`, body)).json
const undo = async () => portal.call('licenser', 'DELETE', `/contacts/${await contactId()}/verification/decision`)
const photo = () => PNG.sync.write(new PNG({ width: 64, height: 48 }))
const upload = async (query = '') => portal.call('student', 'POST', `/my/studies/proofs?name=a.png${query}`, photo())
const told = async () => {
  await studentJobs
    .find(({ name }) => name === 'students.tellDecisions')!
    .handle(portal.jobCall({ clock: () => new Date(Date.now() + 120_000) }), {})
  return mailsTo(portal, 'student@wellenwerk.example', 'students.decision')
}
const speaks = async (language: string) =>
  run('UPDATE contacts SET language = $2 WHERE id = $1', [await contactId(), language])

test('a ready-made remark is mailed and shown in its reader’s language; words of staff stay as typed', async () => {
  await run("UPDATE contacts SET salutation = 'Herr', first_name = 'Yusuf', last_name = 'Demir' WHERE id = $1", [
    await contactId(),
  ])
  await speaks('en')
  await upload()
  expect((await decide({ decision: 'unreadable', status: 6 })).code).toBe('students.reasonNeeded')
  expect((await decide({ decision: 'unreadable', status: 6, remark: 'old' })).status).toBe(7)
  expect((await studies()).verification).toMatchObject({ reason: '', remark: 'old' })
  const [english] = await told()
  expect(english!.subject).toBe('Your proof could not be read')
  expect(english!.textBody).toContain('Our remark on it: The certificate is not for the current term.')
  expect((await studies()).events.at(-1)).toMatchObject({
    kind: 'unreadable',
    aboutDe: 'Die Bescheinigung gilt nicht für das laufende Semester.',
    aboutEn: 'The certificate is not for the current term.',
  })

  await upload()
  await decide({ decision: 'unreadable', status: 6, reason: 'Bitte die Rückseite.', remark: 'cut' })
  expect((await studies()).verification).toMatchObject({ reason: 'Bitte die Rückseite.', remark: null })
  expect((await told())[0]!.textBody).toContain('Our remark on it: Bitte die Rückseite.')
  await speaks('de')
})

test('who is asked for another proof is not told that theirs could not be read', async () => {
  await upload()
  expect((await decide({ decision: 'requestProof', status: 6, remark: 'old' })).status).toBe(7)
  const [mail] = await told()
  expect(mail!.subject).toBe('Wir brauchen einen anderen Studiennachweis')
  expect(mail!.textBody).not.toContain('nicht lesbar')
})

test('a decision is told of with a link to the product that the proof is for', async () => {
  const [book] = await run("SELECT id FROM products WHERE kind = 'textbook' ORDER BY version DESC LIMIT 1")
  const { product } = await studies()
  const linked = async () => /product=([\w-]+)/.exec((await told())[0]!.textBody)?.[1]
  await decide({ decision: 'reset', status: 7 })
  expect(await linked()).toBe(product.id)
  await run('INSERT INTO holdings (id, contact_id, product_id) VALUES (gen_random_uuid(), $1, $2)', [
    await contactId(),
    book.id,
  ])
  await upload(`&productId=${book.id}`)
  await decide({ decision: 'unreadable', status: 6, remark: 'cut' })
  expect(await linked()).toBe(book.id)
})

test('a decision can be taken back for a minute whether or not it is told by mail', async () => {
  await upload()
  const decided = await decide({ decision: 'verifyFree', status: 6, tell: false })
  expect(decided).toMatchObject({ status: 8, undoUntil: expect.any(String) })
  const undone = await undo()
  expect(undone.json).toMatchObject({ status: 6, undoUntil: null })
  expect((await studies()).verification.status).toBe(6)
})

test('in review the quick way is open: the address takes the place of the files, unless one looks at them', async () => {
  const claim = async () => portal.call('licenser', 'POST', `/contacts/${await contactId()}/review`, {})
  await claim()
  const send = () => portal.call('student', 'POST', '/my/studies/email', { email: 'yusuf.demir@stud.tum.de' })
  expect((await send()).json.code).toBe('students.inReview')
  await run('UPDATE verifications SET claimed_at = NULL, claimed_by = NULL')
  expect((await send()).json).toMatchObject({ status: 2, proofs: expect.any(Array) })
})
