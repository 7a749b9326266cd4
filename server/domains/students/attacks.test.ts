import { storedAddress } from '#contract/email.ts'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { confirmStudentEmail, readMyStudies, uploadProof } from '#contract/students.ts'
import type { VerificationStatus } from '#contract/verification-status.ts'
import { linkIn, mailsTo } from '../../testing/account-mails.ts'
import { otherRequest } from '../../testing/licence-requests.ts'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()
const contactId = async () =>
  (await portal.query("SELECT contact_id AS id FROM accounts WHERE email = 'student@wellenwerk.example'"))[0]
    .id as string
const studies = async () => (await portal.ask('student', readMyStudies))!
const setStatus = async (status: VerificationStatus) =>
  portal.query(
    `INSERT INTO verifications (id, contact_id, status, verified_at) VALUES (gen_random_uuid(), $1, $2, now())
     ON CONFLICT ON CONSTRAINT verifications_contact_key
     DO UPDATE SET status = $2, student_email = '', email_sent_at = NULL, email_confirmed_at = NULL, waiting_since = NULL`,
    [await contactId(), status],
  )

test.each([
  ['ada@tum.de.evil.example'],
  ['ada@xtum.de'],
  ['ada@tum.de-campus.example'],
  ['ada@xn--tm-8bb.de'],
  ['ada@evil.example?x=@tum.de'],
  ['ada@tum.de@evil.example'],
  ['ada@tυm.de'],
  ['ada@tum.de​'],
])('%s looks like a university and proves nothing', async (email) => {
  await setStatus('proofNeeded')
  const sent = await portal.call('student', 'POST', '/my/studies/email', { email })
  if (sent.status === 201) {
    const [mail] = await mailsTo(portal, storedAddress(email), 'students.email')
    const confirmed = await portal.ask(null, confirmStudentEmail, {
      body: {
        id: linkIn(mail!),
        email: storedAddress(email),
      },
    })
    expect(confirmed).toEqual({ status: 'universityUnknown' })
  } else expect(sent.status).toBe(400)
  expect((await studies()).verified).toBe(false)
})

test('nobody sets their own status, in whatever body', async () => {
  await setStatus('proofNeeded')
  const forced = { status: 'verified', decision: 'verify', verified: true, universityId: (await studies()).holdingId }
  const bodies: [string, string, object][] = [
    ['POST', '/my/studies/email', { email: 'ada@campus.example', ...forced }],
    ['POST', `/my/studies/${(await studies()).holdingId}/licence`, { consent: true, ...forced }],
    ['PUT', `/contacts/${await contactId()}/verification`, forced],
    ['PUT', `/contacts/${await contactId()}/university`, forced],
    ['POST', `/contacts/${await contactId()}/orders`, { ...forced, test: false }],
  ]
  for (const [method, path, body] of bodies)
    expect([400, 403]).toContain((await portal.call('student', method, path, body)).status)
  expect((await studies()).verification.status).toBe('proofNeeded')
})

test('sixty machines at once leave as many licences as the term allows', async () => {
  await setStatus('verifiedFree')
  const { holdingId, product } = await studies()
  await portal.query('UPDATE student_products SET host_bound = true, machines = 3 WHERE product_id = $1', [product.id])
  const ask = (index: number) => {
    const name = `RECHNER-${index}`
    const mac = `02000000AA${index.toString(16).padStart(2, '0').toUpperCase()}`
    const request = Buffer.from(otherRequest({ machines: [{ name, mac }] }), 'base64').toString()
    return portal.call('student', 'POST', `/my/studies/${holdingId}/licence`, { consent: true, request })
  }
  // Where the machine has other work some wait too long and are told to come again, as programs then do.
  const askUntilAnswered = async (index: number) => {
    let answer = await ask(index)
    while (answer.json.code === 'server.busy') answer = await ask(index)
    return answer
  }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => askUntilAnswered(index)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(new Set(answers.map(({ json }) => json.code ?? 'made'))).toEqual(new Set(['made', 'students.machineLimit']))
  expect((await studies()).licences).toHaveLength(3)
  const hosts = await portal.query('SELECT count(*)::int AS n FROM hosts WHERE holding_id = $1', [holdingId])
  expect(hosts[0].n).toBe(3)
  // One that has a licence already is given it again.
  const [known] = (await studies()).licences
  expect((await ask(Number(known!.machine.split('-')[1]))).status).toBe(201)
  expect((await studies()).licences).toHaveLength(3)
})

test('another’s proof, order, receipt and licence are not there for anybody else, by any id', async () => {
  const { holdingId } = await studies()
  await setStatus('proofRequested')
  const photo = PNG.sync.write(new PNG({ width: 64, height: 48 }))
  const { proofs } = await portal.ask('student', uploadProof, { query: { name: 'a.png' }, body: photo })
  const [order] = await portal.query(
    `INSERT INTO orders (id, contact_id, product_id, shop, price_cents, tax_cents, tax_percent, product_code, state, paid_at)
     SELECT gen_random_uuid(), $1, id, 'standin', 4990, 797, 19, 'STUD24', 'paid', now() FROM products WHERE code = 'WW-ST-24'
     RETURNING id`,
    [await contactId()],
  )
  const { id: licence } = (await studies()).licences[0]!
  const paths: [string, string, object | undefined][] = [
    ['DELETE', `/my/studies/proofs/${proofs[0]!.id}`, undefined],
    ['GET', `/my/orders/${order.id}`, undefined],
    ['GET', `/orders/${order.id}/receipt`, undefined],
    ['POST', `/my/studies/${holdingId}/licence`, { consent: true }],
    ['POST', `/my/studies/${holdingId}/download`, {}],
    ['POST', `/my/studies/${holdingId}/download`, { licenceId: licence }],
  ]
  for (const who of ['user', 'customer', 'customer2'] satisfies Who[])
    for (const [method, path, body] of paths)
      expect((await portal.call(who, method, path, body)).status, `${who} ${method} ${path}`).toBe(404)
  for (const who of ['user', 'student', 'customer'] satisfies Who[])
    expect((await portal.call(who, 'POST', `/proofs/${proofs[0]!.id}/look`, {})).status).toBe(403)
  expect((await portal.call('student', 'GET', `/orders/${order.id}/receipt`)).status).toBe(200)
})

test('a shop that lets people wait: nothing is paid meanwhile, and everybody is told once', async () => {
  await portal.query('DELETE FROM orders WHERE contact_id = $1', [await contactId()])
  await setStatus('verified')
  const { product } = await studies()
  const placed = await portal.call('student', 'POST', '/my/orders', { productId: product.id })
  expect(placed.status).toBe(201)
  const link = new URL(placed.json.location).search.slice(1)
  const pay = async (action: string) =>
    (
      await portal.app.inject({
        method: 'POST',
        url: '/shop/standin',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ link, action }).toString(),
      })
    ).statusCode
  const told = () => mailsTo(portal, 'student@wellenwerk.example', 'students.paid')
  const before = (await told()).length
  expect(await pay('later')).toBe(303)
  await told()
  expect((await studies()).order!.state).toBe('pending')
  expect((await portal.call('student', 'POST', '/my/orders', { productId: product.id })).json.code).toBe(
    'orders.underWay',
  )
  const [{ id }] = await portal.query('SELECT id FROM orders WHERE contact_id = $1', [await contactId()])
  const confirm = () =>
    portal.app.inject({
      method: 'POST',
      url: '/shop/standin/sales',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ order: id, action: 'complete' }).toString(),
    })
  await Promise.all([confirm(), confirm(), confirm()])
  expect((await told()).length).toBe(before + 1)
  expect((await studies()).order!.state).toBe('paid')
})

test('a student’s wish for links writes to no more than five addresses an hour, and to each five times at most', async () => {
  await setStatus('proofNeeded')
  await portal.query("UPDATE mails SET created_at = created_at - interval '2 hours'")
  const ask = async (email: string) => {
    await portal.query("UPDATE verifications SET email_sent_at = now() - interval '2 minutes'")
    const { status, json } = await portal.call('student', 'POST', '/my/studies/email', { email })
    return json.code ?? status
  }
  for (let times = 1; times <= 5; times++) expect(await ask(`fremd.${times}@campus.example`)).toBe(201)
  expect(await ask('fremd.6@campus.example')).toBe('students.mailedTooOften')
  // As if many accounts had asked for the same address.
  await portal.query(
    "UPDATE mails SET record_id = gen_random_uuid(), receiver = 'fremd@campus.example' WHERE template = 'students.email' AND created_at > now() - interval '1 hour'",
  )
  expect(await ask('fremd@campus.example')).toBe('students.mailedTooOften')
  expect(await ask('fremd.7@campus.example')).toBe(201)
})
