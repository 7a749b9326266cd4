import { expect, test } from 'vitest'
import { listConfigurations } from '#contract/configurations.ts'
import { readMissingEnds, withdrawEndRequest } from '#contract/end-requests.ts'
import { type Holding, readHolding } from '#contract/holdings.ts'
import { readInbox } from '#contract/today.ts'
import { mailsTo } from '../../../testing/account-mails.ts'
import { testPortal, type Who } from '../../../testing/portal.ts'
import { configurationOf } from '../fixtures.ts'

const portal = testPortal()
const endsOf = async ({ id }: Holding, who: Who = 'licenser') =>
  await portal.ask(who, readMissingEnds, { params: { id } })
const ask = (holding: Holding, body: object = { count: 3, end: '2031-05-31' }) =>
  portal.call('licenser', 'POST', `/holdings/${holding.id}/end-requests`, body)
const answer = (id: string, body: object) => portal.call('administrator', 'POST', `/end-requests/${id}/answers`, body)
const inbox = async () => (await portal.ask('administrator', readInbox)).items.filter(({ kind }) => kind === 'end')

test('what a licenser asks for while adding stands in the inbox, and one answer sets it', async () => {
  const added = await portal.given.holding({ ask: { count: 3, end: '2031-05-31' } })
  const { missing, request } = await endsOf(added)
  expect(missing).toBeGreaterThan(0)
  expect(request).toMatchObject({ count: 3, end: '2031-05-31', state: 'open', own: true, askedBy: 'Torben Achterberg' })
  expect((await endsOf(added, 'administrator')).request!.own).toBe(false)
  expect(await inbox()).toContainEqual(
    expect.objectContaining({ id: added.id, who: 'Probewerk GmbH', aboutDe: expect.stringContaining('20') }),
  )

  expect(
    (await portal.call('licenser', 'POST', `/end-requests/${request!.id}/answers`, { state: 'done' })).status,
  ).toBe(403)
  const done = await answer(request!.id, { state: 'done' })
  expect([done.status, done.json]).toEqual([201, { missing: 0, request: null }])
  const { configuration } = await portal.ask('licenser', readHolding, { params: { id: added.id } })
  const items = (await configurationOf(portal, configuration!.id)).items.filter(
    ({ count }) => count.kind !== 'dependency',
  )
  expect(items.every(({ endDate }) => endDate === '2031-05-31')).toBe(true)
  expect(items.every(({ count }) => count.kind === 'counted' && count.n === 3)).toBe(true)
  expect(await inbox()).not.toContainEqual(expect.objectContaining({ id: added.id }))
  const history = (await portal.ask('administrator', listConfigurations, { params: { id: added.id } })).items
  expect(history[0]!.notes).toBe('Anzahl und Ende gesetzt, erbeten von Torben Achterberg')
  const mails = await mailsTo(portal, 'licenser@wellenwerk.example', 'ends.answer')
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Ende gesetzt: .*Probewerk GmbH/)])
  expect((await answer(request!.id, { state: 'done' })).json.code).toBe('endRequests.decided')
})

test('without a count each module keeps its own, and without an end it runs on', async () => {
  const added = await portal.given.holding()
  const before = await configurationOf(portal, added.configuration!.id)
  const { request } = (await ask(added, { end: 'unlimited' })).json
  expect((await answer(request.id, { state: 'done' })).status).toBe(201)
  const { configuration } = await portal.ask('licenser', readHolding, { params: { id: added.id } })
  const after = await configurationOf(portal, configuration!.id)
  expect(after.items.map(({ count }) => count)).toEqual(before.items.map(({ count }) => count))
  expect(after.items.every(({ count, unlimited }) => count.kind === 'dependency' || unlimited)).toBe(true)
})

test('modules that have their end keep it, whatever is set for the others', async () => {
  const added = await portal.given.holding()
  const { id, items } = await configurationOf(portal, added.configuration!.id)
  const [first, second] = items.filter(({ count }) => count.kind !== 'dependency')
  const write = (item: { id: string }, change: string) =>
    portal.database.pool.query(`UPDATE configuration_items SET ${change} WHERE id = $1`, [item.id])
  await write(first!, 'unlimited = true')
  await write(second!, "end_date = '2033-12-31'")
  const { request } = (await ask(added)).json
  expect((await answer(request.id, { state: 'done' })).json).toEqual({ missing: 0, request: null })
  const { configuration } = await portal.ask('licenser', readHolding, { params: { id: added.id } })
  expect(configuration!.id).not.toBe(id)
  const after = (await configurationOf(portal, configuration!.id)).items
  const ends = after.map(({ name, endDate, unlimited }) => ({ name, end: unlimited ? 'unlimited' : endDate }))
  expect(ends.find(({ name }) => name === first!.name)).toMatchObject({ end: 'unlimited' })
  expect(ends.find(({ name }) => name === second!.name)).toMatchObject({ end: '2033-12-31' })
  expect(ends.filter(({ end }) => end === '2031-05-31').length).toBeGreaterThan(0)
})

test('of many at once one is asked and one answer counts; withdrawn, there may be another', async () => {
  const added = await portal.given.holding()
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask(added)))
  expect(asked.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409, 409, 409,
  ])
  const first = (await endsOf(added)).request!.id
  expect((await portal.call('administrator', 'POST', `/end-requests/${first}/withdrawal`)).status).toBe(404)
  expect((await portal.ask('licenser', withdrawEndRequest, { params: { id: first } })).request).toBeNull()
  expect((await answer(first, { state: 'done' })).json.code).toBe('endRequests.decided')

  const { request } = (await ask(added)).json
  const answers = await Promise.all(Array.from({ length: 5 }, () => answer(request.id, { state: 'done' })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409, 409])
})

test('declining needs a reason, which whoever asked reads and is mailed', async () => {
  const added = await portal.given.holding()
  const { request } = (await ask(added)).json
  expect((await answer(request.id, { state: 'declined' })).json.field).toBe('reason')
  expect((await answer(request.id, { state: 'declined', reason: 'Erst nach der Bestellung.' })).status).toBe(201)
  expect((await endsOf(added)).request).toMatchObject({ state: 'declined', reason: 'Erst nach der Bestellung.' })
  const mails = await mailsTo(portal, 'licenser@wellenwerk.example', 'ends.answer')
  expect(mails.some(({ subject }) => subject.startsWith('Ende nicht gesetzt'))).toBe(true)
  const again = await ask(added)
  expect(again.status).toBe(201)
  // What was declined before is not what was asked for last.
  expect((await portal.call('licenser', 'POST', `/end-requests/${again.json.request.id}/withdrawal`)).status).toBe(201)
  expect((await endsOf(added)).request).toBeNull()
})

test('whoever has another address by then is answered at that one', async () => {
  const added = await portal.given.holding()
  const { request } = (await ask(added)).json
  const [own, changed] = ['licenser@wellenwerk.example', 'neu.licenser@wellenwerk.example']
  const before = await mailsTo(portal, own, 'ends.answer')
  const rename = (from: string, to: string) =>
    portal.database.pool.query('UPDATE accounts SET email = $2 WHERE email = $1', [from, to])
  await rename(own, changed)
  expect((await answer(request.id, { state: 'declined', reason: 'Erst nach der Bestellung.' })).status).toBe(201)
  expect(await mailsTo(portal, changed, 'ends.answer')).toHaveLength(1)
  expect(await mailsTo(portal, own, 'ends.answer')).toHaveLength(before.length)
  await rename(changed, own)
})

test('where no end is missing nobody is asked, and what was set otherwise waits no longer', async () => {
  const complete = await portal.given.holding({ end: 'unlimited' })
  expect((await ask(complete)).json.code).toBe('endRequests.notMissing')
  expect((await portal.given.holding({ ask: { end: '2031-01-01' }, end: 'unlimited' })).id).toBeDefined()

  const added = await portal.given.holding()
  const { request } = (await ask(added)).json
  const body = { basedOn: added.configuration!.id, end: 'unlimited' }
  expect((await portal.call('administrator', 'PUT', `/holdings/${added.id}/configuration`, body)).status).toBe(200)
  expect(await endsOf(added)).toEqual({ missing: 0, request: null })
  expect(await inbox()).not.toContainEqual(expect.objectContaining({ id: added.id }))
  expect((await answer(request.id, { state: 'done' })).json.code).toBe('endRequests.notMissing')
})
