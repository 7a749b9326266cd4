import { expect, test } from 'vitest'
import { mailsTo } from '../../testing/account-mails.ts'
import { jobsDone, passAMinute } from '../../testing/passing-time.ts'
import { payingStudent } from '../../testing/paying-student.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const { studies, refund, generate, verify, ...student } = payingStudent(portal)
const pay = async () => student.pay((await studies()).product.id)
const fetched = async () => {
  const { holdingId, licences } = await studies()
  const { id } = licences[0]!
  const answers = [
    await portal.call('student', 'POST', `/my/studies/${holdingId}/download`, {}),
    await portal.call('student', 'POST', `/holdings/${holdingId}/licence-downloads`, { fileId: id }),
  ]
  return answers.map(({ status, json }) => json?.code ?? status)
}
const toggle = async (disabled: boolean) => {
  const { hostId } = (await studies()).licences[0]!
  expect((await portal.call('administrator', 'PATCH', `/hosts/${hostId}/state`, { disabled })).status).toBe(200)
}

test('what staff make a test order pays for no licence any more, and does again as a real one', async () => {
  await verify('verified')
  const order = await pay()
  const { holdingId } = await studies()
  expect((await generate(holdingId)).status).toBe(201)
  expect(await fetched()).toEqual([200, 200])
  const make = async (test: boolean) => {
    expect((await portal.call('administrator', 'PUT', `/orders/${order}/test`, { test })).status).toBe(200)
    await jobsDone(portal)
  }
  await make(true)
  await passAMinute(portal)
  expect(await fetched()).toEqual(['students.suspended', 'hosts.disabled'])
  expect(await mailsTo(portal, 'student@wellenwerk.example', 'students.refunded')).toEqual([])
  expect(await mailsTo(portal, 'student@wellenwerk.example', 'students.testOrder')).toHaveLength(1)
  await make(false)
  expect(await fetched()).toEqual([200, 200])
})

test('paid anew, a licence that was suspended for a refund works again; one staff disabled themselves does not', async () => {
  await refund((await studies()).order!.id)
  expect(await studies()).toMatchObject({ paid: false, licences: [{ disabled: true }] })
  const second = await pay()
  expect(await studies()).toMatchObject({ paid: true, licences: [{ disabled: false }] })
  await toggle(true)
  await refund(second)
  await pay()
  expect(await studies()).toMatchObject({ paid: true, licences: [{ disabled: true }] })
  await toggle(false)
  expect(await studies()).toMatchObject({ licences: [{ disabled: false }] })
})
