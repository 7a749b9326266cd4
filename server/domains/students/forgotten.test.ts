import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { readMe } from '#contract/session.ts'
import { sendStudentEmail, uploadProof } from '#contract/students.ts'
import { mailsTo } from '../../testing/account-mails.ts'
import { factorsOf } from '../../testing/factors.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'
import { orderChanged } from '#domains/orders/public.ts'

const portal = testPortal()
const { visit, confirmed } = factorsOf(portal)

test('of a student who is forgotten neither proofs nor the address of the university stay, in what happened and in mails', async () => {
  const email = 'yusuf.demir@stud.tum.de'
  const contactId = (await portal.ask('student', readMe)).contactId!
  expect((await portal.ask('student', sendStudentEmail, { body: { email } })).status).toBe('emailUnconfirmed')
  expect(await mailsTo(portal, email, 'students.email')).toHaveLength(1)
  const photo = PNG.sync.write(new PNG({ width: 64, height: 48 }))
  expect((await portal.ask('student', uploadProof, { query: { name: 'Ausweis.png' }, body: photo })).status).toBe(
    'inReview',
  )
  const data = JSON.parse((await (await visit('student')).call('GET', '/profile/data')).bytes.toString())
  expect(data.mails.map(({ receiver }: { receiver: string }) => receiver)).toContain(email)

  const person = await confirmed(await visit('student'))
  expect((await person.call('POST', '/profile/erasure')).status).toBe(204)
  await jobsDone(portal)
  expect(await portal.query('SELECT done_at FROM erasures WHERE done_at IS NOT NULL')).toHaveLength(1)
  expect(await portal.query('SELECT id FROM proofs WHERE contact_id = $1', [contactId])).toEqual([])
  const events = await portal.query('SELECT kind, facts FROM student_events WHERE contact_id = $1', [contactId])
  expect(events.map(({ kind }) => kind)).toContain('emailSent')
  expect(JSON.stringify(events)).not.toContain(email)
  expect(
    await portal.query('SELECT id FROM mails WHERE receiver = $1 OR text_body LIKE $2', [email, `%${email}%`]),
  ).toEqual([])

  // Those who were forgotten before their proofs were.
  await portal.query(
    `INSERT INTO proofs (id, contact_id, name, media_type, size, sealed)
     VALUES (gen_random_uuid(), $1, 'Ausweis.png', 'image/jpeg', 1, 'x')`,
    [contactId],
  )
  await portal.run('students.forgetProofs')
  expect(await portal.query('SELECT id FROM proofs WHERE contact_id = $1', [contactId])).toEqual([])
})

test('to whoever was forgotten nothing is mailed of an order, and nothing is noted of them', async () => {
  const [{ id: contactId }] = await portal.query('SELECT id FROM contacts WHERE erased_at IS NOT NULL')
  const [{ id: orderId }] = await portal.query(
    `INSERT INTO orders (id, contact_id, product_id, shop, price_cents, tax_cents, tax_percent, product_code, state, paid_at)
     SELECT gen_random_uuid(), $1, id, 'standin', 4990, 797, 19, 'STUD24', 'paid', now() FROM products WHERE code = 'WW-ST-24'
     RETURNING id`,
    [contactId],
  )
  const events = async () =>
    (await portal.query('SELECT id FROM student_events WHERE contact_id = $1', [contactId])).length
  const before = await events()
  for (const state of ['open', 'paid', 'refunded'] as const) {
    await portal.query('UPDATE orders SET state = $2 WHERE id = $1', [orderId, state])
    await portal.jobCall().jobs.send(orderChanged, { orderId, state })
    await jobsDone(portal)
  }
  expect(await portal.query("SELECT template FROM mails WHERE receiver LIKE '%@erased.invalid'")).toEqual([])
  expect(await events()).toBe(before)
})
