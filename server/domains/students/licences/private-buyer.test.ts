import { beforeAll, expect, test } from 'vitest'
import { listProductsToBuy } from '#contract/orders.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { payingStudent } from '../../../testing/paying-student.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const { contactId, studies, order, pay, generate, endIn } = payingStudent(portal, 'user')
const offers = async (who: 'user' | 'customer' | 'student' = 'user') => (await portal.ask(who, listProductsToBuy)).items
const take = () => portal.call('user', 'POST', '/my/studies', {})
let bolts = ''

beforeAll(async () => {
  const [found] = await portal.query(
    "SELECT id FROM products WHERE title_de = 'Schraubenberechnung' ORDER BY version DESC LIMIT 1",
  )
  bolts = found.id
  await portal.query('DELETE FROM holdings WHERE contact_id = $1', [await contactId()])
})

test('a private person finds what needs no proof, and buys it once however often they press', async () => {
  expect(await studies()).toBe(null)
  expect(await offers()).toMatchObject([{ id: bolts, titleDe: 'Schraubenberechnung', held: false, licenceMonths: 12 }])
  expect((await offers())[0]!.priceCents).toBeGreaterThan(0)
  const answers = await Promise.all(Array.from({ length: 5 }, () => order(bolts)))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
  expect(new Set(answers.map(({ json }) => json.orderId)).size).toBe(1)
  expect(await offers()).toMatchObject([{ id: bolts, held: true }])

  await pay(bolts)
  const { holdingId, step, verified, paid } = await studies(bolts)
  expect([step, verified, paid]).toEqual(['download', true, true])
  expect((await generate(holdingId, { consent: false })).json.code).toBe('students.consentFirst')
  expect((await generate(holdingId)).status).toBe(201)
  expect((await studies(bolts)).licences).toHaveLength(1)
})

test('what is written to them does not speak of studies', async () => {
  const { holdingId } = await studies(bolts)
  await endIn(holdingId, 7)
  await portal.run('students.remind')
  for (const template of ['students.paid', 'students.consent', 'students.ending']) {
    const [mail] = await mailsTo(portal, 'user@wellenwerk.example', template)
    expect(mail!.textBody).toContain('Schraubenberechnung')
    expect(mail!.textBody).toContain(`product=${bolts}`)
    expect(mail!.textBody).not.toMatch(/Stud(ium|ien)|Nachweis/)
  }
})

test('people of a company are not offered it, and what needs a proof is bought only by those who have it', async () => {
  expect(await offers('customer')).toEqual([])
  expect((await portal.call('customer', 'POST', '/my/orders', { productId: bolts })).json.code).toBe(
    'orders.notOffered',
  )
  const [student] = await portal.query("SELECT id FROM products WHERE kind = 'student' ORDER BY version DESC LIMIT 1")
  expect((await order(student.id)).json.code).toBe('orders.notOffered')
  await portal.query('UPDATE products SET unlocked = false WHERE id = $1', [bolts])
  expect(await offers('student')).toEqual([])
  expect((await portal.call('student', 'POST', '/my/orders', { productId: bolts })).json.code).toBe('orders.notOffered')
  await portal.query('UPDATE products SET unlocked = true WHERE id = $1', [bolts])
})

test('a private person without a student version takes one, once; people of a company do not', async () => {
  const answers = await Promise.all([take(), take(), take()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(answers[0].json).toMatchObject({ product: { kind: 'student' }, step: 'verify', verified: false })
  const held = await portal.query(
    `SELECT FROM holdings JOIN products ON products.id = product_id WHERE contact_id = $1 AND kind = 'student'`,
    [await contactId()],
  )
  expect(held).toHaveLength(1)
  expect((await portal.call('customer', 'POST', '/my/studies', {})).status).toBeGreaterThanOrEqual(400)
})
