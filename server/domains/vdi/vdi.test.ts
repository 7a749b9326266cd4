import { afterEach, expect, test } from 'vitest'
import { portalDay } from '#contract/time-zone.ts'
import { addDays } from '#licence/days.ts'
import { type DesktopTerm, type VirtualDesktop } from '#contract/virtual-desktops.ts'
import { demoWorkspaces } from '../../../demo/aws.ts'
import { jobsDone } from '../../testing/passing-time.ts'
import { testPortal } from '../../testing/portal.ts'
import { syncByJob } from './sync.ts'

const portal = testPortal()
const ask = (method: string, path: string, body?: unknown) => portal.call('administrator', method, path, body)
const today = portalDay(new Date())
const count = async (): Promise<number> => (await portal.query('SELECT count(*)::int AS n FROM virtual_desktops'))[0].n

afterEach(() => {
  portal.aws.account.behave('*', null)
  portal.aws.account.workspaces = demoWorkspaces
})

/** Where a day stands with a desktop: `ending`: it ends within thirty days. */
function desktopState({ startDate, endDate }: DesktopTerm, today: string): VirtualDesktop['state'] {
  if (endDate !== null && endDate < today) return 'ended'
  if (startDate !== null && startDate > today) return 'ahead'
  return endDate !== null && endDate <= addDays(today, 30) ? 'ending' : 'running'
}

async function everyOne(show = 'all'): Promise<VirtualDesktop[]> {
  const found: VirtualDesktop[] = []
  for (let page = 1; ; page++) {
    const { items } = (await ask('GET', `/virtual-desktops?show=${show}&pageSize=50&page=${page}`)).json
    found.push(...items)
    if (items.length < 50) return found
  }
}

test('newest start first, the documented columns, and each filter shows what it says', async () => {
  const all = await everyOne()
  expect(all).toHaveLength(81)
  const starts = all.map(({ startDate }) => startDate ?? '')
  expect(starts.filter(Boolean)).toEqual(starts.filter(Boolean).toSorted().toReversed())
  for (const one of all) expect(one.state, one.userId).toBe(desktopState(one, today))
  const running = all.filter((one) => ['running', 'ending'].includes(one.state) && one.goneAt === null)
  expect(await everyOne('running')).toHaveLength(running.length)
  expect(await everyOne('ending')).toHaveLength(running.filter(({ state }) => state === 'ending').length)
  expect(await everyOne('ended')).toHaveLength(all.filter(({ state }) => state === 'ended').length)
  expect((await everyOne('gone')).map(({ userId }) => userId)).toEqual(['ws-demo000'])
  for (const column of ['userId', 'displayName', 'login', 'startDate', 'endDate'])
    expect((await ask('GET', `/virtual-desktops?sort=${column}`)).status).toBe(200)
})

test('a look reads every page, keeps start and end, tells what vanished and finds it again', async () => {
  const before = await everyOne()
  portal.aws.account.workspaces = [
    ...demoWorkspaces.slice(1),
    { ...demoWorkspaces[0]!, id: 'ws-neu', userName: 'neu', computerName: 'WW-VDI-NEU' },
  ]
  const look = await ask('POST', '/virtual-desktops/look', {})
  expect([look.status, look.json.gone, look.json.failedAt]).toEqual([201, 2, null])
  const after = await everyOne()
  expect(after).toHaveLength(82)
  const of = (list: VirtualDesktop[], userId: string) => list.find((one) => one.userId === userId)!
  expect(of(after, 'ws-neu')).toMatchObject({ login: 'neu', displayName: 'WW-VDI-NEU', startDate: null, endDate: null })
  expect(of(after, 'ws-demo001').goneAt).toMatch(/^20/)
  expect(of(after, 'ws-demo080').endDate).toBe(of(before, 'ws-demo080').endDate)
  portal.aws.account.workspaces = demoWorkspaces
  await ask('POST', '/virtual-desktops/look', {})
  expect(of(await everyOne(), 'ws-demo001').goneAt).toBeNull()
  expect(of(await everyOne(), 'ws-neu').goneAt).toMatch(/^20/)
})

test('looks at once and by the job count nothing twice', async () => {
  const before = await count()
  await Promise.all([
    ...Array.from({ length: 4 }, () => ask('POST', '/virtual-desktops/look', {})),
    syncByJob(portal.jobCall()),
  ])
  expect(await count()).toBe(before)
})

test('a look that breaks off between pages changes nothing', async () => {
  const before = await portal.query('SELECT user_id, display_name, seen_at, gone_at FROM virtual_desktops ORDER BY id')
  portal.aws.account.workspaces = new Proxy(demoWorkspaces, {
    get(target, name) {
      // The first page comes, and then AWS is gone.
      if (name === 'filter') portal.aws.account.behave('*', 'broken')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const look = (await ask('POST', '/virtual-desktops/look', {})).json
  expect(look.failedAt).toMatch(/^20/)
  expect(
    await portal.query('SELECT user_id, display_name, seen_at, gone_at FROM virtual_desktops ORDER BY id'),
  ).toEqual(before)
})

test('WorkSpaces throttling, broken or mad is no error, and the last good look stays told', async () => {
  const { lookedAt } = (await ask('GET', '/virtual-desktops/look')).json
  for (const behaviour of ['throttling', 'garbage', 'cut'] as const) {
    portal.aws.account.behave('*', behaviour)
    const { status, json } = await ask('POST', '/virtual-desktops/look', {})
    expect([behaviour, status, json.lookedAt]).toEqual([behaviour, 201, lookedAt])
    expect(json.failedAt).toMatch(/^20/)
  }
  expect(await everyOne()).not.toHaveLength(0)
})

test('start and end are set, read back, and kept in order; a change made meanwhile is told', async () => {
  const [one] = (await ask('GET', '/virtual-desktops?search=ws-demo010')).json.items
  const at = `/virtual-desktops/${one.id}`
  const term = { startDate: today, endDate: addDays(today, 20), modifiedAt: one.modifiedAt }
  const saved = await ask('PUT', at, term)
  expect(saved.json).toMatchObject({ startDate: today, endDate: addDays(today, 20), state: 'ending' })
  expect((await ask('PUT', at, term)).json.code).toBe('request.conflict')
  const stateUntil = async (days: number) =>
    (await ask('PUT', at, { startDate: today, endDate: addDays(today, days) })).json.state
  expect([await stateUntil(30), await stateUntil(31)]).toEqual(['ending', 'running'])
  const wrong = await ask('PUT', at, { startDate: today, endDate: addDays(today, -1) })
  expect([wrong.json.code, wrong.json.field]).toEqual(['vdi.endsBeforeStart', 'endDate'])
  expect((await ask('PUT', at, { startDate: null, endDate: null })).json.state).toBe('running')
})

test('a desktop that is there is not forgotten, one that vanished is', async () => {
  const [there] = (await ask('GET', '/virtual-desktops?search=ws-demo011')).json.items
  expect((await ask('DELETE', `/virtual-desktops/${there.id}`)).json.code).toBe('vdi.stillThere')
  const [gone] = await everyOne('gone')
  // However many forget it at once, one does.
  const forgotten = await Promise.all([1, 2, 3, 4].map(() => ask('DELETE', `/virtual-desktops/${gone!.id}`)))
  expect(forgotten.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 404, 404, 404])
  expect((await ask('DELETE', `/virtual-desktops/${gone!.id}`)).json.code).toBe('vdi.notFound')
})

test('a table: dry run first, then new ones are added and terms changed; names of WorkSpaces stay', async () => {
  const table = [
    'UserID;DisplayName;Login;StartDate;EndDate',
    `ws-demo020;Anders;anders;01.02.2026;31.12.2027`,
    `tisch-1;Messe Halle 3;messe3;2026-03-01;unbegrenzt`,
    `tisch-2;Falsch;falsch;01.03.2026;01.02.2026`,
    `;Ohne;ohne;;`,
  ].join('\n')
  const uploaded = await ask('POST', '/imports?kind=virtualDesktops&fileName=vdi.csv', new TextEncoder().encode(table))
  expect(uploaded.status, JSON.stringify(uploaded.json)).toBe(201)
  const { id, mapping } = uploaded.json
  expect(mapping).toEqual(['userId', 'displayName', 'login', 'startDate', 'endDate'])
  const before = await count()
  await ask('PUT', `/imports/${id}/mapping`, { mapping })
  await jobsDone(portal)
  const { items } = (await ask('GET', `/imports/${id}/rows?pageSize=50`)).json
  expect(items.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['changed', 'new', 'error', 'error'])
  expect(items[2].problems[0]).toMatchObject({ code: 'vdi.endsBeforeStart', field: 'endDate' })
  expect(Object.keys(items[0].changes).toSorted()).toEqual(['endDate', 'startDate'])
  const left = { code: 'imports.givenByWorkspaces', details: {} }
  expect(items[0].problems).toEqual([
    { ...left, field: 'displayName' },
    { ...left, field: 'login' },
  ])
  expect(await count()).toBe(before)
  await ask('POST', `/imports/${id}/start`, { rows: 'all' })
  await jobsDone(portal)
  expect(await count()).toBe(before + 1)
  const found = async (search: string) => (await ask('GET', `/virtual-desktops?search=${search}`)).json.items[0]
  expect(await found('ws-demo020')).toMatchObject({ displayName: 'WW-VDI-020', endDate: '2027-12-31' })
  expect(await found('tisch-1')).toMatchObject({ displayName: 'Messe Halle 3', endDate: null, source: 'table' })
})
