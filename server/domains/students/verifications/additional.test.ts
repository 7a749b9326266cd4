import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { linkIn, mailsTo } from '../../../testing/account-mails.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const run = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const productOf = async (code: string) => (await run('SELECT id FROM products WHERE code = $1', [code]))[0].id as string
const student = async () =>
  (await run("SELECT contact_id AS id FROM accounts WHERE email = 'student@wellenwerk.example'"))[0].id as string
const textbook = async () => (await portal.call('student', 'GET', '/my/studies?kind=textbook')).json
const card = async () => (await portal.call('licenser', 'GET', `/contacts/${await student()}/studies`)).json

test('the verification of a textbook edition comes with the product, follows the person, and is free with a proof of its own', async () => {
  const contactId = await student()
  const productId = await productOf('WW-RM-23')
  const given = await portal.call('administrator', 'POST', `/contacts/${contactId}/products`, { productId })
  expect(given.status, JSON.stringify(given.json)).toBe(201)
  expect((await card()).additional).toMatchObject([{ productId, status: 1 }])
  expect(await textbook()).toMatchObject({ step: 'verify', verified: false, paid: false })

  // Proven for the student version: the textbook edition is proven with it, and still to be paid.
  const send = (body: object) => portal.call('student', 'POST', '/my/studies/email', body)
  const confirm = async (email: string) => {
    const [mail] = await mailsTo(portal, email, 'students.email')
    return portal.call(null, 'POST', '/student-email-confirmations', { id: linkIn(mail!), email })
  }
  expect((await send({ email: 'yusuf@stud.tum.de' })).status).toBe(201)
  expect((await card()).additional).toMatchObject([{ status: 2 }])
  expect((await confirm('yusuf@stud.tum.de')).json).toEqual({ status: 3 })
  expect((await card()).additional).toMatchObject([{ status: 3 }])
  expect(await textbook()).toMatchObject({ step: 'pay', verified: true, paid: false })

  // Proven for the textbook edition itself: verified without payment (8); the person stays at 3.
  const reset = await portal.call('administrator', 'PUT', `/contacts/${contactId}/verification`, {
    decision: 'reset',
    status: 3,
    reason: '',
  })
  expect(reset.json).toMatchObject({ status: 1, additional: [{ status: 1 }] })
  await portal.database.pool.query("UPDATE verifications SET email_sent_at = now() - interval '1 hour'")
  expect((await send({ email: 'yusuf@in.tum.de', productId })).status).toBe(201)
  expect((await confirm('yusuf@in.tum.de')).json).toEqual({ status: 3 })
  expect(await card()).toMatchObject({ status: 3, additional: [{ productId, status: 8 }] })
  expect(await textbook()).toMatchObject({ step: 'download', verified: true, paid: true })

  // Taking the decision back restores both.
  const requested = await portal.call('administrator', 'PUT', `/contacts/${contactId}/verification`, {
    decision: 'requestProof',
    status: 3,
    reason: 'Bitte die Bescheinigung.',
  })
  expect(requested.json).toMatchObject({ status: 5, additional: [{ status: 5 }] })
  const undone = await portal.call('administrator', 'DELETE', `/contacts/${contactId}/verification/decision`)
  expect(undone.json).toMatchObject({ status: 3, additional: [{ status: 8 }] })
})

test('a proof that has run out ends the textbook edition as well', async () => {
  const contactId = await student()
  await run('UPDATE student_products SET yearly_proof = true WHERE product_id = $1', [await productOf('WW-RM-23')])
  await run("UPDATE verifications SET verified_at = now() - interval '2 years' WHERE contact_id = $1", [contactId])
  const { studentJobs } = await import('../jobs.ts')
  await studentJobs.find(({ name }) => name === 'students.expire')!.handle(portal.jobCall(), {})
  expect(await card()).toMatchObject({ status: 1, additional: [{ status: 1 }] })
})

test('a document sent for the textbook edition counts for it, and the verification goes with the product', async () => {
  const contactId = await student()
  const productId = await productOf('WW-RM-23')
  const photo = PNG.sync.write(new PNG({ width: 64, height: 48 }))
  const sent = await portal.call('student', 'POST', `/my/studies/proofs?name=a.png&productId=${productId}`, photo)
  expect(sent.json).toMatchObject({ status: 6 })
  const [university] = (await portal.call('licenser', 'GET', '/universities?search=tum.de')).json.items
  const body = { decision: 'verify', status: 6, universityId: university.id }
  const verified = await portal.call('licenser', 'PUT', `/contacts/${contactId}/verification`, body)
  expect(verified.json).toMatchObject({ status: 3, additional: [{ status: 8 }] })
  await run('DELETE FROM holdings WHERE contact_id = $1 AND product_id = $2', [contactId, productId])
  expect((await card()).additional).toEqual([])
})

test('staff who see students read what a person was written, and nobody else does', async () => {
  const path = `/contacts/${await student()}/mails`
  const { items } = (await portal.call('licenser', 'GET', path)).json
  expect(items).toContainEqual(
    expect.objectContaining({ receiver: 'yusuf@in.tum.de', subject: 'Bestätigen Sie Ihre Hochschuladresse' }),
  )
  expect(JSON.stringify(items)).not.toContain('confirmationStudentEmail')
  for (const who of ['student', 'customer'] as const) expect((await portal.call(who, 'GET', path)).status).toBe(403)
})
