import { beforeAll, expect, test, vi } from 'vitest'
import { readCrmState } from '#contract/crm.ts'
import { testPortal } from '../../testing/portal.ts'

// Each portal has a circuit breaker of its own.
const portal = testPortal()
const search = (text: string) => portal.call('licenser', 'GET', `/crm/companies?search=${encodeURIComponent(text)}`)
const state = () => portal.ask('licenser', readCrmState)
const mended = async () => expect((await search('Ruhr')).status).toBe(200)

beforeAll(async () => void (await portal.call('licenser', 'GET', '/companies')))

test.each([
  ['stoerung', 502, 'crm.errorVemasCompany'],
  ['abbruch', 502, 'crm.unreachable'],
  ['kauderwelsch', 502, 'crm.badAnswer'],
  ['umleitung', 502, 'crm.badAnswer'],
  ['riesig', 502, 'crm.badAnswer'],
])('an answer "%s" is refused with a clear code', async (word, status, code) => {
  const memory = process.memoryUsage().rss
  // Another code than that of a call that had to be ended: the fault was noticed, not waited for.
  const answer = await search(word)
  expect([answer.status, answer.json.code]).toEqual([status, code])
  expect(process.memoryUsage().rss - memory).toBeLessThan(120 * 1024 * 1024)
  await mended()
})

test('a slow answer is waited for', async () => {
  expect((await search('langsam')).json.code).toBe('crm.vemasCompanyNotFoundTitle')
})

test('twenty calls that hang end within ten seconds and keep nothing else waiting', async () => {
  const deadlines: { ms: number; end: () => void }[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    deadlines.push({ ms, end: () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')) })
    return controller.signal
  })
  const hanging = Array.from({ length: 20 }, () => search('haengt'))
  await vi.waitUntil(() => deadlines.length === 20, { timeout: 40_000 })
  timeout.mockRestore()
  expect(deadlines.filter(({ ms }) => ms > 9500)).toEqual([])
  // All of them hang until they are ended below.
  expect((await portal.call('licenser', 'GET', '/companies')).status).toBe(200)
  expect(portal.working.pool.waitingCount).toBe(0)
  for (const { end } of deadlines) end()
  for (const answer of await Promise.all(hanging))
    expect([answer.status, answer.json.code]).toEqual([504, 'crm.timeout'])
  // They were five failures in a row: nothing is asked any more, at once and with the time of the next try.
  const answer = await search('Ruhr')
  expect([answer.status, answer.json.code]).toEqual([503, 'crm.away'])
  expect(answer.json.details.seconds).toBeGreaterThan(0)
  expect(answer.json.message).toMatch(/^Das CRM ist nicht erreichbar\. Nächster Versuch in \d+ Sekunden\.$/)
  expect((await state()).retryIn).toBeGreaterThan(0)
  const later = Date.now() + 31_000
  vi.spyOn(Date, 'now').mockImplementation(() => later)
  const again = await search('Ruhr')
  vi.restoreAllMocks()
  expect(again.status).toBe(200)
  expect(await state()).toEqual({ configured: true, retryIn: null })
}, 30_000)

test('the figures say what came of the calls', async () => {
  const text = await metrics()
  expect(text).toContain('keywerk_outside_seconds_count{system="crm",call="vemascombosearchadressen",outcome="ok"}')
  expect(text).toContain('outcome="timeout"')
})

const metrics = async (): Promise<string> =>
  (await portal.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '127.0.0.1' })).payload
