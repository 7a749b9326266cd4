import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { issueLicence } from '#contract/licences.ts'
import { readMe } from '#contract/session.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { payingStudent } from '../../../testing/paying-student.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const { contactId, studies, refund, generate, verify, pay, endIn } = payingStudent(portal)
const told = async () => (await mailsTo(portal, 'student@wellenwerk.example', 'students.consent')).length
const byStaff = async (holdingId: string, path = 'licence') =>
  portal.call('licenser', 'POST', `/contacts/${await contactId()}/studies/${holdingId}/${path}`, {})
const ofProfile = async (given: boolean) => portal.call('student', 'PUT', '/profile/consents/downloadReturn', { given })

test('each term is consented to anew, and each consent is confirmed by mail', async () => {
  await verify('verified')
  const { product, holdingId } = await studies()
  await pay(product.id)
  expect(await studies()).toMatchObject({ consented: false })
  expect((await generate(holdingId, { consent: false })).json.code).toBe('students.consentFirst')
  expect((await generate(holdingId)).status).toBe(201)
  expect(await studies()).toMatchObject({ consented: true })
  expect(await told()).toBe(1)

  await endIn(holdingId, -70)
  await verify('verified')
  await pay(product.id)
  expect(await studies()).toMatchObject({ paid: true, consented: false, term: { ended: true } })
  expect((await generate(holdingId, { consent: false })).json.code).toBe('students.consentFirst')
  expect((await generate(holdingId)).status).toBe(201)
  expect(await told()).toBe(2)
  const [mail] = await mailsTo(portal, 'student@wellenwerk.example', 'students.consent')
  expect(mail!.textBody).toContain('Studienversion 2024')
})

test('a second product asks again, and staff generate nothing paid without consent', async () => {
  const [book] = await portal.query("SELECT id FROM products WHERE kind = 'textbook' ORDER BY version DESC LIMIT 1")
  await portal.query('INSERT INTO holdings (id, contact_id, product_id) VALUES (gen_random_uuid(), $1, $2)', [
    await contactId(),
    book.id,
  ])
  await portal.query('UPDATE student_products SET price_cents = 1990, pay_first = true WHERE product_id = $1', [
    book.id,
  ])
  await pay(book.id)
  const { holdingId, consented } = await studies(book.id)
  expect(consented).toBe(false)
  const refused = await byStaff(holdingId)
  expect([refused.status, refused.json.code]).toEqual([422, 'licences.consentMissing'])

  const asked = await byStaff(holdingId, 'consent-request')
  expect(asked.status).toBe(204)
  expect((await byStaff(holdingId, 'consent-request')).json.code).toBe('students.tooManyMails')
  const [mail] = await mailsTo(portal, 'student@wellenwerk.example', 'students.consentRequest')
  expect(mail!.textBody).toContain(`/products/Student?product=${book.id}`)

  expect((await generate(holdingId)).status).toBe(201)
  expect(await told()).toBe(3)
  const fetched = await byStaff(holdingId, 'download')
  expect(fetched.status).toBe(200)
})

test('who licenses the machine of a person by hand is held to it as well', async () => {
  const [book] = await portal.query("SELECT id FROM products WHERE kind = 'textbook' ORDER BY version DESC LIMIT 1")
  const { holdingId, licences } = await studies(book.id)
  const issue = () => portal.call('administrator', 'POST', `/hosts/${licences[0]!.hostId}/licences`, {})
  expect((await issue()).status).toBe(201)
  await portal.query(`UPDATE orders SET state = 'refunded' WHERE product_id = $1`, [book.id])
  await pay(book.id)
  const refused = await issue()
  expect([refused.status, refused.json.code]).toEqual([422, 'licences.consentMissing'])
  // What was delivered once stays there to be fetched.
  expect((await portal.call('student', 'POST', `/my/studies/${holdingId}/download`, {})).status).toBe(200)
})

test('a consent that names no purchase counts for the newest paid one that has no licence yet', async () => {
  expect((await ofProfile(true)).json).toMatchObject({ kind: 'downloadReturn', state: 'given' })
  const [book] = await portal.query("SELECT id FROM products WHERE kind = 'textbook' ORDER BY version DESC LIMIT 1")
  expect(await studies(book.id)).toMatchObject({ consented: true })
  expect(await told()).toBe(4)
  // Taken back before the licence is there it is none; with nothing to consent to there is no consent.
  await ofProfile(false)
  expect(await studies(book.id)).toMatchObject({ consented: false })
  expect((await ofProfile(true)).status).toBe(200)
  const { holdingId, licences } = await studies(book.id)
  await portal.ask('administrator', issueLicence, { params: { id: licences[0]!.hostId } })
  const nothing = await ofProfile(true)
  expect([nothing.status, nothing.json.code]).toEqual([409, 'students.nothingToConsentTo'])
  expect((await portal.call('student', 'POST', `/my/studies/${holdingId}/download`, {})).status).toBe(200)
})

test('what costs nothing, or was waived, needs no consent', async () => {
  const { product, holdingId, order } = await studies()
  await refund(order!.id)
  await portal.query('DELETE FROM student_terms WHERE holding_id = $1', [holdingId])
  await portal.query(
    'UPDATE hosts SET end_date = start_date - 900, start_date = start_date - 900 WHERE holding_id = $1',
    [holdingId],
  )
  await verify('verifiedFree')
  expect(await studies(product.id)).toMatchObject({ paid: true, consented: true })
  expect((await byStaff(holdingId)).status).toBe(201)
})

test('at the upgrade an earlier consent counts for what was bought until then and for licences that exist', async () => {
  const { contactId: buyer } = await portal.ask('user', readMe)
  const [product] = await portal.query("SELECT id FROM products WHERE kind = 'student' ORDER BY version DESC LIMIT 1")
  const bought = async (days: number) =>
    (
      await portal.query(
        `INSERT INTO orders (id, contact_id, product_id, shop, price_cents, tax_cents, tax_percent, product_code, state, ordered_at, paid_at)
         VALUES (gen_random_uuid(), $1, $2, 'standin', 1, 0, 19, '', 'paid', now() - $3 * interval '1 day', now() - $3 * interval '1 day')
         RETURNING id`,
        [buyer, product.id, days],
      )
    )[0].id
  const [before, after] = [await bought(30), await bought(10)]
  await portal.query(
    `INSERT INTO consents (id, contact_id, kind, state, text_version, at, source)
     VALUES (gen_random_uuid(), $1, 'downloadReturn', 'given', '2025', now() - interval '20 days', 'studentLicence')`,
    [buyer],
  )
  const migration = await readFile('server/migrations/0240-consents-of-purchases.sql', 'utf8')
  await portal.query(/INSERT INTO consents[^;]+;/.exec(migration)![0])
  const counted = await portal.query('SELECT order_id FROM consents WHERE order_id = ANY($1)', [[before, after]])
  expect(counted).toEqual([{ order_id: before }])
})
