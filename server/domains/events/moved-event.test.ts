import { expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { lockWaiters } from '../../testing/lock-waiters.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'
import { until } from '../../testing/until.ts'
import { endDueSessions } from './end-sessions.ts'

// Staff choose another stack while somebody is on their way in: whoever streams does so on the event's stack, is known to
// do so, and is ended there.
const portal = testPortal()
const [first, second] = ['wellenwerk-schulung', 'wellenwerk-2024'] as const
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const running = (stack: string) => portal.aws.account.running(stack).map(({ userId }) => userId)
const stackOf = async (name: string): Promise<string> =>
  (await portal.query('SELECT id FROM cloud_stacks WHERE name = $1', [name]))[0].id

/** An event on the first stack that goes on now, and how staff save it with the second one. */
async function openEvent() {
  const hour = new Date().toLocaleTimeString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 2)
  const times = { from: `${hour}:00`, to: hour < '12' ? '23:59' : '11:00' }
  const body = { name: 'Schulung', places: 1, day: portalDay(new Date()), ...times }
  const { id } = (await ask('POST', '/events', { ...body, stackId: await stackOf(first) })).json
  const [place] = (await ask('GET', `/events/${id}/places`)).json.items
  const moved = { ...body, stackId: await stackOf(second) }
  return {
    id,
    token: place.link.split('#')[1] as string,
    body,
    move: async () => expect((await ask('PUT', `/events/${id}`, moved)).status).toBe(200),
  }
}

/** Starts at a place and opens the address. */
async function launched(token: string, headers: Record<string, string> = {}) {
  const answer = await portal.call(null, 'POST', '/event-places/launch', { token, endOwn: false }, headers)
  if (answer.json.streamingUrl) await fetch(answer.json.streamingUrl)
  return answer
}
const taken = (event: string) =>
  portal.query(
    `SELECT stream_user AS user, s.name AS stack FROM event_sessions AS e JOIN cloud_stacks AS s ON s.id = e.stack_id
     JOIN event_places AS p ON p.id = e.place_id WHERE p.event_id = $1 AND released_at IS NULL`,
    [event],
  )
/** One person has the place, on the second stack, and is its only guest; nobody is left on the first. */
async function onTheSecond(event: string): Promise<void> {
  const [one, ...others] = await taken(event)
  expect(others).toEqual([])
  expect(one.stack).toBe(second)
  expect(running(second)).toContain(one.user)
  await endDueSessions(portal.jobCall())
  expect(running(first).filter((user) => user.startsWith('event-'))).toEqual([])
  expect(running(second)).toContain(one.user)
}

test('an event that moves while AppStream is asked: whoever is on their way in comes in where it moved to', async () => {
  const { id, token, move } = await openEvent()
  const held = Promise.withResolvers<void>()
  portal.aws.account.held = held.promise
  const asked = portal.aws.calls()
  const coming = launched(token)
  await until(() => portal.aws.calls() > asked)
  await move()
  held.resolve()
  expect((await coming).json.outcome).toBe('started')
  await onTheSecond(id)
  expect((await launched(token)).json.outcome).toBe('taken')
})

test('an event that is being saved: whoever takes a place waits until its stack is known', async () => {
  const { id, token, move } = await openEvent()
  const holder = await portal.database.pool.connect()
  const waiting = (count: number) => until(async () => (await lockWaiters(portal.database)) >= count)
  await holder.query('BEGIN')
  await holder.query('SELECT FROM cloud_stacks WHERE name = $1 FOR UPDATE', [second])
  // Places are released by then, the event is not written yet for others.
  const saved = move()
  await waiting(1)
  const coming = launched(token)
  await Promise.race([coming, waiting(2)])
  await holder.query('COMMIT')
  holder.release()
  await saved
  expect((await coming).json.outcome).toBe('started')
  await onTheSecond(id)
})

test('what one began on another stack is ended there; one begins anew on the event’s', async () => {
  const { id, token } = await openEvent()
  const { headers } = await launched(token)
  const cookie = String([headers['set-cookie']].flat()[0]).split(';')[0]!
  expect(running(first)).toContain((await taken(id))[0].user)
  await portal.query('UPDATE events SET stack_id = $1 WHERE id = $2', [await stackOf(second), id])
  expect((await launched(token, { cookie })).json).toMatchObject({ outcome: 'started', ownSession: null })
  await onTheSecond(id)
})

test('an event that is put off: its streams end, and its links open again when it does', async () => {
  const { id, token, body } = await openEvent()
  const { headers } = await launched(token)
  const cookie = String([headers['set-cookie']].flat()[0]).split(';')[0]!
  const [{ user }] = await taken(id)
  const stackId = await stackOf(first)
  const save = async (change: object) => {
    expect((await ask('PUT', `/events/${id}`, { ...body, stackId, ...change })).status).toBe(200)
    await jobsDone(portal)
  }
  // Another name, or another end, is no reason to end anything.
  await save({ name: 'Aufbauschulung' })
  expect(running(first)).toContain(user)
  await save({ day: addDays(body.day, 7) })
  expect(running(first)).not.toContain(user)
  expect(await taken(id)).toEqual([])
  const look = await portal.call(null, 'POST', '/event-places/look', { token }, { cookie })
  expect(look.json).toMatchObject({ state: 'early', taken: 'free' })
  expect((await launched(token, { cookie })).json.outcome).toBe('early')
  await save({})
  expect((await launched(token, { cookie })).json).toMatchObject({ outcome: 'started', ownSession: null })
})
