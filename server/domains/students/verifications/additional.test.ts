import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import {
  decideOnStudent,
  findUniversities,
  listContactMails,
  readStudentCard,
  undoDecision,
} from '#contract/student-reviews.ts'
import { readMyStudies, uploadProof } from '#contract/students.ts'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const productOf = async (code: string) => await portal.given.productId(code)
const student = async () =>
  (await portal.query("SELECT contact_id AS id FROM accounts WHERE email = 'student@wellenwerk.example'"))[0]
    .id as string
const textbook = () => portal.ask('student', readMyStudies, { query: { kind: 'textbook' } })
const card = async () => portal.ask('licenser', readStudentCard, { params: { id: await student() } })

test('the verification of a textbook edition comes with the product, follows the person, and is free with a proof of its own', async () => {
  const contactId = await student()
  const productId = await productOf('WW-RM-23')
  const given = await portal.call('administrator', 'POST', `/contacts/${contactId}/products`, { productId })
  expect(given.status, JSON.stringify(given.json)).toBe(201)
  expect((await card()).additional).toMatchObject([{ productId, status: 'proofNeeded' }])
  expect(await textbook()).toMatchObject({ step: 'verify', verified: false, paid: false })

  // Proven for the student version: the textbook edition is proven with it, and still to be paid.
  const send = (body: object) => portal.call('student', 'POST', '/my/studies/email', body)
  const confirm = async (email: string) => {
    const [mail] = await mailsTo(portal, email, 'students.email')
    return portal.call(null, 'POST', '/student-email-confirmations', { id: linkIn(mail!), email })
  }
  expect((await send({ email: 'yusuf@stud.tum.de' })).status).toBe(201)
  expect((await card()).additional).toMatchObject([{ status: 'emailUnconfirmed' }])
  expect((await confirm('yusuf@stud.tum.de')).json).toEqual({ status: 'verified' })
  expect((await card()).additional).toMatchObject([{ status: 'verified' }])
  expect(await textbook()).toMatchObject({ step: 'pay', verified: true, paid: false })

  // Proven for the textbook edition itself: verified without payment (8); the person stays at 3.
  const reset = await portal.ask('administrator', decideOnStudent, {
    params: { id: contactId },
    body: { decision: 'reset', status: 'verified', reason: '' },
  })
  expect(reset).toMatchObject({ status: 'proofNeeded', additional: [{ status: 'proofNeeded' }] })
  await portal.query("UPDATE verifications SET email_sent_at = now() - interval '1 hour'")
  expect((await send({ email: 'yusuf@in.tum.de', productId })).status).toBe(201)
  expect((await confirm('yusuf@in.tum.de')).json).toEqual({ status: 'verified' })
  expect(await card()).toMatchObject({ status: 'verified', additional: [{ productId, status: 'verifiedFree' }] })
  expect(await textbook()).toMatchObject({ step: 'download', verified: true, paid: true })

  // Taking the decision back restores both.
  const requested = await portal.ask('administrator', decideOnStudent, {
    params: { id: contactId },
    body: { decision: 'requestProof', status: 'verified', reason: 'Bitte die Bescheinigung.' },
  })
  expect(requested).toMatchObject({ status: 'proofRequested', additional: [{ status: 'proofRequested' }] })
  const undone = await portal.ask('administrator', undoDecision, { params: { id: contactId } })
  expect(undone).toMatchObject({ status: 'verified', additional: [{ status: 'verifiedFree' }] })
})

test('a proof that has run out ends the textbook edition as well', async () => {
  const contactId = await student()
  await portal.query('UPDATE student_products SET yearly_proof = true WHERE product_id = $1', [
    await productOf('WW-RM-23'),
  ])
  await portal.query("UPDATE verifications SET verified_at = now() - interval '2 years' WHERE contact_id = $1", [
    contactId,
  ])
  const { studentJobs } = await import('../jobs.ts')
  await studentJobs.find(({ name }) => name === 'students.expire')!.handle(portal.jobCall(), {})
  expect(await card()).toMatchObject({ status: 'proofNeeded', additional: [{ status: 'proofNeeded' }] })
})

test('a document sent for the textbook edition counts for it, and the verification goes with the product', async () => {
  const contactId = await student()
  const productId = await productOf('WW-RM-23')
  const photo = PNG.sync.write(new PNG({ width: 64, height: 48 }))
  const sent = await portal.ask('student', uploadProof, { query: { name: 'a.png', productId }, body: photo })
  expect(sent).toMatchObject({ status: 'inReview' })
  const [university] = (await portal.ask('licenser', findUniversities, { query: { search: 'tum.de' } })).items
  const body = { decision: 'verify' as const, status: 'inReview' as const, universityId: university!.id }
  const verified = await portal.ask('licenser', decideOnStudent, { params: { id: contactId }, body })
  expect(verified).toMatchObject({ status: 'verified', additional: [{ status: 'verifiedFree' }] })
  await portal.query('DELETE FROM holdings WHERE contact_id = $1 AND product_id = $2', [contactId, productId])
  expect((await card()).additional).toEqual([])
})

test('staff who see students read what a person was written, and nobody else does', async () => {
  const path = `/contacts/${await student()}/mails`
  const { items } = await portal.ask('licenser', listContactMails, { params: { id: await student() } })
  expect(items).toContainEqual(
    expect.objectContaining({ receiver: 'yusuf@in.tum.de', subject: 'Bestätigen Sie Ihre Hochschuladresse' }),
  )
  expect(JSON.stringify(items)).not.toContain('confirmationStudentEmail')
  for (const who of ['student', 'customer'] as const) expect((await portal.call(who, 'GET', path)).status).toBe(403)
})
