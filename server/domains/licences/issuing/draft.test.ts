import { afterEach, expect, test, vi } from 'vitest'
import { testPortal } from '../../../testing/portal.ts'
import {
  chooseThreePlaces,
  draftOf,
  issue,
  issueFor,
  newHolding,
  newHost,
  readyHost,
  rowCounts,
  soundHost,
} from '../fixtures.ts'

const portal = testPortal()
afterEach(() => void vi.useRealTimers())

const drafted = async (hostId: string, body: object = {}): Promise<string> =>
  (await draftOf(portal, hostId, body)).json.draft
const outcome = async (hostId: string, draft: string) => {
  const { status, json } = await issue(portal, hostId, { draft })
  return `${status} ${json.code}`
}
const refused = '409 licences.changedMeanwhile'

test('after a change of the host, the configuration, the company or another issue a draft is refused', async () => {
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  const changes: [string, () => Promise<unknown>][] = [
    ['host', () => portal.call('licenser', 'PUT', `/hosts/${host.id}`, { ...soundHost, port: 28070 })],
    ['configuration', () => chooseThreePlaces(portal, holding)],
    [
      'company',
      () => {
        const { id, customerNumber } = holding.holder
        return portal.call('licenser', 'PATCH', `/companies/${id}`, { customerNumber: `9${customerNumber}` })
      },
    ],
    ['issue', () => issueFor(portal, host.id)],
  ]
  for (const [what, change] of changes) {
    const draft = await drafted(host.id)
    await change()
    const before = await rowCounts(portal)
    expect([what, await outcome(host.id, draft)]).toEqual([what, refused])
    expect(await rowCounts(portal)).toEqual(before)
  }
  expect(await outcome(host.id, await drafted(host.id))).toBe('201 undefined')
})

test('a draft is good for an hour and no longer', async () => {
  const host = await readyHost(portal)
  const draft = await drafted(host.id)
  const made = Date.parse(draft.split('.')[1]!)
  const attempt = async (later: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: made + later })
    const headers = await portal.given.session('licenser@wellenwerk.example')
    const answer = await portal.call(null, 'POST', `/hosts/${host.id}/licences`, { draft }, headers)
    return `${answer.status} ${answer.json.code}`
  }
  expect(await attempt(3_600_001)).toBe(refused)
  expect(await attempt(3_590_000)).toBe('201 undefined')
})

test('a draft cannot be written, prolonged or carried to another host', async () => {
  const holding = await newHolding(portal)
  const [host, twin] = [await newHost(portal, holding), await newHost(portal, holding)]
  const draft = await drafted(host.id)
  const [serial, issuedAt, configuration, seal] = draft.split('.') as [string, string, string, string]
  const later = new Date(Date.parse(issuedAt) + 1000).toISOString().replace(/\.\d+Z$/, 'Z')
  const forged = [
    [String(Number(serial) + 1), issuedAt, configuration, seal],
    [serial, later, configuration, seal],
    [serial, '2026-13-45T99:99:99Z', configuration, seal],
    [serial, issuedAt, configuration, 'A'.repeat(43)],
    [serial, issuedAt, configuration, seal.slice(0, 42)],
    [serial, issuedAt, configuration],
    ['-1', issuedAt, configuration, seal],
    ['9'.repeat(40), issuedAt, configuration, seal],
  ].map((parts) => parts.join('.'))
  const before = await rowCounts(portal)
  for (const one of [...forged, '', 'x', `${draft} `, `${draft}\n`]) expect(await outcome(host.id, one)).toBe(refused)
  expect(await outcome(twin.id, draft)).toBe(refused)
  expect(await outcome(host.id, 'x'.repeat(501))).toBe('400 request.invalid')
  const foreign = (await newHolding(portal)).configuration!.id
  expect(await outcome(host.id, [serial, issuedAt, foreign, seal].join('.'))).toBe('404 configurations.notFound')
  const { audit_log: _a, ...unchanged } = before
  expect(await rowCounts(portal)).toMatchObject({ licences: unchanged['licences'], hosts: unchanged['hosts'] })
  expect(await outcome(host.id, draft)).toBe('201 undefined')
})

test('a draft for an earlier configuration issues that one', async () => {
  const holding = await newHolding(portal)
  const host = await newHost(portal, holding)
  const first = holding.configuration!.id
  await chooseThreePlaces(portal, holding)
  const draft = await drafted(host.id, { configurationId: first })
  expect((await issue(portal, host.id, { draft })).json.configurationId).toBe(first)
})
