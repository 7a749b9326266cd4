import { expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { testPortal } from '../../testing/portal.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const today = portalDay(new Date())
const stackNamed = async (name: string): Promise<string> =>
  (await portal.query('SELECT id FROM cloud_stacks WHERE name = $1', [name]))[0].id
const input = async (more: object = {}) => ({
  name: 'Schulung Wellen',
  places: 3,
  stackId: await stackNamed('wellenwerk-2023'),
  day: addDays(today, 200),
  from: '09:00',
  to: '12:00',
  ...more,
})
const linksOf = async (id: string): Promise<string[]> =>
  (await ask('GET', `/events/${id}/places`)).json.items.map(({ link }: { link: string }) => link)

test('an event is created, read, changed, listed and deleted; links of places that stay are kept', async () => {
  const body = await input()
  const created = await ask('POST', '/events', body)
  expect(created.status, JSON.stringify(created.json)).toBe(201)
  expect(created.json).toMatchObject({ ...body, stack: 'Wellenwerk 2023', state: 'coming', needed: 3, capacity: 80 })
  const { id, modifiedAt } = created.json
  const links = await linksOf(id)
  expect(new Set(links).size).toBe(3)
  expect(links.every((link) => /\/eventplace#[\w-]{43}$/.test(link))).toBe(true)

  const change = { ...body, name: 'Schulung Räder', places: 5, from: '10:00', modifiedAt }
  const changed = await ask('PUT', `/events/${id}`, change)
  expect([changed.status, changed.json.name, changed.json.from]).toEqual([200, 'Schulung Räder', '10:00'])
  expect((await linksOf(id)).slice(0, 3)).toEqual(links)
  expect(await linksOf(id)).toHaveLength(5)
  expect((await ask('PUT', `/events/${id}`, change)).json.code).toBe('request.conflict')

  await ask('PUT', `/events/${id}`, await input({ places: 2 }))
  expect(await linksOf(id)).toEqual(links.slice(0, 2))
  const found = (await ask('GET', '/events?search=Schulung+Wellen&pageSize=50')).json.items
  expect(found.find((one: { id: string }) => one.id === id)).toMatchObject({ places: 2, from: '09:00', to: '12:00' })

  expect((await ask('DELETE', `/events/${id}`)).status).toBe(204)
  expect((await ask('DELETE', `/events/${id}`)).json.code).toBe('events.notFound')
  expect((await ask('GET', `/events/${id}`)).json.code).toBe('events.notFound')
})

test('codes stand nowhere in the clear, and the audit log names what was done', async () => {
  const { id } = (await ask('POST', '/events', await input())).json
  const [link] = await linksOf(id)
  const code = link!.split('#')[1]!
  const [place] = (await ask('GET', `/events/${id}/places`)).json.items
  const renewed = await ask('POST', `/events/${id}/places/${place.id}/link`)
  const stored = JSON.stringify([
    await portal.query('SELECT *, code_hash::text FROM event_places'),
    await portal.query('SELECT * FROM audit_log'),
    await portal.query('SELECT * FROM idempotency_keys'),
  ])
  for (const secret of [code, renewed.json.link.split('#')[1]]) expect(stored).not.toContain(secret)
  const audited = await portal.query(
    "SELECT operation FROM audit_log WHERE record_kind IN ('event', 'eventPlace') ORDER BY id",
  )
  expect(audited.map(({ operation }) => operation).slice(-2)).toEqual(['createEvent', 'renewEventPlace'])
})

test('what cannot be is refused at its field', async () => {
  const refused = async (more: object) => {
    const { status, json } = await ask('POST', '/events', await input(more))
    return [status, json.code, json.field ?? json.details?.fields?.[0]?.field]
  }
  expect(await refused({ to: '09:00' })).toEqual([422, 'events.endsBeforeStart', 'to'])
  expect(await refused({ from: '13:00', to: '12:01' })).toEqual([422, 'events.tooLong', 'to'])
  expect(await refused({ day: addDays(today, -2) })).toEqual([422, 'events.alreadyOver', 'day'])
  expect(await refused({ stackId: await stackNamed('wellenwerk-2021') })).toEqual([
    422,
    'cloud.stackUnknown',
    'stackId',
  ])
  expect(await refused({ name: ' ' })).toEqual([400, 'request.invalid', 'name'])
  expect(await refused({ places: 2.5 })).toEqual([400, 'request.invalid', 'places'])
  expect(await refused({ places: 201 })).toEqual([400, 'request.invalid', 'places'])
  expect(await refused({ from: '24:00' })).toEqual([400, 'request.invalid', 'from'])
})

test('a past event keeps its times and may be called otherwise', async () => {
  const [past] = (await ask('GET', '/events?show=past')).json.items
  const { name: _, places, stackId, day, from, to, id } = past
  expect((await ask('PUT', `/events/${id}`, { name: 'Anders', places, stackId, day, from, to })).status).toBe(200)
  const moved = { name: 'Anders', places, stackId, day, from: '00:01', to }
  expect((await ask('PUT', `/events/${id}`, moved)).json.code).toBe('events.alreadyOver')
})

test('overlap and load: the plan, the list and the record say the same', async () => {
  const day = addDays(today, 300)
  const make = async (from: string, to: string, places: number, stack = 'wellenwerk-test') =>
    (await ask('POST', '/events', await input({ day, from, to, places, stackId: await stackNamed(stack) }))).json
  await make('09:00', '11:00', 10)
  await make('10:00', '12:00', 20)
  await make('12:00', '13:00', 15)
  await make('10:00', '12:00', 30, 'wellenwerk-2024')
  const stackId = await stackNamed('wellenwerk-test')
  const asked = `/events/plan?stackId=${stackId}&day=${day}&from=10:30&to=12:30&places=12`
  const plan = (await ask('GET', asked)).json
  // From 10:15 to 11:00 the first two beside it; at 11:45 the third opens, while the second still runs.
  expect(plan).toMatchObject({ needed: 47, capacity: 40, overnight: false })
  expect(plan.overlapping.map(({ places }: { places: number }) => places)).toEqual([10, 20, 15])
  const made = await make('10:30', '12:30', 12)
  expect(made).toMatchObject({ needed: plan.needed, overlaps: 3 })
  expect((await ask('GET', `${asked}&except=${made.id}`)).json.needed).toBe(47)
})

test('lists: coming, past and all, by date first, every column sorts', async () => {
  const read = async (more: string) => (await ask('GET', `/events?pageSize=50${more}`)).json.items
  const [coming, past, all] = [await read(''), await read('&show=past'), await read('&show=all')]
  expect(all.length).toBe(coming.length + past.length)
  expect(coming.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual(
    coming.map(({ startsAt }: { startsAt: string }) => startsAt).toSorted(),
  )
  for (const column of ['name', 'places', 'stack', 'date', 'from', 'to', 'created'])
    expect((await ask('GET', `/events?sort=-${column}`)).status).toBe(200)
  const nothing = await ask('GET', '/events?search=gibtesnicht')
  expect([nothing.status, nothing.json.items]).toEqual([200, []])
})

test('the file of links guards formulas', async () => {
  const { id } = (await ask('POST', '/events', await input({ name: '=HYPERLINK("x")' }))).json
  const file = await ask('GET', `/events/${id}/places/file`)
  const lines = file.bytes.toString().split('\r\n')
  expect(lines[0]).toBe('\ufeffBezeichnung;Platz;Datum;Beginn;Ende;Link')
  expect(lines[1]).toMatch(/^"?'=HYPERLINK/)
  expect(lines.filter(Boolean)).toHaveLength(4)
})

test('two who change it at once: one does', async () => {
  const body = await input()
  const { id, modifiedAt } = (await ask('POST', '/events', body)).json
  const answers = await Promise.all(
    [4, 5, 6, 7].map((places) => ask('PUT', `/events/${id}`, { ...body, places, modifiedAt })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  const { places } = (await ask('GET', `/events/${id}`)).json
  expect(await linksOf(id)).toHaveLength(places)
})
