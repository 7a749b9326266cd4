import { expect, test } from 'vitest'
import { confirmStudentEmail, readMyStudies } from '#contract/students.ts'
import { readLicence } from '#licence/read-licence.ts'
import { linkIn, mailsTo } from '../../testing/account-mails.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const studies = async () => (await portal.ask('student', readMyStudies))!
const settled = () => jobsDone(portal)

test('from the university address to the signed file, alone', async () => {
  const begun = await studies()
  expect(begun).toMatchObject({ step: 'verify', verified: false, verification: { status: 'proofNeeded' } })

  const wrong = await portal.call('student', 'POST', '/my/studies/email', { email: 'yusuf.demir@' })
  expect(wrong.json.details).toMatchObject({ fields: [{ field: 'email', rule: 'input.universityEmail' }] })
  const free = await portal.call('student', 'POST', '/my/studies/email', { email: 'yusuf@gmx.de' })
  expect([free.status, free.json.code]).toEqual([422, 'students.emailBlacklisted'])
  const sent = await portal.call('student', 'POST', '/my/studies/email', { email: 'Yusuf.Demir@stud.tum.de' })
  expect([sent.status, sent.json.status]).toEqual([201, 'emailUnconfirmed'])
  const again = await portal.call('student', 'POST', '/my/studies/email', { email: 'yusuf.demir@stud.tum.de' })
  expect(again.json.code).toBe('students.tooManyMails')

  const [mail] = await mailsTo(portal, 'yusuf.demir@stud.tum.de', 'students.email')
  const id = linkIn(mail!)
  const foreign = await portal.call(null, 'POST', '/student-email-confirmations', { id, email: 'x@stud.tum.de' })
  expect([foreign.status, foreign.json.code]).toEqual([400, 'students.verificationFailed'])
  const confirm = () => portal.ask(null, confirmStudentEmail, { body: { id, email: 'yusuf.demir@stud.tum.de' } })
  expect(await confirm()).toEqual({ status: 'verified' })
  expect(await confirm()).toEqual({ status: 'verified' })
  const others = await portal.call(null, 'POST', '/student-email-confirmations', { id, email: 'x@stud.tum.de' })
  expect([others.status, others.json.code]).toEqual([400, 'students.verificationFailed'])

  const verified = await studies()
  expect(verified).toMatchObject({ step: 'pay', verified: true, paid: false, verification: { status: 'verified' } })
  expect(verified.verification.university!.domain).toBe('tum.de')
  const early = await portal.call('student', 'POST', `/my/studies/${begun.holdingId}/licence`, { consent: true })
  expect(early.json.code).toBe('students.notPaid')

  const placed = await portal.call('student', 'POST', '/my/orders', { productId: begun.product.id })
  expect(placed.status).toBe(201)
  const link = new URL(placed.json.location)
  const page = await portal.app.inject({ url: link.pathname + link.search })
  expect([page.statusCode, page.body.includes('49,90 Euro')]).toEqual([200, true])
  const pay = await portal.app.inject({
    method: 'POST',
    url: '/shop/standin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ link: link.search.slice(1), action: 'twice' }).toString(),
  })
  expect([pay.statusCode, pay.headers.location]).toEqual([
    303,
    expect.stringContaining(`/orders/return?order=${placed.json.orderId}`),
  ])
  await settled()
  expect(await studies()).toMatchObject({
    step: 'download',
    paid: true,
    order: { state: 'paid', shopState: 'COMPLETE' },
  })
  expect(await mailsTo(portal, 'student@wellenwerk.example', 'students.paid')).toHaveLength(1)

  const without = await portal.call('student', 'POST', `/my/studies/${begun.holdingId}/licence`, { consent: false })
  expect(without.json.code).toBe('students.consentFirst')
  const generate = () => portal.call('student', 'POST', `/my/studies/${begun.holdingId}/licence`, { consent: true })
  const answers = await Promise.all(Array.from({ length: 10 }, generate))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  const done = await studies()
  expect(done.licences).toHaveLength(1)
  expect(await mailsTo(portal, 'student@wellenwerk.example', 'students.consent')).toHaveLength(1)

  const file = await portal.call('student', 'POST', `/my/studies/${begun.holdingId}/download`, {})
  expect(file.status).toBe(200)
  const read = readLicence(file.bytes)
  expect(read.ok && read.licence).toMatchObject({ type: 'student', version: 20, port: 28064 })
  expect(file.headers['content-disposition']).toContain('Studienversion_2024.lic')
  const kinds = (await studies()).events.map(({ kind }) => kind)
  expect(kinds).toEqual(
    expect.arrayContaining([
      'registered',
      'emailSent',
      'emailConfirmed',
      'verified',
      'ordered',
      'paid',
      'generated',
      'downloaded',
      'ends',
    ]),
  )
  expect((await portal.call('user', 'POST', `/my/studies/${begun.holdingId}/download`, {})).status).toBe(404)
})
