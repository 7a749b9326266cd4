import { beforeEach, expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'
import { endDueSessions } from './end-sessions.ts'

const portal = testPortal()
const stack = 'wellenwerk-schulung'
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const running = () => portal.aws.account.running(stack).filter(({ userId }) => userId.startsWith('event-'))

/** An event whose links work now. */
async function openEvent(places = 2): Promise<{ id: string; codes: string[] }> {
  const stacks = await portal.query('SELECT id FROM cloud_stacks WHERE name = $1', [stack])
  const body = { name: 'Schulung', places, stackId: stacks[0].id, day: addDays(portalDay(new Date()), 9) }
  const { id } = (await ask('POST', '/events', { ...body, from: '09:00', to: '12:00' })).json
  await at(id, -30, 30)
  const { items } = (await ask('GET', `/events/${id}/places`)).json
  return { id, codes: items.map(({ link }: { link: string }) => link.split('#')[1]!) }
}
/** Puts the start and the end of an event so many minutes from now. */
const at = (id: string, starts: number, ends: number) =>
  portal.query(
    `UPDATE events SET starts_at = now() + make_interval(mins => $2), ends_at = now() + make_interval(mins => $3),
       opens_at = now() + make_interval(mins => $2 - 15) WHERE id = $1`,
    [id, starts, ends],
  )
/** Makes addresses that were given too old to hold a place. */
const settle = () => portal.query("UPDATE event_sessions SET launched_at = launched_at - interval '2 minutes'")

/** A browser: it keeps the cookie it is given. */
function browser() {
  let cookie = ''
  const post = async (path: string, body: object) => {
    const answer = await portal.call(null, 'POST', path, body, cookie ? { cookie } : {})
    const given = [answer.headers['set-cookie']].flat().find((one) => String(one).startsWith('keywerk_place='))
    if (given) cookie = String(given).split(';')[0]!
    return answer
  }
  return {
    look: async (token: string) => (await post('/event-places/look', { token })).json,
    launch: async (token: string, endOwn = false) => (await post('/event-places/launch', { token, endOwn })).json,
    stream: async (token: string) => {
      const { streamingUrl } = (await post('/event-places/launch', { token })).json
      return fetch(streamingUrl)
    },
  }
}

beforeEach(() => portal.aws.account.behave(stack, null))

test('before, during and after: told when it opens, opened, told that it is over', async () => {
  const { id, codes } = await openEvent()
  const [code] = codes
  const one = browser()
  await at(id, 60, 120)
  const early = await one.look(code!)
  expect(early).toMatchObject({ event: 'Schulung', number: 1, state: 'early', taken: 'free' })
  expect(Math.abs(early.opensIn - 45 * 60)).toBeLessThan(10)
  expect((await one.launch(code!)).outcome).toBe('early')
  // A quarter of an hour before the start.
  await at(id, 14, 60)
  expect((await one.look(code!)).state).toBe('open')
  expect(await one.launch(code!)).toMatchObject({ outcome: 'started', ownSession: null })
  await at(id, -60, -1)
  expect((await one.look(code!)).state).toBe('over')
  expect(await one.launch(code!)).toEqual({ outcome: 'over', streamingUrl: null, ownSession: null })
})

test('one person at a place: a second one is told, the first may come back and end the own session', async () => {
  const { codes } = await openEvent()
  const [ida, jonas] = [browser(), browser()]
  await ida.stream(codes[0]!)
  expect((await ida.look(codes[0]!)).taken).toBe('own')
  expect((await jonas.look(codes[0]!)).taken).toBe('other')
  expect((await jonas.launch(codes[0]!)).outcome).toBe('taken')
  // Nor by saying that it is theirs.
  expect((await jonas.launch(codes[0]!, true)).outcome).toBe('taken')
  await settle()
  expect((await jonas.launch(codes[0]!)).outcome).toBe('taken')
  const back = await ida.launch(codes[0]!)
  expect(back.outcome).toBe('started')
  expect(back.ownSession.since).toMatch(/^20/)
  const before = running().length
  expect(await ida.launch(codes[0]!, true)).toMatchObject({ outcome: 'started', ownSession: null })
  expect(running()).toHaveLength(before - 1)
  expect((await jonas.launch(codes[1]!)).outcome).toBe('started')
})

test('whoever comes after somebody who left begins anew, and is not led into the other’s session', async () => {
  const { codes } = await openEvent(1)
  const [ida, jonas] = [browser(), browser()]
  await ida.stream(codes[0]!)
  const [first] = running().slice(-1)
  portal.aws.account.end(first!.id)
  expect((await jonas.launch(codes[0]!)).outcome).toBe('taken')
  await settle()
  const second = await jonas.launch(codes[0]!)
  expect([second.outcome, second.ownSession]).toEqual(['started', null])
  await fetch(second.streamingUrl)
  expect(running().at(-1)!.userId).not.toBe(first!.userId)
  expect((await ida.launch(codes[0]!)).outcome).toBe('taken')
})

test('twenty times two people at one link at once: one gets the place', async () => {
  const { codes } = await openEvent(20)
  for (const code of codes) {
    const answers = await Promise.all([browser().launch(code), browser().launch(code)])
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['started', 'taken']))
  }
  const held = await portal.query('SELECT place_id FROM event_sessions WHERE released_at IS NULL')
  expect(new Set(held.map(({ place_id }) => place_id)).size).toBe(held.length)
})

test('one browser that asks twice at once has one place', async () => {
  const { id, codes } = await openEvent(1)
  const ida = browser()
  await ida.look(codes[0]!)
  const answers = await Promise.all([ida.launch(codes[0]!), ida.launch(codes[0]!), ida.launch(codes[0]!)])
  expect(answers.map(({ outcome }) => outcome)).toEqual(['started', 'started', 'started'])
  const users = await portal.query(
    'SELECT DISTINCT stream_user FROM event_sessions s JOIN event_places p ON p.id = place_id WHERE event_id = $1',
    [id],
  )
  expect(users).toHaveLength(1)
})

test('a guessed, renewed or deleted link is told alike', async () => {
  const { id, codes } = await openEvent()
  const ida = browser()
  await ida.stream(codes[0]!)
  const streamed = running().length
  const [place] = (await ask('GET', `/events/${id}/places`)).json.items
  const renewed = (await ask('POST', `/events/${id}/places/${place.id}/link`)).json
  await ask('DELETE', `/events/${(await openEvent(1)).id}`)
  const gone = (await openEvent(1)).codes[0]!
  await portal.query('DELETE FROM event_places WHERE code_hash = sha256(convert_to($1, $2))', [gone, 'UTF8'])
  for (const token of ['x'.repeat(43), codes[0]!, gone]) {
    for (const path of ['/event-places/look', '/event-places/launch']) {
      const { status, json } = await portal.call(null, 'POST', path, { token })
      expect([status, json.code]).toEqual([404, 'events.linkUnknown'])
    }
  }
  // Whoever had it is let go; the new link is free, the other one stays.
  await jobsDone(portal)
  expect(running()).toHaveLength(streamed - 1)
  expect((await browser().launch(renewed.link.split('#')[1])).outcome).toBe('started')
  expect((await browser().launch(codes[1]!)).outcome).toBe('started')
})

test('when an event ends, or places are taken away, whoever streams there is let go, late comers included', async () => {
  const { id, codes } = await openEvent(3)
  const before = running().length
  for (const code of codes) await browser().stream(code)
  expect(running()).toHaveLength(before + 3)
  const { name, stackId } = (await ask('GET', `/events/${id}`)).json
  const hour = new Date().toLocaleTimeString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 2)
  const now = { day: portalDay(new Date()), from: `${hour}:00`, to: hour < '12' ? '23:59' : '11:00' }
  await ask('PUT', `/events/${id}`, { name, stackId, ...now, places: 2 })
  await jobsDone(portal)
  expect(running()).toHaveLength(before + 2)

  await at(id, -60, 1)
  // An address is given in the last minute and opened after the end.
  const last = await browser().launch((await openEvent(1)).codes[0]!)
  await portal.query(
    "UPDATE events SET ends_at = now() - interval '1 second', starts_at = now() - interval '2 hours', opens_at = now() - interval '3 hours'",
  )
  await endDueSessions(portal.jobCall())
  expect(running()).toHaveLength(0)
  await fetch(last.streamingUrl)
  expect(running()).toHaveLength(1)
  await endDueSessions(portal.jobCall())
  expect(running()).toHaveLength(0)
  await settle()
  await endDueSessions(portal.jobCall())
  expect(await portal.query('SELECT FROM event_sessions WHERE ended_at IS NULL')).toHaveLength(0)
  const audited = await portal.query(
    "SELECT changes FROM audit_log WHERE record_kind = 'cloudSession' AND operation LIKE '%events.endSessions' OR operation = 'test'",
  )
  expect(audited.length).toBeGreaterThan(0)
})

test('a session AWS refuses to end keeps nobody else’s from ending, and is tried again', async () => {
  const { id, codes } = await openEvent(3)
  const before = running().length
  for (const code of codes) await browser().stream(code)
  const [first, ...others] = running().slice(before)
  portal.aws.account.kept.add(first!.id)
  await settle()
  await at(id, -60, -1)
  await endDueSessions(portal.jobCall())
  const open = () =>
    portal.query(
      `SELECT stream_user AS user FROM event_sessions AS s JOIN event_places AS p ON p.id = s.place_id
       WHERE event_id = $1 AND ended_at IS NULL`,
      [id],
    )
  expect(others.map(({ endedAt }) => endedAt !== null)).toEqual([true, true])
  expect([first!.endedAt, await open()]).toEqual([null, [{ user: first!.userId }]])
  portal.aws.account.kept.delete(first!.id)
  await endDueSessions(portal.jobCall())
  expect(await open()).toEqual([])
  expect(first!.endedAt).not.toBeNull()
})

test('whoever wants to begin anew and is refused goes on where they were', async () => {
  const { codes } = await openEvent(1)
  const ida = browser()
  await ida.stream(codes[0]!)
  const own = running().at(-1)!
  for (const [behaviour, outcome] of [
    ['stopped', 'full'],
    ['refusing', 'refused'],
  ] as const) {
    portal.aws.account.behave(stack, behaviour)
    expect((await ida.launch(codes[0]!, true)).outcome).toBe(outcome)
    expect(own.endedAt).toBeNull()
  }
  portal.aws.account.behave(stack, null)
  expect(await ida.launch(codes[0]!, true)).toMatchObject({ outcome: 'started', ownSession: null })
  expect(own.endedAt).not.toBeNull()
})

test('AWS full, stopped, refusing, throttling, broken or mad: told, and the place is free again', async () => {
  const { id, codes } = await openEvent(1)
  const told: unknown[] = []
  for (const behaviour of ['full', 'stopped', 'starting', 'refusing'] as const) {
    portal.aws.account.behave(stack, behaviour)
    told.push([behaviour, (await browser().launch(codes[0]!)).outcome])
  }
  for (const behaviour of ['hanging', 'throttling', 'broken', 'garbage'] as const) {
    portal.aws.account.behave(stack, behaviour)
    told.push([behaviour, (await browser().launch(codes[0]!)).outcome])
  }
  expect(told).toEqual([
    ['full', 'full'],
    ['stopped', 'full'],
    ['starting', 'full'],
    ['refusing', 'refused'],
    ['hanging', 'away'],
    ['throttling', 'away'],
    ['broken', 'away'],
    ['garbage', 'away'],
  ])
  const held = 'SELECT FROM event_sessions JOIN event_places AS p ON p.id = place_id WHERE event_id = $1'
  expect(await portal.query(held, [id])).toHaveLength(0)
})

test('an address is kept nowhere', async () => {
  const stored = JSON.stringify([
    await portal.query('SELECT * FROM event_sessions'),
    await portal.query('SELECT * FROM audit_log'),
    await portal.query('SELECT * FROM idempotency_keys'),
    await portal.query('SELECT data FROM pgboss.job'),
  ])
  expect(stored).not.toContain('/stream/')
})
