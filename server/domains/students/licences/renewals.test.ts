import { expect, test } from 'vitest'
import { isVerified, verificationStatuses } from '#contract/verification-status.ts'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { payingStudent } from '../../../testing/paying-student.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()
const { contactId, studies, order, refund, generate, verify, pay, endIn } = payingStudent(portal)
const today = portalDay(new Date())
const letters = (template: string) => mailsTo(portal, 'student@wellenwerk.example', template)
const job = (name: string) => portal.run(name)
const fetched = async (licenceId: string) => {
  const { holdingId } = await studies()
  const { status, json } = await portal.call('student', 'POST', `/my/studies/${holdingId}/download`, { licenceId })
  return json?.code ?? status
}

test('the next term can be paid from the first reminder on, not before', async () => {
  await verify('verified')
  const { product, holdingId } = await studies()
  await pay(product.id)
  await generate(holdingId)
  expect(await studies()).toMatchObject({ next: { payable: false, paid: false, licences: [] } })
  await endIn(holdingId, 31)
  expect((await order(product.id)).json.code).toBe('orders.paidAlready')
  expect((await studies()).next).toMatchObject({ payableFrom: addDays(today, 1), payable: false })
  expect((await generate(holdingId, { consent: true, next: true })).json.code).toBe('students.notPaid')
  await endIn(holdingId, 30)
  expect((await studies()).next).toMatchObject({
    startsOn: addDays(today, 31),
    payableFrom: today,
    payable: true,
    paid: false,
  })
  await job('students.remind')
  const [mail] = await letters('students.ending')
  expect(mail!.textBody).toContain('Verlängern können Sie schon jetzt')
  expect(mail!.textBody).toContain(`/products/Student?product=${product.id}&tab=download`)
})

test('once it is paid, once, its licence follows the end of the one that runs', async () => {
  const { product, holdingId, licences, term } = await studies()
  const answers = await Promise.all(Array.from({ length: 4 }, () => order(product.id)))
  expect(new Set(answers.map(({ json }) => json.orderId)).size).toBe(1)
  const renewing = await pay(product.id)
  expect(renewing).toBe(answers[0]!.json.orderId)
  expect((await order(product.id)).json.code).toBe('orders.paidAlready')
  const [told] = await letters('students.paid')
  expect(told!.subject).toContain('Ihre Verlängerung ist bezahlt')
  expect(await studies()).toMatchObject({
    licences: [{ id: licences[0]!.id }],
    order: { state: 'paid' },
    next: { paid: true, payable: false, consented: false, order: { id: renewing }, licences: [] },
  })
  expect((await studies()).order!.id).not.toBe(renewing)
  expect((await generate(holdingId, { consent: false, next: true })).json.code).toBe('students.consentFirst')
  const made = await Promise.all(Array.from({ length: 3 }, () => generate(holdingId, { consent: true, next: true })))
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
  const after = await studies()
  expect(after.term).toEqual(term)
  expect(after.licences).toMatchObject([{ id: licences[0]!.id }])
  expect(after.next).toMatchObject({ startsOn: addDays(term!.endsOn, 1), consented: true, licences: [{}] })
  expect([await fetched(licences[0]!.id), await fetched(after.next!.licences[0]!.id)]).toEqual([200, 200])
  // Nothing is left to be reminded of.
  await portal.query("UPDATE student_terms SET reminded = '{}'")
  await job('students.remind')
  expect(await letters('students.ending')).toHaveLength(1)
})

test('given back, the second payment suspends the second term alone; paid anew it works again', async () => {
  const { product, licences, next } = await studies()
  await refund(next!.order!.id)
  expect([await fetched(licences[0]!.id), await fetched(next!.licences[0]!.id)]).toEqual([200, 'students.suspended'])
  const [mail] = await letters('students.refunded')
  expect(mail!.textBody).toContain('Ihre laufende Lizenz gilt unverändert')
  expect(await studies()).toMatchObject({ paid: true, step: 'download', next: { paid: false, payable: true } })
  await pay(product.id)
  expect(await fetched(next!.licences[0]!.id)).toBe(200)
  expect((await studies()).next).toMatchObject({ paid: true })
})

test('given back, the first payment suspends the first term alone', async () => {
  const { product, order: first, licences, next } = await studies()
  await refund(first!.id)
  expect([await fetched(licences[0]!.id), await fetched(next!.licences[0]!.id)]).toEqual(['students.suspended', 200])
  expect((await studies()).paid).toBe(false)
  await pay(product.id)
  expect(await fetched(licences[0]!.id)).toBe(200)
  expect(await studies()).toMatchObject({ paid: true, next: { paid: true } })
})

test('whose next term is paid proves nothing anew at the end of the first, and goes on without a day lost', async () => {
  const { holdingId, next } = await studies()
  // One day after the end of the first.
  const by = `(SELECT date '${today}' - 1 - min(ends_on) FROM student_terms WHERE holding_id = $1)`
  await portal.query(
    `UPDATE hosts SET start_date = start_date + ${by}, end_date = end_date + ${by} WHERE holding_id = $1`,
    [holdingId],
  )
  await portal.query(`UPDATE orders SET renews_after = renews_after + ${by} WHERE $1::uuid IS NOT NULL`, [holdingId])
  await portal.query(
    `UPDATE student_terms SET starts_on = starts_on + ${by}, ends_on = ends_on + ${by} WHERE holding_id = $1`,
    [holdingId],
  )
  await portal.query(`UPDATE verifications SET verified_at = now() - interval '100 days'`)
  await job('students.expire')
  expect(await studies()).toMatchObject({
    verification: { status: 'verified' },
    step: 'download',
    paid: true,
    term: { startsOn: today, ended: false },
    licences: [{ id: next!.licences[0]!.id }],
    next: { paid: false, payable: false },
  })
})

const unproven = verificationStatuses.filter((status) => !isVerified(status))
test.each(unproven)('in state %s the proof comes before the next payment', async (status) => {
  const { product, holdingId } = await studies()
  await endIn(holdingId, 20)
  await verify(status)
  expect((await order(product.id)).json.code).toBe('orders.proofFirst')
  expect((await studies()).next).toMatchObject({ payable: false, paid: false })
  await portal.query('UPDATE student_products SET pay_first = true WHERE product_id = $1', [product.id])
  expect((await studies()).next).toMatchObject({ payable: true })
  await portal.query('UPDATE student_products SET pay_first = false WHERE product_id = $1', [product.id])
})

test('who pays nothing is offered no next payment, and proves anew after the end', async () => {
  await verify('verifiedFree')
  expect((await studies()).next).toBe(null)
  await portal.query("UPDATE student_terms SET reminded = '{}'")
  await job('students.remind')
  const [mail] = await letters('students.ending')
  expect(mail!.textBody).toContain('weisen Sie es danach einfach neu nach')
  expect(await contactId()).toBeTruthy()
})
