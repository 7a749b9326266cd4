import { expect, test } from 'vitest'
import { createStudentDomain } from '#contract/student-domains.ts'
import { claimReview, readStudentCard } from '#contract/student-reviews.ts'
import { listReviews, listWaitingFrom, verifyWaitingFrom } from '#contract/waiting-students.ts'
import { person } from '../../../testing/mailed-student.ts'
import { testPortal } from '../../../testing/portal.ts'

const portal = testPortal()

/** A waiting person whose address is confirmed, or is not. */
async function waits(studentEmail: string, confirmed = true): Promise<string> {
  const id = await person(portal)
  await portal.query(
    `INSERT INTO verifications (id, contact_id, status, student_email, email_confirmed_at, waiting_since)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, $5)`,
    [
      id,
      confirmed ? 'universityUnknown' : 'emailUnconfirmed',
      studentEmail,
      confirmed ? new Date() : null,
      confirmed ? new Date() : null,
    ],
  )
  return id
}

test('whoever waits from a university that was added is verified at once, whom its address proves', async () => {
  const first = await waits('a@student.neu-hs.de')
  const second = await waits('b@neu-hs.de')
  const alumna = await waits('c@alumni.neu-hs.de')
  const unconfirmed = await waits('d@neu-hs.de', false)
  const other = await waits('e@andere-hs.de')
  const claimed = await waits('f@neu-hs.de')
  const card = await portal.ask('licenser', readStudentCard, { params: { id: first } })
  expect(card.unknownDomain).toBe('neu-hs.de')
  const body = {
    domain: card.unknownDomain,
    kind: 'university',
    country: 'de',
    nameDe: 'Neue HS',
    nameEn: 'New HS',
  } as const
  const { id } = await portal.ask('licenser', createStudentDomain, { body })

  const { items } = await portal.ask('licenser', listWaitingFrom, { params: { id } })
  expect(items.map((one) => one.id).toSorted()).toEqual([first, second, claimed].toSorted())
  await portal.ask('administrator', claimReview, { params: { id: claimed } })
  const verified = await Promise.all(
    ['licenser', 'licenser'].map((who) => portal.ask(who as 'licenser', verifyWaitingFrom, { params: { id } })),
  )
  // Two clicks verify each person once.
  expect(verified.flatMap((one) => one.items.map((some) => some.id)).toSorted()).toEqual([first, second].toSorted())
  const statusOf = async (contact: string) =>
    (await portal.ask('licenser', readStudentCard, { params: { id: contact } })).status
  expect(await Promise.all([first, second, alumna, unconfirmed, other, claimed].map(statusOf))).toEqual([
    'verified',
    'verified',
    'universityUnknown',
    'emailUnconfirmed',
    'universityUnknown',
    'universityUnknown',
  ])
  const { undoUntil } = await portal.ask('licenser', readStudentCard, { params: { id: first } })
  expect(undoUntil).not.toBe(null)
})

test('what waits is found by name and university address, and what others decide on is left out', async () => {
  const mine = await waits('gesucht@ferne-hs.de')
  const others = await waits('gesucht2@ferne-hs.de')
  const found = async (show: 'all' | 'free') =>
    (await portal.ask('licenser', listReviews, { query: { search: 'ferne-hs', show } })).items.map(
      ({ id, claimedBy }) => [id, claimedBy],
    )
  await portal.ask('licenser', claimReview, { params: { id: mine } })
  await portal.ask('administrator', claimReview, { params: { id: others } })
  expect(await found('all')).toEqual([
    [mine, ''],
    [others, 'administrator@wellenwerk.example'],
  ])
  expect(await found('free')).toEqual([[mine, '']])
})

test('a domain is offered for nobody whose address belongs to a known university or a mailer', async () => {
  const domainFor = async (email: string) =>
    (await portal.ask('licenser', readStudentCard, { params: { id: await waits(email, false) } })).unknownDomain
  expect(await domainFor('x@stud.tum.de')).toBe('zahl.example')
  expect(await domainFor('x@gmx.de')).toBe('zahl.example')
})
