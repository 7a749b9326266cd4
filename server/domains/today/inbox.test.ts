import { expect, test } from 'vitest'
import { answerRequest } from '#contract/renewals.ts'
import { readMe } from '#contract/session.ts'
import { type Waiting, waitingKinds, countInbox, readInbox } from '#contract/today.ts'
import { passASecond } from '../../testing/passing-time.ts'
import { testPortal, type Who } from '../../testing/portal.ts'

const portal = testPortal()
const inbox = (who: Who = 'administrator') => portal.ask(who, readInbox)
const openOf = async (kind: string, who?: Who): Promise<number | undefined> =>
  (await inbox(who)).kinds.find((one) => one.kind === kind)?.open

test('it counts what the lists of its kinds count, and says the oldest first', async () => {
  const { open, kinds, items } = await inbox()
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'request',
    'emergency',
    'move',
    'registration',
    'review',
    'course',
    'payment',
    'end',
    'budget',
    'certificate',
    'invitations',
  ])
  const total = async (path: string) => (await portal.call('administrator', 'GET', path)).json
  const counted = {
    request: (await total('/licence-requests?state=open')).total,
    move: (await total('/moves?state=waiting')).total,
    registration: (await total('/company-claims?state=open')).total,
    review: (await total('/student-reviews')).total,
    course: (await total('/courses?show=open')).total,
  }
  for (const [kind, count] of Object.entries(counted)) expect([kind, await openOf(kind)]).toEqual([kind, count])
  expect(open).toBe(kinds.reduce((sum: number, one: { open: number }) => sum + one.open, 0))
  expect(await portal.ask('administrator', countInbox)).toEqual({ open })
  const times = items.map(({ since }: Waiting) => Date.parse(since))
  expect(times.length).toBeGreaterThan(0)
  expect(times).toEqual(times.toSorted((one: number, other: number) => one - other))
})

test('a request stands in it from the moment it is asked until it is answered', async () => {
  const { companyId } = await portal.ask('customer', readMe)
  const [passport] = (await portal.call('customer', 'GET', `/companies/${companyId}/passports`)).json.items
  const before = (await openOf('request')) ?? 0
  const body = { kind: 'renewal', message: 'Bitte um ein Jahr.' }
  const { json: asked } = await portal.call('customer', 'POST', `/holdings/${passport.id}/licence-requests`, body)
  expect(await openOf('request')).toBe(before + 1)
  expect((await inbox()).items.find(({ id }: Waiting) => id === asked.id)).toMatchObject({
    kind: 'request',
    who: asked.holder.name,
    aboutDe: `${asked.product.titleDe} ${asked.product.version}`,
  })
  await portal.ask('licenser', answerRequest, {
    params: { id: asked.id },
    body: { state: 'done', note: 'Erledigt.' },
  })
  expect(await openOf('request')).toBe(before)
})

test('who decides on nothing has none, and whoever loses a permission loses its kind', async () => {
  for (const who of ['customer', 'student', 'user'] as const)
    expect((await portal.call(who, 'GET', '/inbox')).status).toBe(403)
  expect(await openOf('payment')).toBeDefined()
  await portal.query(
    `DELETE FROM role_permissions WHERE permission_key = 'payments.create' AND role_id = (SELECT role_id FROM accounts WHERE email = 'administrator@wellenwerk.example')`,
  )
  passASecond()
  expect(await openOf('payment')).toBeUndefined()
})

test('of one kind the oldest are there, however many older ones of other kinds wait', async () => {
  const ofKind = async (kind: string, who: Who = 'administrator') =>
    (await portal.call(who, 'GET', `/inbox?kind=${kind}`)).json
  const all = await inbox()
  for (const { kind, open } of all.kinds) {
    const one = await ofKind(kind)
    expect([one.open, one.kinds]).toEqual([all.open, all.kinds])
    expect(one.items.map((item: Waiting) => item.kind)).toEqual(Array(Math.min(open, 200)).fill(kind))
  }
  // Kinds somebody does not decide on hold nothing for them.
  const own = (await inbox('licenser')).kinds.map(({ kind }) => kind)
  const foreign = waitingKinds.filter((kind) => !own.includes(kind))
  expect(foreign).not.toEqual([])
  for (const kind of foreign) expect((await ofKind(kind, 'licenser')).items).toEqual([])
  expect((await portal.call('administrator', 'GET', '/inbox?kind=none')).status).toBe(400)
})
