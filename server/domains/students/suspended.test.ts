import { expect, test } from 'vitest'
import { mailsTo } from '../../testing/account-mails.ts'
import { jobsDone, passAMinute } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const run = async (text: string, values: unknown[] = []) => (await portal.database.pool.query(text, values)).rows
const studies = async () => (await portal.call('student', 'GET', '/my/studies')).json

async function atShop(path: string, form: Record<string, string>): Promise<void> {
  await portal.app.inject({
    method: 'POST',
    url: `/shop/standin${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  await jobsDone(portal)
}

async function pay(): Promise<string> {
  const { product } = await studies()
  const placed = await portal.call('student', 'POST', '/my/orders', { productId: product.id })
  expect(placed.status, JSON.stringify(placed.json)).toBe(201)
  await atShop('', { link: new URL(placed.json.location).search.slice(1), action: 'card' })
  return placed.json.orderId
}

const refund = (order: string) => atShop('/sales', { order, action: 'refund' })
const fetched = async () => {
  const { holdingId, licences } = await studies()
  const [{ id }] = licences
  const answers = [
    await portal.call('student', 'POST', `/my/studies/${holdingId}/download`, {}),
    await portal.call('student', 'POST', `/holdings/${holdingId}/licence-downloads`, { fileId: id }),
  ]
  return answers.map(({ status, json }) => json?.code ?? status)
}
const toggle = async (disabled: boolean) => {
  const [{ hostId }] = (await studies()).licences
  expect((await portal.call('administrator', 'PATCH', `/hosts/${hostId}/state`, { disabled })).status).toBe(200)
}

test('what staff make a test order pays for no licence any more, and does again as a real one', async () => {
  const { contactId } = (await portal.call('student', 'GET', '/session')).json
  await run(
    `INSERT INTO verifications (id, contact_id, status, verified_at) VALUES (gen_random_uuid(), $1, 3, now())
     ON CONFLICT ON CONSTRAINT verifications_contact_key DO UPDATE SET status = 3, verified_at = now()`,
    [contactId],
  )
  const order = await pay()
  const { holdingId } = await studies()
  expect((await portal.call('student', 'POST', `/my/studies/${holdingId}/licence`, { consent: true })).status).toBe(201)
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
  await refund((await studies()).order.id)
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
